import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/order';
import { orderStates } from '@portal/engines/states';
import { operation } from '../../platform/http/operation.ts';
import { lockSeen, piecesToSend } from './dealer-orders.ts';
import type { StepNeeds } from './needs.ts';
import { assertNumberFree, numbered } from './parcel-number.ts';
import { orderOf } from './shown-order.ts';
import { insertParcel, listLinesOf, listParcelsOf, updateLines } from './store.ts';
import { takeStep } from './take-step.ts';

/** One parcel. The last piece of the last line makes the whole sent. */
export const shipShopOrder = operation(
  contract.shipShopOrder,
  async function shipShopOrder(ctx, { body: { lines: asked, shopOrderNo, revision, useAnyway, ...given } }, needs: StepNeeds) {
    const row = await lockSeen(ctx, { shopOrderNo, revision });
    if (!orderStates.may(row.state, 'shipPart', 'dealer')) throw new AppError(contract.orderMoved);
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
    return orderOf(ctx.db, await takeStep(ctx, needs, row, step));
  },
);
