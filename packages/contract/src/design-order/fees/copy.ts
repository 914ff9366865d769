/** Sentences about fees that server and form both say. */
import type { Fee } from '@portal/engines/pricing';
import { figureText, formatPercent, yuanDigits } from '@portal/units';
import { FEE_QUANTITY_MAX, FEES_MAX } from './limits.ts';

export const feesCopy = {
  nameRequired: '请输入费用名称',
  unitRequired: '请输入单位',
  unitPrice: '单价应为 0.01 至 9,999,999.99 元，最多两位小数',
  quantity: `数量应为 0.01 至 ${figureText(FEE_QUANTITY_MAX)}，最多两位小数`,
  percent: '比例应为 0.01 至 100，最多两位小数',
  tooMany: `一个配单最多 ${FEES_MAX} 项费用`,
  /** Said where a share is typed and where one is shown. */
  ofGoods: '按产品小计计算，不含其他费用',
} as const;

/** What is calculated for a fee, without what it comes to: `产品小计 × 8.00%`, `350.00 元 × 2.5 工日`, `120.00 元 × 每点（网络摄像机）`. */
export function feeFormulaWords({ unit, formula }: Pick<Fee, 'unit' | 'formula'>): string {
  if (formula.kind === 'percent') return `产品小计 × ${formatPercent(formula.percent)}`;
  const price = `${yuanDigits(formula.unitPrice)} 元`;
  if (formula.kind === 'fixed') return `${price} × ${formula.quantity} ${unit}`;
  return `${price} × 每${unit}（${formula.category === '' ? '全部产品' : (formula.category.split('>').at(-1) ?? '').trim()}）`;
}
