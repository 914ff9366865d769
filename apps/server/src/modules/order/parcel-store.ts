/** What becomes of parcels once they are sent. */
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { ParcelRow } from './store.ts';
import { orderParcel } from './tables.ts';

export const updateReceived = async (db: Db, ids: readonly number[], at: Date): Promise<void> =>
  void (await db
    .update(orderParcel)
    .set({ gmtReceived: at })
    .where(inArray(orderParcel.id, [...ids])));

/** All of an order that are not yet. */
export const updateAllReceived = async (db: Db, shopOrderNo: string, at: Date): Promise<void> =>
  void (await db
    .update(orderParcel)
    .set({ gmtReceived: at })
    .where(and(eq(orderParcel.shopOrderNo, shopOrderNo), isNull(orderParcel.gmtReceived))));

export const updateTracking = async (db: Db, id: number, told: Pick<ParcelRow, 'tracking' | 'gmtTracked'>): Promise<void> =>
  void (await db.update(orderParcel).set(told).where(eq(orderParcel.id, id)));

/** When a number was handed to its carrier, the last time where it was used again; null: never. */
export async function findParcelSentAt(db: Db, { trackingNo }: { trackingNo: string }): Promise<number | null> {
  const [row] = await db
    .select({ at: orderParcel.gmtCreate })
    .from(orderParcel)
    .where(eq(orderParcel.trackingNo, trackingNo))
    .orderBy(desc(orderParcel.gmtCreate))
    .limit(1);
  return row?.at.getTime() ?? null;
}
