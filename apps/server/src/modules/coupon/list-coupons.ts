/** What may be claimed, by whoever asks. */
import * as contract from '@portal/contract/coupon';
import { COUPON_AUDIENCE } from '@portal/contract/coupon/limits';
import type { UserType } from '@portal/engines/access';
import { countMostOf, isForGoods } from '@portal/engines/pricing';
import type { Pricing } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listSkuCategories, listSkuNosOf } from '../catalog/index.ts';
import { listIssuers, toldOf, validityWords } from './told.ts';
import { listClaimable, type Claimer, type TemplateRow } from './template-store.ts';

/** Sales staff have a cart and order nothing: coupons would be of no use to them (COUPON-8). */
export const mayUseCoupons = (userType: UserType): boolean => (COUPON_AUDIENCE as readonly UserType[]).includes(userType);

/** The provider's coupons and those of the dealer ordered from. */
export const claimerOf = ({ caller: { accountNo, merchantNo, userType, boundShopNo }, now }: Pricing): Claimer => ({
  accountNo,
  merchantNo,
  userType,
  shopNos: boundShopNo === null ? [''] : ['', boundShopNo],
  now: new Date(now),
});

export const listCoupons = operation(contract.listCoupons, async function listCoupons(ctx, { query: { page, size } }) {
  const offers = await offersOf(ctx);
  return { data: offers.slice((page - 1) * size, page * size), count: offers.length };
});

export const listGoodsCoupons = operation(contract.listGoodsCoupons, async function listGoodsCoupons(ctx, { query: { spuNo } }) {
  const categories = await listSkuCategories(ctx.db, await listSkuNosOf(ctx.db, spuNo));
  const models = [...categories].map(([skuNo, categoryIds]) => ({ skuNo, categoryIds }));
  return models.length === 0 ? [] : offersOf(ctx, (template) => models.some((model) => isForGoods(template, model)));
});

/** Those that may be claimed stand before those that are claimed, or gone. */
async function offersOf(ctx: Pricing, isWanted: (template: TemplateRow) => boolean = () => true): Promise<contract.CouponOffer[]> {
  if (!mayUseCoupons(ctx.caller.userType)) return [];
  const templates = (await listClaimable(ctx.db, claimerOf(ctx))).filter(isWanted);
  const issuers = await listIssuers(ctx.db, templates);
  const offers = templates.map((template): contract.CouponOffer => {
    const { templateNo, claimEnd, totalCount, perPerson, ownCount, ownEnd } = template;
    const leftCount = leftOf(template);
    return {
      ...toldOf(template, issuers),
      templateNo,
      validityWords: validityWords(template),
      claimEnd: claimEnd.toISOString(),
      leftCount,
      totalCount,
      perPerson,
      ownCount,
      ownEnd: ownEnd?.toISOString() ?? null,
      status: ownCount >= perPerson ? 'owned' : leftCount === 0 ? 'gone' : 'open',
    };
  });
  return [...offers.filter(({ status }) => status === 'open'), ...offers.filter(({ status }) => status !== 'open')];
}

/** As many as the number and the budget leave. */
const leftOf = (template: TemplateRow): number => Math.max(0, countMostOf(template) - template.claimedCount);
