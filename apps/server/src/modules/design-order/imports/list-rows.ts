/** Products of a sheet, known by the heads of its columns: ours as exported, customer's or internal, and anybody's. Pure. */
import { importsCopy as copy, type ReadList } from '@portal/contract/design-order';
import { QUANTITY_MAX } from '@portal/engines/goods';
import { RATE_MAX_IN_SELECTION } from '@portal/engines/pricing';
import { parsePercent, parseQuantity, parseYuan } from '@portal/units';
import type { CellValue, SheetRow } from '../../../platform/sheet/read-sheet.ts';

export type ListFault = ReadList['faults'][number];

/** What a row says, as far as it says it. */
export interface ListRow {
  row: number;
  name: string;
  brand: string;
  model: string;
  quantity: number;
  rate: number | null;
  ratePrice: number | null;
}

/** Heads as they are written; the first of each is ours. */
const HEADS = {
  name: ['产品名称', '名称', '品名', '商品名称'],
  brand: ['品牌'],
  model: ['型号', '产品型号', '规格型号', '型号规格', '商品型号', 'model'],
  quantity: ['数量', '采购数量', 'qty', 'quantity'],
  rate: ['折扣率', '折扣'],
  ratePrice: ['报价单价', '单价', '折后价'],
} as const;
type Column = keyof typeof HEADS;

/** Rows before the head: letterhead, customer, supplier. */
const HEAD_WITHIN = 60;

export function listRows(rows: readonly SheetRow[]): { found: ListRow[]; faults: ListFault[] } {
  const { columns, body } = afterHead(rows);
  if (columns === null) return { found: [], faults: [{ row: 0, column: '', text: copy.noHead }] };
  const faults: ListFault[] = [];
  const found = body.flatMap(({ number: row, cells }) => {
    const at = (column: Column): CellValue => cells[columns.get(column) ?? -1] ?? null;
    if (!isProduct(cells, at)) return [];
    const read = readRow(row, at);
    faults.push(...read.faults);
    return read.found === null ? [] : [read.found];
  });
  if (found.length === 0 && faults.length === 0) faults.push({ row: 0, column: '', text: copy.nothing });
  return { found, faults };
}

/** A sum, whatever of it stands where. */
const SUM = /^(合计|总计|共计|总价)|(小计|合计)$/;

/** Heads of groups, sums, terms and places for signatures name no model; what names none and has a quantity all the same is a product that lacks it. */
function isProduct(cells: readonly CellValue[], at: (column: Column) => CellValue): boolean {
  if (textOf(at('model')) !== '') return true;
  return /\d/.test(textOf(at('quantity'))) && !cells.some((cell) => SUM.test(textOf(cell)));
}

function afterHead(rows: readonly SheetRow[]): { columns: ReadonlyMap<Column, number> | null; body: readonly SheetRow[] } {
  for (const [index, { cells }] of rows.slice(0, HEAD_WITHIN).entries()) {
    const heads = cells.map(headOf);
    const columns = new Map<Column, number>();
    for (const column of Object.keys(HEADS) as Column[]) {
      const place = HEADS[column].map((head) => heads.indexOf(head)).find((found) => found >= 0);
      if (place !== undefined) columns.set(column, place);
    }
    if (columns.has('model') && columns.has('quantity')) return { columns, body: rows.slice(index + 1) };
  }
  return { columns: null, body: [] };
}

/** Without blanks, and without what it is counted in: `单价（元）`. */
const headOf = (cell: CellValue): string =>
  textOf(cell)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*]/g, '')
    .replace(/[(（].*$/, '');

const textOf = (cell: CellValue): string => (cell === null || typeof cell === 'object' ? '' : String(cell).trim());

function readRow(row: number, at: (column: Column) => CellValue): { found: ListRow | null; faults: ListFault[] } {
  const faults: ListFault[] = [];
  const fault = (column: Column, text: string): void => void faults.push({ row, column: HEADS[column][0], text });
  const [name, model] = [textOf(at('name')), textOf(at('model'))];
  // a product of one's own may have a name alone
  if (model === '' && name === '') fault('model', copy.modelMissing);
  const quantity = parseQuantity(textOf(at('quantity')));
  if (quantity === null || quantity < 1 || quantity > QUANTITY_MAX) fault('quantity', copy.quantity);
  const rate = rateOf(at('rate'));
  if (rate !== null && !(rate >= 0 && rate <= RATE_MAX_IN_SELECTION)) fault('rate', copy.rate);
  const ratePrice = priceOf(at('ratePrice'));
  if (ratePrice !== null && !(ratePrice >= 0)) fault('ratePrice', copy.ratePrice);
  if (faults.length > 0) return { found: null, faults };
  return { found: { row, name, brand: textOf(at('brand')), model, quantity: quantity ?? 1, rate, ratePrice }, faults };
}

/** A cell in per cent holds parts of one; what is typed beyond ten times the price is per cent itself. NaN for what is neither. */
function rateOf(cell: CellValue): number | null {
  if (cell === null || textOf(cell) === '') return null;
  if (typeof cell === 'number') return Math.round((cell <= 10 ? cell * 100 : cell) * 100) / 100;
  return parsePercent(textOf(cell)) ?? Number.NaN;
}

/** Words such as 暂无价格, 免费 and a dash say that nothing was asked for. */
function priceOf(cell: CellValue): number | null {
  const text = textOf(cell);
  if (text === '' || /^(暂无价格|免费|[-—–/]+)$/.test(text)) return null;
  return parseYuan(text) ?? Number.NaN;
}
