/** What becomes of a list when its total is aimed at: pure, all figures from the pricing engine. */
import type { DesignLine } from '@portal/contract/design-order';
import { SkuStatus } from '@portal/engines/goods';
import {
  goodsForTotal,
  isRateLocked,
  marginShare,
  MARGIN_FLOOR_MAX,
  RATE_MAX_IN_PICKING,
  RATE_MAX_IN_SELECTION,
  sumMargins,
  targetTotal,
  totalAtRate,
  totalForGoods,
  totalsOf,
  totalsWithFees,
  TOTAL_MAX,
  withQuantity,
  type Fee,
  type LinePlace,
  type TargetOutcome,
} from '@portal/engines/pricing';
import { fen, formatPercent, parsePercent, typedYuan, percentDigits, toFen, toYuan } from '@portal/units';

/** What the dialog asks, as typed. */
export interface TargetDraft {
  /** `total`: text is yuan. `rate`: text is tenths of the original total, 8.8 for 88 %. */
  by: 'total' | 'rate';
  text: string;
  basis: 'current' | 'price';
  /** Percent; '' for no floor. */
  floor: string;
  locked: ReadonlySet<string>;
}

/** The list it is asked of. Lines are those that count. */
export interface TargetList {
  lines: readonly DesignLine[];
  fees: readonly Fee[];
  place: LinePlace;
  /** The prices shown are what the house pays. */
  isCostKnown: boolean;
}

export type TargetPlan =
  | { kind: 'empty' }
  | { kind: 'wrong'; field: 'text' | 'floor'; words: string }
  | { kind: 'impossible'; words: string; below: number | null; above: number | null }
  | { kind: 'hit'; lines: DesignLine[]; total: number; /** Total less the one there is. */ byAmount: number };

export const targetCopy = {
  total: '请输入大于 0 的数字，最多两位小数',
  totalMax: '目标总价超出上限',
  rate: '请输入 0.1 至 30 的折扣，例如 8.8',
  floor: `毛利率下限应为 0 至 ${MARGIN_FLOOR_MAX}`,
  nothingMovable: '没有可以调整的产品：都已锁定、暂无价格、免费或已下架',
  feesRounded: '按比例的费用四舍五入到分后，凑不出这个总价',
} as const;

/** A line whose price nobody may change here: nothing is discounted of it, or it is off sale. */
export const isFixed = (line: DesignLine): boolean => isRateLocked(line) || line.skuStatus === SkuStatus.Deactivated;

export function planTarget(list: TargetList, draft: TargetDraft): TargetPlan {
  if (draft.text.trim() === '') return { kind: 'empty' };
  const floor = draft.floor.trim() === '' ? null : parsePercent(draft.floor);
  if (draft.floor.trim() !== '' && (floor === null || floor < 0 || floor > MARGIN_FLOOR_MAX)) return { kind: 'wrong', field: 'floor', words: targetCopy.floor };
  const goods = goodsOf(list, draft);
  if (goods.kind !== 'goods') return goods;
  const outcome = targetTotal(list.lines, {
    total: goods.amount,
    place: list.place,
    basis: draft.basis,
    marginFloor: floor,
    costOf: (line) => (list.isCostKnown ? line.price : null),
    isKept: (line) => draft.locked.has(line.skuNo) || isFixed(line),
  });
  const totalOf = (amount: number | null): number | null => (amount === null ? null : totalForGoods(list.lines, list.fees, amount));
  if (outcome.kind === 'hit') {
    const total = totalForGoods(list.lines, list.fees, goods.amount);
    const { amount } = totalsWithFees(list.lines, list.fees);
    return { kind: 'hit', lines: outcome.lines, total, byAmount: toYuan(fen(toFen(total) - toFen(amount))) };
  }
  return { kind: 'impossible', words: wordsOf(outcome, list, floor), below: totalOf(outcome.below), above: totalOf(outcome.above) };
}

type GoodsTarget = { kind: 'goods'; amount: number } | Exclude<TargetPlan, { kind: 'hit' | 'empty' }>;

function goodsOf({ lines, fees }: TargetList, { by, text }: TargetDraft): GoodsTarget {
  if (by === 'rate') {
    const tenths = parsePercent(text);
    if (tenths === null || tenths < 0.1 || tenths > 30) return { kind: 'wrong', field: 'text', words: targetCopy.rate };
    return { kind: 'goods', amount: totalAtRate(totalsOf(lines).originalAmount, tenths * 10) };
  }
  const total = typedYuan(text);
  if (total === null || total <= 0) return { kind: 'wrong', field: 'text', words: targetCopy.total };
  if (total > TOTAL_MAX) return { kind: 'wrong', field: 'text', words: targetCopy.totalMax };
  const goods = goodsForTotal(lines, fees, total);
  return goods.kind === 'exact'
    ? { kind: 'goods', amount: goods.goods }
    : { kind: 'impossible', words: targetCopy.feesRounded, below: goods.below, above: goods.above };
}

function wordsOf({ reason }: Extract<TargetOutcome<DesignLine>, { kind: 'impossible' }>, { place }: TargetList, floor: number | null): string {
  switch (reason) {
    case 'nothingMovable':
      return targetCopy.nothingMovable;
    case 'belowFloor':
      return floor === null ? '未锁定的产品已降到最低，仍高于这个总价' : `毛利率不低于 ${formatPercent(floor)} 时，到不了这么低`;
    case 'aboveCaps':
      return `折扣率最高 ${percentDigits(place === 'picking' ? RATE_MAX_IN_PICKING : RATE_MAX_IN_SELECTION)}%，到不了这么高`;
    case 'notDivisible':
      return '按未锁定产品的数量，凑不出这个总价';
  }
}

/** The lowest total at which no line that may move asks less than it costs, fees with it; null where no cost is known. Lines that stay are taken as they are. */
export function costTotal({ lines, fees, isCostKnown }: TargetList, { locked }: Pick<TargetDraft, 'locked'>): number | null {
  if (!isCostKnown || lines.every((line) => locked.has(line.skuNo) || isFixed(line))) return null;
  const goods = lines.reduce((sum, line) => {
    const isKept = locked.has(line.skuNo) || isFixed(line);
    return sum + (isKept ? toFen(line.amount) : toFen(line.price ?? 0) * line.quantity);
  }, 0);
  return totalForGoods(lines, fees, toYuan(fen(goods)));
}

/** What a house keeps of lines at these prices. Of the goods alone. */
export interface TargetMargin {
  margin: number;
  /** Percent of what is asked for the lines counted; null where nothing is. */
  share: number | null;
  /** Lines without a cost, in neither figure. */
  uncosted: number;
}

/** null for whoever sees no cost, and where no line has one (PRICE-26, PRICE-41). */
export function marginAt({ isCostKnown }: Pick<TargetList, 'isCostKnown'>, lines: readonly DesignLine[]): TargetMargin | null {
  if (!isCostKnown) return null;
  const { margin, amount, uncosted } = sumMargins(lines);
  return uncosted === lines.length ? null : { margin, share: marginShare(margin, amount), uncosted };
}

/** Lines with the prices of others of the same model; what else was changed of them meanwhile stays. */
export function withPricesOf(lines: readonly DesignLine[], priced: readonly DesignLine[]): DesignLine[] {
  const byModel = new Map(priced.map((line) => [line.skuNo, line]));
  return lines.map((line) => {
    const { rate, ratePrice } = byModel.get(line.skuNo) ?? line;
    return rate === line.rate && ratePrice === line.ratePrice ? line : withQuantity({ ...line, rate, ratePrice }, line.quantity, 'selection').line;
  });
}
