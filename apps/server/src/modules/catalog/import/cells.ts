/** From what stands in a cell to what the catalogue keeps. Every reader gives a value or a Chinese sentence, never a guess. */
import type { AttributeValue } from '@portal/contract/catalog';
import { UNREADABLE } from '@portal/contract/core';
import { lettersOf, normaliseDigits, parseYuan } from '@portal/units';
import { PRICE_MAX } from '@portal/engines/pricing';
import type { CellValue } from '../../../platform/sheet/read-sheet.ts';
import type { AttributeRow } from '../taxonomy/taxonomy.ts';

export type ReadCell<T> = { ok: true; value: T } | { ok: false; text: string };

const given = <T>(value: T): ReadCell<T> => ({ ok: true, value });
const wrong = <T>(text: string): ReadCell<T> => ({ ok: false, text });

const STOCK_MAX = 99_999_999;

/** Text, trimmed, without control characters. A number is taken as it is written; a date is not: Excel has made it of something. */
export function readText(cell: CellValue, max: number): ReadCell<string> {
  if (cell === null) return given('');
  if (typeof cell === 'object') return wrong(`单元格被识别成了日期（${cell.date}），请把单元格格式改为“文本”后重新填写`);
  if (typeof cell === 'number' && Math.abs(cell) > Number.MAX_SAFE_INTEGER)
    return wrong('数字超过 15 位，Excel 已丢失精度，请把单元格格式改为“文本”后重新填写');
  const text = String(cell).normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (/[\u0000-\u001f\u007f-\u009f\ufffd]|\p{Cs}/u.test(text)) return wrong(UNREADABLE);
  if (/^#(REF|N\/A|VALUE|DIV\/0|NAME|NULL|NUM)[!?]?$/.test(text)) return wrong(`单元格是错误值 ${text}`);
  return lettersOf(text) > max ? wrong(`不能超过 ${max} 个字符`) : given(text);
}

/** Yuan with at most two decimals, 0 to 9,999,999,999.99; an empty cell is null. Full-width digits and separators are taken. */
export function readYuan(cell: CellValue): ReadCell<number | null> {
  if (cell === null) return given(null);
  if (typeof cell === 'object') return wrong(`单元格被识别成了日期（${cell.date}），应为金额`);
  if (typeof cell === 'boolean') return wrong('应为金额，例如 1280.00');
  // binary dust of a spreadsheet's arithmetic (0.1 + 0.2) is not a third decimal
  const text = typeof cell === 'number' ? String(Number(cell.toPrecision(15))) : normaliseDigits(cell);
  const value = parseYuan(text);
  if (value === null) return wrong(`“${String(cell).slice(0, 30)}”不是金额`);
  if (value < 0) return wrong('不能为负数');
  if (value > PRICE_MAX) return wrong(`不能超过 ${PRICE_MAX}`);
  if (/\.\d{2}\d*[1-9]/.test(text)) return wrong('最多两位小数');
  return given(value);
}

/** A whole number from 0 to `max`; an empty cell is null. */
export function readWhole(cell: CellValue, max: number): ReadCell<number | null> {
  if (cell === null) return given(null);
  if (typeof cell === 'object' || typeof cell === 'boolean') return wrong('应为整数');
  const text = typeof cell === 'number' ? String(cell) : normaliseDigits(cell).replace(/,(?=\d{3}(?:\D|$))/gu, '');
  if (!/^\d+(?:\.0+)?$/.test(text)) return wrong(text.startsWith('-') ? '不能为负数' : `“${String(cell).slice(0, 30)}”不是整数`);
  return Number(text) > max ? wrong(`不能超过 ${max}`) : given(Math.trunc(Number(text)));
}

/** Pieces in stock; an empty cell is 0. */
export function readStock(cell: CellValue): ReadCell<number> {
  const reading = readWhole(cell, STOCK_MAX);
  return reading.ok ? given(reading.value ?? 0) : reading;
}

/** One of the words of `choices`, which gives what each means. */
export function readChoice<T>(cell: CellValue, choices: Readonly<Record<string, T>>): ReadCell<T | undefined> {
  const text = readText(cell, 20);
  if (!text.ok) return text;
  if (text.value === '') return given(undefined);
  return Object.hasOwn(choices, text.value) ? given(choices[text.value]) : wrong(`只能填写 ${Object.keys(choices).join('、')}`);
}

/** Addresses of pictures that this site serves itself: the pages show no other, and an address that does something is none. */
const OWN_PICTURE = /^\/(?:(?:pictures|products)\/(?:[\w-]{1,60}\/){0,3}[\w-]{1,60}\.(?:svg|png|jpe?g|webp)|api-file\/v1\/file\/[a-z\d]{16,40})$/;

/** The name of a drawn picture, or the address of one of this site's own. */
export function readPicture(cell: CellValue): ReadCell<string> {
  const text = readText(cell, 300);
  if (!text.ok || text.value === '') return text;
  if (/^[a-z0-9][a-z0-9-]{0,60}$/.test(text.value) || OWN_PICTURE.test(text.value)) return text;
  return wrong(
    /^(?:https?:)?\/\//i.test(text.value)
      ? '不能使用外站图片，请填写图片名称或本站图片地址'
      : '应为图片名称，或本站图片地址（/pictures/…、/products/… 或 /api-file/v1/file/…）',
  );
}

const BOOLEANS: Readonly<Record<string, boolean>> = {
  是: true,
  否: false,
  有: true,
  无: false,
  true: true,
  false: false,
  TRUE: true,
  FALSE: false,
  支持: true,
  不支持: false,
};

/** A value of an attribute's own type, within its range or among its options; an empty cell is null. */
export function readAttribute({ valueType, minValue, maxValue, options, unit }: AttributeRow, cell: CellValue): ReadCell<AttributeValue | null> {
  if (cell === null) return given(null);
  if (valueType === 'number') {
    if (typeof cell === 'object') return wrong(`单元格被识别成了日期（${cell.date}），应为数字`);
    const text = typeof cell === 'number' ? String(cell) : withoutUnit(normaliseDigits(String(cell)), unit);
    if (!/^-?\d{1,12}(?:\.\d{1,6})?$/.test(text)) return wrong(`“${String(cell).slice(0, 30)}”不是数字`);
    const value = Number(text);
    if ((minValue !== null && value < minValue) || (maxValue !== null && value > maxValue)) return wrong(`应在 ${minValue ?? '…'} 到 ${maxValue ?? '…'} 之间`);
    return given(value);
  }
  if (valueType === 'boolean') {
    if (typeof cell === 'boolean') return given(cell);
    const choice = readChoice(cell, BOOLEANS);
    return choice.ok && choice.value !== undefined ? given(choice.value) : wrong('只能填写 是 或 否');
  }
  const text = readText(cell, 200);
  if (!text.ok || valueType === 'text') return text;
  const among = (value: string): string | undefined =>
    options?.find((option) => option === value || option.toLowerCase() === value.normalize('NFKC').toLowerCase());
  const values =
    valueType === 'option'
      ? [text.value]
      : text.value
          .split(/[、,，;；|]/u)
          .map((value) => value.trim())
          .filter((value) => value !== '');
  const unknown = values.find((value) => options !== null && among(value) === undefined);
  if (unknown !== undefined)
    return wrong(`“${unknown.slice(0, 30)}”不在可选值中：${options?.slice(0, 12).join('、')}${(options?.length ?? 0) > 12 ? '…' : ''}`);
  const kept = values.map((value) => among(value) ?? value);
  return given(valueType === 'option' ? (kept[0] ?? null) : [...new Set(kept)]);
}

const withoutUnit = (text: string, unit: string | null): string =>
  unit && text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length).trim() : text;
