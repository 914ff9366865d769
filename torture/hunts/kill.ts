import { issueSession, SESSION_COOKIE } from '@portal/server/modules/account/index';
import { systemClock } from '@portal/server/platform/clock';
import { dataFolderOf } from '@portal/server/platform/db/restore';
import { createLog } from '@portal/server/platform/log';
import { openPortalDatabase, type DatabaseSettings, type PortalDatabase } from '@portal/server/start/open-database';
import { unpackMigrated } from '@portal/server/testkit/database';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startPortal } from '../../e2e/running-portal.ts';
import type { Hunt, HuntContext } from '../hunt.ts';
import { compare, makeDesignOrder, STORED, Witness, type Send, type Stored } from './placing.ts';
import { postgresAtHand } from './postgres-at-hand.ts';

/** Kills of the long run on each database; KILLS=… for another number. */
const LONG_KILLS = Number(process.env['KILLS'] ?? 50);
const WRITERS = 8;

export const kill: Hunt = {
  name: 'kill',
  purpose: 'the portal is killed with -9 while orders are placed: none acknowledged is lost, none is half or there twice',
  async run(context) {
    await onStore(context, 'embedded', undefined);
    // a start takes seconds: the short run has one and a second after its kill, on the database that every machine has
    const url = context.short ? undefined : await postgresAtHand(context);
    if (url !== undefined) await onStore(context, 'PostgreSQL', url);
  },
};

async function onStore(context: HuntContext, store: string, server: string | undefined): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-kill-'));
  const own = server === undefined ? undefined : await ownDatabase(server);
  const settings: DatabaseSettings = { DATA_DIR: dataDir, DATABASE_URL: own?.url, DATABASE_POOL: 16 };
  try {
    // a start of its own is what every kill below is about; the first one only makes a database
    if (context.short) await unpackMigrated(dataFolderOf(dataDir).database);
    const writers = await withDatabase(settings, async ({ database }) => {
      const made: { cookie: string; skuNo: string }[] = [];
      for (let n = 0; n < WRITERS; n++) {
        const { accountNo } = await anInstaller(database);
        const { skuNo } = await aSku(database);
        made.push({ skuNo, cookie: `${SESSION_COOKIE}=${await issueSession(database.db, accountNo, systemClock.now())}` });
      }
      return made;
    });
    const witness = new Witness();
    const { kills, slowestStartMs, alarms } = await placeAndKill(context, { dataDir, url: own?.url, writers, witness });
    const stored = await withDatabase(settings, async ({ database }) => (await database.pool.query<Stored>(STORED, ['断电%'])).rows);
    const { lost, doubled, half } = compare(witness, stored);
    context.row(
      `${store}: acknowledged orders lost, doubled or half`,
      kills,
      lost + doubled + half,
      `${lost}, ${doubled} and ${half} of ${witness.acknowledged.length} orders, ${witness.silent} exchanges broken off; slowest start ${Math.round(slowestStartMs)} ms`,
    );
    context.row(`${store}: orders given up`, witness.acknowledged.length, witness.unknown.length);
    if (server === undefined) context.row(`${store}: a sound folder taken for a damaged one`, kills, alarms);
  } finally {
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
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

const overHttp =
  (origin: string, cookie: string): Send =>
  async ({ path, body, idempotencyKey }) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(8_000),
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after') ?? undefined, body: await response.text() };
  };

async function withDatabase<T>(settings: DatabaseSettings, work: (opened: PortalDatabase) => Promise<T>): Promise<T> {
  const opened = await openPortalDatabase(settings, { log: createLog({ level: 'silent' }), now: systemClock.now });
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

async function ownDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portal_kill_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
