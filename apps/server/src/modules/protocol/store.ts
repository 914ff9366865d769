/** Agreements and the answers to them. */
import { ProtocolAction, type ProtocolCode } from '@portal/contract/protocol';
import { and, desc, eq, inArray, lte, max } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { hasRows } from '../../platform/db/has-rows.ts';
import { protocol, protocolConsent } from './tables.ts';

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

/** A published version. */
export async function findVersion(db: Db, code: ProtocolCode, version: number, now: number): Promise<ProtocolRow | undefined> {
  const [row] = await db
    .select()
    .from(protocol)
    .where(and(eq(protocol.protocolCode, code), eq(protocol.version, version), lte(protocol.gmtPublish, new Date(now))));
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
