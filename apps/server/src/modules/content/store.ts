import type { MarqueeClue } from '@portal/contract/content';
import { asc, desc } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { marqueeClue } from './tables.ts';

/** What one bar holds. */
export const CLUES_MAX = 12;

export const listClues = (db: Db, max: number): Promise<MarqueeClue[]> =>
  db
    .select({ title: marqueeClue.title, schedule: marqueeClue.schedule })
    .from(marqueeClue)
    .orderBy(asc(marqueeClue.sortNo), desc(marqueeClue.gmtCreate), asc(marqueeClue.id))
    .limit(max);

export async function insertClues(db: Db, clues: readonly (typeof marqueeClue.$inferInsert)[]): Promise<void> {
  if (clues.length > 0) await db.insert(marqueeClue).values([...clues]);
}
