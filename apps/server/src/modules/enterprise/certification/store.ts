/** Papers of enterprises, the state they are in, and the steps they took. */
import { and, asc, eq, ilike, inArray, isNotNull, isNull, lt, ne, or, sql as expression } from 'drizzle-orm';
import { AuditStatus } from '@portal/engines/states';
import { sql, type Db } from '../../../platform/db/database.ts';
import { certification, certificationHistory } from '../tables.ts';

export type CertificationRow = typeof certification.$inferSelect;
export type CertificationInsert = typeof certification.$inferInsert;
export type CertificationStepInsert = typeof certificationHistory.$inferInsert;

/** Whose papers: those of the enterprise acted for, or what a person without one has handed in. */
const ofOwner = ({ accountNo, merchantNo }: { accountNo: string; merchantNo: string }) =>
  merchantNo === '' ? and(eq(certification.accountNo, accountNo), isNull(certification.merchantNo)) : eq(certification.merchantNo, merchantNo);

export async function findOwnCertification(db: Db, owner: { accountNo: string; merchantNo: string }): Promise<CertificationRow | undefined> {
  const [row] = await db.select().from(certification).where(ofOwner(owner));
  return row;
}

/** What a person without an enterprise has handed in, held to the end of the transaction. */
export async function lockApplication(db: Db, accountNo: string): Promise<CertificationRow | undefined> {
  const [row] = await db
    .select()
    .from(certification)
    .where(ofOwner({ accountNo, merchantNo: '' }))
    .for('update');
  return row;
}

/** Whoever is to be certified under a number follows whoever else is. Held to the end of the transaction. */
export async function lockNumber(db: Db, companyNumber: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`company|${companyNumber}`}, 0))`);
}

export async function findCertification(db: Db, enterpriseNo: string): Promise<CertificationRow | undefined> {
  const [row] = await db.select().from(certification).where(eq(certification.enterpriseNo, enterpriseNo));
  return row;
}

/** The papers of an enterprise; undefined where it was certified without any. */
export async function findCertificationOf(db: Db, merchantNo: string): Promise<CertificationRow | undefined> {
  const [row] = await db.select().from(certification).where(eq(certification.merchantNo, merchantNo));
  return row;
}

/** Whom an account named as contact in the papers its enterprise is certified by; '' where others handed them in, or nobody did. */
export async function findCertifiedContact(db: Db, { accountNo, merchantNo }: { accountNo: string; merchantNo: string }): Promise<string> {
  const [row] = await db
    .select({ contactName: certification.contactName })
    .from(certification)
    .where(and(eq(certification.merchantNo, merchantNo), eq(certification.accountNo, accountNo)));
  return row?.contactName ?? '';
}

/** Certificates in force that end before a day, as 2026-11-21. */
export async function listEnding(db: Db, before: string): Promise<CertificationRow[]> {
  return db
    .select()
    .from(certification)
    .where(and(inArray(certification.state, [AuditStatus.certified, AuditStatus.expiring]), lt(certification.validUntil, before)))
    .orderBy(asc(certification.enterpriseNo));
}

interface PageAsked {
  /** Part of a name, or of a company number. */
  keyword: string;
  auditStatus?: CertificationRow['state'] | undefined;
  page: number;
  size: number;
}

/** A page of papers, those handed in longest ago first, and how many there are. */
export async function listCertificationPage(db: Db, { keyword, auditStatus, page, size }: PageAsked) {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    auditStatus === undefined ? undefined : eq(certification.state, auditStatus),
    keyword === '' ? undefined : or(ilike(certification.companyName, like), ilike(certification.companyNumber, like)),
  );
  const rows = await db
    .select()
    .from(certification)
    .where(where)
    .orderBy(asc(certification.gmtSubmit), asc(certification.enterpriseNo))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(certification, where) };
}

/** The steps of papers, the first one first. */
export async function listSteps(db: Db, enterpriseNo: string) {
  return db.select().from(certificationHistory).where(eq(certificationHistory.enterpriseNo, enterpriseNo)).orderBy(asc(certificationHistory.id));
}

/** Adds papers; undefined where the owner has handed some in by now. */
export async function insertCertification(db: Db, row: CertificationInsert): Promise<CertificationRow | undefined> {
  const [made] = await db.insert(certification).values(row).onConflictDoNothing().returning();
  return made;
}

/** Changes papers that are as they were seen: the state, and when they were handed in. Undefined where somebody has moved or replaced them meanwhile. */
export async function updateCertification(
  db: Db,
  seen: Pick<CertificationRow, 'enterpriseNo' | 'state' | 'gmtSubmit'>,
  change: Partial<CertificationInsert>,
): Promise<CertificationRow | undefined> {
  const [row] = await db
    .update(certification)
    .set(change)
    .where(and(eq(certification.enterpriseNo, seen.enterpriseNo), eq(certification.state, seen.state), eq(certification.gmtSubmit, seen.gmtSubmit)))
    .returning();
  return row;
}

/** Adds papers with the steps they took, as they are. */
export async function insertCertifications(db: Db, { rows, steps }: { rows: CertificationInsert[]; steps: CertificationStepInsert[] }): Promise<void> {
  await db.insert(certification).values(rows);
  await db.insert(certificationHistory).values(steps);
}

export async function insertStep(db: Db, step: CertificationStepInsert): Promise<void> {
  await db.insert(certificationHistory).values(step);
}

/** Whether another enterprise is certified under this number. */
export const isNumberTaken = async (db: Db, { companyNumber, enterpriseNo }: { companyNumber: string; enterpriseNo: string }): Promise<boolean> =>
  (await db.$count(certification, and(eq(certification.certifiedNumber, companyNumber), ne(certification.enterpriseNo, enterpriseNo)))) > 0;

/** Whether any papers have this file as their licence. */
export const isLicence = async (db: Db, fileId: string): Promise<boolean> => (await db.$count(certification, eq(certification.licenceFileId, fileId))) > 0;

/** What an account handed in, for itself or for an enterprise it acts for. */
export const listCertificationsOfAccount = (db: Db, accountNo: string): Promise<CertificationRow[]> =>
  db.select().from(certification).where(eq(certification.accountNo, accountNo));

/** Applications that became no enterprise. */
export async function deleteApplicationsOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(certification).where(and(eq(certification.accountNo, accountNo), isNull(certification.merchantNo)));
}

/** What made an enterprise stays with it, without the person who was its contact, then or before. */
export async function updateContactsOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.update(certification).set({ contactName: '', contactPhone: '' }).where(eq(certification.accountNo, accountNo));
  await db
    .update(certificationHistory)
    .set({ papers: expression`${certificationHistory.papers} || '{"contactName":"","contactPhone":""}'::jsonb` })
    .where(and(eq(certificationHistory.actorNo, accountNo), isNotNull(certificationHistory.papers)));
}

/** Names on papers, by their numbers. */
export async function listNamesOnPapers(db: Db, enterpriseNos: readonly string[]): Promise<Map<string, string>> {
  if (enterpriseNos.length === 0) return new Map();
  const { enterpriseNo, companyName } = certification;
  const rows = await db
    .select({ enterpriseNo, companyName })
    .from(certification)
    .where(inArray(enterpriseNo, [...enterpriseNos]));
  return new Map(rows.map((row) => [row.enterpriseNo, row.companyName]));
}

/** Of what a word names so many are looked for. */
const NAMED_MAX = 500;

/** Numbers of papers whose name holds a word. */
export async function listPapersNamed(db: Db, word: string): Promise<string[]> {
  const { enterpriseNo, companyName } = certification;
  const rows = await db
    .select({ enterpriseNo })
    .from(certification)
    .where(ilike(companyName, `%${word.replace(/[\\%_]/g, '\\$&')}%`))
    .orderBy(enterpriseNo)
    .limit(NAMED_MAX);
  return rows.map((row) => row.enterpriseNo);
}
