/** The catalogue's version, read at most twice a second a process: a change shows within a second on every node. */
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';

const EVERY_MS = 500;

export type CurrentVersion = (db: Db) => Promise<number>;

export function watchVersion({ clock, getVersion }: { clock: Clock; getVersion(db: Db): Promise<number> }): CurrentVersion {
  let latest: { at: number; version: Promise<number> } | undefined;
  return (db) => {
    const now = clock.now();
    if (latest && now - latest.at < EVERY_MS && now >= latest.at) return latest.version;
    const reading = { at: now, version: getVersion(db) };
    latest = reading;
    reading.version.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.version;
  };
}
