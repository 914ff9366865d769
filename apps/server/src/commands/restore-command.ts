/** `npm run restore` as a function: arguments in, sentences in Chinese and English out. `restore.ts` is its entry. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bothWords, CannotBegin, readKey, runCommand, type CommandIo } from './operator-command.ts';
import { readArchive } from '../platform/backup/archive.ts';
import type { End, Manifest } from '../platform/backup/entries.ts';
import { assertKnown } from '../platform/backup/load-database.ts';
import { restoreFolder, type RestoreDeps, type Restored } from '../platform/backup/restore-folder.ts';
import { holdsTables, restoreServer } from '../platform/backup/restore-server.ts';
import { holdsAnything } from '../platform/backup/set-aside.ts';
import { takeFolderLock } from '../platform/db/lock.ts';
import type { Environment } from '../platform/environment.ts';
import { createLog } from '../platform/log.ts';
import { storeOutside } from '../platform/storage/store-outside.ts';

const USAGE = `用法 Usage:
  npm run restore -- a.backup            恢复到空的数据目录或空的数据库 / into an empty data folder or database
  npm run restore -- a.backup --replace  目标非空时：原有数据移到一旁，不删除 / what is there is moved aside, not deleted
  npm run restore -- a.backup --check    只检查备份，不恢复 / only look whether the backup is whole
  口令 passphrase: BACKUP_KEY 或 --key-file 文件`;

interface RestoreOptions {
  file: string;
  keyFile: string | undefined;
  replace: boolean;
  check: boolean;
}

/** Gives the exit code: 0 when it is restored, 2 when it is not; then what was there is as it was. */
export function restoreCommand(
  argv: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  io: CommandIo & { now: () => number },
): Promise<number> {
  return runCommand(variables, io, {
    undone: ['没有恢复，原有数据未作改动', 'Nothing was restored, and what was there is as it was'],
    work: async (environment) => {
      const options = readOptions(argv);
      const path = resolve(io.from, options.file);
      const key = await readKey(options.keyFile, environment, io.from);
      // the whole of it, before anything else is looked at
      const { manifest, end } = await readArchive(path, key, { manifest: assertKnown });
      io.say(heldSentence(manifest, end));
      if (options.check) return;
      const log = createLog({ level: environment.LOG_LEVEL === 'info' ? 'error' : environment.LOG_LEVEL, destination: process.stderr });
      const stamp = new Date(io.now()).toISOString().replace(/[-:]|\.\d+/g, '');
      tell(await restore(path, environment, { replace: options.replace, key, log, stamp, store: await storeOutside(environment) }), io);
    },
  });
}

function readOptions(argv: readonly string[]): RestoreOptions {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { 'key-file': { type: 'string' }, replace: { type: 'boolean' }, check: { type: 'boolean' } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new Error('usage');
    return { file, keyFile: values['key-file'], replace: values.replace ?? false, check: values.check ?? false };
  } catch {
    throw new CannotBegin(USAGE);
  }
}

async function restore(path: string, environment: Environment, { replace, ...deps }: RestoreDeps & { replace: boolean }): Promise<Restored> {
  const dataDir = resolve(environment.DATA_DIR);
  if (environment.DATABASE_URL !== undefined) {
    if (!replace && (await holdsTables(environment.DATABASE_URL))) throw notEmpty('数据库', 'database');
    if (!replace && deps.store === undefined && (await holdsAnything(dataDir, ['files']))) throw notEmpty('文件目录', 'folder of files');
    return restoreServer(path, { url: environment.DATABASE_URL, dataDir }, deps);
  }
  const lock = await takeFolderLock(dataDir);
  try {
    if (!replace && (await holdsAnything(dataDir, ['database', 'snapshots', ...(deps.store ? [] : ['files'])]))) throw notEmpty('数据目录', 'data folder');
    return await restoreFolder(path, dataDir, deps);
  } finally {
    await lock.release();
  }
}

const notEmpty = (zh: string, en: string): CannotBegin =>
  new CannotBegin(
    bothWords(
      `没有恢复：目标${zh}不是空的。加 --replace 会把原有数据移到一旁（不删除）后恢复`,
      `Nothing was restored: the ${en} is not empty. With --replace what is there is moved aside (not deleted) and the backup takes its place`,
    ),
  );

function heldSentence({ takenAt, store, version, tables, migrations, files }: Manifest, end: End): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const kind = store === 'embedded' ? ['内置数据库', 'embedded database'] : ['PostgreSQL', 'PostgreSQL'];
  const zh = files === 's3' ? '文件在对象存储中，不在备份内' : `${end.files} 个文件`;
  const en = files === 's3' ? 'files lie in an S3 store and are not in it' : `${end.files} files`;
  return bothWords(
    `备份完好：${takenAt}，${kind[0]}，版本 ${version}，结构 ${migrations.at(-1)?.name}，${tables.length} 张表 ${rows} 行，${zh}`,
    `The backup is whole: ${takenAt}, ${kind[1]}, version ${version}, ${tables.length} tables, ${rows} rows, ${en}`,
  );
}

function tell({ applied, aside }: Restored, { say }: CommandIo): void {
  say(bothWords('已恢复，逐表核对一致', 'Restored, every table found equal'));
  if (applied.length > 0) say(bothWords(`已升级到当前结构：${applied.join('、')}`, `Brought up to date: ${applied.join(', ')}`));
  if (aside) say(bothWords(`原有数据保留在 ${aside}`, `What was there before is kept in ${aside}`));
}
