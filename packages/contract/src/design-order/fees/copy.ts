/** Sentences about fees that server and form both say. */
import { isShareOfAll, type Fee } from '@portal/engines/pricing';
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
  ofAll: '按产品小计与其他费用之和计算，不含自身',
  /** The same where several are of goods and fees. */
  ofAllApart: '按产品小计与其他费用之和计算；同样算法的费用互不计入',
} as const;

/** What is calculated for a fee, without what it comes to: `产品小计 × 8.00%`, `（产品小计 + 其他费用）× 6.00%`, `350.00 元 × 2.5 工日`, `120.00 元 × 每点（网络摄像机）`. */
export function feeFormulaWords({ unit, formula }: Pick<Fee, 'unit' | 'formula'>): string {
  if (formula.kind === 'percent') return `${isShareOfAll(formula) ? '（产品小计 + 其他费用）' : '产品小计 '}× ${formatPercent(formula.percent)}`;
  const price = `${yuanDigits(formula.unitPrice)} 元`;
  if (formula.kind === 'fixed') return `${price} × ${formula.quantity} ${unit}`;
  return `${price} × 每${unit}（${formula.category === '' ? '全部产品' : (formula.category.split('>').at(-1) ?? '').trim()}）`;
}

/** What shares among these fees are of, where their formulas leave it open, in one sentence; '' where none is a share. */
export function shareBaseWords(fees: readonly Pick<Fee, 'formula'>[]): string {
  const shares = fees.filter(({ formula }) => formula.kind === 'percent');
  const ofAll = shares.filter(({ formula }) => isShareOfAll(formula)).length;
  if (ofAll === 0) return shares.length === 0 ? '' : `比例${feesCopy.ofGoods}`;
  return `“其他费用”${ofAll === 1 ? '不含自身' : '不含自身和同样算法的费用'}`;
}
