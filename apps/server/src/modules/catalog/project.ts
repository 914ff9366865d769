/** From rows to what travels, with the price this viewer may see. The other price never leaves here. */
import { PublicSku, type AccessoryItem, type PictureView, type Sku, type Spu, type SpuCard, type SpuMatch } from '@portal/contract/catalog';
import { commonPriceLabel, SkuStatus, stockLevelOf } from '@portal/engines/goods';
import { priceLabelOf, type SkuFigures, type ViewerPrices } from '../price/index.ts';
import type { CardRow } from './listing/cards.ts';
import { pictureUrl, viewName } from './picture-url.ts';
import { stockFor, stockTold, type StockSaid } from './stock-for.ts';
import type { AccessoryRow, SkuRow, SpuRow } from './store.ts';
import type { Taxonomy } from './taxonomy/taxonomy.ts';

/** `familyPicture` shows the models that have no picture of their own. */
export function skuFor(prices: ViewerPrices, row: SkuRow, familyPicture: string): Sku {
  const { price, source } = prices.of(row);
  return {
    ...factsOf(row),
    price,
    priceSource: source,
    ...stockTold(prices.shopStock.isVague, stockFor(prices.shopStock, row)),
    platformStock: prices.shopStock.isVague ? stockLevelOf(row.stockTotal) : row.stockTotal,
    mainPic: pictureUrl(row.picture ?? familyPicture),
  };
}

const FACTS = PublicSku.keyof().options;

/** What everybody may read of a model, and nothing else of its row. */
function factsOf(row: Readonly<PublicSku>): PublicSku {
  const facts: Partial<Record<keyof PublicSku, unknown>> = {};
  for (const name of FACTS) facts[name] = row[name];
  return facts as PublicSku;
}

/** A model that is sold no more, be it with its family. */
const goneSku = (sku: Sku): Sku => ({ ...sku, skuStatus: SkuStatus.Deactivated, price: null, priceSource: 'none', stockTotal: 0, platformStock: 0 });

export function spuFor(prices: ViewerPrices, taxonomy: Taxonomy, row: SpuRow, skus: readonly SkuRow[]): Omit<Spu, 'match'> {
  const shown = skus.map((sku) => {
    const one = skuFor(prices, sku, row.picture);
    return row.status === SkuStatus.Active && sku.skuStatus === SkuStatus.Active ? one : goneSku(one);
  });
  return {
    spuNo: row.spuNo,
    spuName: row.spuName,
    skuType: row.skuType,
    brandName: row.brandName,
    mainPic: pictureUrl(skus[0]?.picture ?? row.picture),
    spuDesc: row.spuDesc,
    unit: row.unit,
    firstCategoryId: row.firstCategoryId,
    secondCategoryId: row.secondCategoryId,
    firstCatagoryName: taxonomy.nameOf(row.firstCategoryId),
    secondCatagoryName: taxonomy.nameOf(row.secondCategoryId),
    status: row.status,
    hasAccessory: row.hasAccessory,
    priceLabel: commonPriceLabel(shown.map(({ priceSource }) => ({ priceLabel: priceLabelOf(prices, { source: priceSource }) }))),
    skus: shown,
  };
}

/** Further views of the models that have any. */
export const viewsOf = (row: SpuRow, skus: readonly SkuRow[]): Record<string, PictureView[]> =>
  Object.fromEntries(
    skus
      .filter(({ views, morePictures }) => views.length + morePictures.length > 0)
      .map((sku) => [
        sku.skuNo,
        [
          ...sku.views.map((view) => ({ view, picture: pictureUrl(viewName(sku.picture ?? row.picture, view)) })),
          ...sku.morePictures.map((picture) => ({ view: 'further' as const, picture: pictureUrl(picture) })),
        ],
      ]),
  );

/** What a card says of its price. */
export type CardPrice = Pick<SpuCard, 'price' | 'priceSource' | 'priceLabel'>;
export function cardPriceFor(prices: ViewerPrices, figures: SkuFigures): CardPrice {
  const { price, source } = prices.of(figures);
  return { price, priceSource: source, priceLabel: priceLabelOf(prices, { source }) };
}

/** What a card says of stock. `isAnyInStock`: any model of its family that is sold. */
export type CardStock = Pick<SpuCard, 'stockTotal' | 'stockSource' | 'othersInStock'>;
export const cardStock = ({ stockTotal, stockSource }: StockSaid, isAnyInStock: () => boolean): CardStock => ({
  stockTotal,
  stockSource,
  othersInStock: stockTotal <= 0 && isAnyInStock(),
});

/** Of what is sold no more (GOODS-28): nothing of it can be had, and it has no price. */
const goneCard = (taxonomy: Taxonomy, row: CardRow): SpuCard => ({
  ...bareCard(taxonomy, row),
  ...cardStock({ stockTotal: 0, stockSource: 'platform' }, () => false),
  ...NO_PRICE,
  match: null,
  skuStatus: row.skuStatus,
});
const NO_PRICE = { price: null, priceSource: 'none', priceLabel: '' } as const;

export const cardFor = (prices: ViewerPrices, taxonomy: Taxonomy, row: CardRow, match: SpuMatch | null): SpuCard =>
  row.skuStatus === SkuStatus.Deactivated ? goneCard(taxonomy, row) : soldCard(prices, taxonomy, row, match);

const soldCard = (prices: ViewerPrices, taxonomy: Taxonomy, row: CardRow, match: SpuMatch | null): SpuCard => ({
  ...bareCard(taxonomy, row),
  ...cardStock(stockTold(prices.shopStock.isVague, stockFor(prices.shopStock, row)), () =>
    row.family.some((other) => stockFor(prices.shopStock, other).stockTotal > 0),
  ),
  ...cardPriceFor(prices, row),
  match,
});

/** A card without what depends on who asks, or on what was asked. */
export function bareCard(taxonomy: Taxonomy, row: CardRow): Omit<SpuCard, keyof CardPrice | keyof CardStock | 'match'> {
  return {
    spuNo: row.spuNo,
    spuName: row.spuName,
    skuType: row.skuType,
    brandName: row.brandName,
    mainPic: pictureUrl(row.picture),
    firstCatagoryName: taxonomy.nameOf(row.firstCategoryId),
    secondCatagoryName: taxonomy.nameOf(row.secondCategoryId),
    skuNo: row.skuNo,
    skuModel: row.skuModel,
    skuDesc: row.skuDesc,
    skuSaleType: row.skuSaleType,
    modelCount: row.modelCount,
    isNew: row.isNew,
    isHot: row.isHot,
    isRecommended: row.isRecommended,
  };
}

export function accessoryFor(prices: ViewerPrices, taxonomy: Taxonomy, row: AccessoryRow): AccessoryItem {
  return {
    need: row.need,
    spuNo: row.spuNo,
    spuName: row.spuName,
    unit: row.unit,
    mainPic: pictureUrl(row.sku.picture ?? row.picture),
    secondCatagoryName: taxonomy.nameOf(row.secondCategoryId),
    sku: skuFor(prices, row.sku, row.picture),
  };
}
