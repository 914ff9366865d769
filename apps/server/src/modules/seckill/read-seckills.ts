/** Flash sales as buyers see them: those of the provider, and those of the dealer they order from; another dealer's are none. */
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/seckill';
import { SECKILL_STATUS } from '@portal/engines/states';
import { ownerOf, type Asking } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listCompanyNames } from '../enterprise/index.ts';
import { itemFor, partsFor, sessionHead, sessionsFor, stateOf } from './item-facts.ts';
import { countSessions, findItem, listPurchasesBy, listSessions, listStockOf, type ItemInSession } from './store.ts';

const SESSIONS_SHOWN = 30;

export const listSeckills = operation(contract.listSeckills, async function listSeckills(ctx, { query: { pType: asked, when } }) {
  const now = new Date(ctx.now);
  const since = new Date(ctx.now - contract.SECKILL_SHOWN_AFTER_MS);
  const organisers = { 1: { pType: 1, shopNo: '' }, 2: { pType: 2, shopNo: ctx.caller.boundShopNo ?? '' } } as const;
  const platform = await countSessions(ctx.db, organisers[1], { now, since });
  const shop = await countSessions(ctx.db, organisers[2], { now, since });
  const pType = asked ?? (platform.running === 0 && shop.running > 0 ? 2 : 1);
  return {
    now: now.toISOString(),
    pType,
    running: { platform: platform.running, shop: shop.running },
    counts: pType === 1 ? platform : shop,
    // what can still be had comes first
    sessions: (await sessionsFor(ctx, await listSessions(ctx.db, organisers[pType], { when, now, since, most: SESSIONS_SHOWN }))).toSorted(
      (one, other) => Number(one.status === SECKILL_STATUS.soldOut) - Number(other.status === SECKILL_STATUS.soldOut),
    ),
  };
});

export const getSeckill = operation(contract.getSeckill, async function getSeckill(ctx, { params: { itemNo } }) {
  const row = await getVisible(ctx, itemNo);
  const parts = (await partsFor(ctx, [row.item])).get(itemNo) ?? [];
  const stock = await listStockOf(ctx.db, [row.session.sessionNo]);
  const item = itemFor(row, { item: row.item, parts, stock, now: ctx.now });
  const owner = ownerOf(ctx.caller);
  const own = await listPurchasesBy(ctx.db, [itemNo], [owner]);
  const mine = own.filter(({ accountNo, merchantNo }) => accountNo === owner.accountNo && merchantNo === owner.merchantNo);
  const unpaid = mine.find(({ state }) => state === 'held');
  const paid = mine.filter(({ state }) => state === 'paid').toSorted((one, other) => other.gmtCreate.getTime() - one.gmtCreate.getTime());
  const shopNo = ctx.caller.boundShopNo;
  return {
    now: new Date(ctx.now).toISOString(),
    session: sessionHead(row, stateOf(row, item.leftQuantity, ctx.now)),
    item,
    parts,
    shop: shopNo === null ? null : { shopNo, shopName: (await listCompanyNames(ctx.db, [shopNo])).get(shopNo) ?? shopNo },
    boughtQuantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
    unpaidOrderNo: unpaid?.shopOrderNo ?? '',
    paidOrderNo: paid[0]?.shopOrderNo ?? '',
  };
});

/** Throws `notFound` for what there is not, and for what another dealer sells. */
export async function getVisible({ db, caller }: Asking, itemNo: string): Promise<ItemInSession> {
  const row = await findItem(db, itemNo);
  if (row === undefined || (row.activity.pType === 2 && row.activity.shopNo !== caller.boundShopNo)) throw new AppError(notFound);
  return row;
}
