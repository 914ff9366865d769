/** Model numbers as keys (`modelKeyOf`): found whole, by their beginning, by a part of them, and by what is like them. */
import { growing } from '../growing.ts';

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

function keysOf(keys: Buffer, starts: Uint32Array, withdrawn: Buffer): ModelKeys {
  const endOf = (model: number): number => (starts[model + 1] ?? keys.length) - 1;
  const modelAt = (byte: number): number => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((starts[middle] ?? 0) <= byte) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };
  const holding = (key: string, most = Infinity): Map<number, number> => {
    const found = new Map<number, number>();
    const sought = Buffer.from(key);
    if (sought.length === 0 || sought.includes(BREAK)) return found;
    for (let at = keys.indexOf(sought); at >= 0 && found.size < most;) {
      const model = modelAt(at);
      const begins = starts[model] === at;
      found.set(model, !begins ? Held.inside : endOf(model) - at === sought.length ? Held.whole : Held.beginning);
      at = keys.indexOf(sought, endOf(model));
    }
    return found;
  };
  const isWithdrawn = (key: string): boolean => key !== '' && withdrawn.includes(`\n${key}\n`);
  return {
    holding,
    at: (model) => keys.toString('utf8', starts[model] ?? keys.length, endOf(model)),
    isWithdrawn,
    isKnown: (key) => isWithdrawn(key) || [...holding(key).values()].includes(Held.whole),
    bytes: keys.length + starts.byteLength + withdrawn.length,
  };
}
