/**
 * Looks into an xlsx package before anything unpacks it: sizes and counts from the directory, then each XML part inflated under
 * its own declared size. What passes can be handed to the spreadsheet library (RELY-20, archives and office files).
 */
import { promisify } from 'node:util';
import { crc32, inflateRaw, inflateRawSync, type ZlibOptions } from 'node:zlib';

export const PACKED_BYTES_MAX = 10 * 1024 * 1024;
export const UNPACKED_BYTES_MAX = 100 * 1024 * 1024;
export const PARTS_MAX = 200;
export const DECLARES_ENTITIES = '文件含有外部实体声明，已拒绝';
/** Unpacked to packed size of one part above a megabyte; honest sheets stay below 60, empty rows in their hundreds of thousands below 40. */
const RATIO_MAX = 200;

export type ZipOutcome = { ok: true; parts: ReadonlyMap<string, Buffer> } | { ok: false; problem: string };

/** As the directory of the archive has it. */
export interface ZipEntry {
  name: string;
  method: number;
  encrypted: boolean;
  packed: number;
  unpacked: number;
  crc: number;
  offset: number;
}

const refuse = (problem: string): ZipOutcome => ({ ok: false, problem });

/**
 * The XML parts of a package by name, unpacked. Refuses what is no zip, is encrypted, has macros, declares a document type,
 * lies about its sizes or exceeds a limit; never holds more than `unpackedMax` unpacked, 100 MB unless that is said.
 */
export function readZipParts(bytes: Uint8Array, unpackedMax = UNPACKED_BYTES_MAX): ZipOutcome {
  const entries = readDirectory(bytes);
  if (entries === null) return refuse('不是有效的 .xlsx 文件，或文件已损坏');
  if (entries.length > PARTS_MAX) return refuse(`文件内部条目过多（上限 ${PARTS_MAX} 个），已拒绝`);
  if (entries.some(({ encrypted }) => encrypted)) return refuse('文件已加密，请取消密码后重新保存');
  if (new Set(entries.map(({ name }) => name)).size !== entries.length) return refuse('文件内部条目重名，已拒绝');
  if (entries.some(({ name }) => /^[\\/]|^[a-z]:|\0/i.test(name) || name.split(/[\\/]/).includes('..'))) return refuse('文件内部路径不合法，已拒绝');
  if (entries.some(({ name }) => /vbaProject|macrosheets\//i.test(name))) return refuse('文件含有宏，请另存为不含宏的 .xlsx');
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > unpackedMax) return refuse(`文件解压后超过 ${unpackedMax / 1024 ** 2} MB，已拒绝`);
  if (entries.some(({ packed, unpacked }) => unpacked > 1024 * 1024 && unpacked > packed * RATIO_MAX)) return refuse('文件压缩比异常，已拒绝');
  if (overlaps(entries, bytes.length)) return refuse('文件内部结构异常，已拒绝');

  const parts = new Map<string, Buffer>();
  for (const entry of entries) {
    if (!/\.(xml|rels)$/i.test(entry.name)) continue;
    const part = inflatePart(bytes, entry);
    if (part === null) return refuse('文件内部数据与声明不符或已损坏，已拒绝');
    if (declaresEntities(part)) return refuse(DECLARES_ENTITIES);
    parts.set(entry.name, part);
  }
  return { ok: true, parts };
}

/** In UTF-16 too, which nothing further in would see through. */
export const declaresEntities = (part: Buffer): boolean => /<!DOCTYPE|<!ENTITY/i.test(part.toString('latin1', 0, 4096).replaceAll('\0', ''));

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
/** Where a size or count did not fit: zip64, which a file of 10 MB never needs. */
const ELSEWHERE = 0xffffffff;

/** The directory; null when there is none. Reads one entry past `max` and no more. */
export function readDirectory(bytes: Uint8Array, max = PARTS_MAX): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && end >= bytes.length - 22 - 65_535 && view.getUint32(end, true) !== END) end--;
  if (end < 0 || view.getUint32(end, true) !== END) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) return null;
    const nameLength = view.getUint16(at + 28, true);
    const entry = {
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      crc: view.getUint32(at + 16, true),
      offset: view.getUint32(at + 42, true),
    };
    if (entry.packed === ELSEWHERE || entry.unpacked === ELSEWHERE || entry.offset === ELSEWHERE) return null;
    entries.push(entry);
    if (entries.length > max) return entries;
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** One stretch of the file serving two entries is the mark of a bomb. */
export function overlaps(entries: readonly ZipEntry[], length: number): boolean {
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset);
  return inOrder.some(({ offset, packed }, index) => offset + 30 + packed > (inOrder[index + 1]?.offset ?? length));
}

/** Where the bytes of a part lie; null where the directory leads astray. */
function packedOf(bytes: Uint8Array, { offset, packed, method }: ZipEntry): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL) return null;
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const data = bytes.subarray(start, start + packed);
  return data.length === packed && (method === 0 || method === 8) ? data : null;
}

const asDeclared = (part: Buffer, { unpacked, crc }: ZipEntry): Buffer | null => (part.length === unpacked && crc32(part) === crc ? part : null);
const boundOf = ({ unpacked }: ZipEntry) => ({ maxOutputLength: Math.max(1, unpacked) });
const asBuffer = (data: Uint8Array): Buffer => Buffer.from(data.buffer, data.byteOffset, data.length);

/** The part unpacked, at most to the size it declares; null when it is not what the directory says. */
export function inflatePart(bytes: Uint8Array, entry: ZipEntry): Buffer | null {
  const data = packedOf(bytes, entry);
  try {
    return data && asDeclared(entry.method === 0 ? asBuffer(data) : inflateRawSync(data, boundOf(entry)), entry);
  } catch {
    return null;
  }
}

const inflateBeside = promisify<Uint8Array, ZlibOptions, Buffer>(inflateRaw);

/** The same beside the thread that answers: of a file that a visitor hands in. */
export async function inflatePartBeside(bytes: Uint8Array, entry: ZipEntry): Promise<Buffer | null> {
  const data = packedOf(bytes, entry);
  const part = data && (entry.method === 0 ? asBuffer(data) : await inflateBeside(data, boundOf(entry)).catch(() => null));
  return part && asDeclared(part, entry);
}
