import type { Payable } from '@portal/contract/payment';
import { toYuan } from '@portal/units';
import { renderSVG } from 'uqr';
import type { Db } from '../../platform/db/database.ts';
import type { PaymentDoors } from '../../platform/upstream/payment/index.ts';
import { findShownPayment, type PayableRow, type PaymentRow } from './store.ts';

/** What is to be paid as its payer sees it. A code is shown while it can be paid by. */
export async function shownPayable(db: Db, row: PayableRow, { now, payments }: { now: number; payments: PaymentDoors }): Promise<Payable> {
  const { businessType, businessNo, amountFen, subject, state, gmtExpire } = row;
  const payment = await findShownPayment(db, row);
  return {
    businessType,
    businessNo,
    amount: toYuan(amountFen),
    subject,
    state,
    gmtExpire: gmtExpire.toISOString(),
    now: new Date(now).toISOString(),
    channels: [...payments.names],
    payment: payment === undefined ? null : shownPayment(payment, state === 'OPEN' && now < payment.gmtExpire.getTime()),
  };
}

function shownPayment({ paymentNo, channel, state, codeUrl, gmtExpire }: PaymentRow, canBePaid: boolean): NonNullable<Payable['payment']> {
  const url = canBePaid && state === 'PENDING' ? codeUrl : '';
  return { paymentNo, channel, state, codeUrl: url, codeSvg: url === '' ? '' : renderSVG(url, { border: 2 }), gmtExpire: gmtExpire.toISOString() };
}
