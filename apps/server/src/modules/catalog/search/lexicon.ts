/**
 * A list of words with how often each is used, read where it lies: lines of `word frequency kind`, sorted by the bytes of their words, stay
 * the bytes they are and are found by halving. 350,000 words take 6.5 MB.
 */
export interface Lexicon {
  /** All frequencies together. */
  readonly total: number;
  /**
   * Tells the words that begin with the sign at `index`, shortest first: the index behind the last sign, and the frequency.
   * `bounds`: where each sign of `text` begins, and where the last one ends, in bytes.
   */
  eachWordAt(text: Uint8Array, bounds: readonly number[], index: number, tell: (end: number, frequency: number) => void): void;
}

const [BLANK, NEW_LINE, ZERO, NINE] = [0x20, 0x0a, 0x30, 0x39];

/** Each line ends with a new line. `lines` stays in use and must not change. */
export function readLexicon(lines: Uint8Array): Lexicon {
  const { starts, total, firstLines } = readLines(lines);

  /** Below zero: the word of this line comes before what `text` holds from `from` to `end`; zero: it is that, or begins with it. */
  const compare = (line: number, text: Uint8Array, from: number, end: number): number => {
    for (let at = starts[line] ?? lines.length, of = from; of < end; at++, of++) {
      const difference = byteAt(lines, at) - byteAt(text, of);
      if (difference !== 0) return difference;
    }
    return 0;
  };
  /** The first line from `low` on that does not come before: looked for near by first, since longer words follow their beginnings. */
  const findLine = (low: number, text: Uint8Array, from: number, end: number): number => {
    let below = low;
    let step = 1;
    while (below + step < starts.length && compare(below + step, text, from, end) < 0) {
      below += step;
      step *= 2;
    }
    let above = Math.min(below + step, starts.length);
    while (below < above) {
      const middle = (below + above) >>> 1;
      if (compare(middle, text, from, end) < 0) below = middle + 1;
      else above = middle;
    }
    return below;
  };

  return {
    total,
    eachWordAt(text, bounds, index, tell) {
      const from = bounds[index] ?? text.length;
      const first = firstLines.get(beginningAt(text, from));
      if (first === undefined) return;
      let line = first;
      for (let last = index + 1; last < bounds.length; last++) {
        const end = bounds[last] ?? text.length;
        line = findLine(line, text, from, end);
        if (line === starts.length || compare(line, text, from, end) !== 0) return;
        const next = (starts[line] ?? lines.length) + end - from;
        if (lines[next] === BLANK) tell(last, numberAt(lines, next + 1));
      }
    },
  };
}

/** `firstLines`: where the words with the same beginning start. */
function readLines(lines: Uint8Array): { starts: Uint32Array; total: number; firstLines: Map<number, number> } {
  let count = 0;
  for (let at = 0; at < lines.length; at++) if (lines[at] === NEW_LINE) count++;
  const starts = new Uint32Array(count);
  const firstLines = new Map<number, number>();
  let total = 0;
  for (let line = 0, at = 0, before = -1; line < count; line++) {
    starts[line] = at;
    const beginning = beginningAt(lines, at);
    if (beginning !== before) firstLines.set((before = beginning), line);
    while (lines[at] !== BLANK) at++;
    total += numberAt(lines, at + 1);
    while (lines[at] !== NEW_LINE) at++;
    at++;
  }
  return { starts, total, firstLines };
}

/** Of a sign of three or four bytes, as all Chinese ones are, the first three; of others the first. */
function beginningAt(text: Uint8Array, at: number): number {
  const lead = byteAt(text, at);
  return lead < 0xe0 ? lead : (lead << 16) | (byteAt(text, at + 1) << 8) | byteAt(text, at + 2);
}

/** Zero behind the end. */
const byteAt = (text: Uint8Array, at: number): number => text[at] ?? 0;

function numberAt(lines: Uint8Array, from: number): number {
  let number = 0;
  for (let at = from; ; at++) {
    const digit = lines[at] ?? 0;
    if (digit < ZERO || digit > NINE) return number;
    number = number * 10 + digit - ZERO;
  }
}
