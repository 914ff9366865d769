/** Text copied from a spreadsheet or a message as rows of models and quantities: which models they name is the server's answer (PICK-13). Pure. */
import { LINES_MAX, PASTED_CELL_LENGTH_MAX, PASTED_CELLS_MAX, type MatchedModels } from '@portal/contract/design-order';
import { QUANTITY_MAX } from '@portal/engines/goods';
import type { DesignLine } from '@portal/contract/design-order';
import { firstLetters, parseQuantity } from '@portal/units';

/** A row as it was pasted. */
export interface PastedSheetRow {
  /** Its place in the text, from 1. */
  number: number;
  cells: string[];
  /** How many, where the row is a line of a message among rows of a table. */
  quantity?: string;
}

export type SheetText = { kind: 'rows'; head: string[] | null; rows: PastedSheetRow[] } | { kind: 'tooMany'; count: number } | { kind: 'empty' };

/** A row and what it came to. */
export interface PastedRow extends PastedSheetRow {
  /** The text that is taken for the model's number; what is typed in its place is asked for anew. */
  modelText: string;
  /** As it was written; '' where there was none. */
  quantityText: string;
  line: DesignLine | null;
  suggestions: readonly DesignLine[];
  /** What else the row said of the product: its name, its brand. */
  named: string;
  /** Why the list did not take it. */
  refusal: string | null;
}

/** `HV-D6440 x 10`, `HV-D6440 10台`: a number and how many, on one line. */
const WITH_QUANTITY = /^(.*?\S)[\s,，;；:：]*(?:[x×*＊X]\s*|\s|[,，;；:：])\s*(\d[\d,]*)\s*[\p{Script=Han}a-z]{0,4}$/u;
const QUANTITY_HEAD = /数量|件数|台数|个数|^qty\b|quantity|^pcs$/iu;
const HEAD = /型号|数量|品名|名称|规格|单价|序号|单位|model|qty|quantity/iu;
const MODEL_HEAD = /型号|^model|part no/iu;
const PRICE_HEAD = /价|金额|合计|小计|price|amount|序号|^no\.?$|率|折/iu;
export const UNIT_PRICE_HEAD = /单价|价格|报价|^price|unit price/iu;
export const MONEY = /^[¥￥]?\s*\d[\d,]*(?:\.\d{1,2})?\s*元?$/u;
export const MONEY_SIGN = /[.¥￥元]/u;
export const NAME_HEAD = /品名|名称|^name|product/iu;
export const BRAND_HEAD = /品牌|^brand/iu;
export const UNIT_HEAD = /^单位|^unit$/iu;
/** Words behind a figure: 10 台, 3pcs. */
export const UNIT = /[\p{Script=Han}a-z.]+$/iu;

/** The text's rows with their cells; empty rows are no rows. */
export function readSheetText(text: string): SheetText {
  const isTable = text.includes('\t');
  const texts: Omit<PastedSheetRow, 'number'>[] = isTable
    ? tableRows(text).map(messageRow)
    : text.split(/\r\n|\r|\n/u).map((line) => ({ cells: lineCells(line) }));
  const all = texts.map((row, index): PastedSheetRow => ({ number: index + 1, ...row }));
  const filled = all.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first] = filled;
  if (!first) return { kind: 'empty' };
  const hasHead = first.cells.some((cell) => HEAD.test(cell)) && !first.cells.some((cell) => /\d/u.test(cell));
  const rows = hasHead ? filled.slice(1) : filled;
  if (rows.length === 0) return { kind: 'empty' };
  return rows.length > LINES_MAX ? { kind: 'tooMany', count: rows.length } : { kind: 'rows', head: hasHead ? first.cells : null, rows };
}

/** What the server is asked: no more cells, and no longer ones, than it looks at. */
export const askedCells = ({ cells }: Pick<PastedSheetRow, 'cells'>): string[] =>
  cells.slice(0, PASTED_CELLS_MAX).map((cell) => firstLetters(cell.replace(/[\p{Cc}\p{Cf}]/gu, ' '), PASTED_CELL_LENGTH_MAX));

/** The rows with the models that the server found in them, each with its quantity. */
export function matchedRows({ head, rows }: { head: string[] | null; rows: readonly PastedSheetRow[] }, matched: MatchedModels): PastedRow[] {
  const lines = new Map(matched.lines.map((line) => [line.skuNo, line]));
  const cellOf = (index: number) => matched.rows[index]?.cell ?? null;
  const modelColumn = modelColumnOf(
    head,
    rows.flatMap((_row, index) => cellOf(index) ?? []),
  );
  const column = quantityColumn(
    head,
    rows,
    rows.map((_row, index) => cellOf(index) ?? modelColumn),
  );
  return rows.map((row, index) => {
    const answer = matched.rows[index];
    const place = answer?.cell ?? modelColumn ?? firstWords(row.cells);
    return {
      ...row,
      modelText: row.cells[place] ?? '',
      quantityText: row.quantity ?? (column === null ? '1' : (row.cells[column] ?? '')),
      line: lines.get(answer?.skuNo ?? '') ?? null,
      suggestions: (answer?.suggestions ?? []).flatMap((skuNo) => lines.get(skuNo) ?? []),
      named: row.cells.filter((cell, at) => at !== place && at !== column && isNaming(head?.[at], cell)).join(' '),
      refusal: null,
    };
  });
}

/** Where a row that names no model is taken to have meant one: where the other rows have theirs, else under the head that says so. */
function modelColumnOf(head: readonly string[] | null, found: readonly number[]): number | null {
  const named = head?.findIndex((cell) => MODEL_HEAD.test(cell)) ?? -1;
  return mostFrequent(found) ?? (named < 0 ? null : named);
}

/** The first cell that says more than a number, as a column of 1, 2, 3 … does; else the first. */
const firstWords = (cells: readonly string[]): number =>
  Math.max(
    0,
    cells.findIndex((cell) => /\p{L}/u.test(cell)),
  );

/** Words of a product, no price and no number of a row. */
export const isNaming = (head: string | undefined, cell: string): boolean => !PRICE_HEAD.test(head ?? '') && /\p{L}/u.test(cell) && !MONEY.test(cell);

/** Whether prices stand in it, which the list does not take: a column is called so, or holds nothing but money. */
export function hasPrices({ head, rows }: { head: readonly string[] | null; rows: readonly PastedSheetRow[] }): boolean {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_none, at) => rows.flatMap(({ cells }) => cells[at] || [])).some(
    (texts, at) =>
      texts.length > 0 && (UNIT_PRICE_HEAD.test(head?.[at] ?? '') || (texts.every((text) => MONEY.test(text)) && texts.some((text) => MONEY_SIGN.test(text)))),
  );
}

/** How many pieces a text says, 1 to the most a line holds; null: none that can be read. */
export function readPieces(text: string): number | null {
  const bare = text.normalize('NFKC').trim();
  const quantity = parseQuantity(bare) ?? parseQuantity(bare.replace(UNIT, '').trim());
  return quantity !== null && quantity >= 1 && quantity <= QUANTITY_MAX ? quantity : null;
}

/** The column that says how many: the one called so, else the one with most whole numbers beside the model that is neither a price nor 1, 2, 3 …; null: none. */
function quantityColumn(head: readonly string[] | null, rows: readonly PastedSheetRow[], models: readonly (number | null)[]): number | null {
  const named = head?.findIndex((cell) => QUANTITY_HEAD.test(cell)) ?? -1;
  if (named >= 0) return named;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const scores = Array.from({ length: width }, (_none, column) => {
    if (PRICE_HEAD.test(head?.[column] ?? '')) return 0;
    const texts = rows.flatMap(({ cells }, index) => (models[index] === column ? [] : [cells[column] ?? '']));
    const isNumbering = texts.length > 1 && texts.every((text, index) => text === String(index + 1));
    if (isNumbering || texts.some((text) => /[.¥￥%]/u.test(text))) return 0;
    return texts.filter((text) => readPieces(text) !== null).length;
  });
  const best = Math.max(...scores);
  if (best === 0) return null;
  const after = scores.findIndex((score, column) => score === best && column > (models.find((place) => place !== null) ?? -1));
  return after >= 0 ? after : scores.indexOf(best);
}

/** A line without tabs: its number and how many, else its parts between commas, else all of it. */
function lineCells(line: string): string[] {
  const text = line.trim();
  const parts = text.split(/[,，;；|]/u).map((part) => part.trim());
  if (parts.length > 2) return parts;
  const [, model, quantity] = WITH_QUANTITY.exec(text) ?? [];
  if (model !== undefined && quantity !== undefined) return [model.trim(), quantity];
  return parts;
}

/** A row of a table, or a line without tabs in it that says how many by itself. */
function messageRow(cells: string[]): Omit<PastedSheetRow, 'number'> {
  const [only = '', ...more] = cells;
  const [, model, quantity] = more.length === 0 ? (WITH_QUANTITY.exec(only) ?? []) : [];
  return model === undefined || quantity === undefined ? { cells } : { cells: [model.trim()], quantity };
}

/** Rows and cells as a spreadsheet copies them: a cell with a tab, a line break or a quotation mark of its own stands in quotation marks. */
function tableRows(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  const end = () => {
    rows.at(-1)?.push(cell.replace(/\s+/gu, ' ').trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    const close = sign === '"' && cell === '' ? closingMark(text, at + 1) : -1;
    if (close > 0) {
      cell = text.slice(at + 1, close).replaceAll('""', '"');
      at = close;
    } else if (sign === '\t') end();
    else if (sign === '\n' || sign === '\r') {
      end();
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      rows.push([]);
    } else cell += sign;
  }
  end();
  return rows;
}

/** Where the cell that begins at `from` closes, or -1: the mark is one of its letters. */
function closingMark(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') at += 1;
    else return /^(?:[\t\r\n]|$)/u.test(text.slice(at + 1, at + 2)) ? at : -1;
  }
  return -1;
}

function mostFrequent(places: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}
