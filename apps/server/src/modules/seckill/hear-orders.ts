import { seckillPurchaseStates } from '@portal/engines/states';
import type { OnOrderMoved, OnWithdrawn } from '../order/index.ts';
import type { SeckillGate } from './gate.ts';
import { findItem, listPartsOf, lockPurchase, raiseFree, updatePurchase, updateWithdrawn, type PurchaseRow } from './store.ts';
import type { Db } from '../../platform/db/database.ts';

/** What is paid stays sold; what closes, paid or not, gives its pieces back, once, and whoever comes next may have them (SECKILL-6). */
export const seckillsHearOrders =
  (gate: SeckillGate): OnOrderMoved =>
  async ({ db }, { shopOrderNo, orderType, state }, act) => {
    if (orderType !== 'seckill' || (act !== 'pay' && state !== 'closed')) return;
    const row = await lockPurchase(db, shopOrderNo);
    if (row === undefined) throw new Error(`${shopOrderNo} is of no flash sale`);
    const after = seckillPurchaseStates.after(row.state, act === 'pay' ? 'pay' : 'close', 'order');
    if (after === null) throw new Error(`${shopOrderNo} is ${row.state} already`);
    await updatePurchase(db, shopOrderNo, after);
    if (after !== 'released') return;
    const parts = await listPartsOf(db, [row.itemNo]);
    // what was withdrawn before is free already
    const back = parts.map(({ skuNo, quantity }) => [skuNo, quantity * row.quantity - (row.withdrawn[skuNo] ?? 0)] as const);
    await free(db, row, new Map(back.filter(([, quantity]) => quantity > 0)));
    gate.openAll();
  };

/** Pieces of a paid order that are not sent any more are sold again, and go back when the session is over (SECKILL-11). */
export const seckillsHearWithdrawn =
  (gate: SeckillGate): OnWithdrawn =>
  async ({ db }, { shopOrderNo, orderType }, pieces) => {
    if (orderType !== 'seckill') return;
    const row = await lockPurchase(db, shopOrderNo);
    if (row === undefined) throw new Error(`${shopOrderNo} is of no flash sale`);
    const withdrawn = { ...row.withdrawn };
    for (const { skuNo, quantity } of pieces) withdrawn[skuNo] = (withdrawn[skuNo] ?? 0) + quantity;
    await updateWithdrawn(db, shopOrderNo, withdrawn);
    await free(db, row, new Map(pieces.map(({ skuNo, quantity }) => [skuNo, quantity])));
    gate.openAll();
  };

async function free(db: Db, { itemNo }: PurchaseRow, pieces: ReadonlyMap<string, number>): Promise<void> {
  const found = await findItem(db, itemNo);
  if (found === undefined) throw new Error(`an item that is none: ${itemNo}`);
  if (pieces.size > 0) await raiseFree(db, found.session.sessionNo, pieces);
}
