/** A busy shop is killed: orders with coupons are placed, paid, given up, accepted, refused, sent and received, credits are exchanged, shares are shared out; all that trade promises holds after each kill. */
import { openClaims } from '@portal/server/modules/after-sale/index';
import { shareOutAll } from '@portal/server/modules/share-out/index';
import { systemClock } from '@portal/server/platform/clock';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPortal, type RunningPortal } from '../../e2e/running-portal.ts';
import type { Hunt, HuntContext } from '../hunt.ts';
import { withKilledStore, type KilledStore } from '../killed-portal.ts';
import { ownPostgres } from '../own-postgres.ts';
import { moneyViolations } from '../money-history.ts';
import { readMoney } from '../money-world.ts';
import { violations, type Recorded } from '../trade-history.ts';
import { makeTradeWorld, readTrade, type Ask, type TradeWorld } from '../trade-world.ts';
import { OPS, traders } from '../traders.ts';
import { postgresAtHand } from './postgres-at-hand.ts';

/** Kills of the long run, of one portal, of several on one database, and of the database; KILLS=… for another number of the first. */
const LONG = {
  kills: Number(process.env['KILLS'] ?? 500),
  nodeKills: 60,
  databaseKills: Number(process.env['DATABASE_KILLS'] ?? 100),
  buyers: 15,
  coupons: 400,
};
/** A kill costs a start, 1.2 to 1.6 s of the processor: so many fit into forty seconds of a run of all tests (docs/testing.md). */
const SHORT = { kills: 4, nodeKills: 30, databaseKills: 0, buyers: 8, coupons: 40 };
const NODES = 3;
/** On a machine that others keep busy fewer kills fit into what a run of all tests has for them. */
const SHORT_MS = 40_000;
/** The folder of the portal whose channels are simulated: the first of one. */
const CHANNELS_OF = '1-0';
/** Calls that show the shop at work again, and that one of several portals was worth killing. */
const BUSY_CALLS = 60;
const FEW_CALLS = 8;
/** The portal is there again so soon after its database. */
const BACK_WITHIN_MS = 5_000;
/** Longer than anybody waits for a statement. */
const HANGS_MS = 8_000;

export const orders: Hunt = {
  name: 'orders',
  purpose:
    'a busy shop is killed with -9 again and again, and its database, which hangs as well: no order is lost, doubled or half; stock, coupons, credits, totals, states, payments, refunds and shares hold',
  async run(context) {
    const size = context.short ? SHORT : LONG;
    const server = await postgresAtHand(context);
    // with the embedded one nobody can look beside the portal: left to the hunts kill and soak
    if (server === undefined) context.row('no PostgreSQL to look at beside the portal', 1, 0);
    else
      await withKilledStore(server, { isUnpacked: false }, async (store) => {
        const world = await store.open((opened) => makeTradeWorld(opened, size));
        await trade(context, { store, world, nodes: 1 }, async ({ portals: [portal], look, history }) => {
          for (let kill = 0; kill < size.kills; kill++) {
            // every other kill comes when the shop is at work again, however slow the machine; the others when they come
            if (kill % 2 === 0) await atWork(history, BUSY_CALLS);
            await sleep(20 + context.random() * (context.short ? 300 : 780));
            await portal?.killAndRestart();
            await look(`${kill + 1} kills of the portal`);
          }
          return { what: 'kill -9 of the portal', kills: size.kills, faults: [] };
        });
        await killNodes(context, { store, world }, size.nodeKills);
      });
    if (size.databaseKills > 0) await killDatabase(context, size);
  },
};

/** Several portals on one database are killed each in its own time, so that one starts while the others work; their channels are closed. */
const killNodes = (context: HuntContext, shop: { store: KilledStore; world: TradeWorld }, kills: number): Promise<void> =>
  trade(context, { ...shop, nodes: NODES }, async ({ portals, look, history }) => {
    const began = performance.now();
    const mayGoOn = (): boolean => !context.short || performance.now() - began < SHORT_MS;
    let killed = 0;
    const killOne = async (portal: RunningPortal): Promise<void> => {
      for (let kill = 0; kill < kills / NODES && mayGoOn(); kill++) {
        await atWork(history, FEW_CALLS);
        await sleep(20 + context.random() * 200);
        await portal.killAndRestart();
        await look(`${++killed} kills of ${NODES} portals`);
      }
    };
    await Promise.all(portals.map(killOne));
    return { what: `kill -9 of ${NODES} portals`, kills: killed, faults: [] };
  });

/** The database is killed under the portal, which stays, and goes on when it is there again. */
async function killDatabase(context: HuntContext, size: typeof LONG): Promise<void> {
  const own = await ownPostgres();
  if (own === undefined) return context.row('no PostgreSQL installed to kill', 1, 0);
  try {
    await own.start();
    await withKilledStore(own.url, { isUnpacked: false }, async (store) => {
      const world = await store.open((opened) => makeTradeWorld(opened, size));
      await trade(context, { store, world, nodes: 1 }, async ({ portals: [portal], look, history }) => {
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
          if (portal?.process.exitCode !== null) faults.push(`kill ${kill}: the portal ended`);
          await look(`${kill + 1} kills of the database`);
        }
        return { what: 'kill -9, restart and standstill of PostgreSQL', kills: size.databaseKills, faults };
      });
    });
  } finally {
    await own.remove();
  }
}

async function atWork(history: readonly Recorded[], calls: number): Promise<void> {
  const enough = history.length + calls;
  while (history.length < enough) await sleep(20);
}

interface Under {
  portals: readonly RunningPortal[];
  history: readonly Recorded[];
  look(said: string): Promise<void>;
}

/** The shop is busy while `fault` does what it does; then what was answered is compared with what is there. */
async function trade(
  { row, say, random }: HuntContext,
  { store, world, nodes }: { store: KilledStore; world: TradeWorld; nodes: number },
  fault: (under: Under) => Promise<{ what: string; kills: number; faults: string[] }>,
): Promise<void> {
  const history: Recorded[] = [];
  const found: string[] = [];
  const broken: string[] = [];
  // channels are simulated in the demo world alone, each portal's by itself; a database with people in it gets none of its goods and people
  const hasChannels = nodes === 1;
  const environment = { LOG_LEVEL: 'error', DEMO: hasChannels ? '1' : '0', SHARE_AFTER_DAYS: '0', CONSOLE_KEY: 'the same on every node' };
  const start = (node: number): Promise<RunningPortal> =>
    startPortal({ ...environment, DATA_DIR: join(store.dataDir, `${nodes}-${node}`), ...(store.url === undefined ? {} : { DATABASE_URL: store.url }) });
  const portals = await Promise.all(Array.from({ length: nodes }, (_none, node) => start(node)));
  let looks = 0;
  const look = async (said: string): Promise<void> => {
    const ended = [...history];
    const looking = new pg.Client({ connectionString: store.url });
    looking.on('error', () => {});
    await looking.connect();
    try {
      const ask: Ask = (text, values) => looking.query(text, values);
      found.push(...violations(ended, await readTrade(ask, world)), ...moneyViolations(await readMoney(ask, join(store.dataDir, CHANNELS_OF))));
    } finally {
      await looking.end();
    }
    if (++looks % 25 === 0) say(`${said}, ${history.length} calls, ${found.length} violations`);
  };
  let isOver = false;
  try {
    const trading = traders({ origins: portals.map(({ origin }) => origin), hasChannels, world, random, history, broken, goOn: () => !isOver });
    const { what, kills, faults } = await fault({ portals, history, look });
    found.push(...faults);
    await sleep(500);
    isOver = true;
    await trading;
    await look('at the end');
    const shared = await shareOutTwice(store);
    await look('when it was shared out');
    const distinct = [...new Set(found)];
    for (const one of distinct.slice(0, 10)) say(one);
    const ended = (op: Recorded['op']) => history.filter((one) => one.op === op && one.outcome === 'ok').length;
    const told = OPS.map((op) => `${ended(op)} ${op}`).join(', ');
    row(`${what} in a busy shop: one of thirteen rules broken, or no way back`, kills, distinct.length, `${told}, ${shared} shared out`);
    broken.slice(0, 10).forEach((one) => say(one));
    row(`${what}: answers 5xx that are no 503 with a sentence and a time`, history.length, broken.length);
    row(
      `${what}: calls answered`,
      history.length,
      history.length < kills * 3 || [ended('place'), ended('ship'), hasChannels ? ended('pay') : 1].includes(0) ? 1 : 0,
    );
  } finally {
    isOver = true;
    await Promise.all(portals.map((portal) => portal.stop()));
  }
}

/** What is due, by two at one moment, as the clock of two nodes would; gives how many orders are shared out. */
const shareOutTwice = (store: KilledStore): Promise<number> =>
  store.open(async ({ database }) => {
    const now = systemClock.now();
    const shareOut = () => database.transaction((db) => shareOutAll({ db, now }, { feeRate: 60, afterDays: 0 }, openClaims));
    await Promise.all([shareOut(), shareOut()]);
    const { rows } = await database.pool.query<{ shared: number }>(`select count(*)::int as shared from share_row where state = 'shared'`);
    return rows[0]?.shared ?? 0;
  });
