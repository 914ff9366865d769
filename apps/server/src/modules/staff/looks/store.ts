/** Looks of a dealer's people at data of its customers. */
import type { LookAct } from '@portal/contract/staff';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { customerLook } from '../tables.ts';

type LookRow = typeof customerLook.$inferSelect;

/** Of a span that is there already one more. */
export async function putLook(db: Db, row: LookRow): Promise<void> {
  const { merchantNo, actorNo, act, target, gmtSpan, lookCount, recordCount } = customerLook;
  await db
    .insert(customerLook)
    .values(row)
    .onConflictDoUpdate({
      target: [merchantNo, actorNo, act, target, gmtSpan],
      set: { lookCount: sql`${lookCount} + excluded.look_count`, recordCount: sql`${recordCount} + excluded.record_count`, gmtLast: row.gmtLast },
    });
}

export interface LooksAsked {
  merchantNo?: string | undefined;
  act?: LookAct | undefined;
  page: number;
  size: number;
}

const among = ({ merchantNo, act }: LooksAsked) =>
  and(merchantNo === undefined ? undefined : eq(customerLook.merchantNo, merchantNo), act === undefined ? undefined : eq(customerLook.act, act));

/** The latest first. */
export const listLooks = (db: Db, asked: LooksAsked): Promise<LookRow[]> =>
  db
    .select()
    .from(customerLook)
    .where(among(asked))
    .orderBy(desc(customerLook.gmtLast), desc(customerLook.actorNo), desc(customerLook.act), desc(customerLook.target), desc(customerLook.gmtSpan))
    .limit(asked.size)
    .offset((asked.page - 1) * asked.size);

export const countLooks = (db: Db, asked: LooksAsked): Promise<number> => db.$count(customerLook, among(asked));

export const listLooksOf = (db: Db, accountNo: string): Promise<LookRow[]> =>
  db.select().from(customerLook).where(eq(customerLook.actorNo, accountNo)).orderBy(customerLook.gmtFirst);

export async function deleteLooksBefore(db: Db, before: Date): Promise<void> {
  await db.delete(customerLook).where(lt(customerLook.gmtLast, before));
}
