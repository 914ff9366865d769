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
