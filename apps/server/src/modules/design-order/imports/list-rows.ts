/** Products of a sheet, known by the heads of its columns: ours as exported, customer's or internal, and anybody's. Pure. */
import { unturned } from '@portal/contract/core';
import { importsCopy as copy, LIST_HEAD, type ReadList } from '@portal/contract/design-order';
import { QUANTITY_MAX } from '@portal/engines/goods';
import { RATE_MAX_IN_SELECTION } from '@portal/engines/pricing';
import { normaliseDigits, parsePercent, parseQuantity, parseYuan } from '@portal/units';
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
  rate: ['折扣率', '折扣', '折'],
  ratePrice: ['报价单价', '单价', '折后价'],
} as const;
type Column = keyof typeof HEADS;

/** Rows before the head: letterhead, customer, supplier. */
const HEAD_WITHIN = 60;

export function listRows(rows: readonly SheetRow[]): { found: ListRow[]; faults: ListFault[] } {
  const { columns, rateHead, body, headRow } = afterHead(rows);
  if (columns === null) return { found: [], faults: [{ row: headRow, column: LIST_HEAD, text: copy.noHead }] };
  const faults: ListFault[] = [];
  const found = body.flatMap(({ number: row, cells }) => {
    const at = (column: Column): CellValue => cells[columns.get(column) ?? -1] ?? null;
    if (!isProduct(cells, at)) return [];
    const read = readRow(row, at, rateHead);
    faults.push(...read.faults);
    return read.found === null ? [] : [read.found];
  });
  if (found.length === 0 && faults.length === 0) faults.push({ row: headRow, column: LIST_HEAD, text: copy.nothing });
  return { found, faults };
}

/** A sum, whatever of it stands where. */
const SUM = /^(合计|总计|共计|总价)|(小计|合计)$/;

/** Heads of groups, sums, terms and places for signatures name no model; what names none and has a quantity all the same is a product that lacks it. */
function isProduct(cells: readonly CellValue[], at: (column: Column) => CellValue): boolean {
  if (textOf(at('model')) !== '') return true;
  return /\d/.test(textOf(at('quantity'))) && !cells.some((cell) => SUM.test(textOf(cell)));
}

interface Headed {
  columns: ReadonlyMap<Column, number> | null;
  rateHead: RateHead;
  body: readonly SheetRow[];
  /** Where the head stands; where there is none, where one was looked for first. */
  headRow: number;
}

function afterHead(rows: readonly SheetRow[]): Headed {
  for (const [index, { number: headRow, cells }] of rows.slice(0, HEAD_WITHIN).entries()) {
    const heads = cells.map(headOf);
    const columns = new Map<Column, number>();
    for (const column of Object.keys(HEADS) as Column[]) {
      const place = HEADS[column].map((head) => heads.indexOf(head)).find((found) => found >= 0);
      if (place !== undefined) columns.set(column, place);
    }
    if (columns.has('model') && columns.has('quantity'))
      return { columns, rateHead: rateHeadOf(cells[columns.get('rate') ?? -1] ?? null), body: rows.slice(index + 1), headRow };
  }
  return { columns: null, rateHead: 'none', body: [], headRow: rows[0]?.number ?? 1 };
}

/** Without blanks, and without what it is counted in: `单价（元）`. */
const headOf = (cell: CellValue): string =>
  textOf(cell)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*]/g, '')
    .replace(/[(（].*$/, '')
    .replace(/%$/, '');

/** Without signs that no text holds, or that turn others about: what is wrong with it is said with its own words. */
const textOf = (cell: CellValue): string =>
  cell === null || typeof cell === 'object'
    ? ''
    : unturned(String(cell))
        .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
        .trim();

function readRow(row: number, at: (column: Column) => CellValue, rateHead: RateHead): { found: ListRow | null; faults: ListFault[] } {
  const faults: ListFault[] = [];
  const fault = (column: Column, text: string): void => void faults.push({ row, column: HEADS[column][0], text });
  const [name, model] = [textOf(at('name')), textOf(at('model'))];
  // a product of one's own may have a name alone
  if (model === '' && name === '') fault('model', copy.modelMissing);
  const quantity = parseQuantity(textOf(at('quantity')));
  if (quantity === null || quantity < 1 || quantity > QUANTITY_MAX) fault('quantity', copy.quantity);
  const rate = rateOf(textOf(at('rate')), rateHead);
  if (rate === 'unclear') fault('rate', copy.rateUnclear);
  else if (rate !== null && !(rate >= 0 && rate <= RATE_MAX_IN_SELECTION)) fault('rate', copy.rate);
  const ratePrice = priceOf(at('ratePrice'));
  if (ratePrice !== null && !(ratePrice >= 0)) fault('ratePrice', copy.ratePrice);
  if (faults.length > 0 || rate === 'unclear') return { found: null, faults };
  return { found: { row, name, brand: textOf(at('brand')), model, quantity: quantity ?? 1, rate, ratePrice }, faults };
}

/** What a bare figure under the head is: `折扣率(%)` per cent, `折扣` tenths of the price, `折扣率` is not said. */
type RateHead = 'percent' | 'tenths' | 'none';

function rateHeadOf(cell: CellValue): RateHead {
  const head = textOf(cell).normalize('NFKC').replace(/\s/g, '');
  if (head.includes('%')) return 'percent';
  return /^(折扣?|.*\(折\).*)$/.test(head) ? 'tenths' : 'none';
}

/**
 * Per cent of the price, whether typed or a number. `95%` and `9.5折` say what they are, and so does `95折`. Of bare figures those below 1 are
 * parts of one and those above 10 per cent; between them the head decides, and where it does not they are unclear. NaN for what is no figure.
 */
function rateOf(text: string, head: RateHead): number | 'unclear' | null {
  if (text === '') return null;
  const typed = normaliseDigits(text);
  const bare = typed.replace(/[%折]$/, '');
  const percent = parsePercent(bare);
  if (percent === null || bare.startsWith('-')) return Number.NaN;
  const figure = Number(bare);
  const times = (by: number): number => parsePercent((figure * by).toFixed(6)) ?? Number.NaN;
  if (typed.endsWith('折')) return figure <= 10 ? times(10) : percent;
  const isPercent = typed.endsWith('%') || head === 'percent' || !(figure > 0 && figure <= 10);
  if (isPercent) return percent;
  if (figure < 1) return head === 'tenths' ? 'unclear' : times(100);
  return head === 'tenths' && figure > 1 ? times(10) : 'unclear';
}

/** Words such as 暂无价格, 免费 and a dash say that nothing was asked for. */
function priceOf(cell: CellValue): number | null {
  const text = textOf(cell);
  if (text === '' || /^(暂无价格|免费|[-—–/]+)$/.test(text)) return null;
  return parseYuan(text) ?? Number.NaN;
}
