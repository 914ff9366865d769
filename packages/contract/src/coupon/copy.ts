import type { CouponState, CouponTemplateAct, CouponTemplateState } from '@portal/engines/states';
import { COUPON_OFF_MAX, COUPON_UNBOUND_FROM, type COUPON_GROUPS, type CouponRefundRule } from './limits.ts';

export const couponTemplateStateNames: Readonly<Record<CouponTemplateState, string>> = {
  draft: '草稿',
  issuing: '发放中',
  paused: '已暂停',
  ended: '已结束',
  voided: '已作废',
};

export const couponStateNames: Readonly<Record<CouponState, string>> = {
  unused: '未使用',
  locked: '订单占用中',
  used: '已使用',
  expired: '已过期',
  void: '已作废',
};

export const couponActNames: Readonly<Record<Exclude<CouponTemplateAct, 'change'>, string>> = {
  issue: '开始发放',
  pause: '暂停发放',
  resume: '恢复发放',
  end: '结束发放',
  void: '作废',
};

/** What follows from it, before it is done. */
export const couponActWords: typeof couponActNames = {
  issue: '开始发放后内容不能再修改，买家在领取时间内即可领取。',
  pause: '暂停后买家不能再领取，已领取的不受影响，可随时恢复。',
  resume: '恢复后买家可以继续领取。',
  end: '结束后不能再恢复，已领取的仍可在有效期内使用。',
  void: '作废后不能再发放，已领取的仍可在有效期内使用。',
};

export const couponGroupNames: Readonly<Record<(typeof COUPON_GROUPS)[number], string>> = { shop: '店铺券', platform: '平台券', category: '品类券' };

/** What stands on a coupon. */
export const couponRefundRuleNames: Readonly<Record<CouponRefundRule, string>> = { returned: '退款后退回', spent: '退款后不退回' };

/** Sentences that server and pages both say about coupons. */
export const couponCopy = {
  provider: '平台',
  nameRequired: '请填写优惠券名称',
  wholeNumber: (min: number, max: number) => `请填写 ${min} 到 ${max} 之间的整数`,
  moneyRule: '请填写金额，最多两位小数',
  offRequired: '减免金额应大于 0',
  offTooHigh: `单张减免金额不能超过 ${COUPON_OFF_MAX} 元`,
  offMaxRequired: `低于 ${COUPON_UNBOUND_FROM / 10} 折的折扣券须填写最高减免金额`,
  offAboveThreshold: '减免金额不能高于使用门槛',
  budgetNeedsMost: '设置预算时，折扣券须填写最高减免金额',
  budgetTooSmall: '预算至少够发放一张',
  perPersonTooMany: '每人限领不能超过发放总量',
  dayRequired: '请填写日期',
  claimOrder: '领取结束日期不能早于开始日期',
  useOrder: '使用结束日期不能早于开始日期',
  useBeforeClaim: '使用结束日期不能早于领取结束日期',
  claimOver: '领取结束日期已过，请修改后再发放',
  categoriesRequired: '请选择适用分类',
  categoryUnknown: '所选分类已不存在，请重新选择',
  modelsRequired: '请填写适用产品型号',
  modelsUnknown: (models: readonly string[]) => `未找到这些型号：${models.join('、')}`,
  codeRule: '口令为 4 到 20 位字母或数字',
  codeRequired: '请输入优惠券口令',
  codeTaken: '该口令正在被另一张优惠券使用',
  notFound: '优惠券不存在或已结束',
  draftSaved: (name: string) => `已保存草稿“${name}”，确认无误后开始发放`,
  grantToRequired: '请选择发放对象',
  grantNobody: '所选对象中没有可发放的客户',
  grantTooMany: (most: number) => `一次最多发放给 ${most} 位客户`,
  voidReason: '请填写作废原因',
  sendBack: '退回',
  sendBackReason: '请填写退回原因',
  ownSentBack: '由您提交或填写的优惠券须由另一位同事复核',
  wasSentBack: '已退回',
  sentBack: '已退回，提交人和填写人会在待办中看到原因',
  rewritten: '优惠券内容已变化，请核对最新内容后再操作',
  waitsForSecond: '待复核',
  reviewWaits: '已提交复核，由另一位同事开始发放',
  reviewAsked: (most: string) => `最高成本超过 ${most}（或未设上限），提交后由另一位同事复核并开始发放。`,
  chosenGone: '所选优惠券不存在，请重新选择',
} as const;

/** What follows from voiding what was claimed, before it is done. */
export const couponVoidWords = ({ claimedCount, usedCount, lockedCount }: { claimedCount: number; usedCount: number; lockedCount: number }): string =>
  `已领取 ${claimedCount} 张，其中已使用 ${usedCount} 张不受影响${lockedCount > 0 ? `，待付款订单占用的 ${lockedCount} 张在该订单付款时仍有效，订单关闭后不再退回` : ''}。未使用的立即作废，不能恢复，持有人会收到通知。`;

export const couponVoidedWords = ({ voidedCount, heldCount }: { voidedCount: number; heldCount: number }): string =>
  voidedCount + heldCount === 0 ? '没有可作废的优惠券' : `已作废 ${voidedCount} 张${heldCount > 0 ? `，${heldCount} 张随待付款订单失效` : ''}`;
