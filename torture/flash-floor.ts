/** What a rush could cost at the least on this machine: as many answers of a bare server, and one statement that writes the rows of all orders that are won. */
import type { Database } from '@portal/server/platform/db/database';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../e2e/running-portal.ts';
import { askAll, type FlashAsk } from './flash-buyers.ts';

/** Rows of so many orders of one piece: the whole, its part at the dealer, line, hold, what happened, what is to be paid. */
const ORDERS = `with n as (select $1 || g as no from generate_series(1, $2::int) g),
t as (insert into trade_order (order_no, account_no, merchant_no, buyer_name, address, amount, pay_no, gmt_create, gmt_expire)
  select no, 'floor', '', '', '{}', 1, no, now(), now() from n),
s as (insert into shop_order (shop_order_no, order_no, account_no, merchant_no, shop_no, state, goods_amount, freight, amount, line_count, piece_count, remark, gmt_create, gmt_modified)
  select no || '-1', no, 'floor', '', 'floor', 'closed', 1, 0, 1, 1, 1, '', now(), now() from n),
l as (insert into order_line (id, shop_order_no, sort, spu_no, sku_no, product_name, product_model, pic_url, unit, quantity, price, price_source, amount, paid_amount, source_type, source_id)
  select no || 'l', no || '-1', 1, '', $3, '', '', '', '', 1, 1, 'offer', 1, 1, 'product', '' from n),
h as (insert into stock_hold (shop_order_no, sku_no, quantity, state) select no || '-1', $3, 1, 'released' from n),
e as (insert into order_event (shop_order_no, act, by_whom, actor_no, text, gmt_create) select no || '-1', 'place', 'buyer', '', '', now() from n)
insert into payable (business_type, business_no, account_no, merchant_no, amount_fen, subject, state, gmt_expire, gmt_create, gmt_modified)
select 'floor', no, 'floor', '', 1, '', 'CLOSED', now(), now(), now() from n`;

export interface FlashFloor {
  /** Milliseconds for these requests, of which so many win. */
  time(asks: readonly FlashAsk[], winners: number, database: Database): Promise<number>;
  stop(): void;
}

/** `connections`: over which the rush comes. */
export async function openFlashFloor(connections: number, skuNo: string): Promise<FlashFloor> {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('bare-server.fixture.ts', import.meta.url)), String(port)], { stdio: 'inherit' });
  const isThere = () =>
    fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) await sleep(50);
  let turn = 0;
  return {
    async time(asks, winners, { pool }) {
      const began = performance.now();
      await Promise.all([askAll([port], asks, connections), pool.query(ORDERS, [`F${Date.now()}-${++turn}-`, winners, skuNo])]);
      return performance.now() - began;
    },
    stop: () => void child.kill(),
  };
}
