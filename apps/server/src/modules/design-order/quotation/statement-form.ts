/** The internal statement as a worksheet: amounts, costs, margins and their sums are formulas. */
import { unpricedNote } from '@portal/contract/design-order';
import type { Form, FormCell, FormRow, CellLook } from '../../../platform/sheet/write-form.ts';
import { pricingCopy } from '@portal/engines/pricing';
import { checkHead, checkLines, MARK, uncostedNote, type InternalStatement, type StatedLine, type Sums } from './internal-statement.ts';
import { baseRowsOf } from './quotation.ts';
import { sheetColour } from '../../../platform/colour.ts';

const WIDTHS = [5, 30, 10, 20, 6, 8, 18, 10, 14, 18, 18, 17, 10];
const [QUANTITY, COST, RATE, PRICE, AMOUNT, COST_AMOUNT, MARGIN, SHARE] = [5, 6, 7, 8, 9, 10, 11, 12];
const HAIR: CellLook = { line: 'hair' };
const SOFT = { color: sheetColour('ink-3') };
const GROUND = sheetColour('ground');
const INSIDE = sheetColour('danger');

/** Cost, margin and its share stand last, and only where there is a cost (PRICE-26). */
const columnsOf = ({ seesCost }: InternalStatement): number => (seesCost ? WIDTHS.length : COST_AMOUNT);

export function statementForm(statement: InternalStatement): Form {
  const rows: FormRow[] = [];
  const columns = columnsOf(statement);
  const shown = (cells: readonly FormCell[]): FormCell[] => cells.filter(({ column }) => column < columns);
  const put = (cells: readonly FormCell[], height?: number): number => rows.push({ cells: shown(cells), ...(height === undefined ? {} : { height }) }) - 1;
  put(
    [
      { column: 0, span: 6, value: '内部明细', look: { bold: true, size: 18 } },
      { column: 6, span: columns - 6, value: MARK, look: { bold: true, color: INSIDE, align: 'right' } },
    ],
    34,
  );
  for (const [label, text] of statement.facts) if (text !== '') put([{ column: 0, span: columns, value: `${label}：${text}` }]);
  const heads = ['序号', '产品名称', '品牌', '型号', '单位', '数量', statement.costLabel, '折扣率', '报价单价', '报价金额', '成本', '毛利', '毛利率'];
  const headRow = put(
    heads.map((value, column) => ({ column, value, look: { bold: true, fill: GROUND, line: 'strong', align: column >= QUANTITY ? 'right' : 'left' } })),
    22,
  );
  const sums = statement.groups.map((group) => {
    put([{ column: 0, span: columns, value: group.title, look: { bold: true, size: 11, line: 'hair' } }], 22);
    const from = rows.length;
    for (const line of group.lines) put(lineCells(line), 16 * Math.ceil(line.name.length / 14) + 4);
    const to = rows.length - 1;
    return put(
      sumCells(`${group.title} 小计`, { ...group }, (column, value) => ({
        column,
        value,
        formula: { sumOfRows: [from, to] },
        format: 'yuan',
        look: { bold: true, line: 'hair' },
      })),
      20,
    );
  });
  put(
    sumCells(statement.fees.length === 0 ? '合计' : '产品小计', statement.sums, (column, value) => ({
      column,
      value,
      formula: { sumOf: sums },
      format: 'yuan',
      look: { bold: true, size: 12, top: true },
    })),
    28,
  );
  if (statement.fees.length > 0) putFees(statement, rows.length - 1, put);
  const notes = [
    `${pricingCopy.roundingRule}。`,
    ...(statement.unpriced === 0 ? [] : [unpricedNote(statement.unpriced)]),
    ...(statement.uncosted === 0 ? [] : [uncostedNote(statement.uncosted)]),
    ...(statement.remark === '' ? [] : [`备注：${statement.remark}`]),
    ...(statement.check === null ? [] : [checkHead(statement.check), ...checkLines(statement.check)]),
    ...(statement.demoNote === null ? [] : [statement.demoNote]),
  ];
  for (const value of notes) put([{ column: 0, span: columns, value, look: SOFT }], 18 * Math.max(value.split('\n').length, Math.ceil(value.length / 80)));
  return {
    name: '内部明细',
    title: '内部明细',
    orientation: 'landscape',
    widths: WIDTHS.slice(0, columns),
    rows,
    headRow,
    pageHead: MARK,
    pageFoot: `内部资料 ${statement.number}`,
  };
}

type Put = (cells: readonly FormCell[], height?: number) => number;

/** Below the goods, whose sum stands in `goodsRow`: they have no cost, and are in no margin. */
function putFees({ fees, feesTotal, total }: InternalStatement, goodsRow: number, put: Put): void {
  const first = goodsRow + 1;
  const rows = fees.map((fee) => {
    const { place, name, words, unit, quantity, unitPrice, percent, amount } = fee;
    return put(
      [
        { column: 0, value: place, format: 'count', look: { line: 'hair', align: 'left' } },
        { column: 1, value: name, look: HAIR },
        { column: 2, span: 2, value: words, look: { ...HAIR, ...SOFT } },
        { column: 4, value: unit, look: HAIR },
        { column: QUANTITY, value: quantity, format: 'quantity', look: HAIR },
        { column: PRICE, value: percent ?? unitPrice, format: percent === null ? 'yuan' : 'percent', look: HAIR },
        {
          column: AMOUNT,
          value: amount,
          formula: percent === null ? { times: [PRICE, QUANTITY] } : { percentOf: [PRICE, ...baseRowsOf(fee, fees, { goodsRow, first })] },
          format: 'yuan',
          look: HAIR,
        },
      ],
      fee.base === undefined ? 20 : 28,
    );
  });
  const sum = (label: string, value: number, of: readonly number[], size: number): number =>
    put(
      [
        { column: 0, span: AMOUNT, value: label, look: { bold: true, size, align: 'right', top: true } },
        { column: AMOUNT, value, formula: { sumOf: of }, format: 'yuan', look: { bold: true, size, top: true } },
      ],
      24,
    );
  const feesRow = sum('费用小计', feesTotal, rows, 11);
  sum('合计', total, [goodsRow, feesRow], 12);
}

function sumCells(
  label: string,
  { amount, costAmount, margin, share }: Sums & { amount: number },
  cell: (column: number, value: number) => FormCell,
): FormCell[] {
  const total = cell(AMOUNT, amount);
  return [
    { column: 0, span: AMOUNT, value: label, look: { ...total.look, align: 'right' } },
    total,
    cell(COST_AMOUNT, costAmount),
    cell(MARGIN, margin),
    { column: SHARE, value: share ?? 0, formula: { share: [MARGIN, COST_AMOUNT] }, format: 'percent', look: total.look ?? {} },
  ];
}

function lineCells(line: StatedLine): FormCell[] {
  const word = (column: number, value: string): FormCell => ({ column, value, look: { line: 'hair', align: 'right' } });
  const [isPriced, isCosted] = [line.unitPrice !== null, line.cost !== null];
  return [
    { column: 0, value: line.place, format: 'count', look: { line: 'hair', align: 'left' } },
    { column: 1, value: line.name, look: HAIR },
    { column: 2, value: line.brand, look: HAIR },
    { column: 3, value: line.model, look: HAIR },
    { column: 4, value: line.unit, look: HAIR },
    { column: QUANTITY, value: line.quantity, format: 'count', look: HAIR },
    isCosted ? { column: COST, value: line.cost, format: line.isFree ? 'price' : 'yuan', look: HAIR } : word(COST, '暂无价格'),
    { column: RATE, value: line.rate, format: 'percent', look: HAIR },
    isPriced ? { column: PRICE, value: line.unitPrice, format: line.isFree ? 'price' : 'yuan', look: HAIR } : word(PRICE, '暂无价格'),
    isPriced ? { column: AMOUNT, value: line.amount, formula: { times: [PRICE, QUANTITY] }, format: 'yuan', look: HAIR } : word(AMOUNT, '—'),
    isCosted ? { column: COST_AMOUNT, value: line.costAmount, formula: { times: [COST, QUANTITY] }, format: 'yuan', look: HAIR } : word(COST_AMOUNT, '—'),
    isCosted && isPriced ? { column: MARGIN, value: line.margin, formula: { minus: [AMOUNT, COST_AMOUNT] }, format: 'yuan', look: HAIR } : word(MARGIN, '—'),
    isCosted && isPriced
      ? {
          column: SHARE,
          value: line.share ?? 0,
          formula: { share: [MARGIN, COST_AMOUNT] },
          format: 'percent',
          look: HAIR,
        }
      : word(SHARE, '—'),
  ];
}
