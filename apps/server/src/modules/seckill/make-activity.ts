import { AppError, badRequest } from '@portal/contract/core';
import * as contract from '@portal/contract/seckill';
import { splitSetPrice } from '@portal/engines/pricing';
import { fen, toFen, toYuan } from '@portal/units';
import type { Changing } from '../../platform/http/context.ts';
import { takeStock, type AskingPrices } from '../price/index.ts';
import { findGoodsFor } from './goods-for-buyers.ts';
import { setsOf } from './item-facts.ts';
import { insertActivity, type ActivityRow, type Organiser, type PartRow } from './store.ts';

type Making = Pick<Changing, 'db' | 'now' | 'newId'> & { caller: AskingPrices['caller'] };
export type MadeActivity = ActivityRow & { sessionNos: string[]; itemNos: string[] };
type PricedItem = ItemOf & { goods: contract.SeckillGoods; parts: Omit<PartRow, 'itemNo'>[] };

/** What a dealer's activity is to sell leaves the dealer's stock now. Throws `badRequest`, `seckillStockShort` and `seckillPriceUneven`. */
export async function makeActivity(ctx: Making, organiser: Organiser, plan: contract.SeckillPlan, madeBy: string): Promise<MadeActivity> {
  for (const [index, { gmtEnd }] of plan.sessions.entries())
    if (Date.parse(gmtEnd) <= ctx.now) throw refused(`sessions.${index}.gmtEnd`, contract.seckillCopy.sessionOver);
  const items = (await listGoodsOf(ctx, organiser, plan)).map((goods, index) => pricedItem(goods, index));
  const pieces = piecesFor(plan, items);
  const taken = await takePieces(ctx, organiser, pieces, plan.sessions.length);
  const activity: ActivityRow = {
    activityNo: ctx.newId(),
    ...organiser,
    activityName: plan.activityName,
    madeBy,
    abandonReason: '',
    gmtAbandon: null,
    gmtCreate: new Date(ctx.now),
  };
  const sessions = plan.sessions.map(({ gmtStart, gmtEnd }) => ({
    sessionNo: ctx.newId(),
    activityNo: activity.activityNo,
    gmtStart: new Date(gmtStart),
    gmtEnd: new Date(gmtEnd),
  }));
  const itemsIn = sessions.flatMap(({ sessionNo }) => items.map((item, index) => ({ ...item, itemNo: ctx.newId(), sessionNo, sort: index + 1 })));
  await insertActivity(ctx.db, {
    activity,
    sessions,
    stock: sessions.flatMap(({ sessionNo }) =>
      [...pieces].map(([skuNo, pieceCount]) => ({ sessionNo, skuNo, pieceCount, freeCount: pieceCount, returnedCount: 0, isTaken: taken.has(skuNo) })),
    ),
    items: itemsIn.map(({ itemNo, sessionNo, sort, goods, price, limitQuantity }) => ({
      itemNo,
      sessionNo,
      sort,
      suitNo: goods.suitNo,
      itemName: goods.itemName,
      picUrl: goods.mainPic,
      price,
      limitQuantity,
    })),
    parts: itemsIn.flatMap(({ itemNo, parts }) => parts.map((part) => ({ itemNo, ...part }))),
  });
  return { ...activity, sessionNos: sessions.map(({ sessionNo }) => sessionNo), itemNos: itemsIn.map(({ itemNo }) => itemNo) };
}

type ItemOf = contract.SeckillPlan['items'][number];

/** The goods of every item; what is wrong with any of them is said of all at once. */
async function listGoodsOf(ctx: Making, organiser: Organiser, plan: contract.SeckillPlan): Promise<{ item: ItemOf; goods: contract.SeckillGoods }[]> {
  const found: { item: ItemOf; goods: contract.SeckillGoods }[] = [];
  const fields: Record<string, string> = {};
  for (const [index, item] of plan.items.entries()) {
    const goods = await findGoodsFor(ctx, organiser, item.code);
    if (goods === undefined) fields[`items.${index}.code`] = contract.seckillCopy.goodsUnknown;
    else if (goods.originalPrice !== null && item.price >= goods.originalPrice) fields[`items.${index}.price`] = contract.seckillCopy.priceTooHigh;
    else found.push({ item, goods });
  }
  const [msg] = Object.values(fields);
  if (msg !== undefined) throw new AppError(badRequest, { msg, fields });
  return found;
}

function pricedItem({ item, goods }: { item: ItemOf; goods: contract.SeckillGoods }, index: number): PricedItem {
  const split = splitSetPrice(
    toFen(item.price),
    goods.parts.map(({ quantity, originalPrice }) => ({ quantity, weight: originalPrice === null ? fen(0) : toFen(originalPrice) })),
  );
  if (split === null) throw refused(`items.${index}.price`, contract.seckillCopy.priceRule);
  if (!split.exact) throw new AppError(contract.seckillPriceUneven, { data: { code: item.code, price: toYuan(split.price) } });
  return {
    ...item,
    goods,
    parts: goods.parts.map(({ skuNo, quantity, originalPrice }, at) => ({
      skuNo,
      quantity,
      sort: at + 1,
      price: toYuan(split.units[at] ?? fen(0)),
      dailyPrice: originalPrice,
    })),
  };
}

/** Of each model that the items hold, once, and enough for a set. */
function piecesFor({ stock }: contract.SeckillPlan, items: readonly PricedItem[]): Map<string, number> {
  const pieces = new Map(stock.map(({ skuNo, pieceCount }) => [skuNo, pieceCount]));
  const needed = new Set(items.flatMap(({ parts }) => parts.map(({ skuNo }) => skuNo)));
  if (pieces.size !== stock.length || needed.size !== pieces.size || [...needed].some((skuNo) => !pieces.has(skuNo)))
    throw refused('stock', contract.seckillCopy.stockMismatch);
  for (const [index, { parts }] of items.entries()) if (setsOf(parts, pieces) === 0) throw refused(`items.${index}.code`, contract.seckillCopy.stockBelowSet);
  return pieces;
}

/** For all sessions together; gives the models that the dealer has figures of. */
async function takePieces(ctx: Making, { shopNo }: Organiser, pieces: ReadonlyMap<string, number>, sessions: number): Promise<Set<string>> {
  if (shopNo === '') return new Set();
  const wanted = [...pieces].map(([skuNo, quantity]) => ({ skuNo, quantity: quantity * sessions }));
  const { taken, short } = await takeStock(ctx.db, shopNo, wanted);
  if (short.length > 0) throw new AppError(contract.seckillStockShort, { data: { lines: short } });
  return new Set(taken.map(({ skuNo }) => skuNo));
}

const refused = (field: string, msg: string) => new AppError(badRequest, { msg, fields: { [field]: msg } });
