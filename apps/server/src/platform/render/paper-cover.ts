/** What stands on the first page of a paper, below its title: a rule, and what it is of, line by line. */
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { ACCENT, HAIR, MARGIN, rule, SOFT } from './paper-style.ts';

const WIDTH = 595.28 - 2 * MARGIN;

/** `side`: what is left free at both sides of the lines, in points. */
export const coverFacts = (facts: readonly (readonly [label: string, text: string, ...unknown[]])[], side: number): Content[] => [
  { ...(rule(WIDTH, ACCENT, 1.2) as object), margin: [0, 0, 0, 30] } as Content,
  {
    margin: [side, 0, side, 0],
    fontSize: 11,
    table: {
      widths: [72, '*'],
      body: facts.map(([label, text]): TableCell[] => [{ text: label, color: SOFT }, { text: text || ' ' }]),
    },
    layout: {
      hLineWidth: (line: number) => (line === 0 ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => HAIR,
      paddingTop: () => 7,
      paddingBottom: () => 5,
      paddingLeft: () => 0,
      paddingRight: () => 0,
    },
  },
];
