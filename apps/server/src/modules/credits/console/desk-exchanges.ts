/** What the desk does about exchanges; each act stands in the operators' log. */
import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/credits';
import { maskPhone } from '@portal/units';
import type { Context, OperatorCaller } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { recordAct } from '../../operator/index.ts';
import { countProposedByOthers } from '../adjustment-store.ts';
import { countPlaced, findExchangeOfNumber, listDeskPage, lockExchange, type ExchangeRow } from '../exchange-store.ts';
import { found, shownExchange } from '../own-exchanges.ts';
import { takeStep } from '../take-step.ts';

/** The contact's number is masked; it is told apart, which is written down. */
function onDesk(row: ExchangeRow): contract.DeskExchange {
  const { address, ...shown } = shownExchange(row);
  return { ...shown, address: { ...address, contactPhone: maskPhone(address.contactPhone) }, buyerName: row.buyerName };
}

/** The full number, after it is written down who looks at it. */
export const readExchangeContact = operation(contract.readExchangeContact, async function readExchangeContact(ctx, { body: { exchangeNo } }) {
  const { address } = found(await lockExchange(ctx.db, null, exchangeNo));
  await recordAct(ctx, 'readExchangeContact', { target: exchangeNo });
  return { phone: address.contactPhone };
});

export const listDeskExchanges = operation(contract.listDeskExchanges, async function listDeskExchanges({ db }, { query: { page, size, state } }) {
  const { rows, total } = await listDeskPage(db, { page, size, state });
  return { data: rows.map(onDesk), count: total };
});

export const countCreditsWaiting = operation(contract.countCreditsWaiting, async function countCreditsWaiting({ db, caller }) {
  return { exchanges: await countPlaced(db), adjustments: await countProposedByOthers(db, caller.operator.operatorNo) };
});

interface Parcel {
  exchangeNo: string;
  carrier: string;
  trackingNo: string;
  useAnyway: boolean;
}

/** Asked again with the same parcel it is done already. */
async function given(ctx: Context<OperatorCaller>, act: 'send' | 'changeParcel', { exchangeNo, carrier, trackingNo, useAnyway }: Parcel) {
  const row = found(await lockExchange(ctx.db, null, exchangeNo));
  if (row.state === 'sent' && row.carrier === carrier && row.trackingNo === trackingNo) return onDesk(row);
  const used = useAnyway ? undefined : await findExchangeOfNumber(ctx.db, { ...row, trackingNo });
  if (used !== undefined) throw new AppError(contract.exchangeNumberUsed, { data: { exchangeNo: used } });
  const after = await takeStep(ctx, row, { act, who: 'operator', change: { carrier, trackingNo } });
  await written(ctx, act === 'send' ? 'sendExchange' : 'changeExchangeParcel', row, after);
  return onDesk(after);
}

export const sendExchange = operation(contract.sendExchange, function sendExchange(ctx, { body }) {
  return given(ctx, 'send', body);
});

export const changeExchangeParcel = operation(contract.changeExchangeParcel, function changeExchangeParcel(ctx, { body }) {
  return given(ctx, 'changeParcel', body);
});

export const cancelDeskExchange = operation(contract.cancelDeskExchange, async function cancelDeskExchange(ctx, { body: { exchangeNo, reason } }) {
  const row = found(await lockExchange(ctx.db, null, exchangeNo));
  if (row.state === 'cancelled' && row.cancelReason === reason) return onDesk(row);
  const cancelled = await takeStep(ctx, row, { act: 'cancel', who: 'operator', change: { cancelReason: reason } });
  await written(ctx, 'cancelExchange', row, cancelled);
  return onDesk(cancelled);
});

const written = (ctx: Context<OperatorCaller>, act: string, before: ExchangeRow, after: ExchangeRow): Promise<void> =>
  recordAct(ctx, act, { target: before.exchangeNo, before: factsOf(before), after: factsOf(after) });

/** What is told of in the log: nothing of who it goes to. */
const factsOf = ({ state, title, quantity, points, carrier, trackingNo, cancelReason }: ExchangeRow) => ({
  exchangeState: state,
  title: `${title} ×${quantity}`,
  points,
  ...(trackingNo === '' ? {} : { parcel: `${carrier} ${trackingNo}` }),
  ...(cancelReason === '' ? {} : { exchangeReason: cancelReason }),
});
