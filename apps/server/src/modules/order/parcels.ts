/** Parcels of an order: received each by itself (ORDER-33), and what their carriers say of them (ORDER-34). */
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/order';
import { orderStates } from '@portal/engines/states';
import { ownerOf, type Context, type SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { TrackingRefusedError, type Tracking } from '../../platform/upstream/tracking/index.ts';
import { found } from './buyer-orders.ts';
import { sideOf } from './dealer-orders.ts';
import type { OrderNeeds } from './needs.ts';
import { ownOrderOf } from './shown-order.ts';
import { findShopOrder, insertEvent, listParcelsOf, listTradeOrders, lockShopOrder, type ParcelRow, type ShopOrderRow } from './store.ts';
import { updateReceived, updateTracking } from './parcel-store.ts';
import { takeStep } from './take-step.ts';

/** Said again it is received already. */
export const confirmParcel = operation(contract.confirmParcel, async function confirmParcel(ctx, { body: { shopOrderNo, parcelNo } }, needs: OrderNeeds) {
  const row = found(await lockShopOrder(ctx.db, { owner: ownerOf(ctx.caller) }, shopOrderNo));
  const parcels = await listParcelsOf(ctx.db, [shopOrderNo]);
  const parcel = parcelAt(parcels, parcelNo);
  if (parcel.gmtReceived !== null) return ownOrderOf(ctx.db, row, needs.openRequests);
  const by = { who: 'buyer', actorNo: ctx.caller.accountNo } as const;
  if (!orderStates.may(row.state, 'receiveParcel', by.who)) throw new AppError(contract.orderMoved);
  const at = new Date(ctx.now);
  await updateReceived(ctx.db, [parcel.id], at);
  await insertEvent(ctx.db, { shopOrderNo, act: 'receiveParcel', ...by, text: `包裹 ${parcelNo}：${contract.deliveryWords(parcel)}`, gmtCreate: at });
  const isLast = parcels.every((one) => one === parcel || one.gmtReceived !== null);
  return ownOrderOf(ctx.db, isLast && row.state === 'shipped' ? await takeStep(ctx, needs, row, { act: 'receive', ...by }) : row, needs.openRequests);
});

export const trackParcel = operation(contract.trackParcel, async function trackParcel(ctx, { body: { shopOrderNo, parcelNo } }, room: OrderNeeds) {
  return track(ctx, room, found(await findShopOrder(ctx.db, { owner: ownerOf(ctx.caller) }, shopOrderNo)), parcelNo);
});

export const trackShopParcel = operation(contract.trackShopParcel, async function trackShopParcel(ctx, { body: { shopOrderNo, parcelNo } }, room: OrderNeeds) {
  return track(ctx, room, found(await findShopOrder(ctx.db, sideOf(ctx.caller), shopOrderNo)), parcelNo);
});

/** Asked of the carrier where that is not too soon and it has more to tell; what it told before stands where it says nothing. */
async function track(
  { db, now, log, transaction }: Context<SignedInCaller>,
  { tracking }: OrderNeeds,
  { shopOrderNo, orderNo }: ShopOrderRow,
  parcelNo: number,
): Promise<contract.ParcelTracking> {
  const parcel = parcelAt(await listParcelsOf(db, [shopOrderNo]), parcelNo);
  if (parcel.way !== 'express') return shown(parcel, 'noCarrier');
  const isFresh = parcel.gmtTracked !== null && (now - parcel.gmtTracked.getTime() < contract.TRACK_AGAIN_MS || parcel.tracking?.state === 'delivered');
  if (isFresh) return shown(parcel, null);
  if (tracking === null) return shown(parcel, 'closed');
  const [order] = await listTradeOrders(db, [orderNo]);
  try {
    const told = await tracking.query({ carrier: parcel.carrier, trackingNo: parcel.trackingNo, phone: order?.address.contactPhone ?? '' });
    const gmtTracked = new Date(now);
    await transaction((inside) => updateTracking(inside, parcel.id, { tracking: told, gmtTracked }));
    return shown({ tracking: told, gmtTracked }, null);
  } catch (error) {
    const reason = error instanceof TrackingRefusedError && error.reason !== 'refused' ? error.reason : 'away';
    if (reason === 'away') log.warn({ err: error }, 'parcels cannot be tracked');
    return shown(parcel, reason);
  }
}

export function parcelAt(parcels: readonly ParcelRow[], parcelNo: number): ParcelRow {
  const parcel = parcels[parcelNo - 1];
  if (parcel === undefined) throw new AppError(notFound, { message: 'no such parcel' });
  return parcel;
}

const shown = (
  { tracking, gmtTracked }: { tracking: Tracking | null; gmtTracked: Date | null },
  failure: contract.ParcelTracking['failure'],
): contract.ParcelTracking => ({
  state: tracking?.state ?? null,
  events: (tracking?.events ?? []).map(({ at, text }) => ({ gmtEvent: new Date(at).toISOString(), text })),
  gmtTracked: gmtTracked?.toISOString() ?? null,
  failure,
});
