import { aSku } from '@portal/server/testkit/goods';
import { setTimeout } from 'node:timers/promises';
import { startPortal } from '../../e2e/running-portal.ts';
import type { Hunt, HuntContext } from '../hunt.ts';
import { anInstallersCookie, overHttp, withKilledStore } from '../killed-portal.ts';
import { compare, makeDesignOrder, STORED, Witness, type Stored } from './placing.ts';
import { postgresAtHand } from './postgres-at-hand.ts';

/** Kills of the long run on each database; KILLS=… for another number. */
const LONG_KILLS = Number(process.env['KILLS'] ?? 50);
const WRITERS = 8;

export const kill: Hunt = {
  name: 'kill',
  purpose: 'the portal is killed with -9 while orders are placed: none acknowledged is lost, none is half or there twice (RELY-1)',
  async run(context) {
    await onStore(context, 'embedded', undefined);
    // a start takes seconds: the short run has one and a second after its kill, on the database that every machine has
    const url = context.short ? undefined : await postgresAtHand(context);
    if (url !== undefined) await onStore(context, 'PostgreSQL', url);
  },
};

async function onStore(context: HuntContext, name: string, server: string | undefined): Promise<void> {
  await withKilledStore(server, { isUnpacked: context.short }, async (store) => {
    const writers = await store.open(async ({ database }) => {
      const made: { cookie: string; skuNo: string }[] = [];
      for (let n = 0; n < WRITERS; n++) made.push({ skuNo: (await aSku(database)).skuNo, cookie: await anInstallersCookie(database) });
      return made;
    });
    const witness = new Witness();
    const { kills, slowestStartMs, alarms } = await placeAndKill(context, { ...store, writers, witness });
    const stored = await store.open(async ({ database }) => (await database.pool.query<Stored>(STORED, ['断电%'])).rows);
    const { lost, doubled, half } = compare(witness, stored);
    context.row(
      `${name}: acknowledged orders lost, doubled or half`,
      kills,
      lost + doubled + half,
      `${lost}, ${doubled} and ${half} of ${witness.acknowledged.length} orders, ${witness.silent} exchanges broken off; slowest start ${Math.round(slowestStartMs)} ms`,
    );
    context.row(`${name}: orders given up`, witness.acknowledged.length, witness.unknown.length);
    if (server === undefined) context.row(`${name}: a sound folder taken for a damaged one`, kills, alarms);
  });
}

/** Eight writers that insist, and a hand that kills within a second or so of each start; `alarms`: starts that put a snapshot in the folder's place. */
async function placeAndKill(
  { short, random, say }: HuntContext,
  { dataDir, url, writers, witness }: { dataDir: string; url: string | undefined; writers: readonly { cookie: string; skuNo: string }[]; witness: Witness },
): Promise<{ kills: number; slowestStartMs: number; alarms: number }> {
  // the demo world takes seconds to make, and the orders need nothing of it
  const portal = await startPortal({ DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO: short ? '0' : '1', ...(url === undefined ? {} : { DATABASE_URL: url }) });
  const enough = new AbortController();
  let isOver = false;
  const goOn = () => !isOver;
  let slowestStartMs = 0;
  const wanted = short ? 1 : LONG_KILLS;
  try {
    const writing = writers.map(async ({ cookie, skuNo }, at) => {
      const send = overHttp(portal.origin, cookie);
      try {
        // for as long as a start takes; on the list of an order that was given up a piece may lie that the next order would take along
        for (let n = 0; !enough.signal.aborted; n++)
          await makeDesignOrder(send, witness, { name: `断电-${at}-${n}`, skuNo, pauseMs: 200, tries: Number.POSITIVE_INFINITY, goOn });
      } catch (error) {
        if (goOn()) say(`writer ${at}: ${String(error)}`);
      }
    });
    for (let kills = 0; kills < wanted; kills++) {
      await setTimeout((short ? 800 : 20) + random() * 780);
      const began = performance.now();
      await portal.killAndRestart();
      slowestStartMs = Math.max(slowestStartMs, performance.now() - began);
    }
    await setTimeout(300);
    // what is begun is ended, by a portal that stays
    enough.abort();
    await Promise.all(writing);
    return { kills: wanted, slowestStartMs, alarms: portal.log.filter((line) => line.includes('restored from a snapshot')).length };
  } finally {
    isOver = true;
    enough.abort();
    await portal.stop();
  }
}
