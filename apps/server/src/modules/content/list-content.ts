/** Lists of what is published, for its own pages and for others. */
import * as contract from '@portal/contract/content';
import { operation } from '../../platform/http/operation.ts';
import { itemOf } from './card-of.ts';
import type { OnEveryPage } from './on-every-page.ts';
import { countItems, listItems, listUsing } from './store.ts';

export const listSolutionClasses = operation(contract.listSolutionClasses, async function listSolutionClasses(ctx, _input, onEveryPage: OnEveryPage) {
  return { industryList: [{ id: contract.EVERY_INDUSTRY, name: '全部行业' }, ...(await onEveryPage.industries(ctx.db))] };
});

export const listContent = operation(contract.listContent, async function listContent(ctx, { query: { oneIndustryId: asked, ...rest } }) {
  const query = { ...rest, oneIndustryId: asked === contract.EVERY_INDUSTRY ? undefined : asked };
  const now = new Date(ctx.now);
  const [rows, count] = [await listItems(ctx.db, now, query), await countItems(ctx.db, now, query)];
  return { data: rows.map(itemOf), count };
});

export const listRecommendedContent = operation(contract.listRecommendedContent, async function listRecommendedContent(ctx, _input, onEveryPage: OnEveryPage) {
  return (await onEveryPage.latest(ctx.db)).map(itemOf);
});

export const listContentOf = operation(contract.listContentOf, async function listContentOf(ctx, { query: { spuNo } }, onEveryPage: OnEveryPage) {
  if (!(await onEveryPage.familiesUsed(ctx.db)).has(spuNo)) return [];
  const rows = await listUsing(ctx.db, new Date(ctx.now), spuNo, contract.CONTENT_OF_PRODUCT_MAX);
  return rows.map(({ contentId, kind, title, picture }) => ({ contentId, kind, title, picture }));
});

export const listPromotions = operation(contract.listPromotions, async function listPromotions(ctx, { query: { placement } }, onEveryPage: OnEveryPage) {
  return (await onEveryPage.promotions(ctx.db)).get(placement) ?? [];
});
