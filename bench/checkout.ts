/**
 * Orders by eight buyers at once, from what they see to what is stored, beside one statement that writes the same rows.
 * `npm run bench -- --checkout` runs it by itself, with 3 lines and with 20, and says what a checkout takes of the server's processor.
 */
import { preSettlement, placeOrder, type Settlement } from '@portal/contract/order';
import { putOffers } from '@portal/server/modules/price/index';
import { aDealer } from '@portal/server/testkit/trade';
import { openPostgres, type Database } from '@portal/server/platform/db/database';
import { migrate } from '@portal/server/platform/db/migrate';
import { createLog } from '@portal/server/platform/log';
import pg from 'pg';
import { startPortal, type RunningPortal } from '../e2e/running-portal.ts';
import { makeBuyers, openLine, type FlashBuyer } from '../torture/flash-buyers.ts';
import { median, note } from './figures.ts';
import { fillBench } from './fill.ts';
import { cpuSeconds } from './process-figures.ts';
import { ADMIN_URL, METRICS_TOKEN } from './settings.ts';

const BUYERS = 8;
const LINES = 20;
const FEW_LINES = 3;
const MODELS = 2_000;
const ROUNDS = 12;
const WARM_ROUNDS = 2;
const TURNS = 3;
const STOCK = 1_000_000;

/** The rows of a checkout: the order, its part at the dealer, lines, holds with the stock they come from, what happened, and what is to be paid. */
const CHECKOUT_STATEMENT = `with t as (
  insert into trade_order (order_no, account_no, merchant_no, buyer_name, address, amount, pay_no, gmt_create, gmt_expire)
  values ($1, 'limit', '', '', '{}', 1, $1, now(), now()) returning order_no),
s as (insert into shop_order (shop_order_no, order_no, account_no, merchant_no, shop_no, state, goods_amount, freight, amount, line_count, piece_count, remark, gmt_create, gmt_modified)
  select $1 || '-1', order_no, 'limit', '', $2, 'pendingPayment', 1, 0, 1, cardinality($3::text[]), cardinality($3::text[]), '', now(), now() from t returning shop_order_no),
k as (select row_number() over () as n, * from sku where sku_no = any($3::text[])),
l as (insert into order_line (id, shop_order_no, sort, spu_no, sku_no, product_name, product_model, pic_url, unit, quantity, price, price_source, amount, paid_amount, source_type, source_id)
  select $1 || k.n, $1 || '-1', k.n, k.spu_no, k.sku_no, k.sku_name, k.sku_model, '', '', 1, 1, 'offer', 1, 1, 'product', '' from k, s),
o as (update dealer_offer set stock_total = stock_total - 1 where merchant_no = $2 and sku_no = any($3::text[])),
h as (insert into stock_hold (shop_order_no, sku_no, quantity, state) select $1 || '-1', sku_no, 1, 'held' from k),
e as (insert into order_event (shop_order_no, act, by_whom, actor_no, text, gmt_create) select shop_order_no, 'place', 'buyer', '', '', now() from s)
insert into payable (business_type, business_no, account_no, merchant_no, amount_fen, subject, state, gmt_expire, gmt_create, gmt_modified)
select 'limit', order_no, 'limit', '', 1, '', 'OPEN', now(), now(), now() from t`;

interface Shop {
  dealerNo: string;
  skuNos: string[];
  buyers: FlashBuyer[];
}

/** A dealer with stock, and buyers bound to it. */
export async function openShop(database: Database, count = BUYERS): Promise<Shop> {
  const now = Date.now();
  const { merchantNo: dealerNo } = await aDealer({ database });
  const { rows } = await database.pool.query<{ no: string; price: number }>(
    'select sku_no as no, price::float8 as price from sku where price > 0 and sku_status = 0 order by sku_no limit $1',
    [LINES],
  );
  await database.transaction((db) =>
    putOffers(
      db,
      dealerNo,
      rows.map(({ no, price }) => ({ skuNo: no, price, stockTotal: STOCK, leadDays: 1 })),
      { now, by: null },
    ),
  );
  return { dealerNo, skuNos: rows.map(({ no }) => no), buyers: await makeBuyers(database, { count, dealerNo, now }) };
}

/** Milliseconds a checkout: pre-settlement and placing, when eight people do it at once, each on a line that costs little: so that the portal is what is measured. */
export async function timeCheckouts(portal: RunningPortal, { skuNos, buyers }: Shop): Promise<{ ms: number; cpuMs: number }> {
  const { port } = new URL(portal.origin);
  const lines = await Promise.all(buyers.map(() => openLine(Number(port))));
  const post = async <Data>(at: number, path: string, body: object): Promise<Data> => {
    const asked = { path, cookie: buyers[at]?.cookie ?? '', body, key: `checkout-${Math.random()}` };
    const answer = await lines[at]?.ask(asked);
    const envelope = JSON.parse(answer?.body || '{}') as { code?: number; msg?: string; data: Data };
    if (envelope.code !== 0) throw new Error(`${path}: ${answer?.status} ${envelope.msg}`);
    return envelope.data;
  };
  const productList = skuNos.map((skuNo, at) => ({ skuNo, quantity: 1 + (at % 3) }));
  const checkOut = async ({ addressId }: FlashBuyer, at: number): Promise<void> => {
    const { amount } = await post<Settlement>(at, preSettlement.path, { productList, addressId });
    await post(at, placeOrder.path, { productList, addressId, amount });
  };
  const times: number[] = [];
  let cpuBefore = 0;
  for (let round = 0; round < ROUNDS; round++) {
    if (round === WARM_ROUNDS) cpuBefore = await cpuSeconds(portal);
    const started = performance.now();
    await Promise.all(buyers.map(checkOut));
    if (round >= WARM_ROUNDS) times.push((performance.now() - started) / buyers.length);
  }
  for (const line of lines) line?.close();
  const cpuMs = (1_000 * ((await cpuSeconds(portal)) - cpuBefore)) / (buyers.length * (ROUNDS - WARM_ROUNDS));
  return { ms: median(times), cpuMs };
}

export async function timeCheckoutStatement(database: pg.Pool, { dealerNo, skuNos }: Shop): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await Promise.all(buyersAt((at) => database.query(CHECKOUT_STATEMENT, [`limit-${round}-${at}-${Date.now()}`, dealerNo, skuNos])));
    if (round >= WARM_ROUNDS) times.push((performance.now() - started) / BUYERS);
  }
  return median(times);
}

const buyersAt = <Result>(work: (at: number) => Result): Result[] => Array.from({ length: BUYERS }, (_none, at) => work(at));

export function noteCheckouts({ ms, cpuMs }: { ms: number; cpuMs: number }, limitMs: number, lines = LINES): void {
  const ratio = limitMs / ms;
  note(
    `结算并提交 ${lines} 行订单，${BUYERS} 人同时，PostgreSQL`,
    `${ms.toFixed(1)} ms/单（服务进程处理器 ${cpuMs.toFixed(1)} ms），为一条语句写入同样行数的 ${(ratio * 100).toFixed(0)} %（${limitMs.toFixed(1)} ms）`,
    '≥ 20 %',
    ratio >= 0.2,
  );
}

/** By itself, in a database of its own; both sides in turn, so that a busy minute strikes both. */
export async function measureCheckouts(): Promise<void> {
  const admin = new pg.Client({ connectionString: ADMIN_URL });
  await admin.connect();
  const name = `portal_bench_${Date.now()}`;
  await admin.query(`create database ${name}`);
  const url = new URL(ADMIN_URL);
  url.pathname = `/${name}`;
  const database = openPostgres(url.href, { log: createLog({ level: 'silent' }), connections: BUYERS });
  let portal: RunningPortal | undefined;
  try {
    await migrate(database);
    await fillBench(database, MODELS);
    portal = await startPortal({ DATABASE_URL: url.href, LOG_LEVEL: 'warn', METRICS_TOKEN });
    // nobody may place more than so many a minute, so that others come each turn
    const shop = await openShop(database, BUYERS * (TURNS + 1) * 2);
    let turns = 0;
    const buyersOfTurn = () => shop.buyers.slice(turns * BUYERS, ++turns * BUYERS);
    for (const lines of [FEW_LINES, LINES]) {
      const few = { ...shop, skuNos: shop.skuNos.slice(0, lines) };
      // plans are made for tables with orders in them, as they are a minute later anyhow, when PostgreSQL counts their rows by itself
      await timeCheckouts(portal, { ...few, buyers: buyersOfTurn() });
      await timeCheckoutStatement(database.pool, few);
      await database.pool.query('analyze');
      const runs: { checkout: { ms: number; cpuMs: number }; limitMs: number }[] = [];
      for (let turn = 0; turn < TURNS; turn++)
        runs.push({
          checkout: await timeCheckouts(portal, { ...few, buyers: buyersOfTurn() }),
          limitMs: await timeCheckoutStatement(database.pool, few),
        });
      const of = (figure: (run: (typeof runs)[number]) => number) => median(runs.map(figure));
      noteCheckouts(
        { ms: of(({ checkout }) => checkout.ms), cpuMs: of(({ checkout }) => checkout.cpuMs) },
        of(({ limitMs }) => limitMs),
        lines,
      );
    }
  } finally {
    await portal?.stop();
    await database.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}
