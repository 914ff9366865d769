/** Figures of an archive, also of one beyond 4 GB or 65,535 entries: where 32 bits are too few they stand in records of zip64. */

const END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const LOCATOR = 0x07064b50;
const LOCATOR_BYTES = 20;
const END_64 = 0x06064b50;
const END_64_BYTES = 56;
/** Where a size or a count did not fit. */
const ELSEWHERE = 0xffffffff;
const COUNT_ELSEWHERE = 0xffff;
const EXTRA_64 = 0x0001;

/** How many entries, and where their directory is. */
interface DirectoryAt {
  count: number;
  at: number;
  length: number;
}

/** Where the directory is; null: there is none, or it is said to be where no file can be. */
export async function findEnd(read: (at: number, length: number) => Promise<Buffer>, size: number): Promise<DirectoryAt | null> {
  const from = Math.max(0, size - END_BYTES - COMMENT_MAX);
  const tail = await read(from, Math.min(size, END_BYTES + COMMENT_MAX));
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END) continue;
    const end = { count: tail.readUInt16LE(at + 10), length: tail.readUInt32LE(at + 12), at: tail.readUInt32LE(at + 16) };
    const isElsewhere = end.count === COUNT_ELSEWHERE || end.at === ELSEWHERE || end.length === ELSEWHERE;
    return isElsewhere ? findEnd64(read, from + at - LOCATOR_BYTES) : end;
  }
  return null;
}

async function findEnd64(read: (at: number, length: number) => Promise<Buffer>, locatorAt: number): Promise<DirectoryAt | null> {
  if (locatorAt < END_64_BYTES) return null;
  const locator = await read(locatorAt, LOCATOR_BYTES);
  if (locator.length < LOCATOR_BYTES || locator.readUInt32LE(0) !== LOCATOR) return null;
  const endAt = figureAt(locator, 8);
  if (endAt === null || endAt > locatorAt - END_64_BYTES) return null;
  const end = await read(endAt, END_64_BYTES);
  if (end.length < END_64_BYTES || end.readUInt32LE(0) !== END_64) return null;
  const [count, length, at] = [figureAt(end, 32), figureAt(end, 40), figureAt(end, 48)];
  return count === null || length === null || at === null ? null : { count, length, at };
}

/** Of an entry of the directory; null where they are said to stand in a record that is not there. `extra`: what follows its name. */
export function sizesOf(entry: Buffer, extra: Buffer): { packed: number; unpacked: number; offset: number } | null {
  const record = recordOf(extra);
  let from = 0;
  const figure = (at: number): number | null => {
    const short = entry.readUInt32LE(at);
    if (short !== ELSEWHERE) return short;
    if (record === null || from + 8 > record.length) return null;
    return figureAt(record, (from += 8) - 8);
  };
  // in the order in which the record has those that did not fit
  const [unpacked, packed, offset] = [figure(24), figure(20), figure(42)];
  return unpacked === null || packed === null || offset === null ? null : { packed, unpacked, offset };
}

function recordOf(extra: Buffer): Buffer | null {
  for (let at = 0; at + 4 <= extra.length;) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (end > extra.length) return null;
    if (extra.readUInt16LE(at) === EXTRA_64) return extra.subarray(at + 4, end);
    at = end;
  }
  return null;
}

/** Null: no file is so long. */
function figureAt(bytes: Buffer, at: number): number | null {
  const figure = bytes.readBigUInt64LE(at);
  return figure > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(figure);
}
