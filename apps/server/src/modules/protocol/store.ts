/** Agreements and the answers to them. */
import { ProtocolAction, type ProtocolCode } from '@portal/contract/protocol';
import { and, countDistinct, desc, eq, inArray, isNotNull, lte, max } from 'drizzle-orm';
import { sql, type Db } from '../../platform/db/database.ts';
import { hasRows } from '../../platform/db/has-rows.ts';
import { protocol, protocolConsent, protocolDraft } from './tables.ts';

export type ProtocolRow = typeof protocol.$inferSelect;

/** Adds versions; those that are there already stay as they are. */
export async function insertProtocols(db: Db, rows: readonly (typeof protocol.$inferInsert)[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(protocol)
      .values([...rows])
      .onConflictDoNothing();
}

/** The newest published version of each, in the order of `codes`. */
export async function listInForce(db: Db, codes: readonly ProtocolCode[], now: number): Promise<ProtocolRow[]> {
  const rows = await db
    .select()
    .from(protocol)
    .where(and(inArray(protocol.protocolCode, [...codes]), lte(protocol.gmtPublish, new Date(now))))
    .orderBy(desc(protocol.version));
  return codes.flatMap((code) => rows.find(({ protocolCode }) => protocolCode === code) ?? []);
}

/** The version that was written last, also one that is not in force yet. */
export async function findNewest(db: Db, code: ProtocolCode): Promise<ProtocolRow | undefined> {
  const [row] = await db.select().from(protocol).where(eq(protocol.protocolCode, code)).orderBy(desc(protocol.version)).limit(1);
  return row;
}

/** Whoever else adds a version of it waits for the end of this transaction: of two versions one is the later. */
export async function lockVersions(db: Db, code: ProtocolCode): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`protocol ${code}`}, 0))`);
}

/** A published version. */
export async function findVersion(db: Db, code: ProtocolCode, version: number, now: number): Promise<ProtocolRow | undefined> {
  const [row] = await db
    .select()
    .from(protocol)
    .where(and(eq(protocol.protocolCode, code), eq(protocol.version, version), lte(protocol.gmtPublish, new Date(now))));
  return row;
}

/** A version, also one whose moment has not come. */
export async function findAnyVersion(db: Db, code: ProtocolCode, version: number): Promise<ProtocolRow | undefined> {
  const [row] = await db
    .select()
    .from(protocol)
    .where(and(eq(protocol.protocolCode, code), eq(protocol.version, version)));
  return row;
}

export async function insertConsents(db: Db, rows: readonly (typeof protocolConsent.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(protocolConsent).values([...rows]);
}

/** The newest version of each agreement the account has agreed to. */
export async function listAgreedVersions(db: Db, accountNo: string): Promise<{ protocolCode: ProtocolCode; version: number }[]> {
  return db
    .select({ protocolCode: protocolConsent.protocolCode, version: max(protocolConsent.version).mapWith(Number) })
    .from(protocolConsent)
    .where(and(eq(protocolConsent.accountNo, accountNo), eq(protocolConsent.action, ProtocolAction.Agree)))
    .groupBy(protocolConsent.protocolCode) as Promise<{ protocolCode: ProtocolCode; version: number }[]>;
}

/** Every version without its text, the newest first, also those that are not in force yet. */
export const listVersions = (db: Db, codes: readonly ProtocolCode[]) =>
  db
    .select({ protocolCode: protocol.protocolCode, version: protocol.version, protocolName: protocol.protocolName, gmtPublish: protocol.gmtPublish })
    .from(protocol)
    .where(inArray(protocol.protocolCode, [...codes]))
    .orderBy(protocol.protocolCode, desc(protocol.version));

/** How many accounts have agreed to each version. */
export const listAgreedCounts = (db: Db, codes: readonly ProtocolCode[]) =>
  db
    .select({ protocolCode: protocolConsent.protocolCode, version: protocolConsent.version, agreed: countDistinct(protocolConsent.accountNo) })
    .from(protocolConsent)
    .where(and(inArray(protocolConsent.protocolCode, [...codes]), eq(protocolConsent.action, ProtocolAction.Agree)))
    .groupBy(protocolConsent.protocolCode, protocolConsent.version);

export type DraftRow = typeof protocolDraft.$inferSelect;

export const listDrafts = (db: Db, codes: readonly ProtocolCode[]): Promise<DraftRow[]> =>
  db
    .select()
    .from(protocolDraft)
    .where(inArray(protocolDraft.protocolCode, [...codes]));

export async function putDraft(db: Db, row: DraftRow): Promise<void> {
  const { protocolCode: _key, ...set } = row;
  await db.insert(protocolDraft).values(row).onConflictDoUpdate({ target: protocolDraft.protocolCode, set });
}

/** The draft as it was saved under this number; of any number of callers at once, one gets it. */
export async function takeDraft(db: Db, code: ProtocolCode, draftNo: string): Promise<DraftRow | undefined> {
  const [row] = await db
    .delete(protocolDraft)
    .where(and(eq(protocolDraft.protocolCode, code), eq(protocolDraft.draftNo, draftNo)))
    .returning();
  return row;
}

/** Versions of which a message is due, the oldest first. */
export const listToTell = (db: Db, now: number): Promise<ProtocolRow[]> =>
  db
    .select()
    .from(protocol)
    .where(and(isNotNull(protocol.gmtTell), lte(protocol.gmtTell, new Date(now))))
    .orderBy(protocol.protocolCode, protocol.version);

/** The message of it is sent; false where somebody else has done so. */
export async function takeTelling(db: Db, { protocolCode, version }: Pick<ProtocolRow, 'protocolCode' | 'version'>): Promise<boolean> {
  const changed = await db
    .update(protocol)
    .set({ gmtTell: null })
    .where(and(eq(protocol.protocolCode, protocolCode), eq(protocol.version, version), isNotNull(protocol.gmtTell)))
    .returning({ version: protocol.version });
  return changed.length > 0;
}

export const hasProtocols = (db: Db): Promise<boolean> => hasRows(db, protocol);

/** What an account answered to which text, the newest first. */
export const listConsents = (db: Db, accountNo: string) =>
  db
    .select({
      protocolCode: protocolConsent.protocolCode,
      version: protocolConsent.version,
      protocolName: protocol.protocolName,
      action: protocolConsent.action,
      textHash: protocolConsent.textHash,
      gmtCreate: protocolConsent.gmtCreate,
    })
    .from(protocolConsent)
    .innerJoin(protocol, and(eq(protocol.protocolCode, protocolConsent.protocolCode), eq(protocol.version, protocolConsent.version)))
    .where(eq(protocolConsent.accountNo, accountNo))
    .orderBy(desc(protocolConsent.gmtCreate), protocolConsent.protocolCode);
