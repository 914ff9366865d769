import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/order';
import { isAnsweredByGoods, orderStates } from '@portal/engines/states';
import { operation } from '../../platform/http/operation.ts';
import { noteDealerAct } from '../staff/index.ts';
import { lockSeen, piecesToSend } from './dealer-orders.ts';
import type { OrderNeeds } from './needs.ts';
import { assertNumberFree, numbered } from './parcel-number.ts';
import { listClaims, type ListedClaim } from './claim-store.ts';
import { orderOf } from './shown-order.ts';
import { insertParcel, listLinesOf, listParcelsOf, updateLines } from './store.ts';
import { takeStep } from './take-step.ts';

/** One parcel. The last piece of the last line makes the whole sent. */
export const shipShopOrder = operation(
  contract.shipShopOrder,
  async function shipShopOrder(ctx, { body: { lines: asked, shopOrderNo, revision, useAnyway, claimsSeen, ...given } }, needs: OrderNeeds) {
    const row = await lockSeen(ctx, { shopOrderNo, revision });
    if (!orderStates.may(row.state, 'shipPart', 'dealer')) throw new AppError(contract.orderMoved);
    assertClaimsSeen((await listClaims(ctx.db, needs.openRequests, [shopOrderNo])).get(shopOrderNo) ?? [], claimsSeen);
    const delivery = contract.deliveryOf(given);
    await assertNumberFree(ctx, numbered(await listParcelsOf(ctx.db, [shopOrderNo])), { shopOrderNo, trackingNo: delivery.trackingNo, useAnyway });
    const lines = await listLinesOf(ctx.db, [row.shopOrderNo]);
    const sent = new Map(piecesToSend(lines, asked).map(({ id, quantity }) => [id, quantity]));
    const after = lines.map(({ id, paidAmount, quantity, shippedQuantity, withdrawnQuantity }) => ({
      id,
      paidAmount,
      quantity,
      withdrawnQuantity,
      shippedQuantity: shippedQuantity + (sent.get(id) ?? 0),
    }));
    await updateLines(ctx.db, after);
    await insertParcel(ctx.db, {
      shopOrderNo,
      ...delivery,
      lines: [...sent].map(([id, quantity]) => ({ id, quantity })),
      gmtCreate: new Date(ctx.now),
    });
    const act = after.every(({ quantity, shippedQuantity, withdrawnQuantity }) => shippedQuantity + withdrawnQuantity === quantity) ? 'shipAll' : 'shipPart';
    const step = { act, who: 'dealer', actorNo: ctx.caller.accountNo, text: contract.deliveryWords(delivery), way: delivery.way } as const;
    const moved = await takeStep(ctx, needs, row, step);
    const pieces = [...sent.values()].reduce((sum, quantity) => sum + quantity, 0);
    await noteDealerAct(ctx, 'shipShopOrder', `订单 ${shopOrderNo}，${pieces} 件，${contract.deliveryWords(delivery)}`);
    return orderOf(ctx.db, moved, needs.openRequests);
  },
);

/** What is sent while the money is asked back, and the dealer has not answered, is sent by somebody who knows. Throws `claimOpen`. */
function assertClaimsSeen(claims: readonly ListedClaim[], seen: readonly string[] = []): void {
  const forMoney = claims.filter(({ way, state }) => state === 'applied' && !isAnsweredByGoods(way));
  if (forMoney.every(({ afterSaleNo }) => seen.includes(afterSaleNo))) return;
  const words = forMoney.map(({ afterSaleNo }) => afterSaleNo).join('、');
  throw new AppError(contract.claimOpen, { msg: contract.orderCopy.claimOpen(words), data: { claims: forMoney.map(({ afterSaleNo }) => ({ afterSaleNo })) } });
}
