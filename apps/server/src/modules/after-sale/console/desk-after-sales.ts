/** What the provider reads of requests, and decides; each decision is a line of the operators' log. */
import * as contract from '@portal/contract/after-sale';
import { AppError, notFound } from '@portal/contract/core';
import { operation } from '../../../platform/http/operation.ts';
import { pictureOf } from '../../file/index.ts';
import { recordAct } from '../../operator/index.ts';
import { lockHeld, stepOnce } from '../held.ts';
import type { AfterSaleNeeds } from '../needs.ts';
import { afterSaleOf, afterSalePage, countsOf } from '../shown-after-sale.ts';
import { findAfterSale } from '../store.ts';

export const listDeskAfterSales = operation(contract.listDeskAfterSales, function listDeskAfterSales({ db }, { query }) {
  return afterSalePage(db, 'desk', query);
});

export const countDeskAfterSales = operation(contract.countDeskAfterSales, function countDeskAfterSales({ db }) {
  return countsOf(db, 'desk');
});

export const getDeskAfterSale = operation(contract.getDeskAfterSale, async function getDeskAfterSale({ db }, { params }) {
  const row = await findAfterSale(db, 'desk', params.afterSaleNo);
  if (row === undefined) throw new AppError(notFound);
  return afterSaleOf(db, row);
});

export const readDeskAfterSalePicture = operation(
  contract.readDeskAfterSalePicture,
  async function readDeskAfterSalePicture(ctx, { params: { afterSaleNo, fileId } }, { files }: AfterSaleNeeds) {
    return pictureOf(ctx, await findAfterSale(ctx.db, 'desk', afterSaleNo), { fileId, files });
  },
);

export const decideAfterSale = operation(
  contract.decideAfterSale,
  async function decideAfterSale(ctx, { body: { afterSaleNo, decision, text } }, needs: AfterSaleNeeds) {
    const held = await lockHeld(ctx, 'desk', afterSaleNo);
    const after = await stepOnce(ctx, needs, held, { act: decision, who: 'provider', actorNo: ctx.caller.operator.operatorNo, text });
    if (after.state !== held.row.state)
      await recordAct(ctx, 'decideAfterSale', {
        target: afterSaleNo,
        before: { afterSaleState: held.row.state, amount: held.row.amount },
        after: { afterSaleState: after.state, amount: after.amount, decisionReason: text },
      });
    return afterSaleOf(ctx.db, after);
  },
);
