/** The rest of the shop while a flash sale is stormed: who looks at a list, at a product, into the cart, and who orders something else. */
import { queryCart } from '@portal/contract/cart';
import { placeOrder } from '@portal/contract/order';
import { putOffers } from '@portal/server/modules/price/index';
import { putTerms } from '@portal/server/modules/trade-credit/index';
import type { Database } from '@portal/server/platform/db/database';
import { aSku } from '@portal/server/testkit/goods';
import { fen } from '@portal/units';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeBuyers, type FlashBuyer } from './flash-buyers.ts';

export const KINDS_ELSEWHERE = ['list', 'product', 'cart', 'checkout'] as const;
export type KindElsewhere = (typeof KINDS_ELSEWHERE)[number];
export const ELSEWHERE_NAMES: Readonly<Record<KindElsewhere, string>> = {
  list: 'a page of the list',
  product: 'a product’s page',
  cart: 'the cart',
  checkout: 'a checkout',
};

/** How long each waited, and whether it was served. */
export type Waits = Record<KindElsewhere, { ms: number; isAnswered: boolean }[]>;

export interface Elsewhere {
  spuNo: string;
  skuNo: string;
  /** Nobody may place more than so many a minute: they take turns. */
  shoppers: FlashBuyer[];
}

/** What one sees before one orders. */
const SUM_PATH = '/api-cloud-merchant-service/v1/order/preSettlement';
const PRICE = 100;
const SHOPPERS = 24;
/** Between two visits of one kind. */
const PAUSE_MS = 20;

/** Who does not take part in the rush, at the same dealer, on credit: what they order holds nobody up. */
export async function makeElsewhere(database: Database, given: { dealerNo: string; now: number; first: number }): Promise<Elsewhere> {
  const { skuNo, spuNo } = await aSku(database, { price: PRICE });
  const { dealerNo, now } = given;
  await database.transaction((db) => putOffers(db, dealerNo, [{ skuNo, price: PRICE, stockTotal: 9_999_999, leadDays: 1 }], { now, by: null }));
  const shoppers = await makeBuyers(database, { count: SHOPPERS, ...given });
  for (const { merchantNo } of shoppers)
    await putTerms(database.db, { shopNo: dealerNo, merchantNo }, { limitFen: fen(99_999_999), termDays: 30, overdueRule: 'warn', at: new Date(now) });
  return { spuNo, skuNo, shoppers };
}

/** Each kind of visitor goes on and on until it is over, at least once. */
export async function visitElsewhere(port: number, { spuNo, skuNo, shoppers }: Elsewhere, over: AbortSignal): Promise<Waits> {
  const origin = `http://127.0.0.1:${port}`;
  let turn = 0;
  const next = (): FlashBuyer => shoppers[turn++ % shoppers.length] as FlashBuyer;
  const get = (path: string, { cookie }: FlashBuyer) => fetch(origin + path, { headers: { cookie } });
  const post = (path: string, body: object, { cookie }: FlashBuyer) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
  const served = async (asking: Promise<Response>): Promise<Response | null> => {
    const answer = await asking;
    const text = await answer.text();
    return answer.ok ? new Response(text) : null;
  };
  const visits: Readonly<Record<KindElsewhere, () => Promise<boolean>>> = {
    list: async () => (await served(get(`/product?page=${1 + (turn % 5)}`, next()))) !== null,
    product: async () => (await served(get(`/product/detail?id=${spuNo}`, next()))) !== null,
    cart: async () => (await served(get(queryCart.path, next()))) !== null,
    async checkout() {
      const shopper = next();
      const order = { productList: [{ skuNo, quantity: 1 }], addressId: shopper.addressId };
      const seen = await served(post(SUM_PATH, order, shopper));
      if (seen === null) return false;
      const { data } = (await seen.json()) as { data: { amount: number } };
      return (await served(post(placeOrder.path, { ...order, amount: data.amount, couponIds: [], payWay: 'credit' }, shopper))) !== null;
    },
  };
  const waits: Waits = { list: [], product: [], cart: [], checkout: [] };
  await Promise.all(
    KINDS_ELSEWHERE.map(async (kind) => {
      do {
        const began = performance.now();
        const isAnswered = await visits[kind]().catch(() => false);
        waits[kind].push({ ms: performance.now() - began, isAnswered });
        await sleep(PAUSE_MS);
      } while (!over.aborted);
    }),
  );
  return waits;
}

export const p95Of = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
