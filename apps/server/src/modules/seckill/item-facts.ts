/** Items as whoever looks sees them: what they hold, what it costs otherwise, what is left, which state they are in. */
import type { SeckillItem, SeckillPart, SeckillSession } from '@portal/contract/seckill';
import { amountOfPieces } from '@portal/engines/pricing';
import { SECKILL_STATUS, seckillStateAt, type SeckillState } from '@portal/engines/states';
import { fen, toFen, toYuan, type Yuan } from '@portal/units';
import { listSkuPrices } from '../catalog/index.ts';
import type { AskingPrices } from '../price/index.ts';
import { listItemsOf, listPartsOf, listStockOf, type SeckillItemRow, type PartRow, type SessionWithActivity, type StockRow } from './store.ts';

/** Pieces, or whole sets, that these pieces of models make. */
export const setsOf = (parts: readonly Pick<PartRow, 'skuNo' | 'quantity'>[], pieces: ReadonlyMap<string, number>): number =>
  Math.min(...parts.map(({ skuNo, quantity }) => Math.floor((pieces.get(skuNo) ?? 0) / quantity)));

export const freeOf = (stock: readonly StockRow[]): Map<string, number> => new Map(stock.map(({ skuNo, freeCount }) => [skuNo, freeCount]));
const allOf = (stock: readonly StockRow[]): Map<string, number> => new Map(stock.map(({ skuNo, pieceCount }) => [skuNo, pieceCount]));

export const stateOf = ({ session, activity }: SessionWithActivity, left: number, now: number): SeckillState =>
  seckillStateAt({ now, start: session.gmtStart.getTime(), end: session.gmtEnd.getTime(), abandonedAt: activity.gmtAbandon?.getTime() ?? null, left });

/** What pieces cost together otherwise; null where one has no price. */
export function priceOtherwise(parts: readonly { quantity: number; originalPrice: Yuan | null }[]): Yuan | null {
  const prices = parts.map(({ quantity, originalPrice }) => (originalPrice === null ? null : toFen(amountOfPieces({ ratePrice: originalPrice }, quantity))));
  return prices.includes(null) ? null : toYuan(fen(prices.reduce<number>((sum, price) => sum + (price ?? 0), 0)));
}

/** Sessions with their items, three statements and the prices, however many there are. */
export async function sessionsFor(asking: AskingPrices, rows: readonly SessionWithActivity[]): Promise<SeckillSession[]> {
  const sessionNos = rows.map(({ session }) => session.sessionNo);
  const items = await listItemsOf(asking.db, sessionNos);
  const stock = Map.groupBy(await listStockOf(asking.db, sessionNos), ({ sessionNo }) => sessionNo);
  const partsByItem = await partsFor(asking, items);
  const itemsOf = Map.groupBy(items, ({ sessionNo }) => sessionNo);
  return rows.map((row) => {
    const own = stock.get(row.session.sessionNo) ?? [];
    const shown = (itemsOf.get(row.session.sessionNo) ?? []).map((item) =>
      itemFor(row, { item, parts: partsByItem.get(item.itemNo) ?? [], stock: own, now: asking.now }),
    );
    const left = shown.reduce((sum, { leftQuantity }) => sum + leftQuantity, 0);
    return { ...sessionHead(row, stateOf(row, left, asking.now)), items: shown };
  });
}

export const sessionHead = ({ session, activity }: SessionWithActivity, state: SeckillState): Omit<SeckillSession, 'items'> => ({
  sessionNo: session.sessionNo,
  activityNo: activity.activityNo,
  activityName: activity.activityName,
  pType: activity.pType,
  gmtStart: session.gmtStart.toISOString(),
  gmtEnd: session.gmtEnd.toISOString(),
  status: SECKILL_STATUS[state],
  abandonReason: activity.abandonReason,
});

/** What each item holds. A model that is gone from the catalogue is named by its number. */
export async function partsFor(asking: AskingPrices, items: readonly SeckillItemRow[]): Promise<Map<string, SeckillPart[]>> {
  const parts = await listPartsOf(
    asking.db,
    items.map(({ itemNo }) => itemNo),
  );
  const models = await listSkuPrices(asking, [...new Set(parts.map(({ skuNo }) => skuNo))]);
  const shown = parts.map(({ itemNo, skuNo, quantity, price }) => {
    const model = models.get(skuNo);
    const part: SeckillPart = {
      spuNo: model?.spuNo ?? '',
      skuNo,
      productName: model?.productName ?? skuNo,
      skuModel: model?.productModel ?? skuNo,
      skuDesc: model?.skuDesc ?? '',
      mainPic: model?.productImage ?? '',
      unit: model?.unit ?? '件',
      quantity,
      price,
      originalPrice: model?.price ?? null,
    };
    return { itemNo, part };
  });
  const byItem = Map.groupBy(shown, ({ itemNo }) => itemNo);
  return new Map([...byItem].map(([itemNo, all]) => [itemNo, all.map(({ part }) => part)]));
}

export function itemFor(
  row: SessionWithActivity,
  { item, parts, stock, now }: { item: SeckillItemRow; parts: readonly SeckillPart[]; stock: readonly StockRow[]; now: number },
): SeckillItem {
  const left = setsOf(parts, freeOf(stock));
  const [first] = parts;
  const otherwise = priceOtherwise(parts);
  return {
    itemNo: item.itemNo,
    sessionNo: item.sessionNo,
    suitNo: item.suitNo,
    itemName: item.itemName,
    itemDesc:
      item.suitNo === ''
        ? [first?.skuModel, first?.skuDesc].filter(Boolean).join(' · ')
        : parts.map(({ skuModel, quantity }) => `${skuModel} × ${quantity}`).join('，'),
    mainPic: item.picUrl,
    unit: item.suitNo === '' ? (first?.unit ?? '件') : '套',
    price: item.price,
    originalPrice: otherwise !== null && otherwise > item.price ? otherwise : null,
    status: SECKILL_STATUS[stateOf(row, left, now)],
    totalQuantity: setsOf(parts, allOf(stock)),
    leftQuantity: left,
    limitQuantity: item.limitQuantity,
  };
}
