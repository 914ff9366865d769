/** One number is one parcel (ORDER-43): what the dealer's other parcels have is not taken again without a word. */
import { AppError, badRequest } from '@portal/contract/core';
import * as contract from '@portal/contract/order';
import { deliveryWords } from '@portal/contract/order';
import type { Context, SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { noteDealerAct } from '../staff/index.ts';
import { lockSeen, sideOf } from './dealer-orders.ts';
import { orderStates } from '@portal/engines/states';
import { findOrderOfNumber, updateCarrier } from './parcel-store.ts';
import { parcelAt } from './parcels.ts';
import type { OrderNeeds } from './needs.ts';
import { orderOf } from './shown-order.ts';
import { listParcelsOf, updateShopOrder, type ParcelRow } from './store.ts';
import { tellStep } from './tell-step.ts';

interface Numbered {
  shopOrderNo: string;
  trackingNo: string;
  /** That of another order is meant to be the same. */
  useAnyway: boolean;
}

/** Within an order it is refused, of another order of the dealer unless it is meant. Throws `trackingNoUsed`. */
export async function assertNumberFree(
  { db, caller }: Context<SignedInCaller>,
  others: readonly (readonly [parcelNo: number, Pick<ParcelRow, 'trackingNo'>])[],
  { shopOrderNo, trackingNo, useAnyway }: Numbered,
): Promise<void> {
  if (trackingNo === '') return;
  const same = others.find(([, one]) => one.trackingNo.toUpperCase() === trackingNo.toUpperCase());
  if (same) throw refused(contract.orderCopy.trackingNoOfParcel(same[0]));
  const elsewhere = useAnyway ? undefined : await findOrderOfNumber(db, sideOf(caller), { shopOrderNo, trackingNo });
  if (!elsewhere) return;
  const { trackingNoOfOrder, trackingNoElsewhere } = contract.orderCopy;
  const seen = elsewhere.isSeen ? elsewhere.shopOrderNo : '';
  throw new AppError(contract.trackingNoUsed, { msg: seen === '' ? trackingNoElsewhere : trackingNoOfOrder(seen), data: { shopOrderNo: seen } });
}

export const numbered = (parcels: readonly ParcelRow[]): [number, ParcelRow][] => parcels.map((parcel, index) => [index + 1, parcel]);

/** Until it was received. The order's own time runs on: the goods are on their way as before. */
export const changeParcel = operation(
  contract.changeParcel,
  async function changeParcel(ctx, { body: { shopOrderNo, parcelNo, revision, ...given } }, needs: OrderNeeds) {
    const row = await lockSeen(ctx, { shopOrderNo });
    const parcels = await listParcelsOf(ctx.db, [shopOrderNo]);
    const parcel = parcelAt(parcels, parcelNo);
    if (parcel.way !== 'express') throw refused(contract.orderCopy.noTrackingNo);
    if (parcel.carrier === given.carrier && parcel.trackingNo === given.trackingNo) return orderOf(ctx.db, row, needs.openRequests);
    const isSeen = revision === undefined || revision === row.revision;
    if (!isSeen || parcel.gmtReceived !== null || !orderStates.may(row.state, 'changeParcel', 'dealer')) throw new AppError(contract.orderMoved);
    await assertNumberFree(
      ctx,
      numbered(parcels).filter(([no]) => no !== parcelNo),
      { shopOrderNo, ...given },
    );
    await updateCarrier(ctx.db, parcel.id, given);
    const at = new Date(ctx.now);
    const text = `包裹 ${parcelNo}：${deliveryWords(parcel)} 更正为 ${deliveryWords({ ...parcel, ...given })}`;
    const step = { act: 'changeParcel', who: 'dealer', text } as const;
    const moved = { ...row, revision: row.revision + 1, gmtModified: at };
    await updateShopOrder(ctx.db, moved, { ...step, actorNo: ctx.caller.accountNo, gmtCreate: at });
    await tellStep(ctx, moved, { ...step, from: row.state });
    await noteDealerAct(ctx, 'changeParcel', `订单 ${shopOrderNo}，${text}`);
    return orderOf(ctx.db, moved, needs.openRequests);
  },
);

const refused = (msg: string) => new AppError(badRequest, { msg, fields: { trackingNo: msg } });
