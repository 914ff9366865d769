import type { Address, AddressFields } from '@portal/contract/address';
import { and, desc, eq, ne } from 'drizzle-orm';
import { sql, type Db } from '../../platform/db/database.ts';
import { given, reading, rowFrom } from '../../platform/db/readings.ts';
import type { Owner } from '../../platform/http/context.ts';
import { address } from './tables.ts';

const isOwned = (owner: Owner) => and(eq(address.accountNo, owner.accountNo), eq(address.merchantNo, owner.merchantNo));
const isOne = (owner: Owner, id: string) => and(isOwned(owner), eq(address.addressId, id));

/** Changes of one owner's addresses follow each other. Held to the end of the transaction. */
export async function lockAddresses(db: Db, { accountNo, merchantNo }: Owner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`address|${accountNo}|${merchantNo}`}, 0))`);
}

/** The default one first, then the newest. */
export async function listAddressesOf(db: Db, owner: Owner): Promise<Address[]> {
  const rows = await db.select().from(address).where(isOwned(owner)).orderBy(desc(address.isDefault), desc(address.gmtCreate), desc(address.addressId));
  return rows.map(addressOf);
}

/** The same, read together with what other rooms know. */
export const addressReading = reading<Owner, Record<string, unknown>, Address[]>(
  sql`select a.* from ${address} a where a.account_no = ${given('accountNo')} and a.merchant_no = ${given('merchantNo')}
      order by a.is_default desc, a.gmt_create desc, a.address_id desc`,
  (rows) => rows.map((row) => addressOf(rowFrom(address, row))),
);

const addressOf = ({
  addressId,
  accountNo: _account,
  merchantNo: _merchant,
  gmtCreate: _created,
  gmtModified: _modified,
  streetCode,
  streetName,
  ...rest
}: typeof address.$inferSelect): Address => ({
  id: addressId,
  ...rest,
  ...(streetCode === null || streetName === null ? {} : { streetCode, streetName }),
});

export async function insertAddress(db: Db, owner: Owner, row: AddressFields & { id: string; at: Date }): Promise<void> {
  const { id, at, ...fields } = row;
  await db.insert(address).values({ addressId: id, ...owner, ...fields, gmtCreate: at, gmtModified: at });
}

/** All its fields but whether it is the default; gives whether it is the owner's. */
export async function updateAddressFields(
  db: Db,
  owner: Owner,
  id: string,
  { isDefault: _default, streetCode, streetName, ...fields }: AddressFields,
  at: Date,
) {
  const changed = await db
    .update(address)
    .set({ ...fields, streetCode: streetCode ?? null, streetName: streetName ?? null, gmtModified: at })
    .where(isOne(owner, id))
    .returning({ addressId: address.addressId });
  return changed.length > 0;
}

/** Makes it the only default one. */
export async function updateDefault(db: Db, owner: Owner, id: string): Promise<void> {
  await db
    .update(address)
    .set({ isDefault: false })
    .where(and(isOwned(owner), ne(address.addressId, id)));
  await db.update(address).set({ isDefault: true }).where(isOne(owner, id));
}

export async function deleteAddressOf(db: Db, owner: Owner, id: string): Promise<boolean> {
  const gone = await db.delete(address).where(isOne(owner, id)).returning({ addressId: address.addressId });
  return gone.length > 0;
}

/** All of an identity. */
export async function deleteAddressesOf(db: Db, owner: Owner): Promise<void> {
  await db.delete(address).where(isOwned(owner));
}

/** All addresses of an account, of the person and of every identity. */
export const listAddressesOfAccount = (db: Db, accountNo: string): Promise<(typeof address.$inferSelect)[]> =>
  db.select().from(address).where(eq(address.accountNo, accountNo)).orderBy(address.gmtCreate);

export async function deleteAddressesOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(address).where(eq(address.accountNo, accountNo));
}
