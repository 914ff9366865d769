/** Days and moments as people write them (2026-11-26, 2026-11-26T10:30), of no clock and no zone. */
import { halfWidthDigits } from './digits.ts';

const two = (figure: string): string => figure.padStart(2, '0');

/** Digits and hyphens, whatever stood between the figures: 2026年11月26日, 2026/11/26, ２０２６．１１．２６. */
const plain = (text: string): string =>
  halfWidthDigits(text)
    .trim()
    .replace(/[年月/.．。－—]/gu, '-')
    .replace(/日/gu, ' ')
    .replace(/：/gu, ':')
    .trim();

/** The day that is written, as `2026-11-26`; also in eight digits and without noughts. Null where it is none, 2026-02-30 among them. */
export function parseDay(text: string): string | null {
  const found = /^(\d{4})(?:-(\d{1,2})-(\d{1,2})|(\d{2})(\d{2}))$/u.exec(plain(text));
  if (found === null) return null;
  const [, year, month = found[4] ?? '', day = found[5] ?? ''] = found;
  const written = `${year}-${two(month)}-${two(day)}`;
  const date = new Date(`${written}T00:00:00Z`);
  // a browser takes the 30th of February for the 2nd of March
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(written) ? null : written;
}

/** The moment that is written, as `2026-11-26T10:30`; also in twelve digits. A day alone begins at 00:00. Null where it is none. */
export function parseMoment(text: string): string | null {
  const found = /^(\S+?)(?:[\sT]+(\d{1,2}):(\d{2})|(?<=^\d{8})(\d{2})(\d{2}))?$/u.exec(plain(text));
  if (found === null) return null;
  const [, written = '', hour = found[4] ?? '0', minute = found[5] ?? '00'] = found;
  const day = parseDay(written);
  return day === null || Number(hour) > 23 || Number(minute) > 59 ? null : `${day}T${two(hour)}:${minute}`;
}

/** A moment that is written, by Beijing time, as it travels: `2026-11-26T02:30:00.000Z`. Null where it is none. */
export function instantAt(text: string): string | null {
  const moment = parseMoment(text);
  return moment === null ? null : new Date(`${moment}:00+08:00`).toISOString();
}

/** Whether the figures are all there, so that it can be taken before its box is left: 2026-1-1 may become 2026-1-12. */
export const isWholeDay = (text: string): boolean => /^(?:\d{8}|\d{4}-\d{2}-\d{2})$/u.test(halfWidthDigits(text));
export const isWholeMoment = (text: string): boolean => /^(?:\d{12}|\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2})$/u.test(halfWidthDigits(text));
