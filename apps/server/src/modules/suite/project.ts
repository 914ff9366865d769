/** From rows to what travels, at the prices this viewer may see. */
import type { Suit, SuitPart } from '@portal/contract/suite';
import type { UserType } from '@portal/engines/access';
import { priceLabels, priceViewOf, viewerPrice } from '@portal/engines/goods';
import { isOnSale, suiteOffer } from '@portal/engines/pricing';
import type { Db } from '../../platform/db/database.ts';
import { listSkuPrices, pictureUrl, type SkuPrice } from '../catalog/index.ts';
import { listItemsOf, type SuiteRow } from './store.ts';

/** Suites as a viewer sees them: two statements, however many there are. */
export async function suitsFor(db: Db, viewer: UserType, rows: readonly SuiteRow[]): Promise<Suit[]> {
  const items = await listItemsOf(
    db,
    rows.map(({ suitNo }) => suitNo),
  );
  const models = await listSkuPrices(db, [...new Set(items.map(({ skuNo }) => skuNo))]);
  return rows.map((row) => {
    const parts = items.flatMap(({ suitNo, skuNo, quantity }) => {
      const model = suitNo === row.suitNo ? models.get(skuNo) : undefined;
      return model ? [partFor(viewer, model, quantity)] : [];
    });
    return suitFor(viewer, row, parts);
  });
}

const suitFor = (viewer: UserType, { suitNo, suitName, suitDesc, picture, reduction }: SuiteRow, parts: SuitPart[]): Suit => ({
  suitNo,
  suitName,
  suitDesc,
  mainPic: pictureUrl(picture),
  ...suiteOffer(parts, reduction),
  priceLabel: priceLabels[priceViewOf(viewer)],
  reduction,
  goneModels: parts.filter((part) => !isOnSale(part)).map(({ skuModel }) => skuModel),
  parts,
});

const partFor = (viewer: UserType, model: SkuPrice, quantity: number): SuitPart => ({
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
  price: viewerPrice(viewer, model),
  stockTotal: model.stockTotal,
});
