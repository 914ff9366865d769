/** An archive read where it lies: its directory, then one entry at a time, so that two gigabytes of pictures cost the memory of one. */
import { open, type FileHandle } from 'node:fs/promises';
import { inflatePart, overlaps, type ZipEntry } from '../sheet/zip-parts.ts';
import { ENTRIES_MAX, isLeftover, setTexts, type EntryBytes, type SetEntry, type SetOutcome } from './file-set.ts';
import { findEnd, sizesOf } from './zip-figures.ts';
import { isUnsafe, withSlashes, zipNames } from './zip-names.ts';

const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const DIRECTORY_BYTES_MAX = 16 * 1024 * 1024;
/** Deflated bytes that do not pack grow by little. */
const PACKED_SLACK = 64 * 1024;

const refuse = (problem: string): SetOutcome => ({ ok: false, problem });
const DAMAGED = '不是有效的 .zip 文件，或文件已损坏';
const TOO_LARGE = '压缩包的目录过大，请分成几个';
const TORN = '数据与声明不符或已损坏';

/** `bytesMax`: of one file, unpacked. An archive in it is a file like others, and is never opened. */
export async function openZip(path: string, bytesMax: number): Promise<SetOutcome> {
  const file = await open(path, 'r');
  try {
    const outcome = await readSet(file, bytesMax);
    if (!outcome.ok) await file.close();
    return outcome;
  } catch (error) {
    await file.close();
    throw error;
  }
}

interface RawEntry extends ZipEntry {
  label: Uint8Array;
  isUtf8: boolean;
  isLink: boolean;
}

async function readSet(file: FileHandle, bytesMax: number): Promise<SetOutcome> {
  const { size } = await file.stat();
  const end = await findEnd((at, length) => readAt(file, at, length), size);
  if (end === null) return refuse(DAMAGED);
  if (end.count > ENTRIES_MAX) return refuse(setTexts.tooMany);
  if (end.length > DIRECTORY_BYTES_MAX) return refuse(TOO_LARGE);
  if (end.at + end.length > size) return refuse(DAMAGED);
  const raw = readEntries(await readAt(file, end.at, end.length), end.count);
  if (raw === null) return refuse(DAMAGED);
  if (overlaps(raw, end.at)) return refuse('压缩包内部结构异常，已拒绝');

  const names = zipNames(raw.map(({ label, isUtf8 }) => ({ bytes: label, isUtf8 })));
  const rawOf = new Map<SetEntry, RawEntry>();
  raw.forEach((one, index) => {
    const name = names[index] ?? null;
    const shown = withSlashes(name ?? Buffer.from(one.label).toString('latin1'));
    if (shown.endsWith('/') || isLeftover(shown)) return;
    const problem = name === null ? '文件名无法识别，请用 UTF-8 或 GBK 重新压缩' : problemOf(one, shown, bytesMax);
    rawOf.set({ path: shown.replace(/[\p{Cc}\p{Cf}]/gu, '?'), byteLength: one.unpacked, problem }, one);
  });
  return {
    ok: true,
    set: { entries: [...rawOf.keys()], read: (entry) => readEntry(file, entry, rawOf.get(entry)), close: () => file.close() },
  };
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  return bytes.subarray(0, bytesRead);
}

/** Null: it is not as many as was said, or something else. */
function readEntries(directory: Buffer, count: number): RawEntry[] | null {
  const entries: RawEntry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== CENTRAL) return null;
    const flags = directory.readUInt16LE(at + 8);
    const after = at + 46 + directory.readUInt16LE(at + 28);
    const next = after + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    if (next > directory.length) return null;
    const sizes = sizesOf(directory.subarray(at, after), directory.subarray(after, next));
    if (sizes === null) return null;
    entries.push({
      name: '',
      label: directory.subarray(at + 46, after),
      isUtf8: (flags & 0x800) !== 0,
      // made on a Unix: the upper half of the attributes says what it is
      isLink: directory[at + 5] === 3 && directory.readUInt16LE(at + 40) >>> 12 === 0xa,
      encrypted: (flags & 0x41) !== 0,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      ...sizes,
    });
    at = next;
  }
  return entries;
}

function problemOf({ encrypted, isLink, method, packed, unpacked }: RawEntry, path: string, bytesMax: number): string | undefined {
  if (isUnsafe(path)) return '路径不合法（含 ..、盘符或绝对路径）';
  if (encrypted) return '已加密，请去掉压缩包的密码';
  if (isLink) return setTexts.link;
  if (unpacked > bytesMax) return setTexts.tooLarge(bytesMax);
  if (unpacked === 0) return setTexts.empty;
  if (method !== 0 && method !== 8) return '压缩方式不受支持，请用标准 ZIP 重新压缩';
  return packed > bytesMax + PACKED_SLACK ? TORN : undefined;
}

async function readEntry(file: FileHandle, { problem }: SetEntry, raw: RawEntry | undefined): Promise<EntryBytes> {
  if (problem !== undefined) return { ok: false, problem };
  const torn = { ok: false, problem: TORN } as const;
  if (!raw) return torn;
  const head = await readAt(file, raw.offset, 30);
  if (head.length < 30 || head.readUInt32LE(0) !== LOCAL) return torn;
  const length = 30 + head.readUInt16LE(26) + head.readUInt16LE(28) + raw.packed;
  const bytes = inflatePart(await readAt(file, raw.offset, length), { ...raw, offset: 0 });
  return bytes === null ? torn : { ok: true, bytes };
}
