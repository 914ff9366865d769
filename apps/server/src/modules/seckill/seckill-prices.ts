/** What models cost in flash sales that run or come soon, for pages of the models themselves (SECKILL-14). */
import * as contract from '@portal/contract/seckill';
import { SECKILL_STATUS, type SeckillState } from '@portal/engines/states';
import { operation } from '../../platform/http/operation.ts';
import { freeOf, sessionHead, stateOf } from './item-facts.ts';
import { listSingleItems } from './price-store.ts';
import { listStockOf } from './store.ts';

/** What can be had comes first, then what will be, then what was. */
const RANK: Readonly<Record<SeckillState, number>> = { started: 0, notStart: 1, soldOut: 2, finished: 3, abandon: 3 };

/** A model once: where it can be had, at its lowest price; else the session that begins first. */
export const listSeckillPrices = operation(contract.listSeckillPrices, async function listSeckillPrices({ db, caller, now }, { query: { skuNos } }) {
  const until = new Date(now + contract.SECKILL_TOLD_BEFORE_MS);
  const found = await listSingleItems(db, { skuNos, shopNo: caller.boundShopNo, now: new Date(now), until });
  const stock = await listStockOf(db, [...new Set(found.map(({ session }) => session.sessionNo))]);
  const bySession = Map.groupBy(stock, ({ sessionNo }) => sessionNo);
  const told = found
    .map((row) => {
      const left = freeOf(bySession.get(row.session.sessionNo) ?? []).get(row.skuNo) ?? 0;
      return { row, left, state: stateOf(row, left, now) };
    })
    .toSorted(
      (one, other) =>
        RANK[one.state] - RANK[other.state] ||
        (one.state === 'notStart' ? one.row.session.gmtStart.getTime() - other.row.session.gmtStart.getTime() : 0) ||
        one.row.item.price - other.row.item.price ||
        (one.row.item.itemNo < other.row.item.itemNo ? -1 : 1),
    );
  const first = new Map<string, (typeof told)[number]>();
  for (const one of told) if (!first.has(one.row.skuNo)) first.set(one.row.skuNo, one);
  const prices = [...first.values()].map(({ row, left, state }) => {
    const { pType, gmtStart, gmtEnd } = sessionHead(row, state);
    return { skuNo: row.skuNo, itemNo: row.item.itemNo, pType, price: row.item.price, status: SECKILL_STATUS[state], gmtStart, gmtEnd, leftQuantity: left };
  });
  return { now: new Date(now).toISOString(), prices };
});
