/** Templates of whoever gives coupons out: a dealer's shop, or the provider (''). */
import { AppError, badRequest, notFound } from '@portal/contract/core';
import { COUPON_REVIEW_ABOVE, couponCopy, couponOwnReview, couponTemplateMoved, type CouponTemplate, type CouponTemplateFields } from '@portal/contract/coupon';
import { ceilingOf, mostOf } from '@portal/engines/pricing';
import { couponReviewStates, couponTemplateStateAt, couponTemplateStates, type CouponTemplateAct } from '@portal/engines/states';
import { formatDate } from '@portal/units';
import type { Db } from '../../platform/db/database.ts';
import { checkTogether } from '../../platform/http/check-together.ts';
import type { Context, SignedInCaller } from '../../platform/http/context.ts';
import { listFirstCategories, listSkuNosByKey, modelKeyOf } from '../catalog/index.ts';
import { listNamesOf } from '../operator/index.ts';
import { reviewerOf, reviewOf, reviewStateOf } from './review.ts';
import type { StoredScope } from './tables.ts';
import {
  countUses,
  findTemplate,
  hasCode,
  insertTemplate,
  lockIssuedAlone,
  listTemplatePage,
  lockTemplate,
  updateAsked,
  updateIssued,
  updateTemplate,
  updateTemplateState,
  type TemplateQuery,
  type TemplateRow,
} from './template-store.ts';
import { lastDay } from './told.ts';

const DAY_MS = 24 * 3_600_000;
const beginOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
const endOf = (day: string): Date => new Date(beginOf(day).getTime() + DAY_MS);

type Reading = Pick<Context<SignedInCaller>, 'db' | 'now'> & { caller: Pick<SignedInCaller, 'accountNo'> };
type Issuing = Pick<Context<SignedInCaller>, 'db' | 'now' | 'newId' | 'caller'>;

export async function templatePage({ db, now, caller }: Reading, shopNo: string, query: TemplateQuery): Promise<{ data: CouponTemplate[]; count: number }> {
  const { rows, total } = await listTemplatePage(db, shopNo, { ...query, now: new Date(now) });
  return { data: await templatesOf({ db, now, caller }, rows), count: total };
}

export async function getTemplate(ctx: Reading, shopNo: string, templateNo: string): Promise<CouponTemplate> {
  return templateOf(ctx, found(await findTemplate(ctx.db, shopNo, templateNo)));
}

/** A new draft, or the draft as it is to be. */
export async function saveTemplate(
  ctx: Issuing,
  shopNo: string,
  { templateNo: known, template, edition }: { templateNo?: string | undefined; template: CouponTemplateFields; edition?: number | undefined },
): Promise<CouponTemplate> {
  const { db, caller } = ctx;
  const before = known === undefined ? undefined : found(await lockTemplate(db, shopNo, known));
  if (before && !couponTemplateStates.may(before.state, 'change', 'issuer')) throw new AppError(couponTemplateMoved);
  if (before && edition !== undefined && edition !== before.edition) throw new AppError(couponTemplateMoved, { msg: couponCopy.rewritten });
  const at = new Date(ctx.now);
  const templateNo = before?.templateNo ?? ctx.newId();
  const [columns] = await checkTogether(
    () => templateColumns(db, template),
    () => assertCodeFree(db, { shopNo, claimCode: template.claimCode, templateNo }),
  );
  const row = {
    templateNo,
    shopNo,
    state: 'draft' as const,
    ...columns,
    askedBy: null,
    returnedBy: null,
    returnedTo: null,
    returnReason: '',
    savedBy: caller.accountNo,
    gmtModified: at,
  };
  if (before) await updateTemplate(db, { ...row, edition: before.edition + 1 });
  else await insertTemplate(db, { ...row, edition: 1, issuedAloneBy: null, gmtIssued: null, claimedCount: 0, createdBy: caller.accountNo, gmtCreate: at });
  return getTemplate(ctx, shopNo, templateNo);
}

/**
 * Asked again it is done already. What of the provider's may cost more than one decides alone waits for a second operator first, who neither asked
 * nor wrote what stands in it; where the writer did not ask, the writer's own step is the asking (COUPON-16). `edition`: the one that was seen.
 */
export async function stepTemplate(
  ctx: Reading,
  shopNo: string,
  { templateNo, act, edition }: { templateNo: string; act: Exclude<CouponTemplateAct, 'change'>; edition?: number | undefined },
): Promise<{ before: TemplateRow['state']; template: CouponTemplate }> {
  const { db, now, caller } = ctx;
  const row = found(await lockTemplate(db, shopNo, templateNo));
  const before = couponTemplateStateAt(row.state, row.claimEnd.getTime(), now);
  const reached = { issue: 'issuing', pause: 'paused', resume: 'issuing', end: 'ended', void: 'voided' } as const;
  if (before === reached[act]) return { before, template: await templateOf(ctx, row) };
  const after = couponTemplateStates.after(before, act, 'issuer');
  if (after === null) throw new AppError(couponTemplateMoved);
  if (act === 'issue' && now >= row.claimEnd.getTime()) throw refused('claimTo', couponCopy.claimOver);
  const isReviewed = act === 'issue' && (await needsReview(ctx, row));
  const [review, who] = [reviewStateOf(row), reviewerOf(row, caller.accountNo)];
  const isLetOut = !isReviewed || couponReviewStates.may(review, 'letOut', who);
  if (!isLetOut && !couponReviewStates.may(review, 'ask', who)) throw new AppError(couponOwnReview);
  if (edition !== undefined && edition !== row.edition) throw new AppError(couponTemplateMoved, { msg: couponCopy.rewritten });
  if (!isLetOut) {
    await updateAsked(db, templateNo, caller.accountNo, new Date(now));
    return { before, template: await getTemplate(ctx, shopNo, templateNo) };
  }
  if (act === 'issue') await updateIssued(db, templateNo, { aloneBy: isReviewed ? null : caller.accountNo, at: new Date(now) });
  else await updateTemplateState(db, templateNo, after, new Date(now));
  return { before, template: await templateOf(ctx, { ...row, state: after, gmtModified: new Date(now) }) };
}

/** By itself, or with what the same operator has given out alone this day, by Beijing time; once asked, or sent back, it stays so. */
async function needsReview({ db, now, caller }: Reading, row: TemplateRow): Promise<boolean> {
  if (row.shopNo !== '') return false;
  const ceiling = ceilingOf(row);
  if (reviewStateOf(row) !== 'unasked' || ceiling === null || ceiling > COUPON_REVIEW_ABOVE) return true;
  const alone = await lockIssuedAlone(db, caller.accountNo, beginOf(formatDate(now)));
  return alone.reduce((sum, one) => sum + (ceilingOf(one) ?? 0), ceiling) > COUPON_REVIEW_ABOVE;
}

export function found(row: TemplateRow | undefined): TemplateRow {
  if (row === undefined) throw new AppError(notFound, { msg: couponCopy.notFound });
  return row;
}

const refused = (field: string, msg: string) => new AppError(badRequest, { msg, fields: { [field]: msg } });

async function assertCodeFree(db: Db, { claimCode, ...where }: { shopNo: string; claimCode: string | null; templateNo: string }): Promise<void> {
  if (claimCode !== null && (await hasCode(db, { claimCode, ...where }))) throw refused('claimCode', couponCopy.codeTaken);
}

/** Of what is written the columns that say it. Throws where a model or a category is not there. */
export async function templateColumns(db: Db, { use, scope, claimFrom, claimTo, ...fields }: CouponTemplateFields) {
  return {
    ...fields,
    // goods of a flash sale take none (COUPON-1)
    withSeckill: false,
    scope: await storedScope(db, scope),
    most: mostOf(fields.benefit),
    claimBegin: beginOf(claimFrom),
    claimEnd: endOf(claimTo),
    useBegin: use.kind === 'dates' ? beginOf(use.from) : null,
    useEnd: use.kind === 'dates' ? endOf(use.to) : null,
    useDays: use.kind === 'days' ? use.days : null,
  };
}

/** Throws where a model or a category is not there, naming it. */
async function storedScope(db: Db, scope: CouponTemplateFields['scope']): Promise<StoredScope> {
  if (scope.kind === 'all') return scope;
  if (scope.kind === 'category') {
    const names = new Map((await listFirstCategories(db)).map(({ id, name }) => [id, name]));
    const categoryIds = [...new Set(scope.categoryIds)];
    if (categoryIds.some((id) => !names.has(id))) throw refused('scope', couponCopy.categoryUnknown);
    return { kind: 'category', categoryIds, names: categoryIds.map((id) => names.get(id) ?? '') };
  }
  const models = new Map(scope.skuModels.map((skuModel) => [modelKeyOf(skuModel), skuModel]));
  const skuNos = await listSkuNosByKey(db, [...models.keys()]);
  const unknown = [...models].filter(([key]) => !skuNos.has(key)).map(([, skuModel]) => skuModel);
  if (unknown.length > 0) throw refused('scope', couponCopy.modelsUnknown(unknown));
  return { kind: 'product', skuModels: [...models.values()], skuNos: [...models.keys()].map((key) => skuNos.get(key) ?? '') };
}

const templateOf = async (ctx: Reading, row: TemplateRow): Promise<CouponTemplate> => (await templatesOf(ctx, [row]))[0] ?? fail();

function fail(): never {
  throw new Error('a row gave no template');
}

async function templatesOf({ db, now, caller }: Reading, rows: readonly TemplateRow[]): Promise<CouponTemplate[]> {
  const uses = await countUses(
    db,
    rows.map(({ templateNo }) => templateNo),
  );
  const names = await listNamesOf(
    db,
    rows.flatMap(({ askedBy, returnedBy }) => [askedBy ?? [], returnedBy ?? []].flat()),
  );
  return rows.map((row) => {
    const { templateNo, name, threshold, benefit, stackGroup, refundRule, audience, claimCode, totalCount, perPerson, budget, claimedCount } = row;
    return {
      templateNo,
      name,
      threshold,
      benefit,
      stackGroup,
      refundRule,
      audience: audience as CouponTemplate['audience'],
      claimCode,
      totalCount,
      perPerson,
      budget,
      claimedCount,
      scope: shownScope(row.scope),
      state: couponTemplateStateAt(row.state, row.claimEnd.getTime(), now),
      isToCome: row.claimBegin.getTime() > now,
      claimFrom: formatDate(row.claimBegin.getTime()),
      claimTo: lastDay(row.claimEnd),
      use:
        row.useBegin && row.useEnd
          ? { kind: 'dates', from: formatDate(row.useBegin.getTime()), to: lastDay(row.useEnd) }
          : { kind: 'days', days: row.useDays ?? 1 },
      lockedCount: uses.get(templateNo)?.locked ?? 0,
      usedCount: uses.get(templateNo)?.used ?? 0,
      review: reviewOf(row, caller.accountNo),
      askedBy: askedByOf(row, names),
      returned: row.state === 'draft' && row.returnedBy !== null ? { by: names.get(row.returnedBy) ?? '', reason: row.returnReason } : null,
      edition: row.edition,
      gmtModified: row.gmtModified.toISOString(),
    };
  });
}

const askedByOf = ({ state, askedBy }: TemplateRow, names: ReadonlyMap<string, string>): string =>
  state === 'draft' && askedBy !== null ? (names.get(askedBy) ?? '') : '';

function shownScope(scope: StoredScope): CouponTemplate['scope'] {
  if (scope.kind === 'all') return scope;
  return scope.kind === 'category' ? { kind: 'category', categoryIds: scope.categoryIds } : { kind: 'product', skuModels: scope.skuModels };
}
