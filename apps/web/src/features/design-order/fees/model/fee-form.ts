/** Fees as they are typed: rows of texts, what they come to, and what is wrong with them. */
import { FeeDraft, feesCopy, type FeeFormula, type OrderFee } from '@portal/contract/design-order';
import { calculateFees, categoriesOf, isShareOfAll } from '@portal/engines/pricing';
import { parsePercent, typedYuan, percentDigits, yuanDigits } from '@portal/units';

/** The ways of the select: a share of goods and fees is one of its own there. */
export type FeeKind = FeeFormula['kind'] | 'percentOfAll';

export interface FeeRow {
  /** Of this page only. */
  key: number;
  name: string;
  unit: string;
  kind: FeeKind;
  /** Yuan, or percent. */
  figure: string;
  quantity: string;
  category: string;
}

export type FeeField = 'name' | 'unit' | 'figure' | 'quantity';
export type FeeFaults = Partial<Record<FeeField, string>>;

export const KIND_NAMES: Readonly<Record<FeeKind, string>> = {
  fixed: '单价 × 数量',
  perPiece: '单价 × 产品件数',
  percent: '产品小计 × 比例',
  percentOfAll: '（产品小计 + 其他费用）× 比例',
};

export const isShare = (kind: FeeKind): boolean => kind === 'percent' || kind === 'percentOfAll';

/** What the tip about construction begins (DESIGN-14). */
const CONSTRUCTION: Omit<FeeRow, 'key'> = { name: '施工费', unit: '点', kind: 'perPiece', figure: '120', quantity: '1', category: '' };

/** What is usual in the trade; each figure is the owner's to change. */
export const FEE_PRESETS: readonly Omit<FeeRow, 'key'>[] = [
  { name: '安装调试费', unit: '项', kind: 'percent', figure: '8', quantity: '1', category: '' },
  CONSTRUCTION,
  { name: '辅材费', unit: '项', kind: 'percent', figure: '3', quantity: '1', category: '' },
  { name: '运输费', unit: '车', kind: 'fixed', figure: '', quantity: '1', category: '' },
  { name: '税费', unit: '项', kind: 'percentOfAll', figure: '', quantity: '1', category: '' },
];

/** First categories whose goods are points of a system, in the order they are asked for: a socket or a plug is none. */
const POINTS = ['视频监控', '门禁管理', '公共广播', '楼宇对讲', '入侵报警', '人员通道', '停车出入口'];

/** A preset for an order of these lines: what is paid a point counts the points, not every cable and bracket. */
export function presetFor(preset: Omit<FeeRow, 'key'>, lines: Parameters<typeof categoriesOf>[0]): Omit<FeeRow, 'key'> {
  if (preset.kind !== 'perPiece') return preset;
  const there = categoriesOf(lines);
  return { ...preset, category: POINTS.find((category) => there.includes(category)) ?? '' };
}

/** The rows a sheet opens with: what there is, behind it construction where that is to be added. */
export function openedRows(fees: readonly FeeDraft[], lines: Parameters<typeof categoriesOf>[0], addsConstruction: boolean): FeeRow[] {
  const rows = fees.map(rowOf);
  return addsConstruction ? [...rows, { ...presetFor(CONSTRUCTION, lines), key: rows.length }] : rows;
}

const rowOf = ({ name, unit, formula }: Pick<OrderFee, 'name' | 'unit' | 'formula'>, key: number): FeeRow => ({
  key,
  name,
  unit,
  kind: isShareOfAll(formula) ? 'percentOfAll' : formula.kind,
  figure: formula.kind === 'percent' ? percentDigits(formula.percent) : yuanDigits(formula.unitPrice),
  quantity: formula.kind === 'fixed' ? String(formula.quantity) : '1',
  category: formula.kind === 'perPiece' ? formula.category : '',
});

/** The fee a row means, or what is wrong with it, by the contract's own words. */
export function readFee(row: FeeRow): { fee: FeeDraft } | { faults: FeeFaults } {
  const parsed = FeeDraft.safeParse({ name: row.name, unit: row.unit, formula: formulaOf(row) });
  if (parsed.success) return { fee: parsed.data };
  const faults: FeeFaults = {};
  for (const { path, message } of parsed.error.issues) {
    const field = fieldOf(String(path.at(-1)));
    if (field !== null) faults[field] ??= message;
  }
  return { faults: Object.keys(faults).length === 0 ? { name: feesCopy.nameRequired } : faults };
}

function formulaOf({ kind, figure, quantity, category }: FeeRow): unknown {
  if (kind === 'percent') return { kind, percent: parsePercent(figure) };
  if (kind === 'percentOfAll') return { kind: 'percent', percent: parsePercent(figure), base: 'goodsAndFees' };
  if (kind === 'perPiece') return { kind, unitPrice: typedYuan(figure), category };
  return { kind, unitPrice: typedYuan(figure), quantity: typedYuan(quantity) };
}

const fieldOf = (name: string): FeeField | null =>
  name === 'unitPrice' || name === 'percent' ? 'figure' : name === 'name' || name === 'unit' || name === 'quantity' ? name : null;

/** What each row comes to beside the others, null where it says no fee yet. */
export function amountsOf(rows: readonly FeeRow[], lines: Parameters<typeof calculateFees>[1]): (number | null)[] {
  const fees = rows.flatMap((row) => {
    const read = readFee(row);
    return 'fee' in read ? [{ ...read.fee, key: row.key }] : [];
  });
  const amounts = new Map(calculateFees(fees, lines).map(({ key, amount }) => [key, amount]));
  return rows.map(({ key }) => amounts.get(key) ?? null);
}
