/** Letters and figures of one line, as they are engraved or printed on housings. Glyphs stand in a cell of 4 × 6. */

const GLYPHS = {
  0: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0',
  1: '1,1 2.2,0 2.2,6',
  2: '0,1 1,0 3,0 4,1 4,2 0,6 4,6',
  3: '0,0 4,0 2,2.4 3,2.4 4,3.4 4,5 3,6 1,6 0,5',
  4: '3,6 3,0 0,4 4,4',
  5: '4,0 0,0 0,2.6 3,2.6 4,3.6 4,5 3,6 0,6',
  6: '3.6,0 1.6,0 0,2.4 0,5 1,6 3,6 4,5 4,3.6 3,2.7 0,2.7',
  7: '0,0 4,0 1.4,6',
  8: '1,0 3,0 4,.8 4,2 3,2.8 1,2.8 0,2 0,.8 1,0|1,2.8 3,2.8 4,3.7 4,5.2 3,6 1,6 0,5.2 0,3.7 1,2.8',
  9: '.4,6 2.4,6 4,3.6 4,1 3,0 1,0 0,1 0,2.4 1,3.3 4,3.3',
  '.': '1,6 1.1,6',
  '-': '.5,3.2 3.5,3.2',
  A: '0,6 2,0 4,6|.8,4 3.2,4',
  B: '0,0 3,0 4,.8 4,2 3,2.8 0,2.8 3,2.8 4,3.7 4,5.2 3,6 0,6 0,0',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  G: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3.2 2.4,3.2',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  I: '2,0 2,6',
  K: '0,0 0,6|4,0 0,3.6|1.4,2.4 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  P: '0,6 0,0 3,0 4,1 4,2.2 3,3.2 0,3.2',
  R: '0,6 0,0 3,0 4,1 4,2.2 3,3.2 0,3.2|2,3.2 4,6',
  S: '4,1 3,0 1,0 0,1 0,2 1,2.8 3,3.2 4,4 4,5 3,6 1,6 0,5',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,5 1,6 3,6 4,5 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,2 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  '"': '1,0 1,1.6|3,0 3,1.6',
};
const ADVANCE = 5.8;
const NARROW = { '.': 2.6, 1: 4.4, I: 4.4, '"': 5 };

const advanceOf = (letter) => NARROW[letter] ?? ADVANCE;

/** Width of a text of height `h`. */
export const markWidth = (text, h) => (([...text].reduce((sum, letter) => sum + advanceOf(letter), 0) - 1.8) * h) / 6;

/** Writes `text` with its upper left corner at (x, y), `h` high; `align` 0 left … 1 right of x. */
export function mark(pen, text, x, y, h, { colour = '#5f6b7a', weight = 0.15, align = 0, opacity } = {}) {
  const k = h / 6;
  const short = (value) => String(Math.round(value * 10) / 10);
  let at = x - markWidth(text, h) * align;
  let d = '';
  for (const letter of text) {
    for (const stroke of (GLYPHS[letter] ?? '').split('|').filter(Boolean)) {
      const points = stroke.split(' ').map((pair) => pair.split(',').map(Number));
      d += `M${points.map(([px, py]) => `${short(at + px * k)} ${short(y + py * k)}`).join('L')}`;
    }
    at += advanceOf(letter) * k;
  }
  pen.path(d, { stroke: colour, width: h * weight, opacity });
}
