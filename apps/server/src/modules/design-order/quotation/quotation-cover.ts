import type { Column, Content } from 'pdfmake/interfaces.js';
import { coverFacts } from '../../../platform/render/paper-cover.ts';
import type { QuotationPaper } from './quotation.ts';

/** The first page: who offers what to whom, and until when; no money. `sign`: of whoever quotes. */
export const coverOf = (paper: QuotationPaper, sign: Column): Content[] => [
  { columns: [sign] },
  { text: '报 价 单', fontSize: 30, bold: true, alignment: 'center', margin: [0, 150, 0, 16] },
  { text: paper.project || ' ', fontSize: 16, alignment: 'center', margin: [40, 0, 40, 26] },
  ...coverFacts([...paper.customer.slice(0, 1), ...paper.supplier, ['编号', paper.number]], 96),
  { text: '', pageBreak: 'after' },
];
