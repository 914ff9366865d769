/** Formulas of a worksheet calculated from their text alone, as a spreadsheet does it: for tests that compare them with an engine. */
import { strFromU8, unzipSync } from 'fflate';

type Read = (cell: string) => number;

export interface FormulaSheet {
  /** Of a cell: its figure, or what its formula comes to; formulas are followed, their stored values never read. */
  valueOf: Read;
  /** Cells with a formula, and the value stored beside each. */
  formulas: ReadonlyMap<string, { text: string; stored: number }>;
  /** Figures without a formula. */
  figures: Map<string, number>;
}

/** The worksheet of that number, from 1. */
export function formulaSheet(xlsx: Uint8Array, number: number): FormulaSheet {
  const xml = strFromU8(unzipSync(xlsx)[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array());
  const figures = new Map<string, number>();
  const formulas = new Map<string, { text: string; stored: number }>();
  for (const [, cell = '', facts = '', inner = ''] of xml.matchAll(/<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    if (facts.includes('t="s"')) continue;
    const value = Number(/<v>([^<]*)<\/v>/.exec(inner)?.[1]);
    const text = /<f[^>]*>([^<]*)<\/f>/.exec(inner)?.[1];
    if (text !== undefined) formulas.set(cell, { text, stored: value });
    else if (Number.isFinite(value)) figures.set(cell, value);
  }
  const valueOf: Read = (cell) => {
    const formula = formulas.get(cell);
    const value = formula === undefined ? figures.get(cell) : formulaValue(formula.text, valueOf);
    if (value === undefined) throw new Error(`nothing stands in ${cell}`);
    return value;
  };
  return { valueOf, formulas, figures };
}

const CALLS: Readonly<Record<string, (values: readonly number[]) => number>> = {
  MAX: (values) => Math.max(...values),
  MIN: (values) => Math.min(...values),
  SUM: (values) => values.reduce((total, one) => total + one, 0),
  SQRT: ([value = Number.NaN]) => Math.sqrt(value),
  LOG10: ([value = Number.NaN]) => Math.log10(value),
  ATAN: ([value = Number.NaN]) => Math.atan(value),
  PI: () => Math.PI,
  // away from nought and towards it
  ROUNDUP: ([value = Number.NaN, digits = 0]) => Math.sign(value) * (Math.ceil(Math.abs(value) * 10 ** digits) / 10 ** digits),
  ROUNDDOWN: ([value = Number.NaN, digits = 0]) => Math.sign(value) * (Math.floor(Math.abs(value) * 10 ** digits) / 10 ** digits),
};

function formulaValue(text: string, valueOf: Read): number {
  const tokens = text.match(/\d+(?:\.\d+)?|LOG10(?=\()|[A-Z]+\d+|[A-Z]+|[-+*/^(),]/g) ?? [];
  if (tokens.join('') !== text) throw new Error(`not known: ${text}`);
  let at = 0;
  const chain = (signs: string, part: () => number): number => {
    let value = part();
    while (signs.includes(tokens[at] ?? ' ')) {
      const sign = tokens[at++];
      const other = part();
      value = sign === '+' ? value + other : sign === '-' ? value - other : sign === '*' ? value * other : sign === '/' ? value / other : value ** other;
    }
    return value;
  };
  const total = (): number => chain('+-', () => chain('*/', () => chain('^', one)));
  const one = (): number => {
    const token = tokens[at++] ?? '';
    if (token === '-') return -one();
    if (token === '(') {
      const value = total();
      at++;
      return value;
    }
    if (/^\d/.test(token)) return Number(token);
    if (/\d$/.test(token) && tokens[at] !== '(') return valueOf(token);
    const call = CALLS[token];
    if (!call || tokens[at++] !== '(') throw new Error(`not known: ${token}`);
    const values: number[] = [];
    while (tokens[at] !== ')') {
      values.push(total());
      if (tokens[at] === ',') at++;
    }
    at++;
    return call(values);
  };
  return total();
}
