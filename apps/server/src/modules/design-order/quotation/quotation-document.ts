/** The quotation for the customer as a document definition, A4 upright. A fresh one for every file: the library writes into it. */
import { designOrderCopy, paperPrice, quotationCopy, unpricedNote } from '@portal/contract/design-order';
import type { Column, Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { keptRows, type GroupRows } from './kept-rows.ts';
import { ACCENT, FONT, HAIR, INK, MARGIN, money, pageFoot, rule, SOFT } from '../../../platform/render/paper-style.ts';
import type { PaperPicture, Pictures } from './pictures.ts';
import { pricingCopy } from '@portal/engines/pricing';
import { formatPercent } from '@portal/units';
import { coverOf } from './quotation-cover.ts';
import { type PaperFact, type QuotationPaper, type QuotedFee, type QuotationLine } from './quotation.ts';
import { covered, rowsTable, type PaperColumn } from './rows-table.ts';

const WIDTH = 595.28 - 2 * MARGIN;
const COLUMNS: readonly PaperColumn[] = [
  { head: '序号', width: 26, alignment: 'left' },
  { head: '图片', width: 46, alignment: 'center' },
  { head: quotationCopy.productHead, width: WIDTH - 290, alignment: 'left' },
  { head: '单位', width: 34, alignment: 'center' },
  { head: '数量', width: 40, alignment: 'right' },
  { head: '单价（元）', width: 68, alignment: 'right' },
  { head: '金额（元）', width: 76, alignment: 'right' },
];
const PICTURE = 34;

export function quotationDocument(paper: QuotationPaper, pictures: Pictures, logo: PaperPicture | null): TDocumentDefinitions {
  const end = [termsBlock(paper), ...safetyBlock(paper), signatures(paper)];
  const isSignedTogether = paper.safetyNotes.length <= SIGNED_TOGETHER.safetyNotes && linesOf(paper.notes) <= SIGNED_TOGETHER.noteLines;
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, 40, MARGIN, 46],
    info: { title: `报价单 ${paper.number} ${paper.project}`, author: paper.companyName },
    language: 'zh-CN',
    defaultStyle: { font: FONT, fontSize: 8.5, color: INK, lineHeight: 1.12 },
    images: imagesOf(pictures, logo),
    // the cover has none, the page behind it its own, larger one
    header: (page) => (page <= 2 ? null : runningHead(paper)),
    footer: pageFoot(paper.demoNote ?? `${paper.companyName} · 报价单 ${paper.number}`),
    content: [
      ...coverOf(paper, signOf(paper, logo)),
      masthead(paper, logo),
      { ...(rule(WIDTH, ACCENT, 1.2) as object), margin: [0, 10, 0, 12] } as Content,
      { columns: [factList(paper.customer, 58), factList(paper.supplier, 58)], columnGap: 24 },
      {
        ...(rowsTable(
          COLUMNS,
          keptRows([...paper.groups.map((group) => groupRows(group, pictures)), ...feeRows(paper)]),
          { stack: [totalBlock(paper), ...(isSignedTogether ? end : [])] },
          4,
        ) as object),
        margin: [0, 12, 0, 0],
      } as Content,
      ...(isSignedTogether ? [] : end),
    ],
  };
}

/** With no more than these, the last products, the total, the terms and the signatures fit one page: nobody signs a page that does not say what. */
const SIGNED_TOGETHER = { safetyNotes: 6, noteLines: 8 };
const LETTERS_A_LINE = 50;
const linesOf = (text: string): number => text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LETTERS_A_LINE)), 0);

const dataUrl = ({ bytes }: PaperPicture): string => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;

const imagesOf = (pictures: Pictures, logo: PaperPicture | null): Record<string, string> =>
  Object.fromEntries([...[...pictures].map(([address, picture]) => [address, dataUrl(picture)]), ...(logo === null ? [] : [['logo', dataUrl(logo)]])]);

const signOf = ({ companyName }: QuotationPaper, logo: PaperPicture | null): Column =>
  logo === null
    ? wordmark(companyName)
    : {
        stack: [
          { image: 'logo', fit: [170, 40] },
          { text: companyName, color: SOFT, margin: [0, 5, 0, 0] },
        ],
        width: '*',
      };

function masthead(paper: QuotationPaper, logo: PaperPicture | null): Content {
  return {
    columns: [
      signOf(paper, logo),
      {
        width: 200,
        alignment: 'right',
        stack: [
          { text: '报 价 单', fontSize: 20, bold: true, lineHeight: 1 },
          { text: `编号 ${paper.number}`, color: SOFT, margin: [0, 5, 0, 0] },
        ],
      },
    ],
  };
}

/** In the place of a sign: a bar and the name. */
const wordmark = (companyName: string): Column => ({
  width: '*',
  columns: [
    { width: 12, canvas: [{ type: 'rect', x: 0, y: 3, w: 4, h: 20, color: ACCENT }] },
    { width: '*', text: companyName, fontSize: 15, bold: true, margin: [0, 1, 0, 0] },
  ],
});

const runningHead = ({ number, companyName }: QuotationPaper): Content => ({
  margin: [MARGIN, 22, MARGIN, 0],
  fontSize: 7.5,
  color: SOFT,
  columns: [{ text: companyName }, { text: `报价单 ${number}`, alignment: 'right' }],
});

/** Label and text a line; a blank one is there to be filled in by hand. */
const factList = (facts: readonly PaperFact[], labelWidth: number): Content => ({
  table: {
    widths: [labelWidth, '*'],
    body: facts.map(([label, text, is]) => [
      { text: label, color: SOFT },
      { text: text || ' ', bold: is === 'customer' || is === 'supplier' },
    ]),
  },
  layout: { hLineWidth: () => 0, vLineWidth: () => 0, paddingLeft: () => 0, paddingRight: () => 0, paddingTop: () => 1.5, paddingBottom: () => 1.5 },
});

const groupRows = (group: QuotationPaper['groups'][number], pictures: Pictures): GroupRows<TableCell[]> => ({
  head: [{ text: group.title, bold: true, fontSize: 10, colSpan: COLUMNS.length, margin: [0, 6, 0, 0] }, ...covered(COLUMNS.length - 1)],
  lines: group.lines.map((line) => lineCells(line, pictures)),
  sum: sumRow(`${group.title} 小计`, group.amount),
});

const sumRow = (label: string, amount: number): TableCell[] => [
  { text: label, color: SOFT, alignment: 'right', colSpan: COLUMNS.length - 1 },
  ...covered(COLUMNS.length - 2),
  { text: money(amount), bold: true, alignment: 'right' },
];

/** Nothing where there are no fees: the goods are then the total. */
function feeRows({ fees, goodsTotal, feesTotal }: QuotationPaper): GroupRows<TableCell[]>[] {
  if (fees.length === 0) return [];
  const head: TableCell[] = [{ text: '费用', bold: true, fontSize: 10, colSpan: COLUMNS.length, margin: [0, 6, 0, 0] }, ...covered(COLUMNS.length - 1)];
  return [{ head, lines: [sumRow('产品小计', goodsTotal), ...fees.map(feeCells)], sum: sumRow('费用小计', feesTotal) }];
}

const feeCells = (fee: QuotedFee): TableCell[] => [
  { text: String(fee.place), color: SOFT },
  { text: '' },
  { text: [{ text: fee.name, fontSize: 9 }, ...(fee.words === '' ? [] : [{ text: `  ${fee.words}`, fontSize: 7.5, color: SOFT }])] },
  { text: fee.unit, alignment: 'center' },
  { text: String(fee.quantity), alignment: 'right' },
  { text: fee.percent === null ? money(fee.unitPrice ?? 0) : formatPercent(fee.percent), alignment: 'right' },
  { text: money(fee.amount), alignment: 'right' },
];

function lineCells(line: QuotationLine, pictures: Pictures): TableCell[] {
  const middle: [number, number, number, number] = [0, 11, 0, 0];
  const price = paperPrice(line.unitPrice, line.isFree);
  return [
    { text: String(line.place), color: SOFT, margin: middle },
    pictures.has(line.picture) ? { image: line.picture, fit: [PICTURE, PICTURE], alignment: 'center' } : { text: '', margin: [0, 0, 0, PICTURE] },
    {
      stack: [
        { text: line.name, fontSize: 9 },
        { text: [line.brand, line.model].filter(Boolean).join('  '), fontSize: 8, margin: [0, 1, 0, 0] },
        ...(line.facts === '' ? [] : [{ text: line.facts, fontSize: 7.5, color: SOFT, margin: [0, 1, 0, 0] as [number, number, number, number] }]),
      ],
    },
    { text: line.unit, alignment: 'center', margin: middle },
    { text: String(line.quantity), alignment: 'right', margin: middle },
    { text: price, alignment: 'right', margin: middle, ...(line.unitPrice === null ? { color: SOFT } : {}) },
    { text: line.unitPrice === null ? '—' : money(line.amount), alignment: 'right', margin: middle },
  ];
}

const totalBlock = (paper: QuotationPaper): Content => ({
  margin: [0, 10, 0, 0],
  stack: [
    {
      columns: [
        {
          width: '*',
          text: [
            { text: '人民币大写  ', color: SOFT },
            { text: paper.totalInWords, bold: true },
          ],
          fontSize: 9.5,
          margin: [0, 6, 0, 0],
        },
        {
          width: 'auto',
          text: [
            { text: `合计（${paper.taxWord}）  `, color: SOFT, fontSize: 9.5 },
            { text: `¥ ${money(paper.total)}`, bold: true, fontSize: 16 },
          ],
        },
      ],
    },
    { text: `${pricingCopy.roundingRule}。`, color: SOFT, fontSize: 7.5, margin: [0, 4, 0, 0] },
    ...(paper.unpriced === 0 ? [] : [{ text: unpricedNote(paper.unpriced), color: SOFT, margin: [0, 3, 0, 0] as [number, number, number, number] }]),
  ],
});

/** Two terms a row; the notes, which may be long, below. */
function termsBlock({ terms, notes }: QuotationPaper): Content {
  const said = terms.filter(([, text]) => text !== '');
  const half = Math.ceil(said.length / 2);
  return {
    unbreakable: true,
    margin: [0, 10, 0, 0],
    stack: [
      { ...(rule(WIDTH, HAIR, 0.5) as object), margin: [0, 0, 0, 8] } as Content,
      // the library draws no table without a row
      { columns: [said.slice(0, half), said.slice(half)].filter(({ length }) => length > 0).map((facts) => factList(facts, 46)), columnGap: 24 },
      ...(notes === '' ? [] : [factList([['备注', notes]], 46)]),
    ],
  };
}

/** Nothing where nothing was warned of. */
const safetyBlock = ({ safetyNotes }: QuotationPaper): Content[] =>
  safetyNotes.length === 0
    ? []
    : [
        {
          // a short list stays with its title
          unbreakable: safetyNotes.length <= 10,
          margin: [0, 10, 0, 0],
          stack: [{ text: designOrderCopy.safetyHead, bold: true, margin: [0, 0, 0, 3] }, { ul: [...safetyNotes] }],
        },
      ];

const signatures = ({ companyName, customer }: QuotationPaper): Content => ({
  unbreakable: true,
  margin: [0, 18, 0, 0],
  columnGap: 40,
  columns: [signature('报价单位（盖章处）', companyName), signature(quotationCopy.customerSigns, customer[0]?.[1] ?? '')],
});

const signature = (label: string, name: string): Content => ({
  stack: [
    { text: label, color: SOFT },
    { text: name || ' ', margin: [0, 3, 0, 30] },
    rule((WIDTH - 40) / 2, SOFT, 0.5),
    {
      columns: [
        { text: '签字', color: SOFT },
        { text: '日期          年      月      日', color: SOFT, alignment: 'right' },
      ],
      margin: [0, 4, 0, 0],
    },
  ],
});
