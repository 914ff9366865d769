import type { Payable } from '@portal/contract/payment';
import { fen, toYuan } from '@portal/units';
import { renderSVG } from 'uqr';
import type { Db } from '../../platform/db/database.ts';
import type { PaymentNeeds } from './needs.ts';
import { findOwnPayable, findShownPayment, listPaymentsOf, listRefundsOf, type PayableRow, type PaymentRow } from './store.ts';

/** What is to be paid as its payer sees it. A code is shown while it can be paid by. */
export async function shownPayable(
  db: Db,
  row: PayableRow,
  { now, room }: { now: number; room: Pick<PaymentNeeds, 'payments' | 'findPaidFor' | 'findHindrance'> },
): Promise<Payable> {
  const { businessType, businessNo, amountFen, subject, state, gmtExpire } = row;
  const payment = await findShownPayment(db, row);
  const hindrance = state === 'OPEN' ? await room.findHindrance(db, row) : '';
  return {
    businessType,
    businessNo,
    amount: toYuan(amountFen),
    subject,
    state,
    gmtExpire: gmtExpire.toISOString(),
    now: new Date(now).toISOString(),
    channels: [...room.payments.names],
    payment: payment === undefined ? null : shownPayment(payment, state === 'OPEN' && hindrance === '' && now < payment.gmtExpire.getTime()),
    hindrance,
    ...(state === 'OPEN'
      ? { returned: hindrance === '' ? null : await findReturned(db, row), nextNo: null, recordNo: '', closeReason: '' }
      : { returned: await findReturned(db, row), ...(await findWhatFollows(db, row, room)) }),
  };
}

/** What came and is nobody's to keep, all of it together: of what is paid for a second time, of what is closed, or cannot be supplied, too late. */
async function findReturned(db: Db, row: PayableRow): Promise<Payable['returned']> {
  const refunds = await listRefundsOf(
    db,
    (await listPaymentsOf(db, row)).filter(({ isKept }) => !isKept).map(({ paymentNo }) => paymentNo),
  );
  const [first] = refunds;
  if (first === undefined) return null;
  return {
    amount: toYuan(fen(refunds.reduce((sum, { amountFen }) => sum + amountFen, 0))),
    why: first.reason === 'DUPLICATE' ? 'DUPLICATE' : 'LATE',
    isDone: refunds.every(({ state }) => state === 'SUCCEEDED'),
  };
}

/** Where somebody goes on from what is not to be paid any more: to what it is paid under instead, of the same payer, and to what it was for. */
export async function findWhatFollows(
  db: Db,
  row: PayableRow,
  { findPaidFor }: Pick<PaymentNeeds, 'findPaidFor'>,
): Promise<Pick<Payable, 'nextNo' | 'recordNo' | 'closeReason'>> {
  const paidFor = await findPaidFor(db, row);
  if (paidFor === undefined) return { nextNo: null, recordNo: '', closeReason: '' };
  const { businessNo, recordNo, closeReason = '' } = paidFor;
  const next = businessNo === row.businessNo ? undefined : await findOwnPayable(db, row, { businessType: row.businessType, businessNo });
  return { nextNo: row.state === 'CLOSED' && next !== undefined && next.state !== 'CLOSED' ? businessNo : null, recordNo, closeReason };
}

function shownPayment({ paymentNo, channel, state, codeUrl, gmtExpire }: PaymentRow, canBePaid: boolean): NonNullable<Payable['payment']> {
  const url = canBePaid && state === 'PENDING' ? codeUrl : '';
  return { paymentNo, channel, state, codeUrl: url, codeSvg: url === '' ? '' : renderSVG(url, { border: 2 }), gmtExpire: gmtExpire.toISOString() };
}
