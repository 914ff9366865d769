/** Words with their places, as the database writes them out: `'半球':3A,17B '400':5A`. */

export const WEIGHTS = { D: 0, B: 2, A: 3 } as const;
/** A place and what kind of text it stands in, as 16 bits: the order of numbers is that of places. */
export const placed = (place: number, weight: number): number => place * 4 + weight;
export const placeOf = (kept: number): number => kept >>> 2;
export const weightOf = (kept: number): number => kept & 3;

const [QUOTE, BACKSLASH, COLON, COMMA, ZERO, NINE] = [0x27, 0x5c, 0x3a, 0x2c, 0x30, 0x39];
const [A, B] = [0x41, 0x42];

/** `places`: filled with the places of one text, which are gone with the next. */
export function readVector(text: string, places: Uint16Array, take: (word: string, from: number, count: number) => void): void {
  let at = 0;
  let filled = 0;
  while (at < text.length && text.charCodeAt(at) === QUOTE) {
    let end = at + 1;
    let doubled = false;
    for (; ; end++) {
      const sign = text.charCodeAt(end);
      if (sign === QUOTE && text.charCodeAt(end + 1) !== QUOTE) break;
      if (sign === QUOTE || sign === BACKSLASH) {
        doubled = true;
        end++;
      }
      if (end >= text.length) return;
    }
    const written = text.slice(at + 1, end);
    const from = filled;
    at = end + 1;
    if (text.charCodeAt(at) === COLON) {
      do {
        let place = 0;
        for (at++; ; at++) {
          const digit = text.charCodeAt(at);
          if (!(digit >= ZERO && digit <= NINE)) break;
          place = place * 10 + digit - ZERO;
        }
        const letter = text.charCodeAt(at);
        const weight = letter === A ? WEIGHTS.A : letter === B ? WEIGHTS.B : WEIGHTS.D;
        if (weight !== WEIGHTS.D) at++;
        if (filled < places.length) places[filled++] = placed(place, weight);
      } while (text.charCodeAt(at) === COMMA);
    }
    take(doubled ? written.replace(/''|\\\\/g, (two) => two.charAt(0)) : written, from, filled - from);
    at++;
  }
}
