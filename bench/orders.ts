/** Design orders of 50 lines by eight people at once, beside one statement that writes the same rows. */
import type pg from 'pg';
import { issueSession, SESSION_COOKIE } from '@portal/server/modules/account/index';
import type { Database } from '@portal/server/platform/db/database';
import { anInstaller } from '@portal/server/testkit/people';
import type { RunningPortal } from '../e2e/running-portal.ts';
import { median, note } from './figures.ts';

const ORDER_STATEMENT = `with o as (
  insert into design_order (id, account_no, merchant_no, name, original_amount, preferential, amount, line_count, gmt_create, gmt_modified)
  select $1, account_no, '', 'limit', 1, 0, 1, 50, now(), now() from account limit 1 returning id)
insert into design_order_line (id, design_order_id, sort, spu_no, sku_no, product_name, product_model, product_category, brand_name, sku_type, price, rate, rate_price, quantity, amount)
select $1 || k.n, $1, k.n, k.spu_no, k.sku_no, k.sku_name, k.sku_model, '', '', 0, k.price, 100, k.price, 1, k.price
from (select row_number() over () as n, * from sku where sku_no = any(array(select 'BK' || (g * 9) from generate_series(0, 49) g))) k, o`;

const orderBody = (name: string) => JSON.stringify({ name, sceneId: null, remark: '', isWhole: true });

/** Milliseconds an order when eight people make a design order of 50 lines at once. */
export async function timeOrders(portal: RunningPortal, cookies: readonly string[]): Promise<number> {
  const post = async (path: string, body: string, cookie: string): Promise<unknown> => {
    const response = await fetch(`${portal.origin}/api-cloud-merchant-service/v1/design-order/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, 'idempotency-key': `bench-${Math.random()}` },
      body,
    });
    const envelope = (await response.json()) as { code: number; msg: string; data: unknown };
    if (envelope.code !== 0) throw new Error(`${path}: ${envelope.msg}`);
    return envelope.data;
  };
  const fill = JSON.stringify({ productList: Array.from({ length: 50 }, (_, at) => ({ skuNo: `BK${at * 9}`, quantity: 1 + (at % 5) })) });
  const times: number[] = [];
  for (let round = 0; round < 12; round++) {
    await Promise.all(cookies.map((cookie) => post('addConfigOrderProduct', fill, cookie)));
    const started = performance.now();
    await Promise.all(cookies.map((cookie) => post('generateConfigOrder', orderBody(`测量配单${round}`), cookie)));
    if (round >= 2) times.push((performance.now() - started) / cookies.length);
  }
  return median(times);
}

/** The limit of an order: one statement that writes the same rows, eight at once. */
export async function timeOrderStatement(database: pg.Pool): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 12; round++) {
    const started = performance.now();
    await Promise.all(Array.from({ length: 8 }, (_, at) => database.query(ORDER_STATEMENT, [`limit-${round}-${at}-${Date.now()}`])));
    if (round >= 2) times.push((performance.now() - started) / 8);
  }
  return median(times);
}

export function noteOrders(kind: string, orderMs: number, limitMs: number): void {
  const ratio = limitMs / orderMs;
  note(
    `生成 50 行配单，8 人同时，${kind}`,
    `${orderMs.toFixed(1)} ms/单，为一条语句写入同样行数的 ${(ratio * 100).toFixed(0)} %（${limitMs.toFixed(1)} ms）`,
    '≥ 20 %',
    ratio >= 0.2,
  );
}

export const sessionsOf = async (database: Database, count = 8): Promise<string[]> => {
  const cookies: string[] = [];
  for (let at = 0; at < count; at++) cookies.push(`${SESSION_COOKIE}=${await issueSession(database.db, (await anInstaller(database)).accountNo, Date.now())}`);
  return cookies;
};
