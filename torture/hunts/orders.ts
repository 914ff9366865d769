/** A busy shop is killed: orders with coupons are placed, given up, accepted, refused, sent and received, credits are exchanged; all that trade promises holds after each kill. */
import { cancelOrder, confirmReceipt, confirmShopOrder, placeOrder, rejectShopOrder, shipShopOrder, type Order } from '@portal/contract/order';
import { cancelExchange, purchaseCreditsGoods, type Exchange } from '@portal/contract/credits';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPortal, type RunningPortal } from '../../e2e/running-portal.ts';
import type { Hunt, HuntContext } from '../hunt.ts';
import { overHttp, withKilledStore, type KilledStore } from '../killed-portal.ts';
import { ownPostgres } from '../own-postgres.ts';
import { violations, type Recorded } from '../trade-history.ts';
import { GIFT_POINTS, makeTradeWorld, OFF, PRICE, readTrade, type TradeWorld } from '../trade-world.ts';
import type { Send } from './placing.ts';
import { postgresAtHand } from './postgres-at-hand.ts';

/** Kills of the long run, of the portal and of its database; KILLS=… for another number of the first. */
const LONG = { kills: Number(process.env['KILLS'] ?? 500), databaseKills: Number(process.env['DATABASE_KILLS'] ?? 100), buyers: 15, coupons: 400 };
const SHORT = { kills: 4, databaseKills: 0, buyers: 8, coupons: 40 };
/** Calls that show the shop at work again. */
const BUSY_CALLS = 60;
/** The portal is there again so soon after its database. */
const BACK_WITHIN_MS = 5_000;
/** Longer than anybody waits for a statement. */
const HANGS_MS = 8_000;

export const orders: Hunt = {
  name: 'orders',
  purpose:
    'a busy shop is killed with -9 again and again, and its database, which hangs as well: no order is lost, doubled or half; stock, coupons, credits, totals, states hold',
  async run(context) {
    const size = context.short ? SHORT : LONG;
    const server = await postgresAtHand(context);
    // with the embedded one nobody can look beside the portal: left to the hunts kill and soak
    if (server === undefined) context.row('no PostgreSQL to look at beside the portal', 1, 0);
    else
      await withKilledStore(server, { isUnpacked: false }, async (store) => {
        const world = await store.open((opened) => makeTradeWorld(opened, size));
        await trade(context, { store, world }, async ({ portal, look, history }) => {
          for (let kill = 0; kill < size.kills; kill++) {
            // every other kill comes when the shop is at work again, however slow the machine; the others when they come
            if (kill % 2 === 0) await atWork(history);
            await sleep(20 + context.random() * (context.short ? 300 : 780));
            await portal.killAndRestart();
            await look(`${kill + 1} kills of the portal`);
          }
          return { what: 'kill -9 of the portal', kills: size.kills, faults: [] };
        });
      });
    if (size.databaseKills > 0) await killDatabase(context, size);
  },
};

/** The database is killed under the portal, which stays, and goes on when it is there again. */
async function killDatabase(context: HuntContext, size: typeof LONG): Promise<void> {
  const own = await ownPostgres();
  if (own === undefined) return context.row('no PostgreSQL installed to kill', 1, 0);
  try {
    await own.start();
    await withKilledStore(own.url, { isUnpacked: false }, async (store) => {
      const world = await store.open((opened) => makeTradeWorld(opened, size));
      await trade(context, { store, world }, async ({ portal, look, history }) => {
        const faults: string[] = [];
        for (let kill = 0; kill < size.databaseKills; kill++) {
          await sleep(300 + context.random() * 900);
          if (kill % 10 === 9) await own.hang(HANGS_MS);
          else {
            await (kill % 6 === 5 ? own.stop() : own.kill());
            await sleep(context.random() * 300);
            await own.start();
          }
          const [back, before] = [performance.now(), history.length];
          while (!history.slice(before).some(({ outcome }) => outcome === 'ok') && performance.now() - back < BACK_WITHIN_MS) await sleep(20);
          if (performance.now() - back >= BACK_WITHIN_MS) faults.push(`kill ${kill}: no call succeeded within ${BACK_WITHIN_MS} ms`);
          if (portal.process.exitCode !== null) faults.push(`kill ${kill}: the portal ended`);
          await look(`${kill + 1} kills of the database`);
        }
        return { what: 'kill -9, restart and standstill of PostgreSQL', kills: size.databaseKills, faults };
      });
    });
  } finally {
    await own.remove();
  }
}

async function atWork(history: readonly Recorded[]): Promise<void> {
  const enough = history.length + BUSY_CALLS;
  while (history.length < enough) await sleep(20);
}

interface Under {
  portal: RunningPortal;
  history: readonly Recorded[];
  look(said: string): Promise<void>;
}

/** The shop is busy while `fault` does what it does; then what was answered is compared with what is there. */
async function trade(
  { row, say, random }: HuntContext,
  { store, world }: { store: KilledStore; world: TradeWorld },
  fault: (under: Under) => Promise<{ what: string; kills: number; faults: string[] }>,
): Promise<void> {
  const history: Recorded[] = [];
  const found: string[] = [];
  const broken: string[] = [];
  const portal = await startPortal({ DATA_DIR: store.dataDir, LOG_LEVEL: 'error', DEMO: '0', ...(store.url === undefined ? {} : { DATABASE_URL: store.url }) });
  let looks = 0;
  const look = async (said: string): Promise<void> => {
    const ended = [...history];
    const looking = new pg.Client({ connectionString: store.url });
    looking.on('error', () => {});
    await looking.connect();
    try {
      found.push(...violations(ended, await readTrade((text, values) => looking.query(text, values), world)));
    } finally {
      await looking.end();
    }
    if (++looks % 25 === 0) say(`${said}, ${history.length} calls, ${found.length} violations`);
  };
  let isOver = false;
  try {
    const trading = traders({ portal, world, random, history, broken, goOn: () => !isOver });
    const { what, kills, faults } = await fault({ portal, history, look });
    found.push(...faults);
    await sleep(500);
    isOver = true;
    await trading;
    await look('at the end');
    const distinct = [...new Set(found)];
    for (const one of distinct.slice(0, 10)) say(one);
    const ended = (op: Recorded['op']) => history.filter((one) => one.op === op && one.outcome === 'ok').length;
    const told = OPS.map((op) => `${ended(op)} ${op}`).join(', ');
    row(`${what} in a busy shop: one of ten rules broken, or no way back`, kills, distinct.length, told);
    broken.slice(0, 10).forEach((one) => say(one));
    row(`${what}: answers 5xx that are no 503 with a sentence and a time`, history.length, broken.length);
    row(`${what}: calls answered`, history.length, history.length < kills * 3 || ended('place') === 0 || ended('ship') === 0 ? 1 : 0);
  } finally {
    isOver = true;
    await portal.stop();
  }
}

const OPS = ['place', 'cancel', 'confirm', 'reject', 'ship', 'receive', 'exchange', 'cancelExchange'] as const;

type World = TradeWorld['buyers'][number];
interface Trading {
  portal: RunningPortal;
  random(): number;
  history: Recorded[];
  /** Answers of a portal that broke. */
  broken: string[];
  goOn(): boolean;
}

async function traders({ world, ...trading }: Trading & { world: TradeWorld }): Promise<void> {
  const paid: string[] = [];
  const sent = new Map<string, string[]>();
  const dealing = async (): Promise<void> => {
    const dealer = new Trader('dealer', overHttp(trading.portal.origin, world.dealerCookie), trading);
    while (trading.goOn()) {
      const shopOrderNo = paid.shift();
      if (shopOrderNo === undefined) {
        await sleep(20);
        continue;
      }
      if (trading.random() < 0.3) await dealer.step('reject', rejectShopOrder.path, { shopOrderNo, reason: '缺货' }, shopOrderNo);
      else if (await dealer.step('confirm', confirmShopOrder.path, { shopOrderNo }, shopOrderNo))
        if (await dealer.step('ship', shipShopOrder.path, { shopOrderNo, carrier: '顺丰', trackingNo: shopOrderNo }, shopOrderNo))
          sent.get(shopOrderNo)?.push(shopOrderNo);
    }
  };
  const buying = async (own: World, at: number): Promise<void> => {
    const buyer = new Trader(`buyer-${at}`, overHttp(trading.portal.origin, own.cookie), trading);
    const arrived: string[] = [];
    while (trading.goOn()) {
      const placed = await placeOne(buyer, own, { world, random: trading.random });
      if (placed?.isPaid) {
        sent.set(placed.shopOrderNo, arrived);
        paid.push(placed.shopOrderNo);
      } else if (placed && trading.random() < 0.8)
        await buyer.step('cancel', cancelOrder.path, { shopOrderNo: placed.shopOrderNo, reason: '不想买了' }, placed.shopOrderNo);
      const shopOrderNo = arrived.shift();
      if (shopOrderNo !== undefined) await buyer.step('receive', confirmReceipt.path, { shopOrderNo }, shopOrderNo);
      if (trading.random() < 0.3) await exchangeOne(buyer, own, { world, random: trading.random });
      await sleep(300);
    }
  };
  await Promise.all([dealing(), ...world.buyers.map(buying)]);
}

/** An order of one to three pieces, with a coupon or none. */
async function placeOne(
  buyer: Trader,
  own: World,
  { world, random }: { world: TradeWorld; random(): number },
): Promise<{ shopOrderNo: string; isPaid: boolean } | null> {
  const quantity = 1 + Math.floor(random() * 3);
  const skuNo = world.skuNos[Math.floor(random() * world.skuNos.length)] ?? '';
  const couponNo = random() < 0.6 ? own.coupons.shift() : undefined;
  const amount = quantity * PRICE - (couponNo === undefined ? 0 : OFF);
  // on credit it is the dealer's turn at once
  const isPaid = random() < 0.5;
  const answer = await buyer.ask<{ shopOrderNo: string }>('place', placeOrder.path, (remark) => ({
    productList: [{ skuNo, quantity }],
    addressId: own.addressId,
    couponIds: couponNo === undefined ? [] : [couponNo],
    amount,
    remark,
    payWay: isPaid ? 'credit' : 'online',
  }));
  return answer === null ? null : { shopOrderNo: answer.shopOrderNo, isPaid };
}

async function exchangeOne(buyer: Trader, own: World, { world, random }: { world: TradeWorld; random(): number }): Promise<void> {
  const body = { spuNo: world.giftNo, quantity: 1, addressId: own.addressId, points: GIFT_POINTS };
  const answer = await buyer.ask<Exchange>('exchange', purchaseCreditsGoods.path, () => body);
  if (answer !== null && random() < 0.6)
    await buyer.step('cancelExchange', cancelExchange.path, { exchangeNo: answer.exchangeNo, reason: '不要了' }, answer.exchangeNo);
}

/** Asks until there is an answer, with the same key, and records how it ended. */
class Trader {
  readonly #client: string;
  readonly #send: Send;
  readonly #trading: Trading;

  constructor(client: string, send: Send, trading: Trading) {
    this.#client = client;
    this.#send = send;
    this.#trading = trading;
  }

  /** A call that makes something: its answer, or null where it was refused or never came. */
  async ask<Data extends object>(op: Recorded['op'], path: string, bodyOf: (key: string) => object): Promise<Data | null> {
    const key = randomUUID();
    const { outcome, data } = await this.#insist<Data>(path, bodyOf(key), key);
    const number = data === undefined ? '' : 'shopOrderNo' in data ? String(data.shopOrderNo) : 'exchangeNo' in data ? String(data.exchangeNo) : '';
    this.#record({ op, key, outcome, number });
    return outcome === 'ok' ? (data ?? null) : null;
  }

  /** A step of what is there. Refused after an answer was lost, it may have been taken: nobody knows. */
  async step(op: Recorded['op'], path: string, body: object, number: string): Promise<boolean> {
    const key = randomUUID();
    const { outcome, data, lost } = await this.#insist<Partial<Order>>(path, body, key);
    this.#record({
      op,
      key,
      number,
      outcome: outcome === 'refused' && lost > 0 ? 'unknown' : outcome,
      ...(data?.revision === undefined ? {} : { revision: data.revision }),
    });
    return outcome === 'ok';
  }

  #record(one: Omit<Recorded, 'client'>): void {
    this.#trading.history.push({ client: this.#client, ...one });
  }

  async #insist<Data>(path: string, body: object, idempotencyKey: string): Promise<{ outcome: Recorded['outcome']; data?: Data; lost: number }> {
    for (let lost = 0; this.#trading.goOn();) {
      const answer = await this.#send({ path, body, idempotencyKey }).catch(() => null);
      if (answer?.status === 200) return { outcome: 'ok', data: (JSON.parse(answer.body) as { data: Data }).data, lost };
      // too many for now is no refusal
      if (answer !== null && answer.status < 500 && answer.status !== 429) return { outcome: 'refused', lost };
      if (answer !== null && answer.status >= 500 && !isPatient(answer)) this.#trading.broken.push(`${path}: ${answer.status} ${answer.body}`);
      if (answer === null || answer.status !== 429) lost++;
      await sleep(100);
    }
    return { outcome: 'unknown', lost: 1 };
  }
}

/** Refused for now, in words, and when to come again. */
const isPatient = ({ status, retryAfter, body }: Awaited<ReturnType<Send>>): boolean =>
  status === 503 && retryAfter !== undefined && /"msg":"[^"]*[\u4e00-\u9fff]/.test(body);
