/** Backups under load, cut, garbled, killed, with the wrong key, of an older and a newer structure: what is restored is what was there. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArchive, writeArchive } from '@portal/server/platform/backup/archive';
import { bringForward, loadArchive } from '@portal/server/platform/backup/load-archive';
import { backupKeyOf, type BackupKey } from '@portal/server/platform/backup/seal';
import { takeBackup } from '@portal/server/platform/backup/take-backup';
import { openEmbedded, type Database } from '@portal/server/platform/db/database';
import { listMigrations, migrate } from '@portal/server/platform/db/migrate';
import { answerSnapshotRequests } from '@portal/server/platform/db/snapshot-request';
import { takeSnapshot } from '@portal/server/platform/db/snapshots';
import { createLog } from '@portal/server/platform/log';
import { openPortalDatabase } from '@portal/server/start/open-database';
import { openTestDatabase, startEmpty } from '@portal/server/testkit/database';
import type { Hunt, HuntContext } from '../hunt.ts';
import { brokenOrders, startBuyers } from './backup-buyers.ts';

const log = createLog({ level: 'silent' });
const backupEntry = fileURLToPath(new URL('../../apps/server/src/commands/backup.ts', import.meta.url));
const facts = { takenAt: new Date(0).toISOString(), store: 'embedded', version: 'hunt', files: 's3' } as const;

export const backup: Hunt = {
  name: 'backup',
  purpose: 'a backup under write load restores to the same rows, and one that is cut, garbled, killed or of a wrong key is refused',
  async run(context) {
    const folder = await mkdtemp(join(tmpdir(), 'portal-hunt-backup-'));
    try {
      const source = await openTestDatabase();
      const target = await openTestDatabase();
      const places = { folder, plain: join(folder, 'plain'), source: source.database, target: target.database };
      try {
        await underLoad(context, places);
        await garbled(context, places);
        await wrongKeys(context, places);
        await lostRow(context, places);
      } finally {
        await source.close();
        await target.close();
      }
      if (context.short) return;
      await olderAndNewer(context, folder);
      await runningFolder(context, folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

interface Places {
  folder: string;
  /** An archive without a key. */
  plain: string;
  source: Database;
  target: Database;
}

/** Every table's rows as text, sorted and hashed here: no checksum of the code under test is believed. */
async function digests(database: Pick<Database, 'pool'>): Promise<Map<string, string>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration'`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    const hash = createHash('sha256');
    for (const { row } of rows.sort((a, b) => (a.row < b.row ? -1 : 1))) hash.update(row).update('\n');
    found.set(name, `${rows.length} ${hash.digest('hex')}`);
  }
  return found;
}

const differing = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): number =>
  [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name)).length;

async function write(database: Database, path: string, key?: BackupKey): Promise<void> {
  const client = await database.pool.connect();
  try {
    await writeArchive(path, { client, facts, filesFolder: undefined }, key);
  } finally {
    client.release();
  }
}

async function underLoad({ random, row, short }: HuntContext, { plain, source, target }: Places): Promise<void> {
  const buyers = await startBuyers(source, { random, buyers: 4 });
  await buyers.until(short ? 40 : 400);
  const before = new Set(buyers.acknowledged);
  await write(source, plain);
  const during = buyers.acknowledged.size - before.size;
  await buyers.stop();
  await loadArchive(plain, undefined, { database: target, putFile: undefined });
  const { orders, broken } = await brokenOrders(target);
  row('orders of a backup taken under load hold their own totals', orders.size, broken, `${during} orders were placed while it was written`);
  row('orders acknowledged before the backup are in it', before.size, [...before].filter((id) => !orders.has(id)).length);
  // and at rest, table by table; what the target holds already has to go
  await write(source, `${plain}-still`);
  await loadArchive(`${plain}-still`, undefined, { database: target, putFile: undefined });
  const tables = await digests(source);
  row('tables are the same row for row', tables.size, differing(tables, await digests(target)));
}

/** One fault a try: a bit turned, a stretch zeroed, garbled or doubled, the end cut off. */
function spoil(bytes: Buffer, random: () => number): Buffer {
  const spoilt = Buffer.from(bytes);
  // the first and the last bytes are tried as often as all others together: there a format is weakest
  const edge = Math.floor(random() * 140);
  const at = random() < 0.5 ? Math.floor(random() * bytes.length) : random() < 0.5 ? edge : bytes.length - 1 - edge;
  const length = 1 + Math.floor(random() * Math.min(4_096, bytes.length - at));
  const kind = Math.floor(random() * 5);
  if (kind === 0) spoilt.writeUInt8(spoilt.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at);
  else if (kind === 1) spoilt.fill(0, at, at + length);
  else if (kind === 2) for (let n = at; n < at + length; n++) spoilt.writeUInt8(Math.floor(random() * 256), n);
  else if (kind === 3) return Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
  else return spoilt.subarray(0, at);
  return spoilt;
}

async function garbled({ random, row, short }: HuntContext, { plain }: Places): Promise<void> {
  const bytes = await readFile(plain);
  const path = `${plain}-garbled`;
  let tries = 0;
  let taken = 0;
  while (tries < (short ? 100 : 2_000)) {
    const spoilt = spoil(bytes, random);
    if (spoilt.equals(bytes)) continue;
    tries++;
    await writeFile(path, spoilt);
    if (await isTaken(path)) taken++;
  }
  row('archives with one fault are refused', tries, taken, `${bytes.length} bytes`);
}

const isTaken = (path: string, key?: BackupKey): Promise<boolean> =>
  readArchive(path, key).then(
    () => true,
    (error: { name?: string }) => {
      if (error.name !== 'ArchiveError') throw error;
      return false;
    },
  );

async function wrongKeys({ random, row, short }: HuntContext, { folder, source }: Places): Promise<void> {
  const path = join(folder, 'sealed');
  const passphrase = `passphrase ${random()}`;
  const key = backupKeyOf(passphrase);
  await write(source, path, key);
  const wrong = [`${passphrase} `, ...Array.from({ length: short ? 0 : 20 }, () => `passphrase ${random()}`)];
  let taken = (await isTaken(path, key)) ? 0 : 1;
  for (const one of wrong) if (await isTaken(path, backupKeyOf(one))) taken++;
  if (await isTaken(path)) taken++;
  row('a wrong key or none is refused, the right one taken', wrong.length + 2, taken);
  const bytes = await readFile(path);
  let spoiltTaken = 0;
  for (let n = 0; n < 50; n++) {
    await writeFile(`${path}-garbled`, spoil(bytes, random));
    if (await isTaken(`${path}-garbled`, key)) spoiltTaken++;
  }
  row('encrypted archives with one fault are refused', 50, spoiltTaken);
  row('nothing of the database can be read in an encrypted archive', 1, /design_order|manifest/.test(bytes.toString('latin1')) ? 1 : 0);
}

/** A driver that loses one row on the way: only reading the archive back can notice. */
async function lostRow({ row, short }: HuntContext, { folder, source }: Places): Promise<void> {
  const tries = short ? 1 : 5;
  let failures = 0;
  for (let n = 0; n < tries; n++) {
    const client = await source.pool.connect();
    let isInLines = false;
    const query = async (...given: unknown[]): Promise<{ rows: unknown[] }> => {
      const result = (await (client.query as (...all: unknown[]) => Promise<unknown>).apply(client, given)) as { rows: unknown[] };
      if (String(given[0]).startsWith('declare')) isInLines = String(given[0]).includes('"design_order_line"');
      return isInLines ? { ...result, rows: result.rows?.slice(1) } : result;
    };
    const path = join(folder, `lossy-${n}`);
    const fault = await takeBackup(path, { client: { query } as never, facts, filesFolder: undefined }, { key: undefined, log }).then(
      () => 'taken',
      (error: { fault?: string }) => error.fault ?? String(error),
    );
    client.release();
    if (fault !== 'notEqual' || existsSync(path) || existsSync(`${path}.part`)) failures++;
  }
  row('a row lost on the way is noticed, and no archive gets its name', tries, failures);
}

async function olderAndNewer({ row }: HuntContext, folder: string): Promise<void> {
  const all = (await listMigrations()).map(({ name }) => name);
  let failures = 0;
  for (let count = 1; count < all.length; count++) {
    const older = openEmbedded(await startEmpty(), { log });
    await migrate(older, { only: new Set(all.slice(0, count)) });
    const path = join(folder, `older-${count}`);
    await write(older, path);
    await older.close();
    const target = openEmbedded(await startEmpty(), { log });
    await loadArchive(path, undefined, { database: target, putFile: undefined });
    const applied = await bringForward(target);
    if (applied.length !== all.length - count) failures++;
    await target.close();
  }
  row('archives of every older structure restore and are brought up to date', all.length - 1, failures);

  const newer = openEmbedded(await startEmpty(), { log });
  await migrate(newer);
  await newer.pool.query(`insert into migration (name, hash) values ('9999-later.sql', 'x')`);
  await write(newer, join(folder, 'newer'));
  await newer.close();
  const target = openEmbedded(await startEmpty(), { log });
  const fault = await loadArchive(join(folder, 'newer'), undefined, { database: target, putFile: undefined }).then(
    () => 'taken',
    (error: { fault?: string }) => error.fault,
  );
  const { rows } = await target.pool.query(`select 1 from pg_tables where schemaname = 'public'`);
  await target.close();
  row('an archive of a newer structure is refused before anything is made', 1, fault === 'newerProgram' && rows.length === 0 ? 0 : 1);
}

/** A folder held by a running process: the command itself, from outside, finished or killed. */
async function runningFolder({ random, row, say }: HuntContext, folder: string): Promise<void> {
  const dataDir = join(folder, 'data');
  const opened = await openPortalDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined, DATABASE_POOL: 1 }, { log, now: Date.now });
  const { embedded, database } = opened;
  if (!embedded) throw new Error('the folder gave no embedded database');
  const take = () => takeSnapshot({ database, databaseFolder: embedded.folder, folder: embedded.snapshots, now: Date.now() });
  const door = answerSnapshotRequests({ folder: embedded.snapshots, take, log });
  const buyers = await startBuyers(database, { random, buyers: 2 });
  await buyers.until(50);
  const before = new Set(buyers.acknowledged);
  const path = join(folder, 'online.backup');
  const began = performance.now();
  const code = await runBackup(dataDir, path, undefined);
  const tookMs = performance.now() - began;
  const target = await openTestDatabase();
  if (code === 0) await loadArchive(path, undefined, { database: target.database, putFile: undefined });
  const { orders, broken } = await brokenOrders(target.database);
  await target.close();
  const lost = [...before].filter((id) => !orders.has(id)).length;
  row('a running folder is backed up with what was acknowledged before', before.size, lost + broken, `${(tookMs / 1000).toFixed(1)} s`);

  let looksWhole = 0;
  let done = 0;
  for (let n = 0; n < 20; n++) {
    const killed = join(folder, `killed-${n}.backup`);
    const ended = await runBackup(dataDir, killed, random() * tookMs);
    if (ended === 0) done++;
    else if (existsSync(killed)) looksWhole++;
    if (existsSync(`${killed}.part`) && (await isTaken(`${killed}.part`).catch(() => false))) say('killed between the proof and the name');
    for (const ending of ['', '.part', '.check', '.view']) await rm(`${killed}${ending}`, { recursive: true, force: true });
  }
  row('a backup that is killed leaves no file of its name', 20 - done, looksWhole, `${done} ended before the kill`);
  await buyers.stop();
  await door.stop();
  await opened.close();
}

/** Gives the exit code; null: killed, `killAfterMs` after the start. */
function runBackup(dataDir: string, path: string, killAfterMs: number | undefined): Promise<number | null> {
  const child = spawn(process.execPath, [backupEntry, path], { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }, stdio: 'ignore' });
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}
