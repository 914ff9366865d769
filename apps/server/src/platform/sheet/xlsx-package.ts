/** Finds its way in the parts of a workbook: the first sheet, the texts its cells share, the styles that make numbers dates. */
import { isDateFormat } from 'hucre';
import { attributeOf, tokensOf } from './xml-tokens.ts';

export interface Workbook {
  sheet: Buffer;
  sharedTexts: Buffer | undefined;
  styles: Buffer | undefined;
  /** Days are counted from 1904, as old Macs did. */
  from1904: boolean;
}

/** By the package's own lists, since file names follow no order. Undefined when there is no first worksheet. */
export function findWorkbook(parts: ReadonlyMap<string, Buffer>): Workbook | undefined {
  const path = relationsOf(parts.get('_rels/.rels'), '').find(({ type }) => type === 'officeDocument')?.target;
  const workbook = path === undefined ? undefined : parts.get(path);
  if (path === undefined || workbook === undefined) return undefined;
  const folder = path.replace(/[^/]*$/, '');
  const relations = relationsOf(parts.get(`${folder}_rels/${path.slice(folder.length)}.rels`), folder);
  let id: string | undefined;
  let from1904 = false;
  for (const token of tokensOf(workbook)) {
    if (token.kind !== 'open') continue;
    if (token.name === 'workbookPr') from1904 = /^(?:1|true)$/.test(attributeOf(token.inner(), 'date1904') ?? '');
    // `sheetId` is its own attribute; `id` bears the prefix of the relations
    if (token.name === 'sheet') id = attributeOf(token.inner(), 'id');
    if (id !== undefined) break;
  }
  const sheet = parts.get(relations.find((relation) => relation.id === id && relation.type === 'worksheet')?.target ?? '');
  const partOf = (wanted: string): Buffer | undefined => parts.get(relations.find(({ type }) => type === wanted)?.target ?? '');
  return sheet && { sheet, sharedTexts: partOf('sharedStrings'), styles: partOf('styles'), from1904 };
}

interface Relation {
  id: string;
  /** Last word of its type's address. */
  type: string;
  /** Path in the package. */
  target: string;
}

/** Most relations that are read; a workbook of a thousand sheets has a thousand. */
const RELATIONS_MAX = 10_000;

function relationsOf(part: Buffer | undefined, folder: string): Relation[] {
  const relations: Relation[] = [];
  for (const token of tokensOf(part ?? Buffer.alloc(0))) {
    if (token.kind !== 'open' || token.name !== 'Relationship') continue;
    if (relations.length === RELATIONS_MAX) break;
    const inner = token.inner();
    const target = attributeOf(inner, 'Target') ?? '';
    const type = attributeOf(inner, 'Type') ?? '';
    relations.push({ id: attributeOf(inner, 'Id') ?? '', type: type.slice(type.lastIndexOf('/') + 1), target: pathOf(folder, target) });
  }
  return relations;
}

function pathOf(folder: string, target: string): string {
  const steps: string[] = target.startsWith('/') ? [] : folder.split('/').filter(Boolean);
  for (const step of target.split('/').filter(Boolean)) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** Longest format a spreadsheet lets a person type. */
const FORMAT_MAX = 255;
const STYLES_MAX = 100_000;

/** Number formats every spreadsheet knows to be dates or times: ECMA-376 part 1, 18.8.30, with the East Asian ones. */
const isKnownDate = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Formats every spreadsheet knows to be per cent: the same table. */
const isKnownPercent = (id: number): boolean => id === 9 || id === 10;
/** Per cent outside of what is quoted or escaped. */
const isPercentFormat = (code: string): boolean => code.replace(/"[^"]*"|\\./g, '').includes('%');

/** How a style shows a number. */
export type NumberStyle = 'number' | 'date' | 'percent';
const styleOf = (isDate: boolean, isPercent: boolean): NumberStyle => (isDate ? 'date' : isPercent ? 'percent' : 'number');

/** By number of a cell's style: how it shows a number. */
export function numberStylesOf(styles: Buffer | undefined): readonly NumberStyle[] {
  const own = new Map<number, NumberStyle>();
  const shown: NumberStyle[] = [];
  let within = false;
  for (const token of tokensOf(styles ?? Buffer.alloc(0))) {
    if (token.name === 'cellXfs') within = token.kind === 'open' && !token.isEmpty;
    if (token.kind !== 'open' || shown.length === STYLES_MAX) continue;
    if (token.name === 'numFmt' && own.size < STYLES_MAX) {
      const inner = token.inner();
      const code = attributeOf(inner, 'formatCode') ?? '';
      const isRead = code.length <= FORMAT_MAX;
      own.set(Number(attributeOf(inner, 'numFmtId')), styleOf(isRead && isDateFormat(code), isRead && isPercentFormat(code)));
    }
    if (token.name === 'xf' && within) {
      const id = Number(attributeOf(token.inner(), 'numFmtId') ?? 0);
      shown.push(own.get(id) ?? styleOf(isKnownDate(id), isKnownPercent(id)));
    }
  }
  return shown;
}
