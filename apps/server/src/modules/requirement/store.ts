/** Requirements and what was said about them. What an asker may see is found by its owner; the console sees all of them. */
import type { RequirementState } from '@portal/engines/states';
import { and, asc, count, desc, eq, gte, ilike, inArray, lt, ne, or } from 'drizzle-orm';
import { rowsOf, sql, type Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { requirement, requirementWord } from './tables.ts';

export type RequirementRow = typeof requirement.$inferSelect;
export type WordRow = typeof requirementWord.$inferSelect;
export type WordInsert = typeof requirementWord.$inferInsert;

const isOwned = (owner: Owner) => and(eq(requirement.accountNo, owner.accountNo), eq(requirement.merchantNo, owner.merchantNo));
const isOwn = (owner: Owner, id: string) => and(isOwned(owner), eq(requirement.requirementId, id));

/** What one owner hands in follows each other. Held to the end of the transaction. */
export async function lockRequirements(db: Db, { accountNo, merchantNo }: Owner): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`requirement|${accountNo}|${merchantNo}`}, 0))`);
}

export const countOpen = (db: Db, owner: Owner): Promise<number> => db.$count(requirement, and(isOwned(owner), ne(requirement.state, 'closed')));

export async function insertRequirement(db: Db, row: typeof requirement.$inferInsert): Promise<void> {
  await db.insert(requirement).values(row);
}

interface Paging {
  page: number;
  size: number;
}

interface OwnAsked extends Paging {
  state?: RequirementState | undefined;
  designOrderId?: string | undefined;
}

/** The owner's, those changed last first, each with its latest answer, and how many there are. */
export async function listOwnPage(db: Db, owner: Owner, { page, size, state, designOrderId }: OwnAsked) {
  const where = and(
    isOwned(owner),
    state === undefined ? undefined : eq(requirement.state, state),
    designOrderId === undefined ? undefined : eq(requirement.designOrderId, designOrderId),
  );
  const lastAnswer = sql<string | null>`(select w.text from requirement_word w where w.requirement_id = requirement.requirement_id and w.kind = 'answer'
    order by w.id desc limit 1)`;
  const rows = await db
    .select({ row: requirement, lastAnswer })
    .from(requirement)
    .where(where)
    .orderBy(desc(requirement.gmtModified), desc(requirement.requirementId))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(requirement, where) };
}

export async function findOwn(db: Db, owner: Owner, id: string): Promise<RequirementRow | undefined> {
  const [row] = await db.select().from(requirement).where(isOwn(owner, id));
  return row;
}

/** The same, kept from other changes for the rest of the transaction. */
export async function lockOwn(db: Db, owner: Owner, id: string): Promise<RequirementRow | undefined> {
  const [row] = await db.select().from(requirement).where(isOwn(owner, id)).for('update');
  return row;
}

/** Anybody's: for the console alone. */
export async function findRequirement(db: Db, id: string): Promise<RequirementRow | undefined> {
  const [row] = await db.select().from(requirement).where(eq(requirement.requirementId, id));
  return row;
}

export async function lockRequirement(db: Db, id: string): Promise<RequirementRow | undefined> {
  const [row] = await db.select().from(requirement).where(eq(requirement.requirementId, id)).for('update');
  return row;
}

/** Of one that the caller holds: the state it is in, who has it, and what was said. */
export async function updateRequirement(
  db: Db,
  id: string,
  { word, ...change }: { state: RequirementState; handlerNo: string | null; gmtModified: Date; word: Omit<WordInsert, 'requirementId'> },
): Promise<void> {
  await db.update(requirement).set(change).where(eq(requirement.requirementId, id));
  await db.insert(requirementWord).values({ ...word, requirementId: id });
}

/** Of one that the caller holds: whether the desk reads the order's goods. No word of the thread, so that an answer under way stands. */
export async function updateOrderShown(db: Db, id: string, isDesignOrderShown: boolean): Promise<void> {
  await db.update(requirement).set({ isDesignOrderShown }).where(eq(requirement.requirementId, id));
}

/** Of one that the caller has found, in their order. */
export const listWords = (db: Db, requirementId: string): Promise<WordRow[]> =>
  db.select().from(requirementWord).where(eq(requirementWord.requirementId, requirementId)).orderBy(asc(requirementWord.id));

interface DeskAsked extends Paging {
  /** Part of a contact, a company or what is asked. */
  keyword: string;
  state?: RequirementState | undefined;
  requirementTypeId?: number | undefined;
  /** '' of any. */
  provinceCode: string;
  /** When they were handed in. */
  from: Date | null;
  until: Date | null;
}

/** Those that wait longest first, and how many there are. */
export async function listDeskPage(db: Db, { keyword, state, requirementTypeId, provinceCode, from, until, page, size }: DeskAsked) {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    state === undefined ? undefined : eq(requirement.state, state),
    requirementTypeId === undefined ? undefined : sql`${requirement.requirementTypeId} = ${requirementTypeId}`,
    provinceCode === '' ? undefined : eq(requirement.provinceCode, provinceCode),
    from === null ? undefined : gte(requirement.gmtCreate, from),
    until === null ? undefined : lt(requirement.gmtCreate, until),
    keyword === '' ? undefined : or(ilike(requirement.contact, like), ilike(requirement.companyName, like), ilike(requirement.remark, like)),
  );
  const rows = await db
    .select()
    .from(requirement)
    .where(where)
    // what is closed waits for nobody: the latest of it first
    .orderBy(
      sql`${requirement.state} = 'closed'`,
      state === 'closed' ? desc(requirement.gmtModified) : asc(requirement.gmtModified),
      asc(requirement.requirementId),
    )
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(requirement, where) };
}

export async function countByState(db: Db): Promise<Readonly<Record<RequirementState, number>>> {
  const rows = await db.select({ state: requirement.state, number: count() }).from(requirement).groupBy(requirement.state);
  const of = (state: RequirementState) => rows.find((row) => row.state === state)?.number ?? 0;
  return { pending: of('pending'), processing: of('processing'), answered: of('answered'), closed: of('closed') };
}

/** Provinces any came from, by code; one that was renamed since bears its latest name. */
export const listProvinces = (db: Db): Promise<{ provinceCode: string; provinceName: string }[]> =>
  db
    .select({
      provinceCode: requirement.provinceCode,
      provinceName: sql<string>`(array_agg(${requirement.provinceName} order by ${requirement.gmtCreate} desc))[1]`,
    })
    .from(requirement)
    .groupBy(requirement.provinceCode)
    .orderBy(asc(requirement.provinceCode));

/** All of an account, under all its identities, each with what was said. */
export const listRequirementsOfAccount = (db: Db, accountNo: string): Promise<{ requirement: unknown; words: unknown }[]> =>
  rowsOf(
    db,
    sql`select to_jsonb(r) - 'account_no' - 'handler_no' as requirement,
          (select coalesce(jsonb_agg(to_jsonb(w) - 'actor_no' - 'requirement_id' order by w.id), '[]') from requirement_word w where w.requirement_id = r.requirement_id) as words
        from requirement r where r.account_no = ${accountNo} order by r.gmt_create, r.requirement_id`,
  );

export async function deleteRequirementsOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(requirement).where(eq(requirement.accountNo, accountNo));
}

/** What a person asked without an enterprise becomes that of the enterprise. */
export async function updateOwner(db: Db, accountNo: string, merchantNo: string): Promise<void> {
  await db
    .update(requirement)
    .set({ merchantNo })
    .where(isOwned({ accountNo, merchantNo: '' }));
}

/** What one of an enterprise's people asked for it becomes its owner's. */
export async function updateAsker(db: Db, owner: Owner, ownerNo: string): Promise<void> {
  await db.update(requirement).set({ accountNo: ownerNo }).where(isOwned(owner));
}

/** What is asked, in words, by number: for the operators' log. */
export async function listNamesOfRequirements(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: requirement.requirementId, contact: requirement.contact, companyName: requirement.companyName })
    .from(requirement)
    .where(inArray(requirement.requirementId, [...ids]));
  return new Map(rows.map(({ id, contact, companyName }) => [id, companyName || contact]));
}

/** Adds requirements with what was said about them, as they are. */
export async function insertRequirements(db: Db, { rows, words }: { rows: (typeof requirement.$inferInsert)[]; words: WordInsert[] }): Promise<void> {
  await db.insert(requirement).values(rows);
  if (words.length > 0) await db.insert(requirementWord).values(words);
}
