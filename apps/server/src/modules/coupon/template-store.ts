/** Rows of templates, each its issuer's ('': the provider's), and of whoever may claim them. */
import type { UserType } from '@portal/engines/access';
import type { CouponTemplateState } from '@portal/engines/states';
import { and, count, desc, eq, gt, gte, ilike, inArray, isNotNull, isNull, lte, ne, or } from 'drizzle-orm';
import { sql, type Db } from '../../platform/db/database.ts';
import { couponClaim, couponTemplate, userCoupon } from './tables.ts';

export type TemplateRow = typeof couponTemplate.$inferSelect;
export type TemplateInsert = Omit<TemplateRow, 'id'>;

export interface TemplateQuery {
  page: number;
  size: number;
  state: CouponTemplateState | '';
  keyword: string;
  /** Those alone that wait for this account to let them out. */
  waitFor?: string | undefined;
  /** Those alone that this account wrote or had asked for, and that were sent back. */
  returnedTo?: string | undefined;
}

/** As it is by the clock, which comes round to it later. */
const isState = (state: CouponTemplateState, now: Date) => {
  const live = inArray(couponTemplate.state, ['issuing', 'paused']);
  if (state === 'ended') return or(eq(couponTemplate.state, 'ended'), and(live, lte(couponTemplate.claimEnd, now)));
  const is = eq(couponTemplate.state, state);
  return state === 'issuing' || state === 'paused' ? and(is, gt(couponTemplate.claimEnd, now)) : is;
};

const writtenBy = sql`coalesce(nullif(${couponTemplate.savedBy}, ''), ${couponTemplate.createdBy})`;

/** Asked for by another, and written by another: what two operators must have looked at is not let out by one (COUPON-16). */
const waitsFor = (accountNo: string) => and(eq(couponTemplate.state, 'draft'), ne(couponTemplate.askedBy, accountNo), sql`${writtenBy} <> ${accountNo}`);

/** Sent back to whoever had asked and to whoever wrote it, as long as nobody wrote it anew or asked again (COUPON-19). */
const isReturnedTo = (accountNo: string) =>
  and(
    eq(couponTemplate.state, 'draft'),
    isNull(couponTemplate.askedBy),
    isNotNull(couponTemplate.returnedBy),
    or(eq(couponTemplate.returnedTo, accountNo), sql`${writtenBy} = ${accountNo}`),
  );

/** The newest first. */
export async function listTemplatePage(
  db: Db,
  shopNo: string,
  { page, size, state, keyword, waitFor, returnedTo, now }: TemplateQuery & { now: Date },
): Promise<{ rows: TemplateRow[]; total: number }> {
  const where = and(
    eq(couponTemplate.shopNo, shopNo),
    state === '' ? undefined : isState(state, now),
    waitFor === undefined ? undefined : waitsFor(waitFor),
    returnedTo === undefined ? undefined : isReturnedTo(returnedTo),
    keyword === '' ? undefined : ilike(couponTemplate.name, `%${keyword.replace(/[\\%_]/g, '\\$&')}%`),
  );
  const rows = await db
    .select()
    .from(couponTemplate)
    .where(where)
    .orderBy(desc(couponTemplate.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(couponTemplate, where) };
}

const isOf = (shopNo: string, templateNo: string) => and(eq(couponTemplate.shopNo, shopNo), eq(couponTemplate.templateNo, templateNo));

export async function findTemplate(db: Db, shopNo: string, templateNo: string): Promise<TemplateRow | undefined> {
  const [row] = await db.select().from(couponTemplate).where(isOf(shopNo, templateNo));
  return row;
}

/** The same, kept from other changes to the end of the transaction. */
export async function lockTemplate(db: Db, shopNo: string, templateNo: string): Promise<TemplateRow | undefined> {
  const [row] = await db.select().from(couponTemplate).where(isOf(shopNo, templateNo)).for('update');
  return row;
}

export const insertTemplate = async (db: Db, row: TemplateInsert): Promise<void> => void (await db.insert(couponTemplate).values(row));

export async function updateTemplate(
  db: Db,
  { templateNo, ...row }: Omit<TemplateInsert, 'claimedCount' | 'createdBy' | 'gmtCreate' | 'issuedAloneBy' | 'gmtIssued'>,
): Promise<void> {
  await db.update(couponTemplate).set(row).where(eq(couponTemplate.templateNo, templateNo));
}

export async function updateTemplateState(db: Db, templateNo: string, state: CouponTemplateState, gmtModified: Date): Promise<void> {
  await db.update(couponTemplate).set({ state, gmtModified }).where(eq(couponTemplate.templateNo, templateNo));
}

/** Whether another that has not ended is claimed by this word. */
export async function hasCode(db: Db, { shopNo, claimCode, templateNo }: Pick<TemplateRow, 'shopNo' | 'templateNo'> & { claimCode: string }): Promise<boolean> {
  const rows = await db
    .select({ templateNo: couponTemplate.templateNo })
    .from(couponTemplate)
    .where(and(eq(couponTemplate.shopNo, shopNo), eq(couponTemplate.claimCode, claimCode), inArray(couponTemplate.state, ['draft', 'issuing', 'paused'])));
  return rows.some((row) => row.templateNo !== templateNo);
}

/** Of each template how many are held and used. */
export async function countUses(db: Db, templateNos: readonly string[]): Promise<ReadonlyMap<string, { locked: number; used: number }>> {
  if (templateNos.length === 0) return new Map();
  const rows = await db
    .select({ templateNo: userCoupon.templateNo, state: userCoupon.state, number: count() })
    .from(userCoupon)
    .where(and(inArray(userCoupon.templateNo, [...templateNos]), inArray(userCoupon.state, ['locked', 'used'])))
    .groupBy(userCoupon.templateNo, userCoupon.state);
  const of = (templateNo: string, state: string) => rows.find((row) => row.templateNo === templateNo && row.state === state)?.number ?? 0;
  return new Map(templateNos.map((templateNo) => [templateNo, { locked: of(templateNo, 'locked'), used: of(templateNo, 'used') }]));
}

/** Who may claim, at which dealer, now. */
export interface Claimer {
  accountNo: string;
  /** Whose the coupon will be; what one may claim counts under all identities (COUPON-9). */
  merchantNo: string;
  userType: UserType;
  shopNos: readonly string[];
  now: Date;
}

const mayClaim = ({ userType, shopNos, now }: Claimer) =>
  and(
    inArray(couponTemplate.shopNo, [...shopNos]),
    eq(couponTemplate.state, 'issuing'),
    lte(couponTemplate.claimBegin, now),
    gt(couponTemplate.claimEnd, now),
    sql`(${couponTemplate.audience} = '[]'::jsonb or ${couponTemplate.audience} @> ${JSON.stringify([userType])}::jsonb)`,
  );

/** What is given out in the open, with how many of it the caller has claimed; the dealer's first, then those that end soonest. */
export async function listClaimable(db: Db, claimer: Claimer): Promise<(TemplateRow & { ownCount: number; ownEnd: Date | null })[]> {
  // that one's own copy of it can be used until then, and not a day more; another identity's is no use to this one
  const ownEnd = db
    .select({ templateNo: userCoupon.templateNo, end: sql<Date | null>`max(${userCoupon.gmtEnd})`.mapWith(userCoupon.gmtEnd).as('own_end') })
    .from(userCoupon)
    .where(
      and(
        eq(userCoupon.accountNo, claimer.accountNo),
        eq(userCoupon.merchantNo, claimer.merchantNo),
        eq(userCoupon.state, 'unused'),
        gt(userCoupon.gmtEnd, claimer.now),
      ),
    )
    .groupBy(userCoupon.templateNo)
    .as('own');
  const rows = await db
    .select({ template: couponTemplate, ownCount: couponClaim.claimed, ownEnd: ownEnd.end })
    .from(couponTemplate)
    .leftJoin(couponClaim, and(eq(couponClaim.templateNo, couponTemplate.templateNo), eq(couponClaim.accountNo, claimer.accountNo)))
    .leftJoin(ownEnd, eq(ownEnd.templateNo, couponTemplate.templateNo))
    .where(and(mayClaim(claimer), isNull(couponTemplate.claimCode)))
    .orderBy(sql`${couponTemplate.shopNo} = ''`, couponTemplate.claimEnd, couponTemplate.id)
    .limit(500);
  return rows.map(({ template, ownCount, ownEnd: end }) => ({ ...template, ownCount: ownCount ?? 0, ownEnd: end }));
}

/** One that is, or was, to be claimed there, by number or by its word; a draft is none. */
export async function findClaimable(db: Db, { shopNos }: Claimer, by: { templateNo: string } | { claimCode: string }): Promise<TemplateRow | undefined> {
  const [row] = await db
    .select()
    .from(couponTemplate)
    .where(
      and(
        inArray(couponTemplate.shopNo, [...shopNos]),
        'templateNo' in by
          ? and(eq(couponTemplate.templateNo, by.templateNo), isNull(couponTemplate.claimCode), inArray(couponTemplate.state, ['issuing', 'paused', 'ended']))
          : and(eq(couponTemplate.claimCode, by.claimCode), inArray(couponTemplate.state, ['issuing', 'paused'])),
      ),
    )
    .orderBy(desc(couponTemplate.shopNo))
    .limit(1);
  return row;
}

/**
 * One more, if it may be: one statement, so that of many who claim at once nobody gets more than one may, and all together no more than there are.
 * `limit`: one has as many as one may; `none`: nothing more is given out to whoever asks. What the statement counted then is undone with the transaction.
 */
export async function takeClaim(db: Db, claimer: Claimer, templateNo: string): Promise<'taken' | 'limit' | 'none'> {
  const { accountNo, now } = claimer;
  const mine = db.$with('mine').as(
    db
      .insert(couponClaim)
      .values({ templateNo, accountNo, claimed: 1 })
      .onConflictDoUpdate({
        target: [couponClaim.templateNo, couponClaim.accountNo],
        set: { claimed: sql`${couponClaim.claimed} + 1` },
        setWhere: sql`${couponClaim.claimed} < (select t.per_person from coupon_template t where t.template_no = ${templateNo})`,
      })
      .returning({ claimed: couponClaim.claimed }),
  );
  const taken = db.$with('taken').as(
    db
      .update(couponTemplate)
      .set({ claimedCount: sql`${couponTemplate.claimedCount} + 1`, gmtModified: now })
      .where(
        and(
          eq(couponTemplate.templateNo, templateNo),
          mayClaim(claimer),
          sql`exists (select 1 from mine)`,
          sql`${couponTemplate.claimedCount} < ${couponTemplate.totalCount}`,
          sql`(${couponTemplate.budget} is null or (${couponTemplate.claimedCount} + 1) * ${couponTemplate.most} <= ${couponTemplate.budget})`,
        ),
      )
      .returning({ templateNo: couponTemplate.templateNo }),
  );
  const [found] = await db
    .with(mine, taken)
    .select({ mayMore: sql<boolean>`exists (select 1 from mine)`, isTaken: sql<boolean>`exists (select 1 from taken)` })
    .from(sql`(select 1) as asked`);
  return found?.isTaken ? 'taken' : found?.mayMore ? 'none' : 'limit';
}

/** So many more at once, where so many are left by number and budget; otherwise none, and false. */
export async function takeMany(db: Db, templateNo: string, count: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(couponTemplate)
    .set({ claimedCount: sql`${couponTemplate.claimedCount} + ${count}`, gmtModified: now })
    .where(
      and(
        eq(couponTemplate.templateNo, templateNo),
        inArray(couponTemplate.state, ['issuing', 'paused']),
        sql`${couponTemplate.claimedCount} + ${count} <= ${couponTemplate.totalCount}`,
        sql`(${couponTemplate.budget} is null or (${couponTemplate.claimedCount} + ${count}) * ${couponTemplate.most} <= ${couponTemplate.budget})`,
      ),
    )
    .returning({ templateNo: couponTemplate.templateNo });
  return rows.length > 0;
}

/** What one operator gave out alone from a moment on; others of the same operator wait to the end of the transaction. */
export async function lockIssuedAlone(db: Db, accountNo: string, from: Date): Promise<TemplateRow[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coupon-issuing|${accountNo}`}, 0))`);
  const { shopNo, issuedAloneBy, gmtIssued } = couponTemplate;
  return db
    .select()
    .from(couponTemplate)
    .where(and(eq(shopNo, ''), eq(issuedAloneBy, accountNo), gte(gmtIssued, from)));
}

export async function updateIssued(db: Db, templateNo: string, { aloneBy, at }: { aloneBy: string | null; at: Date }): Promise<void> {
  await db
    .update(couponTemplate)
    .set({ state: 'issuing', issuedAloneBy: aloneBy, gmtIssued: at, gmtModified: at })
    .where(eq(couponTemplate.templateNo, templateNo));
}

/** A draft waits for a second operator from now on. */
export async function updateAsked(db: Db, templateNo: string, askedBy: string, now: Date): Promise<void> {
  await db
    .update(couponTemplate)
    .set({ askedBy, returnedBy: null, returnedTo: null, returnReason: '', edition: sql`${couponTemplate.edition} + 1`, gmtModified: now })
    .where(eq(couponTemplate.templateNo, templateNo));
}

/** It waits for nobody any more: whoever asked and whoever wrote it read why. */
export async function updateReturned(
  db: Db,
  templateNo: string,
  { by, to, reason, at }: { by: string; to: string | null; reason: string; at: Date },
): Promise<void> {
  await db
    .update(couponTemplate)
    .set({ askedBy: null, returnedBy: by, returnedTo: to, returnReason: reason, edition: sql`${couponTemplate.edition} + 1`, gmtModified: at })
    .where(eq(couponTemplate.templateNo, templateNo));
}

/** Gives out no more what has come to its end. */
export async function updateEnded(db: Db, now: Date): Promise<void> {
  await db
    .update(couponTemplate)
    .set({ state: 'ended', gmtModified: now })
    .where(and(inArray(couponTemplate.state, ['issuing', 'paused']), lte(couponTemplate.claimEnd, now)));
}

/** Counts of whoever has closed their account. */
export const deleteClaims = async (db: Db, accountNo: string): Promise<void> => void (await db.delete(couponClaim).where(eq(couponClaim.accountNo, accountNo)));
