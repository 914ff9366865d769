import type { Column, Content, TableCell } from 'pdfmake/interfaces.js';
import { ACCENT, HAIR, MARGIN, rule, SOFT } from '../../../platform/render/paper-style.ts';
import type { QuotationPaper } from './quotation.ts';

const WIDTH = 595.28 - 2 * MARGIN;

/** The first page: who offers what to whom, and until when; no money. `sign`: of whoever quotes. */
export const coverOf = (paper: QuotationPaper, sign: Column): Content[] => [
  { columns: [sign] },
  { text: '报 价 单', fontSize: 30, bold: true, alignment: 'center', margin: [0, 150, 0, 16] },
  { text: paper.project || ' ', fontSize: 16, alignment: 'center', margin: [40, 0, 40, 26] },
  { ...(rule(WIDTH, ACCENT, 1.2) as object), margin: [0, 0, 0, 30] } as Content,
  {
    margin: [96, 0, 96, 0],
    fontSize: 11,
    table: {
      widths: [72, '*'],
      body: [...paper.customer.slice(0, 1), ...paper.supplier, ['编号', paper.number] as const].map(([label, text]): TableCell[] => [
        { text: label, color: SOFT },
        { text: text || ' ' },
      ]),
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
  { text: '', pageBreak: 'after' },
];
