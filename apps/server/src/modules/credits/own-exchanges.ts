/** What one has been given for credits: another's is none. */
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/credits';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listOwnPage, lockExchange, type ExchangeRow } from './exchange-store.ts';
import { takeStep } from './take-step.ts';

export const shownExchange = ({ gmtCreate, ...row }: Omit<ExchangeRow, 'serial'>): contract.Exchange => ({
  exchangeNo: row.exchangeNo,
  spuNo: row.spuNo,
  title: row.title,
  picture: row.picture,
  unit: row.unit,
  quantity: row.quantity,
  points: row.points,
  state: row.state,
  address: row.address,
  carrier: row.carrier,
  trackingNo: row.trackingNo,
  cancelReason: row.cancelReason,
  gmtCreate: gmtCreate.toISOString(),
});

export const listExchanges = operation(contract.listExchanges, async function listExchanges({ db, caller }, { query }) {
  const { rows, total } = await listOwnPage(db, ownerOf(caller), query);
  return { data: rows.map(shownExchange), count: total };
});

/** Asked again it is done already. */
export const cancelExchange = operation(contract.cancelExchange, async function cancelExchange(ctx, { body: { exchangeNo, reason } }) {
  const row = found(await lockExchange(ctx.db, ownerOf(ctx.caller), exchangeNo));
  if (row.state === 'cancelled' && row.cancelReason === reason) return shownExchange(row);
  return shownExchange(await takeStep(ctx, row, { act: 'cancel', who: 'buyer', change: { cancelReason: reason } }));
});

export const receiveExchange = operation(contract.receiveExchange, async function receiveExchange(ctx, { body: { exchangeNo } }) {
  const row = found(await lockExchange(ctx.db, ownerOf(ctx.caller), exchangeNo));
  if (row.state === 'received') return shownExchange(row);
  return shownExchange(await takeStep(ctx, row, { act: 'receive', who: 'buyer' }));
});

export function found(row: ExchangeRow | undefined): ExchangeRow {
  if (row === undefined) throw new AppError(notFound);
  return row;
}
