/** From rows to what travels, at the prices this viewer may see. */
import type { Suit, SuitPart } from '@portal/contract/suite';
import { isOnSale, suiteOffer } from '@portal/engines/pricing';
import { listSkuPrices, pictureUrl, stockTold, type SourcedSkuPrice } from '../catalog/index.ts';
import { commonPriceLabel, stockLevelOf } from '@portal/engines/goods';
import { isStockVagueTo, type AskingPrices } from '../price/index.ts';
import { findSuite, listItemsOf, type SuiteRow } from './store.ts';

/** Suites as a viewer sees them: three statements, however many there are. */
export async function suitsFor(asking: AskingPrices, rows: readonly SuiteRow[]): Promise<Suit[]> {
  const items = await listItemsOf(
    asking.db,
    rows.map(({ suitNo }) => suitNo),
  );
  const models = await listSkuPrices(asking, [...new Set(items.map(({ skuNo }) => skuNo))]);
  return rows.map((row) => {
    const held = items.flatMap(({ suitNo, skuNo, quantity }) => {
      const model = suitNo === row.suitNo ? models.get(skuNo) : undefined;
      return model ? [{ model, quantity }] : [];
    });
    const parts = held.map(({ model, quantity }) => partFor(model, quantity));
    const [firstCategory = ''] = held[0]?.model.productCategory.split(' > ') ?? [];
    const suit = suitFor(row, parts, { priceLabel: commonPriceLabel(held.map(({ model }) => model)), catagoryName: firstCategory });
    return isStockVagueTo(asking.caller) ? vague(suit) : suit;
  });
}

/** Suites up to which there are few of one. */
const FEW_SUITES = 2;

/** A guest is told how much there is of it and of its parts, and no figure (GOODS-45). */
const vague = (suit: Suit): Suit => ({
  ...suit,
  stockTotal: suit.stockTotal === null ? null : stockLevelOf(suit.stockTotal, FEW_SUITES),
  parts: suit.parts.map((part) => ({ ...part, ...stockTold(true, part) })),
});

/** One that is offered, by its number. */
export async function findSuitFor(asking: AskingPrices, suitNo: string): Promise<Suit | undefined> {
  const row = await findSuite(asking.db, suitNo);
  return row && (await suitsFor(asking, [row]))[0];
}

const suitFor = ({ suitNo, suitName, suitDesc, picture, reduction }: SuiteRow, parts: SuitPart[], said: Pick<Suit, 'priceLabel' | 'catagoryName'>): Suit => ({
  suitNo,
  suitName,
  suitDesc,
  mainPic: pictureUrl(picture),
  ...suiteOffer(parts, reduction),
  ...said,
  reduction,
  goneModels: parts.filter((part) => !isOnSale(part)).map(({ skuModel }) => skuModel),
  parts,
});

const partFor = (model: SourcedSkuPrice, quantity: number): SuitPart => ({
  spuNo: model.spuNo,
  skuNo: model.skuNo,
  productName: model.productName,
  skuModel: model.productModel,
  skuDesc: model.skuDesc,
  mainPic: model.productImage,
  unit: model.unit,
  skuType: model.skuType,
  skuStatus: model.skuStatus,
  quantity,
  price: model.price,
  stockTotal: model.stockTotal,
  stockSource: model.stockSource,
});
