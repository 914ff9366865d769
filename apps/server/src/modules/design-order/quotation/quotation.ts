/** What the customer reads, as plain data, decided once for both files. It has no place for a purchase price, a rate or an inside note. */
import { feeFormulaWords, type DesignLine, type DesignOrder, type OrderFee, type Quotation as Head } from '@portal/contract/design-order';
import { isFreeSoftware, lineModelOf } from '@portal/engines/goods';
import { amountInWords, isShareOfAll, totalsOf } from '@portal/engines/pricing';

export interface QuotationLine {
  place: number;
  name: string;
  model: string;
  brand: string;
  /** Telling facts of the model; '' where it has none. */
  facts: string;
  /** Address of the picture. */
  picture: string;
  unit: string;
  quantity: number;
  /** Yuan, of one; null: none yet, and the line is in no sum. */
  unitPrice: number | null;
  isFree: boolean;
  /** Yuan. */
  amount: number;
}

export interface QuotedGroup<Line extends QuotationLine = QuotationLine> {
  /** First category: the system these products belong to. */
  title: string;
  lines: Line[];
  amount: number;
}

/** A fee of the order, under the goods. */
export interface QuotedFee {
  place: number;
  name: string;
  /** How it is calculated. */
  words: string;
  unit: string;
  quantity: number;
  /** Yuan; null: it is a share. */
  unitPrice: number | null;
  /** Percent of the goods, or of what `base` says; null: it has a price. */
  percent: number | null;
  base?: 'goodsAndFees';
  amount: number;
}

/** Text, what it is called, and whether it names one of the two parties or can be called; empty texts are left out of a paper. */
export type PaperFact = readonly [label: string, text: string, is?: 'customer' | 'supplier' | 'phone'];

export interface QuotationPaper {
  number: string;
  day: string;
  validUntil: string;
  companyName: string;
  /** Name of the project, at most 50 signs. */
  project: string;
  customer: readonly PaperFact[];
  supplier: readonly PaperFact[];
  terms: readonly PaperFact[];
  notes: string;
  groups: QuotedGroup[];
  /** Yuan, of all groups. */
  goodsTotal: number;
  fees: QuotedFee[];
  feesTotal: number;
  total: number;
  totalInWords: string;
  /** 含税 or 不含税. */
  taxWord: string;
  /** How many lines have no price yet. */
  unpriced: number;
  /** What recommendations warned of about life, electricity or a code (SIZE-18). */
  safetyNotes: string[];
  /** Said in the file when goods and prices are invented; null on a real portal. */
  demoNote: string | null;
}

/** The figures are those of the order as stored; only sums of groups are added up here. */
export function quotationOf(order: DesignOrder, quotation: Head, { demo, safetyNotes }: { demo: boolean; safetyNotes: string[] }): QuotationPaper {
  const { head, number, day, validUntil, companyName } = quotation;
  return {
    number,
    day,
    validUntil,
    companyName: companyName || head.contactName,
    project: head.projectName,
    customer: filled([
      ['客户名称', head.customerName, 'customer'],
      ['客户联系人', head.customerContact],
      ['客户电话', head.customerPhone],
      ['项目名称', head.projectName],
    ]),
    supplier: filled([
      ['报价单位', companyName || head.contactName, 'supplier'],
      ['联系人', head.contactName],
      ['联系电话', head.contactPhone, 'phone'],
      ['报价日期', day],
      ['有效期至', `${validUntil}（${head.validityDays} 天）`],
    ]),
    terms: termsOf(head),
    notes: head.notes,
    groups: groupsOf(order.lines, quotedLine),
    goodsTotal: order.totals.goodsAmount,
    fees: order.fees.map((fee, index) => quotedFee(fee, order.lines.length + index + 1)),
    feesTotal: order.totals.feesAmount,
    total: order.totals.amount,
    totalInWords: amountInWords(order.totals.amount),
    taxWord: head.taxIncluded ? '含税' : '不含税',
    unpriced: order.lines.filter(({ ratePrice }) => ratePrice === null).length,
    safetyNotes,
    demoNote: demo ? DEMO_NOTE : null,
  };
}

/** A label alone would read as forgotten. The customer's name is the place of a signature, so it stays first even when blank. */
const filled = (facts: readonly PaperFact[]): PaperFact[] => facts.filter(([, text, is]) => text !== '' || is === 'customer');

export const DEMO_NOTE = '演示数据：产品与价格均为虚构，不作为交易依据。';

const termsOf = (head: Head['head']): PaperFact[] => [
  ['付款方式', head.payment],
  ['交货', head.delivery],
  ['质保', head.warranty],
  ['税费', head.taxIncluded ? head.taxText || '含税' : '不含税'],
];

export const quotedLine = (line: DesignLine, place: number): QuotationLine => ({
  place,
  name: line.productName,
  model: lineModelOf(line),
  brand: line.brandName,
  facts: line.skuDesc,
  picture: line.productImage,
  unit: line.unit,
  quantity: line.quantity,
  unitPrice: line.ratePrice,
  isFree: isFreeSoftware(line),
  amount: line.amount,
});

export const quotedFee = ({ name, unit, formula, quantity, amount }: OrderFee, place: number): QuotedFee => ({
  place,
  name,
  words: formula.kind === 'percent' ? feeFormulaWords({ unit, formula }) : '',
  unit,
  quantity,
  unitPrice: formula.kind === 'percent' ? null : formula.unitPrice,
  percent: formula.kind === 'percent' ? formula.percent : null,
  ...(isShareOfAll(formula) ? { base: 'goodsAndFees' } : {}),
  amount,
});

/** Lines by first category in the order in which the categories first occur, counted through. */
export function groupsOf<Line extends QuotationLine>(lines: readonly DesignLine[], show: (line: DesignLine, place: number) => Line): QuotedGroup<Line>[] {
  const groups = Map.groupBy(lines, ({ productCategory }) => productCategory.split('>')[0]?.trim() || '其他');
  let place = 0;
  return [...groups].map(([title, members]) => ({ title, lines: members.map((line) => show(line, ++place)), amount: totalsOf(members).amount }));
}

/**
 * Rows of a worksheet that a share is of, where the goods' sum stands in `goodsRow` and fee by fee one row from `first` on: the goods, or the
 * goods and each fee that is no share of both. Empty for a fee that has a price.
 */
export function baseRowsOf(fee: QuotedFee, fees: readonly QuotedFee[], { goodsRow, first }: { goodsRow: number; first: number }): number[] {
  if (fee.percent === null) return [];
  return [goodsRow, ...(fee.base === undefined ? [] : fees.flatMap(({ base }, index) => (base === undefined ? [first + index] : [])))];
}
