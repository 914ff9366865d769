/** Models beside each other, with what they say and where they differ (COMPARE-4). */
import * as contract from '@portal/contract/compare';
import { differingValues } from '@portal/engines/goods';
import { operation } from '../../platform/http/operation.ts';
import { comparedAttributes, getTaxonomy, listComparable, listModelsSold, stockFor, stockTold } from '../catalog/index.ts';
import { findPrices, type AskingPrices } from '../price/index.ts';
import { knownOf } from './known-models.ts';
import { shownTo, skuNosOf, withReplacements } from './shown-list.ts';

export const compareDirectly = operation(contract.compareDirectly, function compareDirectly(ctx, { query }) {
  return comparisonOf(ctx, [...new Set(query.skuNo)].slice(0, query.limit));
});

export const compareSent = operation(contract.compareSent, async function compareSent(ctx, { body: { skuList, limit } }) {
  const skuNos = skuNosOf(await knownOf(ctx.db, skuList));
  return comparisonOf(ctx, skuNos.slice(0, limit));
});

async function comparisonOf(ctx: AskingPrices, skuNos: readonly string[]): Promise<contract.CompareResult> {
  const { db } = ctx;
  const found = new Map((await listComparable(db, skuNos)).map((model) => [model.skuNo, model]));
  const prices = await findPrices(ctx, skuNos);
  const models = skuNos.flatMap((skuNo) => found.get(skuNo) ?? []);
  const rows = comparedAttributes(await getTaxonomy(db), models);
  const sold = Map.groupBy(
    await listModelsSold(
      db,
      models.map(({ spuNo }) => spuNo),
    ),
    ({ spuNo }) => spuNo,
  );
  const differing = rows.map(({ values }) => differingValues(values));
  const descriptions = differingValues(models.map(({ skuDesc }) => skuDesc));
  return {
    compareSkuAttrList: rows.map(({ attrName, attrGroup }) => ({ attrName, attrGroup })),
    compareSkuList: await withReplacements(
      db,
      models.map((model, place) => ({
        ...shownTo(prices, model),
        ...(model.isOnSale ? stockTold(prices.shopStock.isVague, stockFor(prices.shopStock, model)) : { stockTotal: 0, stockSource: 'platform' as const }),
        skuDesc: model.skuDesc,
        skuDescDiff: descriptions[place] ?? false,
        compareSkuAttrList: rows.map(({ attrName, values }) => ({ attrName, attrValue: values[place] ?? '' })),
        diffAttrIdxArr: differing.flatMap((differs, row) => (differs[place] ? [row] : [])),
        skus: (sold.get(model.spuNo) ?? []).map(({ skuNo, skuModel }) => ({ skuNo, skuModel })),
      })),
    ),
  };
}
