import { cp, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@portal/server/platform/db/database';
import { migrate } from '@portal/server/platform/db/migrate';
import { dataFolderOf, openDataFolder, type OpenedFolder } from '@portal/server/platform/db/restore';
import { listSnapshots, takeSnapshot } from '@portal/server/platform/db/snapshots';
import { unpackMigrated } from '@portal/server/testkit/database';
import { isDeepStrictEqual } from 'node:util';
import { damagesOf, type Damage } from '../damages.ts';
import { buildFolder, contentsOf, opening, quiet, SNAPSHOT_AT, type FolderUnderTest } from '../folder-under-test.ts';
import type { Hunt } from '../hunt.ts';
import { killRounds } from '../killed-writer.ts';

/** One that only the map of pages tells, one that only the seal does. */
const SHORT = ['torture_witness: the last three pages zeroed', 'pg_xact/0000: zeroed'];

export const damage: Hunt = {
  name: 'damage',
  purpose: 'files of the embedded database are zeroed, cut and garbled: each time the snapshot comes back, loudly, or nothing is lost',
  async run({ short, random, row, say }) {
    const folder = short ? await buildFolder(async () => {}, unpackMigrated) : await buildFolder(demoWorld);
    try {
      const all = damagesOf(folder, random);
      const witness = folder.relations.find(({ name }) => name === 'torture_witness');
      const chosen = short ? all.map((one) => pin(one, witness?.path ?? '')).filter(({ what }) => SHORT.some((name) => what.endsWith(name))) : all;
      const silent: string[] = [];
      let restored = 0;
      let slowest = 0;
      let asked = 0;
      let refused = 0;
      const damageAgain = async (database: Database, dataDir: string): Promise<void> => {
        asked++;
        if (await refusesSnapshot(database, dataDir, witness?.path ?? '')) refused++;
      };
      for (const one of chosen) {
        // the short run has one damage a folder, and harms the folder itself
        const dataDir = short ? folder[one.state] : await copyOf(folder[one.state]);
        const outcome = await tryDamage(folder, dataDir, one, asked === 0 ? damageAgain : undefined);
        if (outcome.fault) silent.push(`${one.what}, ${one.state}: ${outcome.fault}`);
        if (outcome.isRestored) restored++;
        slowest = Math.max(slowest, outcome.ms);
        say(`${one.what}, ${one.state}: ${outcome.fault ?? (outcome.isRestored ? `restored (${outcome.reason})` : 'nothing lost')}`);
      }
      row(
        'damaged folders opened: restored from the snapshot, or nothing lost',
        chosen.length,
        silent.length,
        `${restored} restored, slowest ${Math.round(slowest)} ms; ${silent.join('; ')}`,
      );
      row('a snapshot of a damaged state is refused, the good one stays', asked, asked - refused);
      if (short) return;
      const sound = await tryDamage(folder, await copyOf(folder.killed), { what: 'none', state: 'killed', harm: async () => {} });
      row('the same folder unharmed: nothing is restored', 1, sound.fault !== undefined || sound.isRestored ? 1 : 0, `opened in ${Math.round(sound.ms)} ms`);
    } finally {
      await folder.remove();
    }
    await killRounds({ rounds: 100, random, row, say });
  },
};

async function demoWorld(database: Database): Promise<void> {
  await migrate(database);
  const [{ seed }, { demoWorldOf }] = await Promise.all([import('@portal/server/start/seed'), import('@portal/server/demo-world/world')]);
  await seed(database, { world: demoWorldOf('Brand'), now: SNAPSHOT_AT, log: quiet });
}

/** The short run has its damage where it can be counted. */
const pin = (one: Damage, path: string): Damage =>
  /^table .*: the last three pages zeroed$/.test(one.what)
    ? { ...one, what: 'table torture_witness: the last three pages zeroed', state: 'killed', harm: (database) => zeroTail(join(database, path)) }
    : { ...one, state: 'stopped' };

async function zeroTail(path: string): Promise<void> {
  const { size } = await stat(path);
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(3 * 8192), 0, 3 * 8192, size - 3 * 8192);
  await file.close();
}

interface Outcome {
  fault?: string;
  isRestored: boolean;
  reason?: string;
  ms: number;
}

async function copyOf(folder: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-damaged-'));
  await cp(folder, dataDir, { recursive: true });
  return dataDir;
}

/** Harms the folder, opens it, compares, and removes it. */
async function tryDamage(
  folder: FolderUnderTest,
  dataDir: string,
  { state, mayHeal, what, harm }: Damage,
  onRestored?: (database: Database, dataDir: string) => Promise<void>,
): Promise<Outcome> {
  let opened: OpenedFolder | undefined;
  const began = performance.now();
  try {
    await harm(dataFolderOf(dataDir).database);
    opened = await openDataFolder(dataDir, opening);
    const ms = performance.now() - began;
    const contents = await contentsOf(opened.database);
    if (opened.restored) {
      if (opened.restored.takenAt !== SNAPSHOT_AT) return { fault: 'restored from another time', isRestored: true, ms };
      await onRestored?.(opened.database, dataDir);
      const isRight = isDeepStrictEqual(contents, folder.atSnapshot);
      return { ...(isRight ? {} : { fault: 'restored, but not what the snapshot held' }), isRestored: true, reason: opened.restored.reason, ms };
    }
    if (!isDeepStrictEqual(contents, folder.atEnd)) return { fault: 'opened silently, and something is missing', isRestored: false, ms };
    // what is whole to the last row may have been overwritten from the log, or mean nothing
    return { ...(what === 'none' || mayHeal || state === 'killed' ? {} : { fault: 'a sealed folder was changed, and nobody noticed' }), isRestored: false, ms };
  } catch (error) {
    return { fault: `not opened: ${error instanceof Error ? error.message : String(error)}`, isRestored: false, ms: performance.now() - began };
  } finally {
    await opened?.database.close().catch(() => {});
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Damages pages under a running database and asks for a snapshot; gives whether that was refused and the good one stayed. */
async function refusesSnapshot(database: Database, dataDir: string, table: string): Promise<boolean> {
  const { database: databaseFolder, snapshots } = dataFolderOf(dataDir);
  const before = await listSnapshots(snapshots);
  await zeroTail(join(databaseFolder, table));
  const isRefused = await takeSnapshot({ database, databaseFolder, folder: snapshots, now: opening.now() }).then(
    () => false,
    (error: unknown) => String(error).includes('damaged'),
  );
  return isRefused && isDeepStrictEqual(await listSnapshots(snapshots), before);
}
