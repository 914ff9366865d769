/** Who gives coupons out: a first-level dealer's people for its shop, the provider's staff on the console, whose acts stand in the log. */
import * as contract from '@portal/contract/coupon';
import { couponTermsWords } from '@portal/engines/pricing';
import { operation } from '../../platform/http/operation.ts';
import { listFirstCategories } from '../catalog/index.ts';
import { formatYuan } from '@portal/units';
import { recordAct } from '../operator/index.ts';
import { noteDealerAct } from '../staff/index.ts';
import { voidClaimed } from './void-coupons.ts';
import { getTemplate, saveTemplate, stepTemplate, templatePage } from './templates.ts';

const PROVIDER = '';

export const listShopCouponTemplates = operation(contract.listShopCouponTemplates, function listShopCouponTemplates(ctx, { query }) {
  return templatePage(ctx, ctx.caller.merchantNo, query);
});

export const getShopCouponTemplate = operation(contract.getShopCouponTemplate, function getShopCouponTemplate(ctx, { params: { id } }) {
  return getTemplate(ctx, ctx.caller.merchantNo, id);
});

export const saveShopCouponTemplate = operation(contract.saveShopCouponTemplate, async function saveShopCouponTemplate(ctx, { body }) {
  const template = await saveTemplate(ctx, ctx.caller.merchantNo, body);
  await noteDealerAct(ctx, 'saveShopCouponTemplate', templateWords(template));
  return template;
});

export const stepShopCouponTemplate = operation(contract.stepShopCouponTemplate, async function stepShopCouponTemplate(ctx, { body }) {
  const { before, template } = await stepTemplate(ctx, ctx.caller.merchantNo, body);
  const [from, to] = [before, template.state].map((state) => contract.couponTemplateStateNames[state]);
  if (before !== template.state) await noteDealerAct(ctx, 'stepShopCouponTemplate', `${template.name}，${from} 改为 ${to}`);
  return template;
});

export const voidShopCoupons = operation(contract.voidShopCoupons, async function voidShopCoupons(ctx, { body }) {
  const voided = await voidClaimed(ctx, ctx.caller.merchantNo, body);
  const { name } = await getTemplate(ctx, ctx.caller.merchantNo, body.templateNo);
  const words = `${name}，作废 ${voided.voidedCount} 张，订单占用 ${voided.heldCount} 张，原因：${body.reason}`;
  if (voided.voidedCount + voided.heldCount > 0) await noteDealerAct(ctx, 'voidShopCoupons', words);
  return voided;
});

const templateWords = ({ name, threshold, benefit, totalCount, budget }: contract.CouponTemplate): string => {
  const off = benefit.kind === 'amount' ? `减 ${formatYuan(benefit.off).text}` : `${benefit.payPercent / 10} 折`;
  const limit = budget === null ? '' : `，预算 ${formatYuan(budget).text}`;
  return `${name}，满 ${formatYuan(threshold).text} ${off}，共 ${totalCount} 张${limit}`;
};

export const voidCoupons = operation(contract.voidCoupons, async function voidCoupons(ctx, { body }) {
  const voided = await voidClaimed(ctx, PROVIDER, body);
  const { name } = await getTemplate(ctx, PROVIDER, body.templateNo);
  const after = { couponName: name, ...voided, reason: body.reason };
  if (voided.voidedCount + voided.heldCount > 0) await recordAct(ctx, 'voidCoupons', { target: body.templateNo, after });
  return voided;
});

export const listCouponTemplates = operation(contract.listCouponTemplates, function listCouponTemplates(ctx, { query }) {
  return templatePage(ctx, PROVIDER, {
    ...query,
    waitFor: query.review === 'asked' ? ctx.caller.accountNo : undefined,
    returnedTo: query.review === 'returned' ? ctx.caller.accountNo : undefined,
  });
});

export const getCouponTemplate = operation(contract.getCouponTemplate, function getCouponTemplate(ctx, { params: { id } }) {
  return getTemplate(ctx, PROVIDER, id);
});

export const saveCouponTemplate = operation(contract.saveCouponTemplate, async function saveCouponTemplate(ctx, { body }) {
  const before = body.templateNo === undefined ? undefined : factsOf(await getTemplate(ctx, PROVIDER, body.templateNo));
  const template = await saveTemplate(ctx, PROVIDER, body);
  await recordAct(ctx, 'saveCouponTemplate', { target: template.templateNo, ...(before ? { before } : {}), after: factsOf(template) });
  return template;
});

export const stepCouponTemplate = operation(contract.stepCouponTemplate, async function stepCouponTemplate(ctx, { body }) {
  const { before, template } = await stepTemplate(ctx, PROVIDER, body);
  if (before === template.state && template.review === 'own')
    await recordAct(ctx, 'askCouponReview', { target: template.templateNo, after: { couponName: template.name } });
  if (before !== template.state)
    await recordAct(ctx, 'stepCouponTemplate', {
      target: template.templateNo,
      before: { couponState: before },
      after: { couponState: template.state, ...factsOf(template) },
    });
  return template;
});

/** What is told of in the log: what it costs whom. */
const factsOf = ({ name, totalCount, perPerson, budget, ...terms }: contract.CouponTemplate) => ({
  couponName: name,
  couponTerms: couponTermsWords(terms),
  totalCount,
  perPerson,
  budget,
});

export const listCouponCategories = operation(contract.listCouponCategories, function listCouponCategories({ db }) {
  return listFirstCategories(db);
});
