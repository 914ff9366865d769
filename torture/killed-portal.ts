/** What hunts that kill the portal stand on: a store of its own, opened before and after, and calls that outlive nobody. */
import { systemClock } from '@portal/server/platform/clock';
import { createLog } from '@portal/server/platform/log';
import { openPortalDatabase, type DatabaseSettings, type PortalDatabase } from '@portal/server/start/open-database';
import { issueSession, SESSION_COOKIE } from '@portal/server/modules/account/index';
import { dataFolderOf } from '@portal/server/platform/db/restore';
import { unpackMigrated } from '@portal/server/testkit/database';
import { anInstaller } from '@portal/server/testkit/people';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Send } from './hunts/placing.ts';

export interface KilledStore {
  dataDir: string;
  /** Of a PostgreSQL database; undefined: the embedded one in the folder. */
  url: string | undefined;
  open<T>(work: (opened: PortalDatabase) => Promise<T>): Promise<T>;
}

/** A store for one hunt: the embedded database in a new folder, or a new one of the PostgreSQL server named. Gone afterwards. */
export async function withKilledStore(
  server: string | undefined,
  { isUnpacked }: { isUnpacked: boolean },
  work: (store: KilledStore) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-kill-'));
  const own = server === undefined ? undefined : await ownDatabase(server);
  const settings: DatabaseSettings = { DATA_DIR: dataDir, DATABASE_URL: own?.url, DATABASE_POOL: 16 };
  try {
    // a start of its own is what every kill is about; the first one only makes a database
    if (isUnpacked) await unpackMigrated(dataFolderOf(dataDir).database);
    await work({ dataDir, url: own?.url, open: (then) => withDatabase(settings, then) });
  } finally {
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The cookie of a new installer, signed in. */
export async function anInstallersCookie(database: PortalDatabase['database']): Promise<string> {
  const { accountNo } = await anInstaller(database);
  return `${SESSION_COOKIE}=${await issueSession(database.db, accountNo, systemClock.now())}`;
}

/** One POST, given up after eight seconds. */
export const overHttp =
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
  // connected for each: the server may be killed in between
  const tell = async (statement: string): Promise<void> => {
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };
  await tell(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => tell(`drop database ${name} with (force)`) };
}
