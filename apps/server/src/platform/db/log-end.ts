/**
 * Where the database's log (write-ahead log) ends, seen from outside. Recovery takes the first record it cannot read for the end; whether
 * it was, only what lies behind tells: the log is written in order, so a whole record beyond the end means that something before it is lost.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LOG_FILE_BYTES = 16 * 1024 * 1024;
const PAGE_BYTES = 8192;
const HEADER_BYTES = 24;
const LONG_HEADER_BYTES = 40;
const LONG_HEADER = 2;
const RECORD_HEADER_BYTES = 24;
const CRC_AT = 20;

/** Name of the file that holds `lsn`, on the first timeline: there is no other, nothing is ever promoted. */
export function logFileOf(lsn: number): string {
  const number = Math.floor(lsn / LOG_FILE_BYTES);
  return [1, Math.floor(number / 256), number % 256].map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');
}

/** `16/B374D848` as a number. */
export function parseLsn(text: string): number {
  const [high = '0', low = '0'] = text.split('/');
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}

/** Place of a whole record on a page after the one that holds `end`, undefined when there is none. `folder` is the database's. */
export function recordBeyond(folder: string, end: number): number | undefined {
  const names = new Set(readdirSync(join(folder, 'pg_wal')));
  for (let file = Math.floor(end / LOG_FILE_BYTES); ; file++) {
    const name = logFileOf(file * LOG_FILE_BYTES);
    if (!names.has(name)) return undefined;
    const bytes = readFileSync(join(folder, 'pg_wal', name));
    const first = file === Math.floor(end / LOG_FILE_BYTES) ? Math.floor((end % LOG_FILE_BYTES) / PAGE_BYTES) + 1 : 0;
    for (let at = first * PAGE_BYTES; at + PAGE_BYTES <= bytes.length; at += PAGE_BYTES) {
      const place = file * LOG_FILE_BYTES + at;
      if (holdsRecord(bytes.subarray(at, at + PAGE_BYTES), place)) return place;
    }
  }
}

function holdsRecord(page: Buffer, place: number): boolean {
  // a file used again still has its old pages, with their old places
  if (page.readUInt16LE(0) === 0 || Number(page.readBigUInt64LE(8)) !== place) return false;
  const header = (page.readUInt16LE(2) & LONG_HEADER) !== 0 ? LONG_HEADER_BYTES : HEADER_BYTES;
  let at = header + aligned(page.readUInt32LE(16));
  while (at + RECORD_HEADER_BYTES <= PAGE_BYTES) {
    const length = page.readUInt32LE(at);
    if (length < RECORD_HEADER_BYTES || at + length > PAGE_BYTES) return false;
    if (crc32c(page.subarray(at + RECORD_HEADER_BYTES, at + length), page.subarray(at, at + CRC_AT)) === page.readUInt32LE(at + CRC_AT)) return true;
    at += aligned(length);
  }
  return false;
}

const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value;
});

/** CRC-32C (Castagnoli), which the log uses; Node's own is the other one. */
function crc32c(...parts: Buffer[]): number {
  let crc = -1;
  for (const part of parts) for (const byte of part) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] as number);
  return ~crc >>> 0;
}
