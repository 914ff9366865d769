/** What is looked for in vain, counted in this process and written a few seconds later, so that no answer waits for it (BEHAVIOR-4). */
import { MISSED_A_DAY, type MissedKind } from '@portal/contract/behavior';
import { keptKeyword } from '@portal/engines/goods';
import { formatDate } from '@portal/units';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/log.ts';
import { putMissed, type Missed } from './store.ts';

const WRITTEN_AFTER_MS = 5_000;
/** Rows that wait at most; what is new beyond them is not counted. */
const WAITING_MAX = 200;

export interface MissedKeywords {
  /** One search more. Gives at once. */
  note(keyword: string, kind: MissedKind): void;
  /** Writes what waits. Where that fails it is told and forgotten: counts are worth no second try. */
  write(): Promise<void>;
}

interface MissedNeeds {
  database: Pick<Database, 'db'>;
  clock: Clock;
  log: Pick<Logger, 'error'>;
}

export function openMissedKeywords({ database, clock, log }: MissedNeeds): MissedKeywords {
  let waiting = new Map<string, Missed & { day: string }>();
  let timer: NodeJS.Timeout | undefined;
  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const days = Map.groupBy(waiting.values(), ({ day }) => day);
    waiting = new Map();
    try {
      for (const [day, missed] of days)
        await putMissed(
          database.db,
          day,
          missed.map(({ keyword, kind, total }) => ({ keyword, kind, total })),
          MISSED_A_DAY,
        );
    } catch (error) {
      log.error({ err: error }, 'keywords without an answer were not counted');
    }
  };
  return {
    note(keyword, kind) {
      const kept = keptKeyword(keyword);
      if (kept === null) return;
      const day = formatDate(clock.now());
      const key = `${day} ${kind} ${kept}`;
      const there = waiting.get(key);
      if (there) there.total += 1;
      else if (waiting.size < WAITING_MAX) waiting.set(key, { day, keyword: kept, kind, total: 1 });
      timer ??= setTimeout(() => void write(), WRITTEN_AFTER_MS).unref();
    },
    write,
  };
}
