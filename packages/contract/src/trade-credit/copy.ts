import type { OverdueRule } from '@portal/engines/pricing';
import type { PayWay } from '@portal/engines/states';
import { CREDIT_DAYS_MAX, CREDIT_LIMIT_MAX } from './limits.ts';

/** What happened in a customer's credit account. */
export const creditActNames = {
  terms: '设置额度与账期',
  reserve: '账期下单',
  release: '订单关闭',
  refund: '售后退款',
  repay: '收到还款',
  reverse: '冲销还款',
} as const;

/** How an order is paid. */
export const payWayNames: Readonly<Record<PayWay, string>> = { online: '在线支付', credit: '账期支付' };

/** What happens to new orders on credit of a customer who has not repaid in time. */
export const overdueRuleNames: Readonly<Record<OverdueRule, string>> = { warn: '仅提醒，仍可账期下单', block: '暂停账期下单，还清逾期后恢复' };

/** Sentences that server and pages both say about credit. */
export const creditCopy = {
  noPoints: '账期支付的订单不产生积分',
  limit: `信用额度应为 0 到 ${CREDIT_LIMIT_MAX} 元，最多两位小数`,
  days: `账期应为 1 到 ${CREDIT_DAYS_MAX} 天的整数`,
  reason: '请填写冲销原因',
  /** The answer to a repayment was lost: what is sent again from here is the same one, from a page opened anew another. */
  repaymentLost: '这笔可能已经登记：在此再按一次不会重复；关闭或刷新页面后，请先看往来记录中有没有它',
  amount: `还款金额应大于 0，不超过 ${CREDIT_LIMIT_MAX} 元，最多两位小数`,
} as const;
