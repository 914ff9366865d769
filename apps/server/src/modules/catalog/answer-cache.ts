/**
 * Remembers answers about goods for as long as the catalogue's version stands; numbers that move without a new version (times used,
 * stock of other rooms) are at most `MAX_AGE_MS` old.
 */
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { CurrentVersion } from './current-version.ts';

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
export function createAnswerCache(options: { enabled: boolean; clock: Clock; currentVersion: CurrentVersion }): AnswerCache {
  const entries = new Map<string, Entry>();
  return {
    async remember<T>(db: Db, key: string, work: () => Promise<T>): Promise<T> {
      if (!options.enabled) return work();
      const now = options.clock.now();
      const catalogVersion = await options.currentVersion(db);
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
