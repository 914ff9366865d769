/** A worksheet of ours calculated from outside: for tests that compare its sums with figures. */
import { strFromU8, unzipSync } from 'fflate';

export interface CalculatedSheet {
  valueOf(cell: string): number;
  stored: Map<string, number>;
  formulas: Map<string, string>;
}

/** The values of all cells, formulas calculated from the cells they name and never read; and how many there were. */
export function calculatedSheet(xlsx: Uint8Array): CalculatedSheet {
  const xml = strFromU8(unzipSync(xlsx)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const stored = new Map<string, number>();
  const formulas = new Map<string, string>();
  for (const [, cell = '', facts = '', inner = ''] of xml.matchAll(/<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    // of a text the value is the number it has among the texts; one that a formula writes is no sum
    if (/t="s(tr)?"/.test(facts)) continue;
    const value = /<v>([^<]*)<\/v>/.exec(inner)?.[1];
    const formula = /<f[^>]*>([^<]*)<\/f>/.exec(inner)?.[1];
    if (value !== undefined) stored.set(cell, Number(value));
    if (formula !== undefined) formulas.set(cell, formula);
  }
  const round = (value: number, digits: number): number => Number(`${Math.round(Number(`${Number(value.toPrecision(15))}e${digits}`))}e-${digits}`);
  const valueOf = (cell: string): number => {
    const formula = formulas.get(cell);
    if (formula === undefined) return stored.get(cell) ?? 0;
    const product = /^ROUND\(([A-Z]+\d+)([*-])([A-Z]+\d+),2\)$/.exec(formula);
    if (product) {
      const [, one = '', sign, other = ''] = product;
      return round(sign === '*' ? valueOf(one) * valueOf(other) : valueOf(one) - valueOf(other), 2);
    }
    const ofSum = /^ROUND\((SUM\([^)]*\))\*([A-Z]+\d+),2\)$/.exec(formula);
    if (ofSum) return round(sumOf(ofSum[1] ?? '') * valueOf(ofSum[2] ?? ''), 2);
    const share = /^IF\(([A-Z]+\d+)=0,0,ROUND\(([A-Z]+\d+)\/\1,4\)\)$/.exec(formula);
    if (share) return valueOf(share[1] ?? '') === 0 ? 0 : round(valueOf(share[2] ?? '') / valueOf(share[1] ?? ''), 4);
    // of a margin and its cost together
    const ofBoth = /^IF\(ROUND\(([A-Z]+\d+)\+([A-Z]+\d+),2\)=0,0,ROUND\(\1\/\(\1\+\2\),4\)\)$/.exec(formula);
    if (ofBoth) {
      const [margin, cost] = [valueOf(ofBoth[1] ?? ''), valueOf(ofBoth[2] ?? '')];
      return round(margin + cost, 2) === 0 ? 0 : round(margin / (margin + cost), 4);
    }
    return sumOf(formula);
  };
  const sumOf = (formula: string): number => {
    const sum = /^SUM\(([^)]*)\)$/.exec(formula)?.[1];
    if (sum === undefined) throw new Error(`not known: ${formula}`);
    const cells = sum.split(',').flatMap((part) => {
      const [from = '', to = from] = part.split(':');
      const column = from.replace(/\d/g, '');
      const [first, last] = [from, to].map((name) => Number(name.replace(/\D/g, '')));
      return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => `${column}${(first ?? 0) + index}`);
    });
    return round(
      cells.reduce((total, name) => total + valueOf(name), 0),
      2,
    );
  };
  return { valueOf, stored, formulas };
}

/** What its sums come to, in the order of the sheet. */
export const sumsOf = ({ formulas, valueOf }: CalculatedSheet): number[] =>
  [...formulas].flatMap(([cell, formula]) => (formula.startsWith('SUM') ? [valueOf(cell)] : []));
