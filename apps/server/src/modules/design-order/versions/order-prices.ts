/** An order's quoted prices beside what its models cost this caller today. */
import type { PriceComparison } from '@portal/contract/design-order';
import * as contract from '@portal/contract/design-order';
import { versionsCopy } from '@portal/contract/design-order';
import { repricingOf, type QuotedBeside, type Repricing } from '@portal/engines/pricing';
import { createHash } from 'node:crypto';
import { ownerOf, type Pricing } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { factsOfStored } from '../lines/line.ts';
import { listLinePrices } from '../lines/line-facts.ts';
import { getOwnOrder, lockOwnOrder } from '../lines/own-order.ts';
import type { OrderRow } from '../lines/store.ts';
import { listOrderLines, type DesignOrderLineRow } from '../quotes/store.ts';
import { contentOf } from './content.ts';
import { keepBefore } from './keep-version.ts';
import { findKeptPrices, updateKeptPrices } from './store.ts';
import { writeLines } from './write-lines.ts';

type LineBeside = DesignOrderLineRow & QuotedBeside;

export const getPriceComparison = operation(contract.getPriceComparison, async function getPriceComparison(ctx, { params }): Promise<PriceComparison> {
  const order = await getOwnOrder(ctx, params.id);
  const { changed, amount } = await repricingOfOrder(ctx, order);
  const mark = markOf(changed);
  return {
    changed: changed.map(({ before, after }) => ({
      skuNo: before.skuNo,
      productName: before.productName,
      productModel: before.productModel,
      quantity: before.quantity,
      rate: after.rate,
      price: before.price,
      todaysPrice: after.todaysPrice ?? 0,
      amount: before.amount,
      todaysAmount: after.amount,
    })),
    amount: amount.before,
    todaysAmount: amount.after,
    byAmount: amount.by,
    isKept: mark !== '' && mark === (await findKeptPrices(ctx.db, ownerOf(ctx.caller), order.id)),
    mark,
  };
});

export const takeTodaysPrices = operation(contract.takeTodaysPrices, async function takeTodaysPrices(ctx, { body }) {
  const order = await lockOwnOrder(ctx, body.id);
  const { changed } = await repricingOfOrder(ctx, order);
  if (changed.length === 0) return { undoVersionId: null };
  const content = await contentOf(ctx, order);
  const undoVersionId = await keepBefore(ctx, order.id, { cause: 'prices', name: versionsCopy.beforePrices, content });
  const priced = new Map(changed.map(({ after }) => [after.skuNo, after]));
  const lines = content.lines.map((line) => {
    const { price, rate, ratePrice, amount } = priced.get(line.skuNo) ?? line;
    return { ...line, price, rate, ratePrice, amount };
  });
  await writeLines(ctx, order, lines);
  return { undoVersionId };
});

/** What was shown is kept; a mark of other prices simply stands for nothing. */
export const keepQuotedPrices = operation(contract.keepQuotedPrices, async function keepQuotedPrices(ctx, { body }) {
  const { id } = await lockOwnOrder(ctx, body.id);
  await updateKeptPrices(ctx.db, ownerOf(ctx.caller), id, body.mark);
  return null;
});

async function repricingOfOrder(ctx: Pricing, { id, fees }: Pick<OrderRow, 'id' | 'fees'>): Promise<Repricing<LineBeside>> {
  const rows = await listOrderLines(ctx.db, id);
  const pricesByNo = await listLinePrices(
    ctx,
    rows.map(({ skuNo }) => skuNo),
  );
  return repricingOf(
    rows.map((row) => {
      const { price: todaysPrice, skuStatus } = factsOfStored(pricesByNo, row);
      return { ...row, todaysPrice, skuStatus };
    }),
    fees,
  );
}

/** Stands for the models that changed and their prices today; '' for none. */
const markOf = (changed: Repricing['changed']): string =>
  changed.length === 0
    ? ''
    : createHash('sha256')
        .update(JSON.stringify(changed.map(({ before, after }) => [before.skuNo, before.price, after.todaysPrice])))
        .digest('base64url')
        .slice(0, 22);
