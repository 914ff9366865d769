import type { BehaviorEvent } from '@portal/contract/behavior';
import type { Db } from '../../platform/db/database.ts';

/** What the rooms whose things are looked at know of them. */
export interface BehaviorNeeds {
  /** There is such a thing to be seen: what else is sent is not counted, so that nothing of a sender's making is kept. */
  isSeen(db: Db, eventId: BehaviorEvent, contentId: string): Promise<boolean>;
  /** What they are called now; what is gone is missing. */
  listTitles(db: Db, contentIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
