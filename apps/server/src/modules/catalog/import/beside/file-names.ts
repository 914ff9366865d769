/** Names of files beside the sheet, as cells and files have them. Pure. */
import type { CellValue } from '../../../../platform/sheet/read-sheet.ts';
import { modelKeyOf } from '../../search/fold.ts';
import { readText, type ReadCell } from '../cells.ts';

const PICTURE = /\.(?:jpe?g|png|webp|gif|avif)$/i;
const DOCUMENT = /\.pdf$/i;
const NAMES_LETTERS_MAX = 1000;
const SEPARATOR = /[;；]/u;

/** Whether a cell of pictures names files, and not a drawn picture or an address. */
export function namesPictures(cell: CellValue): boolean {
  const text = typeof cell === 'string' ? cell.trim() : '';
  return !text.startsWith('/') && !text.includes('://') && text.split(SEPARATOR).some((name) => PICTURE.test(name.trim()));
}

/** Names in a cell, several with `;` between them; none in an empty one. */
export function readNames(cell: CellValue, kind: 'picture' | 'document'): ReadCell<string[]> {
  const text = readText(cell, NAMES_LETTERS_MAX);
  if (!text.ok) return text;
  const names = text.value
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const other = names.find((name) => !(kind === 'picture' ? PICTURE : DOCUMENT).test(name));
  if (other === undefined) return { ok: true, value: [...new Set(names)] };
  return { ok: false, text: `“${other.slice(0, 60)}”应为 ${kind === 'picture' ? '.jpg、.png、.webp、.gif 或 .avif 图片' : '.pdf 文件'}的名称` };
}

/** Paths are compared without letters' case and width. */
export const foldPath = (path: string): string => path.normalize('NFKC').replaceAll('\\', '/').toLowerCase();

export interface SaidByName {
  /** Without folders and ending. */
  stem: string;
  /** Keys of the models it may be of, the likeliest first. */
  modelKeys: readonly string[];
  use: 'picture' | 'brochure' | 'manual';
  /** 1: the first picture; of documents always 1. */
  place: number;
}

/** What a file says by its own name: `型号.jpg`, `型号_2.jpg`, `型号.pdf`, `型号_说明书.pdf`. Null where its kind is none of ours. */
export function saidByName(path: string): SaidByName | null {
  const name = path.split('/').at(-1) ?? '';
  const use = PICTURE.test(name) ? 'picture' : DOCUMENT.test(name) ? 'brochure' : null;
  if (use === null) return null;
  const stem = name.slice(0, name.lastIndexOf('.'));
  const keys = (...stems: string[]) => stems.map(modelKeyOf).filter((key) => key !== '');
  const [, model = '', end = ''] = /^(.+?)[\s_]+(\d{1,2}|彩页|说明书)$/u.exec(stem) ?? [];
  if (model === '') return { stem, modelKeys: keys(stem), use, place: 1 };
  if (/^\d/.test(end)) return { stem, modelKeys: keys(model, stem), use, place: use === 'picture' ? Number(end) : 1 };
  return { stem, modelKeys: keys(model), use: use === 'brochure' && end === '说明书' ? 'manual' : use, place: 1 };
}
