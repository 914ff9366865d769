/** What people must look at: money that is not as it should be. */
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { paymentAlarm } from './tables.ts';

export type AlarmRow = typeof paymentAlarm.$inferSelect;

/** The same again is the same alarm; a refund that fails again is open again. Gives whether people have something new to look at. */
export async function raiseAlarm(db: Db, row: Omit<typeof paymentAlarm.$inferInsert, 'id'>): Promise<boolean> {
  const raised = await db
    .insert(paymentAlarm)
    .values(row)
    .onConflictDoUpdate({
      target: [paymentAlarm.kind, paymentAlarm.channel, paymentAlarm.number, paymentAlarm.theirsFen],
      set: { gmtCreate: row.gmtCreate, gmtResolve: null, resolvedBy: '', note: '' },
      setWhere: eq(paymentAlarm.kind, 'REFUND_FAILED'),
    })
    .returning({ id: paymentAlarm.id });
  return raised.length > 0;
}

/** Newest first. `isOpen` undefined: open and resolved. */
export async function listAlarms(db: Db, { isOpen, page, size }: { isOpen: boolean | undefined; page: number; size: number }): Promise<[AlarmRow[], number]> {
  const asked = isOpen === undefined ? undefined : isOpen ? isNull(paymentAlarm.gmtResolve) : isNotNull(paymentAlarm.gmtResolve);
  const rows = await db
    .select()
    .from(paymentAlarm)
    .where(asked)
    .orderBy(desc(paymentAlarm.id))
    .limit(size)
    .offset((page - 1) * size);
  const [sum] = await db.select({ of: count() }).from(paymentAlarm).where(asked);
  return [rows, sum?.of ?? 0];
}

/** Held until the transaction ends. */
export async function lockAlarm(db: Db, id: number): Promise<AlarmRow | undefined> {
  const [row] = await db.select().from(paymentAlarm).where(eq(paymentAlarm.id, id)).for('update');
  return row;
}

/** Gives it as it is then. */
export async function updateAlarm(db: Db, id: number, change: Pick<AlarmRow, 'gmtResolve' | 'resolvedBy' | 'note'>): Promise<AlarmRow> {
  const [row] = await db
    .update(paymentAlarm)
    .set(change)
    .where(and(eq(paymentAlarm.id, id), isNull(paymentAlarm.gmtResolve)))
    .returning();
  if (row === undefined) throw new Error(`alarm ${id} is not open`);
  return row;
}
