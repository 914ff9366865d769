/** Model numbers as keys (`modelKeyOf`): found whole, by their beginning, by a part of them, and by what is like them. */
import { growing } from '../growing.ts';
import { postingsBy, type Postings } from './postings.ts';

/** How a key was found in a model's: the whole of it, its beginning, inside. */
export const Held = { whole: 3, beginning: 2, inside: 1 } as const;

export interface ModelKeys {
  /** Models whose key holds this one, by row; ascending, the first `most` of them. */
  holding(key: string, most?: number): Map<number, number>;
  at(model: number): string;
  /** Whether a model that can be had, or one that cannot be had any more, has this very key. */
  isKnown(key: string): boolean;
  isWithdrawn(key: string): boolean;
  /** Bytes it takes. */
  readonly bytes: number;
}

export interface ModelKeysBuilder {
  push(key: string): void;
  /** `withdrawn`: keys of models that cannot be had any more, each with a line break behind it. */
  done(withdrawn: string): ModelKeys;
}

const BREAK = 0x0a;
/** Bytes of a piece by which keys are looked up, and how many kinds of pieces are told apart; whether a key holds what is sought is always looked at. */
const PIECE = 3;
const PIECES = 1 << 16;

export function modelKeysBuilder(): ModelKeysBuilder {
  let bytes = Buffer.allocUnsafe(16 * 1024);
  let end = 0;
  const starts = growing(Uint32Array);
  return {
    push(key) {
      const needed = end + Buffer.byteLength(key) + 1;
      if (needed > bytes.length) {
        const longer = Buffer.allocUnsafe(Math.max(bytes.length * 2, needed));
        bytes.copy(longer, 0, 0, end);
        bytes = longer;
      }
      starts.push(end);
      end += bytes.write(key, end);
      bytes[end++] = BREAK;
    },
    done: (withdrawn) => keysOf(Buffer.from(bytes.subarray(0, end)), starts.done(), Buffer.from(`\n${withdrawn}`)),
  };
}

const pieceAt = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) * 961 + (bytes[at + 1] ?? 0) * 31 + (bytes[at + 2] ?? 0)) * 40_503) & (PIECES - 1);

/** Which models hold each piece, so that a number is looked for among the few that hold its rarest piece. */
const piecesOf = (keys: Uint8Array, starts: Uint32Array, endOf: (model: number) => number): Postings =>
  postingsBy((take) => {
    for (let model = 0; model < starts.length; model++)
      for (let at = starts[model] ?? 0, end = endOf(model) - PIECE; at <= end; at++) take(model, pieceAt(keys, at));
  }, PIECES);

function keysOf(keys: Buffer, starts: Uint32Array, withdrawn: Buffer): ModelKeys {
  const endOf = (model: number): number => (starts[model + 1] ?? keys.length) - 1;
  const pieces = piecesOf(keys, starts, endOf);
  /** Where a model's key holds what is sought, in bytes from its beginning; -1: nowhere. */
  const placeIn = (model: number, sought: Uint8Array): number => {
    const start = starts[model] ?? 0;
    for (let from = start, last = endOf(model) - sought.length; from <= last; from++) {
      let at = 0;
      while (at < sought.length && keys[from + at] === sought[at]) at++;
      if (at === sought.length) return from - start;
    }
    return -1;
  };
  const rarestPiece = (sought: Uint8Array): number => {
    let rarest = pieceAt(sought, 0);
    for (let at = 1; at <= sought.length - PIECE; at++) {
      const piece = pieceAt(sought, at);
      if (pieces.sizeOf(piece) < pieces.sizeOf(rarest)) rarest = piece;
    }
    return rarest;
  };
  const holding = (key: string, most = Infinity): Map<number, number> => {
    const found = new Map<number, number>();
    const sought = Buffer.from(key);
    if (sought.length === 0 || sought.includes(BREAK)) return found;
    const take = (model: number): boolean => {
      const place = placeIn(model, sought);
      if (place >= 0) found.set(model, place > 0 ? Held.inside : endOf(model) - (starts[model] ?? 0) === sought.length ? Held.whole : Held.beginning);
      return found.size < most;
    };
    if (sought.length >= PIECE) pieces.each(rarestPiece(sought), take);
    else for (let model = 0; model < starts.length && take(model); model++);
    return found;
  };
  const isWithdrawn = (key: string): boolean => key !== '' && withdrawn.includes(`\n${key}\n`);
  return {
    holding,
    at: (model) => keys.toString('utf8', starts[model] ?? keys.length, endOf(model)),
    isWithdrawn,
    isKnown: (key) => isWithdrawn(key) || [...holding(key).values()].includes(Held.whole),
    bytes: keys.length + starts.byteLength + withdrawn.length + pieces.bytes,
  };
}
