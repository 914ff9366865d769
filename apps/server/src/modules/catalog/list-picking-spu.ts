import * as contract from '@portal/contract/catalog';
import type { PickingSpu, Sku, Spu, SpuQuery } from '@portal/contract/catalog';
import { SkuStatus } from '@portal/engines/goods';
import { RATE_DEFAULT } from '@portal/engines/pricing';
import type { Db } from '../../platform/db/database.ts';
import type { Pricing } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { listPage, type ListedPage } from './listing/list-page.ts';
import type { GoodsQuestion } from './listing/question.ts';
import { pictureUrl } from './picture-url.ts';
import { spuFor } from './project.ts';
import { listSkusOf, listSpus } from './store.ts';
import type { Taxonomy } from './taxonomy/taxonomy.ts';

export const listPickingSpu = operation(contract.listPickingSpu, function listPickingSpu(ctx, { query }, catalog: CatalogCache) {
  return listFamiliesToPick(ctx, query, catalog);
});

/** The brand's tab (type empty: its own products) or the software tab (type 2), each family with all its models. */
export const listFamiliesToPick = async (ctx: Pricing, query: SpuQuery, catalog: CatalogCache) =>
  familiesOf(ctx.db, catalog, { query, prices: await catalog.pricesFor(ctx), skuType: query.type === '2' ? 2 : 0 });

/** A page of families with their models, in the page's order. */
export async function familiesOf(
  db: Db,
  catalog: CatalogCache,
  question: GoodsQuestion,
): Promise<{ data: PickingSpu[] } & Pick<ListedPage, 'count' | 'loosened' | 'fallback'>> {
  const taxonomy = await catalog.taxonomy(db);
  const page = await listPage(db, catalog, question);
  return { data: await withModels(db, taxonomy, question, page), count: page.count, loosened: page.loosened, fallback: page.fallback };
}

/** With the models that are sold, or with those that are sold no more. */
async function withModels(db: Db, taxonomy: Taxonomy, { prices, query }: GoodsQuestion, { shown }: ListedPage): Promise<PickingSpu[]> {
  const isGone = query.skuStatus === '1';
  if (shown.length === 0) return [];
  const spuNos = shown.map(({ spuNo }) => spuNo);
  const spus = new Map((await listSpus(db, spuNos)).map((spu) => [spu.spuNo, spu]));
  const skus = Map.groupBy(await listSkusOf(db, spuNos), ({ spuNo }) => spuNo);
  return shown.flatMap(({ spuNo, skuNo, match }) => {
    const spu = spus.get(spuNo);
    const isWithdrawn = spu?.status !== SkuStatus.Active;
    // withdrawn since the page was looked for
    if (!spu || (isWithdrawn && !isGone)) return [];
    const models = (skus.get(spuNo) ?? []).filter(({ skuStatus }) => (isWithdrawn || skuStatus !== SkuStatus.Active) === isGone);
    const picture = models.find((model) => model.skuNo === skuNo)?.picture ?? spu.picture;
    return [{ ...asSpecified({ ...spuFor(prices, taxonomy, spu, models), mainPic: pictureUrl(picture), match }), shownSkuNo: skuNo }];
  });
}

/** The same with the words its fields are specified by (PICK-17). */
function asSpecified(spu: Spu): Omit<PickingSpu, 'shownSkuNo'> {
  const [first] = spu.skus;
  const { firstCategoryId, secondCategoryId } = spu;
  return {
    ...spu,
    skus: spu.skus.map(notChosen),
    productCategoryId: secondCategoryId,
    belongCategoryId: secondCategoryId,
    retailFirCategoryId: firstCategoryId,
    retailSecCategoryId: secondCategoryId,
    isUserDefinedProduct: 0,
    source: '',
    boundStatus: 0,
    shopNo: '',
    skuSaleType: first?.skuSaleType ?? '',
    skuDesc: first?.skuDesc ?? '',
    modelRemark: first?.skuModel ?? '',
  };
}

/** A model that is not chosen yet. */
export const notChosen = (sku: Sku): PickingSpu['skus'][number] => ({
  ...sku,
  picUrl: sku.mainPic,
  rate: RATE_DEFAULT,
  ratePrice: sku.price,
  wholesalePrice: sku.price,
  quantity: 0,
  amount: 0,
});
