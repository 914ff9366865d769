/** Operators, their sessions, and what they did. */
import { and, count, desc, eq, gt, gte, ilike, inArray, isNotNull, isNull, lt, lte, notLike, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { operator, operatorLog, operatorRecoveryCode, operatorSession, operatorSignIn } from './tables.ts';

export type OperatorRow = typeof operator.$inferInsert;

/** Adds operators; false where a login name is taken, and then none is added by that name. */
export async function insertOperators(db: Db, rows: readonly OperatorRow[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const made = await db
    .insert(operator)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ operatorNo: operator.operatorNo });
  return made.length === rows.length;
}

export async function findByLoginName(db: Db, loginName: string) {
  const [row] = await db.select().from(operator).where(eq(operator.loginName, loginName));
  return row;
}

/** Locks those of the demo (their sessions end with it) or opens them again; one that the provider has locked stays so. */
export async function updateDemoOperators(db: Db, isOpen: boolean): Promise<void> {
  const changed = await db
    .update(operator)
    .set({ status: isOpen ? 0 : 2 })
    .where(and(eq(operator.isDemo, true), eq(operator.status, isOpen ? 2 : 0)))
    .returning({ operatorNo: operator.operatorNo });
  if (!isOpen) await deleteSessionsOf(db, changed);
}

/** Locks an operator, whose sessions end, or opens one again; false where there is none of that name. */
export async function updateLocked(db: Db, loginName: string, isLocked: boolean): Promise<boolean> {
  const changed = await db
    .update(operator)
    .set(isLocked ? { status: 1 } : { status: 0, wrongCodes: 0 })
    .where(eq(operator.loginName, loginName))
    .returning({ operatorNo: operator.operatorNo });
  if (isLocked) await deleteSessionsOf(db, changed);
  return changed.length > 0;
}

async function deleteSessionsOf(db: Db, operators: readonly { operatorNo: string }[]): Promise<void> {
  if (operators.length === 0) return;
  const numbers = operators.map(({ operatorNo }) => operatorNo);
  await db.delete(operatorSession).where(inArray(operatorSession.operatorNo, numbers));
}

/** Secrets of authenticators that rest as they are, from before they were sealed. */
export async function listPlainSecrets(db: Db): Promise<{ operatorNo: string; totpSecret: string }[]> {
  const rows = await db
    .select({ operatorNo: operator.operatorNo, totpSecret: operator.totpSecret })
    .from(operator)
    .where(and(isNotNull(operator.totpSecret), notLike(operator.totpSecret, 'v1.%')));
  return rows.flatMap(({ operatorNo, totpSecret }) => (totpSecret === null ? [] : [{ operatorNo, totpSecret }]));
}

export async function updateSecret(db: Db, operatorNo: string, totpSecret: string): Promise<void> {
  await db.update(operator).set({ totpSecret }).where(eq(operator.operatorNo, operatorNo));
}

/** Forgets the authenticator of an operator, and the sessions; false where there is none of that name. */
export async function deleteSecondFactor(db: Db, loginName: string): Promise<boolean> {
  const [row] = await db.update(operator).set({ totpSecret: null, totpStep: null }).where(eq(operator.loginName, loginName)).returning();
  if (!row) return false;
  await db.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.operatorNo, row.operatorNo));
  await db.delete(operatorSession).where(eq(operatorSession.operatorNo, row.operatorNo));
  return true;
}

export async function insertSignIn(db: Db, row: typeof operatorSignIn.$inferInsert): Promise<void> {
  await db.insert(operatorSignIn).values(row);
}

/** Who waits for the second step by this token; nobody when it is unknown or over, or the operator is locked. */
export async function findSignIn(db: Db, tokenHash: string, now: number) {
  const [row] = await db
    .select({ enrolSecret: operatorSignIn.enrolSecret, operator })
    .from(operatorSignIn)
    .innerJoin(operator, and(eq(operator.operatorNo, operatorSignIn.operatorNo), eq(operator.status, 0)))
    .where(and(eq(operatorSignIn.tokenHash, tokenHash), gt(operatorSignIn.gmtExpire, new Date(now))));
  return row;
}

/** Spends it; of any number of callers at once, one gets it. */
export async function takeSignIn(db: Db, tokenHash: string): Promise<boolean> {
  const rows = await db.delete(operatorSignIn).where(eq(operatorSignIn.tokenHash, tokenHash)).returning({ tokenHash: operatorSignIn.tokenHash });
  return rows.length > 0;
}

const DAY_MS = 24 * 60 * 60_000;

/** Counts a code that is tried, before it is looked at: how many of the day it makes, and when the day is over. */
export async function raiseWrongCodes(db: Db, operatorNo: string, now: number): Promise<{ codes: number; end: number }> {
  const at = new Date(now);
  const isOver = sql`coalesce(${operator.gmtWrongCodes} <= ${new Date(now - DAY_MS)}, true) or ${operator.wrongCodes} = 0`;
  const [row] = await db
    .update(operator)
    .set({
      wrongCodes: sql`case when ${isOver} then 1 else ${operator.wrongCodes} + 1 end`,
      gmtWrongCodes: sql`case when ${isOver} then ${at} else ${operator.gmtWrongCodes} end`,
    })
    .where(eq(operator.operatorNo, operatorNo))
    .returning({ codes: operator.wrongCodes, from: operator.gmtWrongCodes });
  return { codes: row?.codes ?? 1, end: (row?.from ?? at).getTime() + DAY_MS };
}

/** A right one makes an end of them. */
export const updateRightCode = async (db: Db, operatorNo: string): Promise<void> =>
  void (await db.update(operator).set({ wrongCodes: 0 }).where(eq(operator.operatorNo, operatorNo)));

/** Takes the code of a step of time; false where one of that step, or a later one, was taken before. */
export async function takeStep(db: Db, operatorNo: string, totpStep: number): Promise<boolean> {
  const rows = await db
    .update(operator)
    .set({ totpStep })
    .where(and(eq(operator.operatorNo, operatorNo), or(isNull(operator.totpStep), lt(operator.totpStep, totpStep))))
    .returning({ operatorNo: operator.operatorNo });
  return rows.length > 0;
}

/** Links an authenticator where none is; its recovery codes come with it. */
export async function updateSecondFactor(db: Db, operatorNo: string, totpSecret: string, codeHashes: readonly string[]): Promise<boolean> {
  const rows = await db
    .update(operator)
    .set({ totpSecret })
    .where(and(eq(operator.operatorNo, operatorNo), isNull(operator.totpSecret)))
    .returning({ operatorNo: operator.operatorNo });
  if (rows.length === 0) return false;
  await db.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.operatorNo, operatorNo));
  await db.insert(operatorRecoveryCode).values(codeHashes.map((codeHash) => ({ operatorNo, codeHash })));
  return true;
}

/** Spends a recovery code; false where it is none, or spent. */
export async function takeRecoveryCode(db: Db, operatorNo: string, codeHash: string, now: number): Promise<boolean> {
  const rows = await db
    .update(operatorRecoveryCode)
    .set({ gmtUsed: new Date(now) })
    .where(and(eq(operatorRecoveryCode.operatorNo, operatorNo), eq(operatorRecoveryCode.codeHash, codeHash), isNull(operatorRecoveryCode.gmtUsed)))
    .returning({ codeHash: operatorRecoveryCode.codeHash });
  return rows.length > 0;
}

export async function insertSession(db: Db, row: typeof operatorSession.$inferInsert): Promise<void> {
  await db.insert(operatorSession).values(row);
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(operatorSession).where(eq(operatorSession.tokenHash, tokenHash));
}

/** What is over, of sessions and of sign-ins. */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.delete(operatorSession).where(lte(operatorSession.gmtExpire, new Date(now)));
  await db.delete(operatorSignIn).where(lte(operatorSignIn.gmtExpire, new Date(now)));
}

/** Who a session speaks for; nobody when it is unknown or over, or the operator is locked. */
export async function findActing(db: Db, tokenHash: string, now: number) {
  const { operatorNo, name, phone, role } = operator;
  const [row] = await db
    .select({ operatorNo, name, phone, role })
    .from(operatorSession)
    .innerJoin(operator, and(eq(operator.operatorNo, operatorSession.operatorNo), eq(operator.status, 0)))
    .where(and(eq(operatorSession.tokenHash, tokenHash), gt(operatorSession.gmtExpire, new Date(now))));
  return row;
}

export async function listNamesOf(db: Db, operatorNos: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (operatorNos.length === 0) return new Map();
  const rows = await db
    .select({ operatorNo: operator.operatorNo, name: operator.name })
    .from(operator)
    .where(inArray(operator.operatorNo, [...operatorNos]));
  return new Map(rows.map(({ operatorNo, name }) => [operatorNo, name]));
}

interface LogNarrowing {
  keyword: string;
  /** Acts and targets that the keyword names, beside what holds it. */
  namedActs: readonly string[];
  named: readonly string[];
  operatorNo: string;
  act: string;
  /** From then on, and before then; null: not said. */
  from: Date | null;
  until: Date | null;
}

/** A page of the log, the newest first, and how many lines there are. */
export async function listLog(db: Db, { page, size, ...narrowing }: LogNarrowing & { page: number; size: number }) {
  const where = narrowed(narrowing);
  const from = db.select({ line: operatorLog, operatorName: operator.name }).from(operatorLog);
  const lines = await from
    .innerJoin(operator, eq(operator.operatorNo, operatorLog.operatorNo))
    .where(where)
    .orderBy(desc(operatorLog.id))
    .limit(size)
    .offset((page - 1) * size);
  const [counted] = await db.select({ total: count() }).from(operatorLog).innerJoin(operator, eq(operator.operatorNo, operatorLog.operatorNo)).where(where);
  return { lines, total: counted?.total ?? 0 };
}

/** Facts of a line by which the page calls its target: of an agreement, of a notice or a flash sale, of a file, of a coupon. */
export const NAME_FACTS = ['protocolName', 'title', 'fileName', 'couponName'] as const;

function narrowed({ keyword, namedActs, named, operatorNo, act, from, until }: LogNarrowing) {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    keyword === ''
      ? undefined
      : or(
          eq(operatorLog.target, keyword),
          ilike(operatorLog.act, like),
          ilike(operator.name, like),
          inArray(operatorLog.act, [...namedActs]),
          inArray(operatorLog.target, [...named]),
          ...NAME_FACTS.flatMap((fact) => [operatorLog.after, operatorLog.before].map((facts) => ilike(sql`${facts} ->> ${fact}`, like))),
        ),
    operatorNo === '' ? undefined : eq(operatorLog.operatorNo, operatorNo),
    act === '' ? undefined : eq(operatorLog.act, act),
    from === null ? undefined : gte(operatorLog.gmtCreate, from),
    until === null ? undefined : lt(operatorLog.gmtCreate, until),
  );
}

/** Everybody of the console, by name: whose lines stand in the log. */
export const listOperators = (db: Db): Promise<{ operatorNo: string; name: string }[]> =>
  db.select({ operatorNo: operator.operatorNo, name: operator.name }).from(operator).orderBy(operator.name, operator.operatorNo);

/** Acts that stand in the log. */
export async function listActs(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ act: operatorLog.act }).from(operatorLog).orderBy(operatorLog.act);
  return rows.map(({ act }) => act);
}
