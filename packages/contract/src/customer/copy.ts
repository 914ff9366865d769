import { PRIVATE_PRICE_MAX, type PrivatePriceProblem } from '@portal/engines/goods';
import { GROUP_RATE_MAX, GROUP_RATE_MIN, PRICING_GROUPS_MAX } from './limits.ts';

/** Sentences that server and pages both say about pricing groups (PRICE-30). */
export const groupCopy = {
  nameMissing: '请输入分组名称',
  rate: `折扣率应为 ${GROUP_RATE_MIN} 到 ${GROUP_RATE_MAX} 之间的数字，最多两位小数`,
  day: '请选择生效、失效日期，或留空',
  daysSwapped: '失效日期应不早于生效日期',
  tooMany: `最多建立 ${PRICING_GROUPS_MAX} 个分组`,
  notEmpty: (members: number) => `分组里还有 ${members} 位客户，请先移出客户再删除`,
} as const;

/** Why no price is one a dealer asks. */
export const dealerPriceCopy = {
  missing: '请输入报价',
  notNumber: '报价应为数字，例如 12.50',
  notPositive: '报价应大于 0',
  decimals: '报价最多两位小数',
  tooLong: '报价最多 9 个字符',
  tooHigh: `报价不能超过 ${PRIVATE_PRICE_MAX} 元`,
} satisfies Record<PrivatePriceProblem, string>;
