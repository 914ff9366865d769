/** What becomes of parcels once they are sent. */
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { isSeenBy, type DealerSide } from '../customer/index.ts';
import type { ParcelRow } from './store.ts';
import { orderParcel, shopOrder } from './tables.ts';

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

/** Another number; what was told of the former is of another parcel. */
export const updateCarrier = async (db: Db, id: number, { carrier, trackingNo }: Pick<ParcelRow, 'carrier' | 'trackingNo'>): Promise<void> =>
  void (await db.update(orderParcel).set({ carrier, trackingNo, tracking: null, gmtTracked: null }).where(eq(orderParcel.id, id)));

/** The last other order of the dealer with a parcel of this number, in capitals or not; `isSeen`: whoever asks may open it. */
export async function findOrderOfNumber(
  db: Db,
  side: DealerSide,
  { shopOrderNo, trackingNo }: Pick<ParcelRow, 'shopOrderNo' | 'trackingNo'>,
): Promise<{ shopOrderNo: string; isSeen: boolean } | undefined> {
  const [row] = await db
    .select({ shopOrderNo: shopOrder.shopOrderNo, isSeen: sql<boolean>`${isSeenBy(side, shopOrder) ?? sql`true`}` })
    .from(orderParcel)
    .innerJoin(shopOrder, eq(shopOrder.shopOrderNo, orderParcel.shopOrderNo))
    .where(
      and(
        sql`upper(${orderParcel.trackingNo}) = upper(${trackingNo}) and ${orderParcel.trackingNo} <> ''`,
        eq(shopOrder.shopNo, side.shopNo),
        ne(shopOrder.shopOrderNo, shopOrderNo),
      ),
    )
    .orderBy(desc(orderParcel.id))
    .limit(1);
  return row;
}

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
