import type { PaymentAlarmKind } from '@portal/contract/payment';

/** What it is, and what to do about it. */
export const alarmKinds: Readonly<Record<PaymentAlarmKind, { name: string; hint: string }>> = {
  WRONG_AMOUNT: { name: '金额不符', hint: '渠道通知的金额与应付金额不同，没有入账' },
  WRONG_CHANNEL: { name: '渠道不符', hint: '由另一渠道通知支付成功，没有入账' },
  PAID_TWICE: { name: '重复支付', hint: '同一笔支付出现两个渠道流水号' },
  REFUND_FAILED: { name: '退款失败', hint: '渠道拒绝退款，可重新发起，或在渠道商户平台线下退款' },
  BILL_MISSING: { name: '渠道账单缺失', hint: '我方已入账，渠道账单中没有' },
  BILL_UNKNOWN: { name: '我方账目缺失', hint: '渠道账单中有，我方没有' },
  BILL_AMOUNT: { name: '账单金额不符', hint: '我方与渠道账单的金额不同' },
};
