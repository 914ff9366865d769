/** Rows of coupons that somebody has: of an identity, each with its template. */
import type { CouponState } from '@portal/engines/states';
import { and, asc, desc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import { rowsOf, sql, type Db } from '../../platform/db/database.ts';
import { given, reading, rowFrom } from '../../platform/db/readings.ts';
import { enterpriseRows } from '../enterprise/index.ts';
import type { Owner } from '../../platform/http/context.ts';
import { couponTemplate, userCoupon } from './tables.ts';
import type { TemplateRow } from './template-store.ts';

export type CouponRow = typeof userCoupon.$inferSelect;
export interface CouponWithTemplate {
  coupon: CouponRow;
  template: TemplateRow;
}

/** What a person has at most at an order: the rest ends later. */
const HELD_MOST = 200;

const isOwn = ({ accountNo, merchantNo }: Owner) => and(eq(userCoupon.accountNo, accountNo), eq(userCoupon.merchantNo, merchantNo));
const withTemplate = (db: Db) =>
  db.select({ coupon: userCoupon, template: couponTemplate }).from(userCoupon).innerJoin(couponTemplate, eq(couponTemplate.templateNo, userCoupon.templateNo));

type NewCoupon = Omit<CouponRow, 'id' | 'voidReason'>;
export const insertCoupon = async (db: Db, row: NewCoupon): Promise<void> => void (await db.insert(userCoupon).values(row));

/** Rows of one statement. */
const AT_ONCE = 1_000;
export async function insertCoupons(db: Db, rows: readonly NewCoupon[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) await db.insert(userCoupon).values(rows.slice(from, from + AT_ONCE));
}

/** Of a template what is unused holds no more, and what an order holds not after it: one statement, so that none escapes from one to the other. */
export const updateVoided = (db: Db, templateNo: string, { reason, now }: { reason: string; now: Date }): Promise<CouponRow[]> =>
  db
    .update(userCoupon)
    .set({ voidReason: reason, state: sql`case when ${userCoupon.state} = 'unused' then 'void' else ${userCoupon.state} end`, gmtModified: now })
    .where(
      and(
        eq(userCoupon.templateNo, templateNo),
        eq(userCoupon.voidReason, ''),
        or(eq(userCoupon.state, 'locked'), and(eq(userCoupon.state, 'unused'), gt(userCoupon.gmtEnd, now))),
      ),
    )
    .returning();

/** How it is listed: with what an order holds among the used ones. */
export type CouponList = 'unused' | 'used' | 'expired';

const isListed = (list: CouponList, now: Date) => {
  if (list === 'used') return inArray(userCoupon.state, ['locked', 'used']);
  const unused = eq(userCoupon.state, 'unused');
  return list === 'unused'
    ? and(unused, gt(userCoupon.gmtEnd, now))
    : or(inArray(userCoupon.state, ['expired', 'void']), and(unused, lte(userCoupon.gmtEnd, now)));
};

export async function listCouponPage(
  db: Db,
  owner: Owner,
  { list, page, size, now }: { list: CouponList; page: number; size: number; now: Date },
): Promise<{ rows: CouponWithTemplate[]; total: number }> {
  const where = and(isOwn(owner), isListed(list, now));
  const rows = await withTemplate(db)
    .where(where)
    .orderBy(...(list === 'unused' ? [asc(userCoupon.gmtEnd), asc(userCoupon.id)] : [desc(userCoupon.gmtModified), desc(userCoupon.id)]))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(userCoupon, where) };
}

export const countCoupons = (db: Db, owner: Owner, list: CouponList, now: Date): Promise<number> =>
  db.$count(userCoupon, and(isOwn(owner), isListed(list, now)));

export interface HeldRow extends CouponWithTemplate {
  /** The dealer that gives it out; null: the provider. */
  issuer: string | null;
}

interface HeldValues extends Owner {
  /** What was named, whatever state it is in. */
  couponNos: readonly string[];
  at: string;
}

/** What may be taken at an order, then what else was named for it; read together with what other rooms know. */
export const heldReading = reading<HeldValues, { coupon: Record<string, unknown>; template: Record<string, unknown>; issuer: string | null }, HeldRow[]>(
  sql`select row_to_json(c) as coupon, row_to_json(t) as template, (select e.company_name from ${enterpriseRows} e where e.merchant_no = t.shop_no) as issuer
      from (
        (select u.*, true as is_held from user_coupon u where u.account_no = ${given('accountNo')} and u.merchant_no = ${given('merchantNo')}
          and u.state = 'unused' and u.gmt_end > ${given('at', 'timestamptz')} order by u.gmt_end, u.id limit ${sql.raw(String(HELD_MOST))})
        union
        (select u.*, u.state = 'unused' and u.gmt_end > ${given('at', 'timestamptz')} from user_coupon u where u.account_no = ${given('accountNo')}
          and u.merchant_no = ${given('merchantNo')} and u.coupon_no = any(${given('couponNos', 'text[]')}))
      ) c join coupon_template t on t.template_no = c.template_no order by c.is_held desc, c.gmt_end, c.id`,
  (rows) => rows.map(({ coupon, template, issuer }) => ({ coupon: rowFrom(userCoupon, coupon), template: rowFrom(couponTemplate, template), issuer })),
);

/** Of those named the ones that were still to be had, held by the order from now on. */
export async function lockCoupons(
  db: Db,
  owner: Owner,
  { couponNos, shopOrderNo, now }: { couponNos: readonly string[]; shopOrderNo: string; now: Date },
): Promise<string[]> {
  const rows = await db
    .update(userCoupon)
    .set({ state: 'locked', shopOrderNo, gmtModified: now })
    .where(
      and(
        isOwn(owner),
        inArray(userCoupon.couponNo, [...couponNos]),
        eq(userCoupon.state, 'unused'),
        lte(userCoupon.gmtBegin, now),
        gt(userCoupon.gmtEnd, now),
      ),
    )
    .returning({ couponNo: userCoupon.couponNo });
  return rows.map(({ couponNo }) => couponNo);
}

/** What an order holds, kept from other changes to the end of the transaction. */
export const lockCouponsOf = (db: Db, shopOrderNo: string): Promise<CouponWithTemplate[]> =>
  withTemplate(db).where(eq(userCoupon.shopOrderNo, shopOrderNo)).orderBy(asc(userCoupon.id)).for('update', { of: userCoupon });

/** Who gave each of these out, '' the provider, in which stack group it is, and what becomes of it by a refund. */
export async function listCouponKinds(
  db: Db,
  couponNos: readonly string[],
): Promise<ReadonlyMap<string, Pick<TemplateRow, 'shopNo' | 'stackGroup' | 'refundRule'>>> {
  if (couponNos.length === 0) return new Map();
  const rows = await db
    .select({ couponNo: userCoupon.couponNo, shopNo: couponTemplate.shopNo, stackGroup: couponTemplate.stackGroup, refundRule: couponTemplate.refundRule })
    .from(userCoupon)
    .innerJoin(couponTemplate, eq(couponTemplate.templateNo, userCoupon.templateNo))
    .where(inArray(userCoupon.couponNo, [...couponNos]));
  return new Map(rows.map(({ couponNo, ...kind }) => [couponNo, kind]));
}

/** Which of these the provider gave out, and no dealer. */
export async function listProviderCouponNos(db: Db, couponNos: readonly string[]): Promise<ReadonlySet<string>> {
  if (couponNos.length === 0) return new Set();
  const rows = await db
    .select({ couponNo: userCoupon.couponNo })
    .from(userCoupon)
    .innerJoin(couponTemplate, eq(couponTemplate.templateNo, userCoupon.templateNo))
    .where(and(inArray(userCoupon.couponNo, [...couponNos]), eq(couponTemplate.shopNo, '')));
  return new Set(rows.map(({ couponNo }) => couponNo));
}

export async function updateCoupon(db: Db, couponNo: string, change: { state: CouponState; shopOrderNo: string | null; gmtModified: Date }): Promise<void> {
  await db.update(userCoupon).set(change).where(eq(userCoupon.couponNo, couponNo));
}

export async function updateExpired(db: Db, now: Date): Promise<void> {
  await db
    .update(userCoupon)
    .set({ state: 'expired', gmtModified: now })
    .where(and(eq(userCoupon.state, 'unused'), lte(userCoupon.gmtEnd, now)));
}

/** What one has under one identity becomes another's. */
export async function updateOwner(db: Db, from: Owner, to: Owner): Promise<void> {
  await db.update(userCoupon).set(to).where(isOwn(from));
}

/** All of an account, under all its identities. */
export const listCouponsOfAccount = (db: Db, accountNo: string): Promise<{ coupon: unknown; name: string }[]> =>
  rowsOf(
    db,
    sql`select to_jsonb(c) - 'account_no' - 'id' as coupon, t.name from user_coupon c join coupon_template t on t.template_no = c.template_no
        where c.account_no = ${accountNo} order by c.id`,
  );

/** What orders hold, or were paid with, is kept with them. */
export async function deleteCouponsOf(db: Db, accountNo: string): Promise<void> {
  await db.delete(userCoupon).where(and(eq(userCoupon.accountNo, accountNo), inArray(userCoupon.state, ['unused', 'expired', 'void'])));
}
