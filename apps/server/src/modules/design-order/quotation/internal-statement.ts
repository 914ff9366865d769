/** What stays in the house: the same lines with price and rate and, for whoever sees a cost, cost and margin. */
import type { DesignLine, DesignOrder, Quotation as Head } from '@portal/contract/design-order';
import { marginOf, marginShare, sumMargins } from '@portal/engines/pricing';
import { formatDateTime } from '@portal/units';
import type { CheckWords } from './check-words.ts';
import { DEMO_NOTE, groupsOf, quotedFee, quotedLine, type PaperFact, type QuotedFee, type QuotedGroup, type QuotationLine } from './quotation.ts';

/** Stands on every page and above the table. */
export const MARK = '内部资料，请勿外传';

export interface StatedLine extends QuotationLine {
  /** What one costs the quoting house, yuan; null: not known, and the line is in no sum of cost or margin. */
  cost: number | null;
  /** Percent of the cost at which it is quoted. */
  rate: number;
  costAmount: number | null;
  /** Amount less cost. */
  margin: number | null;
  /** Margin in percent of the amount; null where either is not known. */
  share: number | null;
}

export interface InternalStatement {
  name: string;
  number: string;
  facts: readonly PaperFact[];
  /** What the cost is called for this reader. */
  costLabel: string;
  /** Whether that is a cost; else the statement says nothing of cost and margin (PRICE-26). */
  seesCost: boolean;
  groups: (QuotedGroup<StatedLine> & Sums)[];
  /** Of the goods; fees are in none of cost and margin. */
  sums: Sums & { amount: number };
  fees: readonly QuotedFee[];
  feesTotal: number;
  /** Goods and fees. */
  total: number;
  /** How many lines have no cost. */
  uncosted: number;
  unpriced: number;
  remark: string;
  /** The verdict on the list and its problems in words; null: not asked for. */
  check: CheckWords | null;
  demoNote: string | null;
}

/** Of the lines whose cost is known. */
export interface Sums {
  costAmount: number;
  margin: number;
  /** Margin in percent of what is asked for these lines, as on the order's page (PRICE-26); null where nothing is. */
  share: number | null;
}

export interface StatementContext {
  costLabel: string;
  seesCost: boolean;
  check: CheckWords | null;
  /** Milliseconds. */
  now: number;
  demo: boolean;
}

const NOTHING_FOUND = '检查到的产品没有发现问题（检查视频监控设备、规范必配项和门禁、停车、广播、UPS 的安全项）';

/** Of a check that met none of its rules; it looks at no other product (CHECK-14). */
export const checkLines = ({ words }: CheckWords): readonly string[] => (words.length === 0 ? [NOTHING_FOUND] : words);
export const checkHead = ({ verdict }: CheckWords): string => `清单检查结果：${verdict}`;

export function statementOf(order: DesignOrder, { number, head }: Head, { costLabel, seesCost, check, now, demo }: StatementContext): InternalStatement {
  const groups = groupsOf(order.lines, statedLine).map((group) => ({ ...group, ...sumsOf(group.lines) }));
  return {
    name: order.name,
    number,
    facts: [
      ['配单名称', order.name],
      ['应用场景', order.sceneName ?? ''],
      ['客户名称', head.customerName],
      ['对应报价单', number],
      ['报价单位', order.companyName],
      ['打印时间', formatDateTime(now)],
    ],
    costLabel,
    seesCost,
    groups,
    sums: { ...sumsOf(groups.flatMap(({ lines }) => lines)), amount: order.totals.goodsAmount },
    fees: order.fees.map((fee, index) => quotedFee(fee, order.lines.length + index + 1)),
    feesTotal: order.totals.feesAmount,
    total: order.totals.amount,
    uncosted: seesCost ? order.lines.filter(({ price }) => price === null).length : 0,
    unpriced: order.lines.filter(({ ratePrice }) => ratePrice === null).length,
    remark: order.remark,
    check,
    demoNote: demo ? DEMO_NOTE : null,
  };
}

function statedLine(line: DesignLine, place: number): StatedLine {
  const own = marginOf(line);
  return { ...quotedLine(line, place), cost: line.price, rate: line.rate, ...own, share: marginShare(own.margin, line.amount) };
}

function sumsOf(lines: readonly StatedLine[]): Sums {
  const { costAmount, margin, amount } = sumMargins(lines.map(({ cost, unitPrice, quantity }) => ({ price: cost, ratePrice: unitPrice, quantity })));
  return { costAmount, margin, share: marginShare(margin, amount) };
}

export const uncostedNote = (count: number): string => `${count} 项产品没有客户价，未计入成本与毛利。`;
