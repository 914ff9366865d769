/** A flash sale is stormed: exactly as many are sold as there are, each to another, whatever is clicked twice, given up or killed. */
import { buySeckill } from '@portal/contract/seckill';
import { cancelOrder } from '@portal/contract/order';
import { aSku } from '@portal/server/testkit/goods';
import { aPlatformSale } from '@portal/server/testkit/seckill';
import { aDealer } from '@portal/server/testkit/trade';
import { systemClock } from '@portal/server/platform/clock';
import type { PortalDatabase } from '@portal/server/start/open-database';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPortal, type RunningPortal } from '../../e2e/running-portal.ts';
import { askAll, makeBuyers, type FlashAnswer, type FlashAsk, type FlashBuyer } from '../flash-buyers.ts';
import { ELSEWHERE_NAMES, KINDS_ELSEWHERE, makeElsewhere, p95Of, visitElsewhere, type Elsewhere, type Waits } from '../flash-elsewhere.ts';
import { openFlashFloor } from '../flash-floor.ts';
import type { Hunt, HuntContext } from '../hunt.ts';
import { withKilledStore, type KilledStore } from '../killed-portal.ts';
import { lookOutside } from '../process-memory.ts';
import { isRedisInstalled, realRedis } from '../redis-under-test.ts';
import { postgresAtHand } from './postgres-at-hand.ts';

const PRICE = 60;
const CONNECTIONS = 500;
/** What others in the shop wait for at the most, nineteen times of twenty. */
const ELSEWHERE_WITHIN_MS = 500;
/** Of what the machine could do at the least, a rush of 200 for 50 takes no more than this many times. */
const FLOORS_MAX = 8;

/** Of the long run: buyers, pieces, rounds, and kills in the middle of one. */
const LONG = { count: 10_000, pieces: 100, rounds: Number(process.env['ROUNDS'] ?? 20), kills: 5, withinMs: 5_000 };
const SHORT = { count: 240, pieces: 20, rounds: 1, kills: 1, withinMs: 5_000 };

export const flash: Hunt = {
  name: 'flash',
  purpose: 'a flash sale is stormed by thousands, over one process and two, with double clicks, orders given up and kill -9: exactly its pieces are sold',
  async run(context) {
    const size = context.short ? SHORT : LONG;
    const server = await postgresAtHand(context);
    // the embedded database has one at a time in its folder, and what is asked of it besides has to wait
    if (server === undefined) return context.row('no PostgreSQL to storm: left to the server tests', 1, 0);
    await withKilledStore(server, { isUnpacked: false }, async (store) => {
      const world = await store.open((opened) => makeWorld(opened, size));
      await onOne(context, store, { ...world, ...size });
      if (!context.short) await onTwo(context, store, { ...world, ...size });
    });
  },
};

interface World {
  skuNo: string;
  buyers: FlashBuyer[];
  elsewhere: Elsewhere;
}
type Storm = World & typeof LONG;

async function makeWorld({ database }: PortalDatabase, { count }: typeof LONG): Promise<World> {
  const dealer = await aDealer({ database });
  const { skuNo } = await aSku(database, { price: 100 });
  const given = { dealerNo: dealer.merchantNo, now: systemClock.now() };
  return { skuNo, buyers: await makeBuyers(database, { count, ...given }), elsewhere: await makeElsewhere(database, { ...given, first: count }) };
}

const start = (store: KilledStore, more: Record<string, string> = {}): Promise<RunningPortal> =>
  startPortal({ DATA_DIR: store.dataDir, LOG_LEVEL: 'error', DEMO: '0', ...(store.url === undefined ? {} : { DATABASE_URL: store.url }), ...more });
const portOf = ({ origin }: RunningPortal): number => Number(new URL(origin).port);

/** Its rows are made beside the running portal. */
async function saleOn(store: KilledStore, { skuNo }: World, pieces: number): Promise<{ itemNo: string; sessionNo: string }> {
  return store.open(async ({ database }) => {
    const { itemNos, sessionNo } = await aPlatformSale(
      { database, clock: systemClock },
      { items: [{ code: skuNo, price: PRICE }], stock: { [skuNo]: pieces } },
    );
    return { itemNo: itemNos[0] ?? '', sessionNo };
  });
}

interface Figures {
  free: number;
  taken: number;
  winners: number;
  orders: number;
}
const figuresOf = (store: KilledStore, { itemNo, sessionNo }: { itemNo: string; sessionNo: string }): Promise<Figures> =>
  store.open(async ({ database }) => {
    const { rows } = await database.pool.query<Figures>(
      `select (select sum(free_count)::int from seckill_stock where session_no = $2) as free,
         (select coalesce(sum(quantity), 0)::int from seckill_purchase where item_no = $1 and state <> 'released') as taken,
         (select count(distinct merchant_no)::int from seckill_purchase where item_no = $1 and state <> 'released') as winners,
         (select count(*)::int from shop_order s join seckill_purchase p using (shop_order_no) join order_line l using (shop_order_no)
           where p.item_no = $1 and p.state <> 'released' and s.state = 'pendingPayment' and s.amount = ${PRICE} and l.quantity = p.quantity) as orders`,
      [itemNo, sessionNo],
    );
    return rows[0] as Figures;
  });

/** How many of the four figures are not what they must be. */
const wrong = (figures: Figures, pieces: number): number =>
  Number(figures.free !== 0) + Number(figures.taken !== pieces) + Number(figures.winners !== pieces) + Number(figures.orders !== pieces);

function asksFor(buyers: readonly FlashBuyer[], itemNo: string, { random, twice, attempt }: { random(): number; twice: number; attempt: string }): FlashAsk[] {
  const asks = buyers.flatMap(({ cookie, addressId, merchantNo }) => {
    const path = buySeckill.path.replace(':itemNo', itemNo).replace(':attemptNo', `${merchantNo}-${attempt}`);
    const ask: FlashAsk = { path, cookie, body: { quantity: 1, addressId, amount: PRICE } };
    return random() < twice ? [ask, ask] : [ask];
  });
  for (let at = asks.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [asks[at], asks[other]] = [asks[other] as FlashAsk, asks[at] as FlashAsk];
  }
  return asks;
}

const broken = (answers: readonly FlashAnswer[]): number => answers.filter(({ status }) => status === 0 || status >= 500).length;
const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** One rush: what it took, and what others in the shop waited meanwhile. */
async function storm(ports: readonly number[], asks: readonly FlashAsk[], elsewhere: Elsewhere): Promise<{ ms: number; answers: FlashAnswer[]; waits: Waits }> {
  const over = new AbortController();
  const visiting = visitElsewhere(ports[0] ?? 0, elsewhere, over.signal);
  const began = performance.now();
  const answers = await askAll(ports, asks, CONNECTIONS);
  const ms = performance.now() - began;
  over.abort();
  return { ms, answers, waits: await visiting };
}

async function round(
  { random }: HuntContext,
  store: KilledStore,
  { portals, world, attempt }: { portals: readonly RunningPortal[]; world: Storm; attempt: string },
) {
  const sale = await saleOn(store, world, world.pieces);
  const ports = portals.map(portOf);
  const spentBefore = await spentBy(portals);
  const { ms, answers, waits } = await storm(ports, asksFor(world.buyers, sale.itemNo, { random, twice: 0.1, attempt }), world.elsewhere);
  const cpuSeconds = (await spentBy(portals)) - spentBefore;
  const after = await figuresOf(store, sale);
  // three of ten who won give it up; what comes back is had by others
  const won = answers.flatMap(({ status, body }) => (status === 200 ? [JSON.parse(body) as { data: { shopOrderNo: string } }] : []));
  const numbers = [...new Set(won.map(({ data }) => data.shopOrderNo))];
  const ownerOf = await store.open(async ({ database }) => {
    const { rows } = await database.pool.query<{ no: string; merchant: string }>(
      'select shop_order_no as no, merchant_no as merchant from seckill_purchase where item_no = $1',
      [sale.itemNo],
    );
    return new Map(rows.map(({ no, merchant }) => [no, merchant]));
  });
  const cookies = new Map(world.buyers.map(({ merchantNo, cookie }) => [merchantNo, cookie]));
  const givenUp = numbers.filter(() => random() < 0.3);
  const cancelled = await askAll(
    ports,
    givenUp.map((shopOrderNo) => ({
      path: cancelOrder.path,
      cookie: cookies.get(ownerOf.get(shopOrderNo) ?? '') ?? '',
      body: { shopOrderNo, reason: '不想买了' },
    })),
    8,
  );
  const free = await figuresOf(store, sale);
  await sleep(1_100);
  await askAll(ports, asksFor(world.buyers.slice(0, 3 * world.pieces), sale.itemNo, { random, twice: 0, attempt: `${attempt}-again` }), CONNECTIONS);
  const end = await figuresOf(store, sale);
  return {
    ms,
    cpuSeconds,
    waits,
    faults:
      wrong(after, world.pieces) +
      Number(numbers.length !== world.pieces) +
      Number(free.free !== cancelled.filter(({ status }) => status === 200).length) +
      wrong(end, world.pieces),
    broken: broken(answers),
  };
}

/** Of the processors, by all of them together: the load of others on the machine is not in it. Where no such account is kept, none. */
async function spentBy(portals: readonly RunningPortal[]): Promise<number> {
  const each = await Promise.all(
    portals.map(({ process: { pid = 0 } }) =>
      lookOutside(pid).then(
        ({ cpuSeconds }) => cpuSeconds,
        () => 0,
      ),
    ),
  );
  return each.reduce((sum, one) => sum + one, 0);
}

type Round = Awaited<ReturnType<typeof round>>;

function tell(context: HuntContext, where: string, { world, rounds }: { world: Storm; rounds: readonly Round[] }): void {
  const took = rounds.map(({ ms }) => ms);
  context.row(
    `${where}: ${world.buyers.length} buyers × ${world.pieces} pieces: sold too often, too seldom, or not again`,
    rounds.length,
    rounds.reduce((sum, { faults }) => sum + faults, 0),
    `p50 ${Math.round(median(took))} ms, max ${Math.round(Math.max(...took))} ms, ${median(rounds.map(({ cpuSeconds }) => cpuSeconds)).toFixed(1)} s of the processor`,
  );
  context.row(
    `${where}: answers 5xx or none`,
    rounds.length * world.buyers.length,
    rounds.reduce((sum, one) => sum + one.broken, 0),
  );
  for (const kind of KINDS_ELSEWHERE) {
    const all = rounds.flatMap(({ waits }) => waits[kind]);
    const p95s = rounds.map(({ waits }) => p95Of(waits[kind].map(({ ms }) => ms)));
    const unanswered = all.filter(({ isAnswered }) => !isAnswered).length;
    context.row(
      `${where}: ${ELSEWHERE_NAMES[kind]} meanwhile, refused or unanswered`,
      all.length,
      unanswered,
      `p95 ${Math.round(Math.max(...p95s))} ms at the most`,
    );
    if (!context.short)
      context.row(
        `${where}: ${ELSEWHERE_NAMES[kind]} waits for more than ${ELSEWHERE_WITHIN_MS} ms (p95)`,
        rounds.length,
        p95s.filter((p95) => p95 > ELSEWHERE_WITHIN_MS).length,
      );
  }
  if (context.short) return;
  context.row(`${where}: rushes longer than ${world.withinMs / 1_000} s`, rounds.length, took.filter((ms) => ms > world.withinMs).length);
}

async function onOne(context: HuntContext, store: KilledStore, world: Storm): Promise<void> {
  const portal = await start(store);
  try {
    const rounds: Round[] = [];
    for (let at = 0; at < (context.short ? world.rounds : Math.ceil(world.rounds / 2)); at++) {
      rounds.push(await round(context, store, { portals: [portal], world, attempt: `one-${at}` }));
      context.say(`one process, round ${at + 1}: ${Math.round(rounds.at(-1)?.ms ?? 0)} ms, ${rounds.at(-1)?.cpuSeconds.toFixed(1)} s of the processor`);
    }
    tell(context, 'one process', { world, rounds });
    await small(context, store, { portal, world });
    await killed(context, store, { portal, world });
  } finally {
    await portal.stop();
  }
}

/** 200 buyers, 50 pieces, with nobody beside; in turn with what the machine could do. */
async function small(context: HuntContext, store: KilledStore, { portal, world }: { portal: RunningPortal; world: Storm }): Promise<void> {
  const took: number[] = [];
  const floors: number[] = [];
  let faults = 0;
  const floor = await openFlashFloor(CONNECTIONS, world.skuNo);
  try {
    for (let at = 0; at < (context.short ? 1 : 5); at++) {
      const sale = await saleOn(store, world, 50);
      const asks = asksFor(world.buyers.slice(at * 200, at * 200 + 200), sale.itemNo, { random: context.random, twice: 0, attempt: `small-${at}` });
      const began = performance.now();
      await askAll([portOf(portal)], asks, CONNECTIONS);
      took.push(performance.now() - began);
      floors.push(await store.open(({ database }) => floor.time(asks, 50, database)));
      faults += wrong(await figuresOf(store, sale), 50);
    }
  } finally {
    floor.stop();
  }
  const times = median(took) / median(floors);
  const figure = `p50 ${Math.round(median(took))} ms, best ${Math.round(Math.min(...took))} ms; at the least ${Math.round(median(floors))} ms: ${times.toFixed(1)} times it`;
  context.row('200 buyers × 50 pieces', took.length, faults, figure);
  // no time is judged where others are at work beside
  if (!context.short) context.row(`200 buyers × 50 pieces: more than ${FLOORS_MAX} times what the machine could do`, took.length, Number(times > FLOORS_MAX));
}

/** Killed in the rush and started again: what was answered is there, and as many are sold as there are. */
async function killed(context: HuntContext, store: KilledStore, { portal, world }: { portal: RunningPortal; world: Storm }): Promise<void> {
  let faults = 0;
  let lost = 0;
  for (let at = 0; at < world.kills; at++) {
    const sale = await saleOn(store, world, world.pieces);
    const buyers = world.buyers.slice(0, 20 * world.pieces);
    const rush = askAll([portOf(portal)], asksFor(buyers, sale.itemNo, { random: context.random, twice: 0.1, attempt: `kill-${at}` }), CONNECTIONS);
    await sleep(20 + context.random() * 80);
    await portal.killAndRestart();
    const told = (await rush).flatMap(({ status, body }) => (status === 200 ? [(JSON.parse(body) as { data: { shopOrderNo: string } }).data.shopOrderNo] : []));
    const kept = await store.open(async ({ database }) => {
      const { rows } = await database.pool.query<{ no: string }>("select shop_order_no as no from seckill_purchase where item_no = $1 and state = 'held'", [
        sale.itemNo,
      ]);
      return new Set(rows.map(({ no }) => no));
    });
    lost += told.filter((no) => !kept.has(no)).length;
    // those who had no answer ask again, with the same number
    await askAll([portOf(portal)], asksFor(buyers, sale.itemNo, { random: context.random, twice: 0, attempt: `kill-${at}` }), CONNECTIONS);
    faults += wrong(await figuresOf(store, sale), world.pieces);
  }
  context.row('kill -9 in the rush: pieces sold too often, too seldom or half', world.kills, faults);
  context.row('kill -9 in the rush: orders told of and lost', world.kills, lost);
}

async function onTwo(context: HuntContext, store: KilledStore, world: Storm): Promise<void> {
  const redis = isRedisInstalled() ? await realRedis() : null;
  await redis?.start();
  const more: Record<string, string> = redis === null ? {} : { REDIS_URL: redis.url };
  const first = await start(store, more);
  const second = await start({ ...store, dataDir: `${store.dataDir}-second` }, more).catch(async (error: unknown) => {
    await first.stop();
    throw error;
  });
  try {
    const rounds: Round[] = [];
    for (let at = 0; at < Math.floor(world.rounds / 2); at++) {
      rounds.push(await round(context, store, { portals: [first, second], world, attempt: `two-${at}` }));
      context.say(`two processes, round ${at + 1}: ${Math.round(rounds.at(-1)?.ms ?? 0)} ms`);
    }
    tell(context, `two processes${redis === null ? '' : ' with Redis'}`, { world, rounds });
  } finally {
    await first.stop();
    await second.stop();
    await redis?.kill();
  }
}
