/**
 * A page of PostgreSQL's data files (8 KB), as it lies on the disk. The embedded database is made with page checksums, so a page
 * that was torn, garbled or put in another's place gives itself away; a page that was zeroed does not, and neither does an older
 * version of itself: those show against a `PageMap` of earlier.
 */
export const PAGE_BYTES = 8192;

const PRIME = 16_777_619;
const LANES = 32;
const ROUNDS = PAGE_BYTES / 4 / LANES;
/** One offset a lane, as `storage/checksum_impl.h` has them: the file format, not a choice. */
const OFFSETS = Int32Array.of(
  0x5b1f36e9,
  0xb8525960,
  0x02ab50aa,
  0x1de66d2a,
  0x79ff467a,
  0x9bb9f8a3,
  0x217e7cd2,
  0x83e13d2c,
  0xf8d4474f,
  0xe39eb970,
  0x42c6ae16,
  0x993216fa,
  0x7b093b5d,
  0x98daff3c,
  0xf718902a,
  0x0b1c9cdb,
  0xe58f764b,
  0x187636bc,
  0x5d7b3bb1,
  0xe73de7de,
  0x92bec979,
  0xcca6c0b2,
  0x304a0979,
  0x85aa43d4,
  0x783125bb,
  0x6ca8eaa2,
  0xe407eac6,
  0x4b5cfc3e,
  0x9fbf8c76,
  0x15ca20be,
  0xf2ca9fd3,
  0x959bd756,
);
const CHECKSUM_WORD = 2;
const sums = new Int32Array(LANES);

/** Checksum of the page of 2,048 words beginning at `at` (a number of words), were it block `block` of its relation. */
export function pageChecksum(words: Int32Array, at: number, block: number): number {
  sums.set(OFFSETS);
  for (let round = 0; round < ROUNDS; round++) {
    for (let lane = 0; lane < LANES; lane++) {
      const place = round * LANES + lane;
      // the checksum itself counts as zero
      const word = place === CHECKSUM_WORD ? (words[at + place] as number) & ~0xffff : (words[at + place] as number);
      const mixed = (sums[lane] as number) ^ word;
      sums[lane] = Math.imul(mixed, PRIME) ^ (mixed >>> 17);
    }
  }
  for (let round = 0; round < 2; round++)
    for (let lane = 0; lane < LANES; lane++) sums[lane] = Math.imul(sums[lane] as number, PRIME) ^ ((sums[lane] as number) >>> 17);
  let result = block;
  for (const sum of sums) result ^= sum;
  return ((result >>> 0) % 65_535) + 1;
}

/** `zero`: never written, or wiped. `bad`: not what PostgreSQL wrote. Else the place in the log (LSN) of its last change, at least 1. */
export type PageState = 'zero' | 'bad' | number;

/** `words` must be aligned: take the bytes of a page from a buffer of its own. LSNs stay below 2^53. */
export function lookAtPage(words: Int32Array, at: number, block: number): PageState {
  const high = (words[at] as number) >>> 0;
  const low = (words[at + 1] as number) >>> 0;
  if (high === 0 && low === 0 && isZero(words, at)) return 'zero';
  if (((words[at + CHECKSUM_WORD] as number) & 0xffff) !== pageChecksum(words, at, block)) return 'bad';
  return Math.max(1, high * 2 ** 32 + low);
}

function isZero(words: Int32Array, at: number): boolean {
  for (let place = 0; place < PAGE_BYTES / 4; place++) if (words[at + place] !== 0) return false;
  return true;
}
