/** What was read a moment ago answers again: for versions, and for what everybody is shown and nobody waits for. */
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';

/** Gives what `read` gave less than `everyMs` ago, else reads. Concurrent callers share a reading; one that failed is not remembered. */
export function lately<Read>({ clock, everyMs }: { clock: Clock; everyMs: number }, read: (db: Db) => Promise<Read>): (db: Db) => Promise<Read> {
  let latest: { at: number; reading: Promise<Read> } | undefined;
  return (db) => {
    const now = clock.now();
    if (latest && now - latest.at < everyMs && now >= latest.at) return latest.reading;
    // a query of the builder's runs anew each time somebody waits for it: it is waited for once
    const own = { at: now, reading: (async () => read(db))() };
    latest = own;
    own.reading.catch(() => {
      if (latest === own) latest = undefined;
    });
    return own.reading;
  };
}

/** What `read` gave stands for as long as `getVersion` says the same, which is asked at most every `everyMs`; with 0 nothing is kept. */
export function whileSame<Read>(
  { clock, everyMs }: { clock: Clock; everyMs: number },
  getVersion: (db: Db) => Promise<string>,
  read: (db: Db) => Promise<Read>,
): (db: Db) => Promise<Read> {
  if (everyMs === 0) return read;
  const versionOf = lately({ clock, everyMs }, getVersion);
  let known: { version: string; reading: Promise<Read> } | undefined;
  return async (db) => {
    const version = await versionOf(db);
    if (known?.version === version) return known.reading;
    const own = { version, reading: read(db) };
    known = own;
    own.reading.catch(() => {
      if (known === own) known = undefined;
    });
    return own.reading;
  };
}
