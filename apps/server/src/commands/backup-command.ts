/** `npm run backup` as a function: arguments in, sentences in Chinese and English out. `backup.ts` is its entry. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { bothWords, CannotBegin, readKey, runCommand, type CommandIo } from './operator-command.ts';
import type { ManifestFacts } from '../platform/backup/dump-database.ts';
import { takeBackup } from '../platform/backup/take-backup.ts';
import { openEmbedded, openPostgres, type Database } from '../platform/db/database.ts';
import { startEmbedded } from '../platform/db/embedded.ts';
import { FolderLockedError, takeFolderLock } from '../platform/db/lock.ts';
import { dataFolderOf, openDataFolder, restoreSnapshot } from '../platform/db/restore.ts';
import { askForSnapshot } from '../platform/db/snapshot-request.ts';
import { listSnapshots } from '../platform/db/snapshots.ts';
import type { Environment } from '../platform/environment.ts';
import { createLog, type Logger } from '../platform/log.ts';

const USAGE = `用法 Usage:
  npm run backup                          备份到 backups/ / into the folder backups
  npm run backup -- /srv/backup/          备份到该目录 / into that folder
  npm run backup -- /srv/backup/a.backup  备份到该文件 / into that file
  口令 passphrase: BACKUP_KEY 或 --key-file 文件；不给则不加密 / none: not encrypted`;

const ANSWER_WITHIN_MS = 120_000;

/** A view of the database to keep, and since when it stands. */
interface View {
  client: pg.PoolClient;
  store: Database['kind'];
  takenAt: number;
  /** Once is enough; a second time does nothing. */
  close(): Promise<void>;
}

async function viewOf(database: Database, takenAt: number, closeRest: () => Promise<unknown> = async () => {}): Promise<View> {
  let closing: Promise<void> | undefined;
  const shut = async (client: pg.PoolClient | undefined): Promise<void> => {
    client?.release();
    await database.close();
    await closeRest();
  };
  try {
    const client = await database.pool.connect();
    return { client, store: database.kind, takenAt, close: () => (closing ??= shut(client)) };
  } catch (error) {
    await shut(undefined);
    throw error;
  }
}

/** Gives the exit code: 0 when the backup is written and proved, 2 when there is none. `answerWithinMs`: what a running portal has to answer. */
export function backupCommand(
  argv: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  io: CommandIo & { now: () => number; answerWithinMs?: number },
): Promise<number> {
  return runCommand(variables, io, {
    undone: ['没有备份成', 'There is no backup'],
    work: async (environment) => {
      const options = readOptions(argv);
      const key = await readKey(options.keyFile, environment, io.from);
      const path = await fileFor(options.place, io);
      const log = createLog({ level: environment.LOG_LEVEL === 'info' ? 'error' : environment.LOG_LEVEL, destination: process.stderr });
      const began = io.now();
      const view = await openView(environment, { path, log, now: io.now, sayError: io.sayError, answerWithinMs: io.answerWithinMs ?? ANSWER_WITHIN_MS });
      try {
        const facts: ManifestFacts = {
          takenAt: new Date(view.takenAt).toISOString(),
          store: view.store,
          version: await programVersion(),
          files: environment.S3_ENDPOINT === undefined ? 'folder' : 's3',
        };
        const filesFolder = facts.files === 'folder' ? join(resolve(environment.DATA_DIR), 'files') : undefined;
        const { manifest, end } = await takeBackup(path, { client: view.client, facts, filesFolder }, { key, log, onWritten: view.close });
        const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
        const [bytes, seconds] = [(await stat(path)).size, (io.now() - began) / 1000];
        io.say(
          bothWords(
            `已备份到 ${path}（${megabytes(bytes)}，${key ? '已加密' : '未加密'}，${seconds.toFixed(1)} 秒）：${manifest.tables.length} 张表 ${rows} 行，${end.files} 个文件；已恢复到临时库核对，逐表一致`,
            `Backed up to ${path} (${megabytes(bytes)}, ${key ? 'encrypted' : 'not encrypted'}): ${manifest.tables.length} tables, ${rows} rows, ${end.files} files; restored into a scratch database and found equal`,
          ),
        );
        if (facts.files === 's3')
          io.say(
            bothWords(
              `上传的文件在对象存储 ${environment.S3_ENDPOINT}/${environment.S3_BUCKET} 中，不在此备份内，请另行备份该存储桶`,
              `Uploaded files lie in the bucket ${environment.S3_BUCKET} and are not in this backup: back the bucket up by its own means`,
            ),
          );
      } finally {
        await view.close();
      }
    },
  });
}

function readOptions(argv: readonly string[]): { place: string | undefined; keyFile: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options: { 'key-file': { type: 'string' } } });
    if (positionals.length > 1) throw new Error('usage');
    return { place: positionals[0], keyFile: values['key-file'] };
  } catch {
    throw new CannotBegin(USAGE);
  }
}

/** A folder, or a name that ends like one, gets a file named by the time. */
async function fileFor(place: string | undefined, { from, now }: { from: string; now: () => number }): Promise<string> {
  const path = resolve(from, place ?? 'backups');
  const isFolder = place === undefined || /[\\/]$/.test(place) || (await stat(path).catch(() => undefined))?.isDirectory() === true;
  const name = `portal-${new Date(now()).toISOString().replace(/[-:]|\.\d+/g, '')}.backup`;
  await mkdir(isFolder ? path : resolve(path, '..'), { recursive: true });
  return isFolder ? join(path, name) : path;
}

interface ViewDeps {
  path: string;
  log: Logger;
  now: () => number;
  sayError: (text: string) => void;
  answerWithinMs: number;
}

async function openView({ DATABASE_URL, DATA_DIR }: Environment, deps: ViewDeps): Promise<View> {
  if (DATABASE_URL !== undefined) {
    const database = openPostgres(DATABASE_URL, { log: deps.log, connections: 1 });
    const view = await viewOf(database, deps.now());
    const { rows } = await view.client.query<{ migration: string | null }>(`select to_regclass('migration')::text as migration`);
    if (rows[0]?.migration) return view;
    await view.close();
    throw new CannotBegin(bothWords('该数据库中没有门户的数据', 'There is no portal’s data in this database'));
  }
  const dataDir = resolve(DATA_DIR);
  const { database: folder, snapshots } = dataFolderOf(dataDir);
  if (!existsSync(folder)) throw new CannotBegin(bothWords(`数据目录 ${dataDir} 中没有数据库`, `There is no database in the data folder ${dataDir}`));
  const lock = await takeFolderLock(dataDir).catch((error: unknown) => {
    if (error instanceof FolderLockedError) return undefined;
    throw error;
  });
  if (!lock) return viewOfRunning(snapshots, deps);
  try {
    const { database } = await openDataFolder(dataDir, deps);
    return await viewOf(database, deps.now(), () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** A running portal lets nobody else into its folder: it takes a snapshot, and that is what is kept. An old one is better than none, when it is said. */
async function viewOfRunning(folder: string, { path, log, sayError, now, answerWithinMs }: ViewDeps): Promise<View> {
  const isAnswered = await askForSnapshot(folder, { withinMs: answerWithinMs });
  const [newest] = await listSnapshots(folder);
  if (!newest) throw new CannotBegin(bothWords('正在运行的门户没有给出快照，无法备份', 'The running portal gave no snapshot: nothing to back up'));
  if (!isAnswered) {
    const [takenAt, seconds] = [new Date(newest.takenAt).toISOString(), Math.round(answerWithinMs / 1000)];
    const minutes = Math.ceil((now() - newest.takenAt) / 60_000);
    sayError(
      bothWords(
        `注意：正在运行的门户在 ${seconds} 秒内没有应答。备份的是 ${minutes} 分钟前（${takenAt}）的快照，其后的改动不在备份内`,
        `Take note: the running portal did not answer within ${seconds} s. What is backed up is its snapshot of ${minutes} minutes ago (${takenAt}); later changes are not in it`,
      ),
    );
  }
  const scratch = `${path}.view`;
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  const into = join(scratch, 'database');
  await restoreSnapshot(newest, into, { log, now });
  const database = openEmbedded(await startEmbedded({ dataDir: into }), { log });
  return viewOf(database, newest.takenAt, () => rm(scratch, { recursive: true, force: true }));
}

async function programVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  return version;
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
