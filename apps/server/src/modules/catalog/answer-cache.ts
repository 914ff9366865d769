/**
 * Remembers answers about goods for as long as the catalogue's version stands. The version is read at most once a second a
 * process, so a change shows within a second everywhere; numbers that move without a new version (times used, stock of
 * other rooms) are at most `maxAgeMs` old.
 */
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';

const VERSION_EVERY_MS = 1000;
const MAX_AGE_MS = 15_000;
const ENTRIES_MAX = 400;

interface Entry {
  version: number;
  at: number;
  answer: Promise<unknown>;
}

export interface AnswerCache {
  /** The remembered answer under `key`, or `work`'s. Concurrent callers share one `work`; a failure is not remembered. */
  remember<T>(db: Db, key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * `enabled: false` (where answers are checked: tests, development) makes every call do its work.
 * What is remembered must never depend on who asks beyond what stands in the key.
 */
export function createAnswerCache(options: { enabled: boolean; clock: Clock; getVersion(db: Db): Promise<number> }): AnswerCache {
  const entries = new Map<string, Entry>();
  let version: { at: number; value: Promise<number> } | undefined;

  const currentVersion = (db: Db, now: number): Promise<number> => {
    if (version && now - version.at < VERSION_EVERY_MS && now >= version.at) return version.value;
    const reading = { at: now, value: options.getVersion(db) };
    version = reading;
    reading.value.catch(() => {
      if (version === reading) version = undefined;
    });
    return reading.value;
  };

  return {
    async remember<T>(db: Db, key: string, work: () => Promise<T>): Promise<T> {
      if (!options.enabled) return work();
      const now = options.clock.now();
      const catalogVersion = await currentVersion(db, now);
      const known = entries.get(key);
      if (known && known.version === catalogVersion && now - known.at < MAX_AGE_MS && now >= known.at) {
        // the least recently used entry stays first
        entries.delete(key);
        entries.set(key, known);
        return known.answer as Promise<T>;
      }
      const answer = work();
      entries.delete(key);
      entries.set(key, { version: catalogVersion, at: now, answer });
      answer.catch(() => entries.delete(key));
      if (entries.size > ENTRIES_MAX) {
        const [oldest] = entries.keys();
        if (oldest !== undefined) entries.delete(oldest);
      }
      return answer;
    },
  };
}
