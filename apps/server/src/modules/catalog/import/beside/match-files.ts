/** Which file is which row's: by the names in its cells, else by a name that is the model's. Pure; nothing is read. Source: GOODS-37. */
import type { SetEntry } from '../../../../platform/file-set/file-set.ts';
import type { CellValue, SheetRow } from '../../../../platform/sheet/read-sheet.ts';
import { modelKeyOf } from '../../search/fold.ts';
import { readText } from '../cells.ts';
import { EXAMPLE_PREFIX, FIELDS, type CatalogColumn, type FileField } from '../columns.ts';
import type { Complaint } from '../complaint.ts';
import { foldPath, namesPictures, readNames, saidByName } from './file-names.ts';

export interface FileUse {
  row: number;
  model: string;
  field: FileField;
  entry: SetEntry;
  /** The file is called like the model, and no cell names it. */
  byName: boolean;
  /** Of pictures: 1 is the model's, others are further ones. */
  place: number;
}

export interface Matched {
  uses: FileUse[];
  unused: SetEntry[];
  complaints: Complaint[];
}

const NO_SET = '填写的是文件名，请用 --files 指出图片和文件所在的文件夹或 .zip';
const FILE_FIELDS = ['picture', 'brochure', 'manual'] as const satisfies readonly FileField[];

/** `entries`: undefined where no files came with the sheet. */
export function matchFiles(rows: readonly SheetRow[], columns: readonly CatalogColumn[], entries: readonly SetEntry[] | undefined): Matched {
  const matched: Matched = { uses: [], unused: [], complaints: [] };
  const places = new Map(columns.flatMap((column, index) => (column.kind === 'field' ? [[column.field, index] as const] : [])));
  const cellOf = ({ cells }: SheetRow, field: FileField | 'model'): CellValue => cells[places.get(field) ?? -1] ?? null;
  const byName = Map.groupBy(entries ?? [], ({ path }) => foldPath(path).split('/').at(-1) ?? '');
  const rowOf = new Map<string, { row: number; model: string }>();
  const written = new Set<string>();
  const firstFree = new Map<number, number>();

  for (const row of rows) {
    const read = readText(cellOf(row, 'model'), 60);
    const model = read.ok ? read.value : '';
    if (model.startsWith(EXAMPLE_PREFIX)) continue;
    const key = modelKeyOf(model);
    if (key !== '' && !rowOf.has(key)) rowOf.set(key, { row: row.number, model });
    if (key !== '') written.add(foldPath(model));
    for (const field of FILE_FIELDS) {
      const cell = cellOf(row, field);
      if (cell === null || (field === 'picture' && !namesPictures(cell))) continue;
      const complain = (text: string) => matched.complaints.push({ row: row.number, column: FIELDS[field], text });
      const names = readNames(cell, field === 'picture' ? 'picture' : 'document');
      if (!names.ok) complain(names.text);
      else if (entries === undefined && names.value.length > 0) complain(NO_SET);
      else
        names.value.forEach((name, index) => {
          const found = findEntry(name, byName);
          if (typeof found === 'string') complain(found);
          else matched.uses.push({ row: row.number, model, field, entry: found, byName: false, place: index + 1 });
        });
      if (field === 'picture' && names.ok) firstFree.set(row.number, names.value.length + 1);
    }
  }
  const named = new Set(matched.uses.map(({ entry }) => entry));
  const called = (entries ?? []).filter((entry) => !named.has(entry)).map((entry) => ({ entry, use: useByName(entry, rowOf, written) }));
  matched.unused = called.filter(({ use }) => use === undefined).map(({ entry }) => entry);
  for (const { use } of called.toSorted((a, b) => (a.use?.place ?? 0) - (b.use?.place ?? 0) || (a.entry.path < b.entry.path ? -1 : 1))) {
    if (!use) continue;
    const free = firstFree.get(use.row) ?? 1;
    const place = use.field === 'picture' ? Math.max(use.place, free) : 1;
    if (use.field === 'picture') firstFree.set(use.row, place + 1);
    matched.uses.push({ ...use, place });
  }
  return matched;
}

function findEntry(name: string, byName: ReadonlyMap<string, readonly SetEntry[]>): SetEntry | string {
  const wanted = foldPath(name).split('/').filter(Boolean);
  const found = (byName.get(wanted.at(-1) ?? '') ?? []).filter(({ path }) => foldPath(path).split('/').slice(-wanted.length).join('/') === wanted.join('/'));
  const [only] = found;
  if (only === undefined) return `没有文件“${name}”`;
  // of two that differ in case or lie in two folders the one that is written so is meant
  const exact = found.find(({ path }) => path === name);
  if (found.length === 1 || exact) return exact ?? only;
  return `有多个名为“${name}”的文件（不计大小写）：${found
    .slice(0, 3)
    .map(({ path }) => path)
    .join('、')}${found.length > 3 ? '…' : ''}，请连文件夹一起填写`;
}

function useByName(entry: SetEntry, rowOf: ReadonlyMap<string, { row: number; model: string }>, written: ReadonlySet<string>): FileUse | undefined {
  const said = saidByName(entry.path);
  if (!said) return undefined;
  // a model that is written with a number at its end is no further picture of another
  const isWhole = written.has(foldPath(said.stem));
  const of = (isWhole ? [modelKeyOf(said.stem)] : said.modelKeys).flatMap((key) => rowOf.get(key) ?? [])[0];
  return of && { row: of.row, model: of.model, field: said.use, entry, byName: true, place: isWhole ? 1 : said.place };
}
