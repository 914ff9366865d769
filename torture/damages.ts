/** Ways to harm a closed database folder, one at a time. */
import { open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOG_FILE_BYTES, logFileOf } from '@portal/server/platform/db/log-end';
import type { FolderUnderTest } from './folder-under-test.ts';

const PAGE = 8192;

export interface Damage {
  what: string;
  /** Which of the two folders. */
  state: 'killed' | 'stopped';
  /** PostgreSQL may make good for it by itself, if nothing is lost. */
  mayHeal?: boolean;
  /** `folder` is the database's. */
  harm(folder: string): Promise<void>;
}

type Way = (path: string, random: () => number) => Promise<void>;

async function overwrite(path: string, at: number, bytes: Buffer): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.write(bytes, 0, bytes.length, at);
  } finally {
    await file.close();
  }
}
const pagesOf = async (path: string): Promise<number> => Math.floor((await stat(path)).size / PAGE);
const somePage = async (path: string, random: () => number): Promise<number> => Math.floor(random() * (await pagesOf(path))) * PAGE;
const noise = (bytes: number, random: () => number): Buffer => Buffer.from(Array.from({ length: bytes }, () => Math.floor(random() * 256)));

const pageWays: Record<string, Way> = {
  'a page zeroed': async (path, random) => overwrite(path, await somePage(path, random), Buffer.alloc(PAGE)),
  'the last three pages zeroed': async (path) => {
    const last = await pagesOf(path);
    for (let page = Math.max(0, last - 3); page < last; page++) await overwrite(path, page * PAGE, Buffer.alloc(PAGE));
  },
  'a page garbled': async (path, random) => overwrite(path, await somePage(path, random), noise(PAGE, random)),
  'one byte changed': async (path, random) => {
    const at = (await somePage(path, random)) + 32 + Math.floor(random() * 8_000);
    await overwrite(path, at, Buffer.from([((await readFile(path))[at] ?? 0) ^ 0x41]));
  },
  'half a page lost': async (path, random) => overwrite(path, (await somePage(path, random)) + PAGE / 2, noise(PAGE / 2, random)),
  'a page in another’s place': async (path) => {
    const bytes = await readFile(path);
    if (bytes.length >= 2 * PAGE) await overwrite(path, 0, bytes.subarray(PAGE, 2 * PAGE));
    else await overwrite(path, 0, Buffer.alloc(PAGE));
  },
  'cut at a page': async (path) => truncate(path, Math.max(0, ((await pagesOf(path)) - 1) * PAGE)),
  'cut within a page': async (path) => truncate(path, Math.max(0, (await stat(path)).size - 4_000)),
  emptied: async (path) => truncate(path, 0),
  gone: (path) => rm(path),
};

const fileWays: Record<string, Way> = {
  zeroed: async (path) => writeFile(path, Buffer.alloc((await stat(path)).size)),
  garbled: async (path, random) => overwrite(path, 0, noise(Math.min(4_096, (await stat(path)).size), random)),
  emptied: async (path) => truncate(path, 0),
  gone: (path) => rm(path),
};

const logFiles = async (folder: string): Promise<string[]> =>
  (await readdir(join(folder, 'pg_wal')))
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .map((name) => join(folder, 'pg_wal', name))
    .sort();

/** Of the log between the last checkpoint and its end: there damage swallows commits. `from`: 0 its beginning, 1 its end. */
async function harmLog({ log: { redo, end } }: FolderUnderTest, folder: string, from: number, bytes: (length: number) => Buffer): Promise<void> {
  const length = Math.min(65_536, Math.floor((end - redo) / 4));
  const at = Math.floor(redo + (end - redo - length) * from);
  const path = join(folder, 'pg_wal', logFileOf(at));
  await overwrite(path, at % LOG_FILE_BYTES, bytes(Math.min(length, LOG_FILE_BYTES - (at % LOG_FILE_BYTES))));
}

/** Every way on relations of every kind, the files beside them, and the log. `random` chooses relations and places. */
export function damagesOf(folder: FolderUnderTest, random: () => number): Damage[] {
  const damages: Damage[] = [];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  for (const kind of ['table', 'index', 'toast', 'catalogue'] as const)
    for (const [way, harm] of Object.entries(pageWays)) {
      const large = folder.relations.filter((relation) => relation.kind === kind && relation.pages >= (kind === 'toast' ? 1 : 2));
      const { name, path } = pick(large);
      damages.push({ what: `${kind} ${name}: ${way}`, state: random() < 0.7 ? 'killed' : 'stopped', harm: (database) => harm(join(database, path), random) });
    }
  for (const [path, ways] of [
    ['pg_xact/0000', ['zeroed', 'garbled', 'emptied', 'gone']],
    ['global/pg_control', ['zeroed', 'garbled', 'emptied', 'gone']],
    ['PG_VERSION', ['garbled', 'gone']],
    ['postgresql.conf', ['garbled', 'gone']],
    ['base/5/pg_filenode.map', ['garbled', 'gone']],
  ] as const)
    for (const way of ways)
      damages.push({ what: `${path}: ${way}`, state: pick(['killed', 'stopped']), harm: (database) => (fileWays[way] as Way)(join(database, path), random) });
  const witnessed = folder.relations.find(({ name }) => name === 'torture_witness')?.path ?? '';
  for (const way of ['zeroed', 'garbled', 'gone'] as const)
    damages.push({
      what: `visibility map: ${way}`,
      state: 'killed',
      mayHeal: true,
      harm: (database) => (fileWays[way] as Way)(join(database, `${witnessed}_vm`), random),
    });
  damages.push(
    { what: 'log: its beginning zeroed', state: 'killed', harm: (database) => harmLog(folder, database, 0, (length) => Buffer.alloc(length)) },
    { what: 'log: a hole in the middle', state: 'killed', harm: (database) => harmLog(folder, database, 0.5, (length) => Buffer.alloc(length)) },
    { what: 'log: garbled in the middle', state: 'killed', harm: (database) => harmLog(folder, database, 0.6, (length) => noise(length, random)) },
    { what: 'log: its tail zeroed', state: 'killed', harm: (database) => harmLog(folder, database, 1, (length) => Buffer.alloc(length)) },
    {
      what: 'log: all of it zeroed',
      state: 'killed',
      harm: async (database) => {
        for (const path of await logFiles(database)) await (fileWays['zeroed'] as Way)(path, random);
      },
    },
    { what: 'log: gone', state: 'killed', harm: (database) => rm(join(database, 'pg_wal'), { recursive: true }) },
    { what: 'the data gone', state: 'killed', harm: (database) => rm(join(database, 'base'), { recursive: true }) },
  );
  return damages;
}
