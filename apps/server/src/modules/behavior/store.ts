import type { BehaviorEvent } from '@portal/contract/behavior';
import { countDistinct, desc, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { behaviorCount } from './tables.ts';

export interface ProductLook {
  day: string;
  eventId: BehaviorEvent;
  contentId: string;
}

export async function raiseCount(db: Db, look: ProductLook): Promise<void> {
  await db
    .insert(behaviorCount)
    .values({ ...look, total: 1 })
    .onConflictDoUpdate({
      target: [behaviorCount.day, behaviorCount.eventId, behaviorCount.contentId],
      set: { total: sql`${behaviorCount.total} + 1` },
    });
}

/** Adds looks of days that are counted already; a day and thing that is there stays. */
export async function insertLooks(db: Db, looks: readonly (ProductLook & { total: number })[]): Promise<void> {
  if (looks.length > 0)
    await db
      .insert(behaviorCount)
      .values([...looks])
      .onConflictDoNothing();
}

interface Sum {
  eventId: BehaviorEvent;
  contentId: string;
  total: number;
  today: number;
}

/** What was looked at from the first day on, the most first. */
export function listSums(db: Db, { first, today, page, size }: { first: string; today: string; page: number; size: number }): Promise<Sum[]> {
  const total = sql<number>`sum(${behaviorCount.total})::int`;
  return db
    .select({
      eventId: sql<BehaviorEvent>`${behaviorCount.eventId}`,
      contentId: behaviorCount.contentId,
      total,
      today: sql<number>`coalesce(sum(${behaviorCount.total}) filter (where ${behaviorCount.day} = ${today}), 0)::int`,
    })
    .from(behaviorCount)
    .where(gte(behaviorCount.day, first))
    .groupBy(behaviorCount.eventId, behaviorCount.contentId)
    .orderBy(desc(total), behaviorCount.contentId, behaviorCount.eventId)
    .limit(size)
    .offset((page - 1) * size);
}

export async function countLookedAt(db: Db, first: string): Promise<number> {
  const rows = await db
    .select({ count: countDistinct(sql`(${behaviorCount.eventId}, ${behaviorCount.contentId})`) })
    .from(behaviorCount)
    .where(gte(behaviorCount.day, first));
  return rows[0]?.count ?? 0;
}

export async function deleteBefore(db: Db, day: string): Promise<void> {
  await db.delete(behaviorCount).where(lt(behaviorCount.day, day));
}
