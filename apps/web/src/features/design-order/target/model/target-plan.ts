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
  roundedTotals,
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
  type RoundedTotal,
  type TargetOutcome,
} from '@portal/engines/pricing';
import { fen, formatPercent, formatYuan, parsePercent, typedYuan, percentDigits, toFen, toYuan, yuanDigits } from '@portal/units';

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
  | { kind: 'unchanged'; words: string }
  | { kind: 'hit'; lines: DesignLine[]; total: number; /** Total less the one there is. */ byAmount: number };

export const targetCopy = {
  total: '请输入大于 0 的数字，最多两位小数',
  totalMax: '目标总价超出上限',
  rate: '请输入 0.1 至 30 的折扣，例如 8.8',
  floor: `毛利率下限应为 0 至 ${MARGIN_FLOOR_MAX}`,
  unchanged: '已经是这个总价',
  feesRounded: '按比例的费用四舍五入到分后，凑不出这个总价',
} as const;

/** A line whose price nobody may change here: nothing is discounted of it, or it is off sale. */
export const isFixed = (line: DesignLine): boolean => isRateLocked(line) || line.skuStatus === SkuStatus.Deactivated;

export function planTarget(list: TargetList, draft: TargetDraft): TargetPlan {
  if (draft.text.trim() === '') return { kind: 'empty' };
  const floor = floorOf(draft);
  if (floor === 'wrong') return { kind: 'wrong', field: 'floor', words: targetCopy.floor };
  const goods = goodsOf(list, draft);
  if (goods.kind !== 'goods') return goods;
  const outcome = targetTotal(list.lines, {
    total: goods.amount,
    place: list.place,
    basis: draft.basis,
    marginFloor: floor,
    costOf: (line) => (list.isCostKnown ? line.price : null),
    isKept: (line) => isKept(line, draft),
  });
  const totalOf = (amount: number | null): number | null => (amount === null ? null : totalForGoods(list.lines, list.fees, amount));
  if (outcome.kind === 'hit') {
    if (outcome.lines.every((line, at) => line === list.lines[at])) return { kind: 'unchanged', words: targetCopy.unchanged };
    const total = totalForGoods(list.lines, list.fees, goods.amount);
    const { amount } = totalsWithFees(list.lines, list.fees);
    return { kind: 'hit', lines: outcome.lines, total, byAmount: toYuan(fen(toFen(total) - toFen(amount))) };
  }
  return {
    kind: 'impossible',
    words: wordsOf(outcome.reason, list, draft, { goods: goods.amount, floor }),
    below: totalOf(outcome.below),
    above: totalOf(outcome.above),
  };
}

/** Per cent; null: none is set. */
function floorOf({ floor: text }: Pick<TargetDraft, 'floor'>): number | null | 'wrong' {
  if (text.trim() === '') return null;
  const floor = parsePercent(text);
  return floor === null || floor < 0 || floor > MARGIN_FLOOR_MAX ? 'wrong' : floor;
}

const isKept = (line: DesignLine, { locked }: Pick<TargetDraft, 'locked'>): boolean => locked.has(line.skuNo) || isFixed(line);

type GoodsTarget = { kind: 'goods'; amount: number } | Extract<TargetPlan, { kind: 'wrong' | 'impossible' }>;

function goodsOf(list: TargetList, draft: TargetDraft): GoodsTarget {
  const { lines, fees } = list;
  const { by, text } = draft;
  if (by === 'rate') {
    const tenths = parsePercent(text);
    if (tenths === null || tenths < 0.1 || tenths > 30) return { kind: 'wrong', field: 'text', words: targetCopy.rate };
    return { kind: 'goods', amount: totalAtRate(totalsOf(lines).originalAmount, tenths * 10) };
  }
  const total = typedYuan(text);
  if (total === null || total <= 0) return { kind: 'wrong', field: 'text', words: targetCopy.total };
  if (total > TOTAL_MAX) return { kind: 'wrong', field: 'text', words: targetCopy.totalMax };
  const goods = goodsForTotal(lines, fees, total);
  if (goods.kind === 'exact') return { kind: 'goods', amount: goods.goods };
  const feesAlone = totalForGoods(lines, fees, 0);
  const words = total < feesAlone ? `费用共 ${formatYuan(feesAlone).text}，已高于这个总价` : targetCopy.feesRounded;
  return { kind: 'impossible', words, below: reachedFrom(list, draft, goods.below, 'below'), above: reachedFrom(list, draft, goods.above, 'above') };
}

/** That total where the lines can come to it, else the next one on that side to which they can. */
function reachedFrom(list: TargetList, draft: TargetDraft, total: number | null, side: 'below' | 'above'): number | null {
  if (total === null || total <= 0) return null;
  const plan = planTarget(list, { ...draft, by: 'total', text: yuanDigits(total) });
  if (plan.kind === 'impossible') return plan[side];
  return plan.kind === 'hit' || plan.kind === 'unchanged' ? total : null;
}

type Unreachable = Extract<TargetOutcome<DesignLine>, { kind: 'impossible' }>['reason'];

/** Why a total of goods cannot be had; lines that keep their price are named first, for often they are why. */
function wordsOf(reason: Unreachable, list: TargetList, draft: TargetDraft, { goods, floor }: { goods: number; floor: number | null }): string {
  if (reason === 'nothingMovable') return `没有可以调整的产品：都${keptCauses(list.lines, draft).join('、')}`;
  const kept = list.lines.filter((line) => isKept(line, draft) && line.amount > 0);
  const { amount } = totalsOf(kept);
  const keptWords = kept.length === 0 ? '' : `${keptCauses(kept, draft).join('、')}的 ${kept.length} 种产品共 ${formatYuan(amount).text}`;
  if (reason === 'belowFloor' && amount > goods) return `${keptWords}，${list.fees.length > 0 ? '加上费用' : ''}已高于这个总价`;
  return [keptWords, movableWords(reason, list.place, { floor, who: kept.length === 0 ? '产品' : '其余产品' })].filter(Boolean).join('，');
}

function movableWords(reason: Exclude<Unreachable, 'nothingMovable'>, place: LinePlace, { floor, who }: { floor: number | null; who: string }): string {
  switch (reason) {
    case 'belowFloor':
      return floor === null ? `${who}降到最低，仍高于这个总价` : `${who}毛利率不低于 ${formatPercent(floor)} 时，到不了这么低`;
    case 'aboveCaps':
      return `${who}折扣率最高 ${percentDigits(place === 'picking' ? RATE_MAX_IN_PICKING : RATE_MAX_IN_SELECTION)}%，到不了这么高`;
    case 'notDivisible':
      return `按${who}的数量，凑不出这个总价`;
  }
}

/** What keeps the prices of these lines, each cause once. */
function keptCauses(lines: readonly DesignLine[], { locked }: Pick<TargetDraft, 'locked'>): string[] {
  const causeOf = (line: DesignLine): string => {
    if (line.skuStatus === SkuStatus.Deactivated) return '已下架';
    if (isRateLocked(line)) return line.price === null ? '暂无价格' : '免费';
    return locked.has(line.skuNo) ? '已锁定' : '';
  };
  return [...new Set(lines.map(causeOf).filter(Boolean))];
}

/** The lowest total at which no line that may move asks less than it costs, fees with it; null where no cost is known. Lines that stay are taken as they are. */
export function costTotal({ lines, fees, isCostKnown }: TargetList, { locked }: Pick<TargetDraft, 'locked'>): number | null {
  if (!isCostKnown || lines.every((line) => isKept(line, { locked }))) return null;
  const goods = lines.reduce((sum, line) => {
    return sum + (isKept(line, { locked }) ? toFen(line.amount) : toFen(line.price ?? 0) * line.quantity);
  }, 0);
  return totalForGoods(lines, fees, toYuan(fen(goods)));
}

/** 抹零: of the round totals those that can be had with these lines locked, shared so and above this floor; while what is typed for a floor is none, without it (PRICE-21). */
export function roundTargets(list: TargetList, draft: Omit<TargetDraft, 'by' | 'text'>): RoundedTotal[] {
  const { amount } = totalsWithFees(list.lines, list.fees);
  const floor = floorOf(draft) === 'wrong' ? '' : draft.floor;
  return roundedTotals(amount, costTotal(list, draft)).filter(
    ({ total }) => planTarget(list, { ...draft, floor, by: 'total', text: yuanDigits(total) }).kind === 'hit',
  );
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
