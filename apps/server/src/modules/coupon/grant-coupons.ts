/** Coupons of a dealer given to customers of its own, without their claiming them (COUPON-15). */
import { AppError, badRequest } from '@portal/contract/core';
import * as contract from '@portal/contract/coupon';
import { costOf, countMostOf } from '@portal/engines/pricing';
import { couponTemplateStateAt } from '@portal/engines/states';
import { formatYuan } from '@portal/units';
import type { Context, Owner, SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listPeopleOf } from '../account/index.ts';
import { askedBy, listCustomers, listCustomersByNo } from '../customer/index.ts';
import { listCompanyNames } from '../enterprise/index.ts';
import { sendMessage } from '../message/index.ts';
import { noteDealerAct } from '../staff/index.ts';
import { timesOf } from './got-coupon.ts';
import { insertCoupons } from './store.ts';
import { findTemplate, lockTemplate, takeMany, type TemplateRow } from './template-store.ts';
import { found } from './templates.ts';

const NAMES_SHOWN = 5;

type Granting = Context<SignedInCaller>;
/** Who is to have them: a person, or of an enterprise its owner. */
interface Receiver extends Owner {
  customerName: string;
}

export const previewCouponGrant = operation(contract.previewCouponGrant, async function previewCouponGrant(ctx, { body }) {
  const template = found(await findTemplate(ctx.db, ctx.caller.merchantNo, body.templateNo));
  return grantOf(template, await receiversOf(ctx, body.to), body.each);
});

/** All of them, or none. */
export const grantCoupons = operation(contract.grantCoupons, async function grantCoupons(ctx, { body: { templateNo, to, each } }) {
  const { db, now, caller } = ctx;
  const template = found(await lockTemplate(db, caller.merchantNo, templateNo));
  const state = couponTemplateStateAt(template.state, template.claimEnd.getTime(), now);
  if (state !== 'issuing' && state !== 'paused') throw new AppError(contract.couponNotIssued, { msg: '该优惠券不在发放中，不能发放给客户' });
  if (template.useEnd && template.useEnd.getTime() <= now) throw new AppError(contract.couponNotIssued, { msg: '该优惠券的使用期限已过' });
  const receivers = await receiversOf(ctx, to);
  const grant = grantOf(template, receivers, each);
  const at = new Date(now);
  if (!(await takeMany(db, templateNo, grant.couponCount, at))) throw new AppError(contract.couponGrantShort, { data: { left: grant.leftCount } });
  const fresh = { templateNo, state: 'unused' as const, ...timesOf(template, now), shopOrderNo: null, gmtCreate: at, gmtModified: at };
  await insertCoupons(
    db,
    receivers.flatMap(({ accountNo, merchantNo }) => Array.from({ length: each }, () => ({ ...fresh, couponNo: ctx.newId(), accountNo, merchantNo }))),
  );
  const issuer = (await listCompanyNames(db, [caller.merchantNo])).get(caller.merchantNo) ?? '';
  const eventKey = `coupon grant ${ctx.newId()}`;
  for (const { accountNo, merchantNo } of receivers)
    await sendMessage(ctx, {
      accountNo,
      merchantNo,
      type: 'order',
      title: '您收到了优惠券',
      text: `${issuer}向您发放了 ${each} 张“${template.name}”，下单时可使用。`,
      link: '/memberStore/coupon?tab=unused',
      eventKey,
    });
  const cost = grant.cost === null ? '' : `，最多抵扣 ${formatYuan(grant.cost).text}`;
  await noteDealerAct(ctx, 'grantCoupons', `${template.name}，向 ${grant.customerCount} 位客户各 ${each} 张，共 ${grant.couponCount} 张${cost}`);
  return grantOf({ ...template, claimedCount: template.claimedCount + grant.couponCount }, receivers, each);
});

async function receiversOf({ db, caller, now }: Granting, to: contract.CouponGrantAsked['to']): Promise<Receiver[]> {
  const asked = askedBy({ db, caller, now });
  const most = contract.GRANT_CUSTOMERS_MAX;
  const customers =
    to.kind === 'named'
      ? await listCustomersByNo(asked, [...new Set(to.customerNos)])
      : await listCustomers(asked, { keyword: '', groupNo: to.kind === 'group' ? to.groupNo : '' }, { limit: most + 1, offset: 0 });
  if (customers.length > most) throw refused(contract.couponCopy.grantTooMany(most));
  const receivers: Receiver[] = [];
  for (const { memberKind, memberNo, customerName, isFrozen } of customers) {
    const accountNo = memberKind === 'account' ? memberNo : (await listPeopleOf(db, memberNo, 'owners'))[0];
    // a frozen enterprise orders nothing
    if (accountNo !== undefined && !isFrozen) receivers.push({ accountNo, merchantNo: memberKind === 'account' ? '' : memberNo, customerName });
  }
  if (receivers.length === 0) throw refused(contract.couponCopy.grantNobody);
  return receivers;
}

const refused = (msg: string) => new AppError(badRequest, { msg, fields: { to: msg } });

function grantOf(template: TemplateRow, receivers: readonly Receiver[], each: number): contract.CouponGrant {
  const couponCount = receivers.length * each;
  const { most, claimedCount } = template;
  return {
    customerCount: receivers.length,
    customerNames: receivers.slice(0, NAMES_SHOWN).map(({ customerName }) => customerName),
    couponCount,
    leftCount: Math.max(0, countMostOf(template) - claimedCount),
    cost: most === null ? null : costOf(most, couponCount),
  };
}
