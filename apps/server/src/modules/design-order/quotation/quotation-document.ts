/** The quotation as a document definition for A4, landscape. A fresh one for every file: the library writes into it. */
import { formatPercent, formatYuan } from '@portal/units';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Quotation, QuotationLine } from './quotation.ts';

export const FONT = 'NotoSansSC';

const INK = '#1d2733';
const SOFT = '#5b6775';
const HAIR = '#d5dae1';
const DEEP = '#2b4a6f';
const BAND = '#f5f7fa';

const COLUMNS = [
  { header: '序号', width: 26, alignment: 'center' },
  { header: '产品名称', width: '*', alignment: 'left' },
  { header: '型号', width: 118, alignment: 'left' },
  { header: '品牌', width: 52, alignment: 'left' },
  { header: '分类', width: 92, alignment: 'left' },
  { header: '单价', width: 66, alignment: 'right' },
  { header: '折扣率', width: 44, alignment: 'right' },
  { header: '折后价', width: 66, alignment: 'right' },
  { header: '数量', width: 32, alignment: 'right' },
  { header: '小计', width: 76, alignment: 'right' },
] as const;

const money = (value: number | string): string => (typeof value === 'number' ? formatYuan(value).text : value);

export function quotationDocument(quotation: Quotation): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [32, 34, 32, 44],
    info: { title: `${quotation.title} ${quotation.name}` },
    language: 'zh-CN',
    defaultStyle: { font: FONT, fontSize: 8.5, color: INK, lineHeight: 1.05 },
    content: [
      { text: quotation.title, fontSize: 20, bold: true, color: DEEP, alignment: 'center', margin: [0, 0, 0, 12] },
      factsTable(quotation.facts),
      linesTable(quotation.lines),
      totalsBlock(quotation),
    ],
    footer: (page, pages) => ({
      margin: [32, 14, 32, 0],
      fontSize: 7.5,
      color: SOFT,
      columns: [
        { text: quotation.demoNote ?? '', width: '*' },
        { text: `第 ${page} / ${pages} 页`, width: 90, alignment: 'right' },
      ],
    }),
  };
}

/** Two facts a row; the remark, which may be long, has a row to itself. */
function factsTable(facts: Quotation['facts']): Content {
  const short = facts.filter(([label]) => label !== '备注');
  const rows: TableCell[][] = [];
  for (let index = 0; index < short.length; index += 2) rows.push([...factCells(short[index]), ...factCells(short[index + 1])]);
  for (const fact of facts.filter(([label]) => label === '备注')) {
    const [label, text] = factCells(fact);
    rows.push([label, { ...text, colSpan: 3 }, {}, {}]);
  }
  return { table: { widths: [48, '*', 48, '*'], body: rows }, layout: 'noBorders', margin: [0, 0, 0, 10] };
}

const factCells = (fact: [string, string] | undefined): [label: { text: string; color: string }, text: { text: string }] => [
  { text: fact?.[0] ?? '', color: SOFT },
  { text: fact?.[1] ?? '' },
];

function linesTable(lines: readonly QuotationLine[]): Content {
  const header = COLUMNS.map((column): TableCell => ({
    text: column.header,
    bold: true,
    color: '#ffffff',
    fillColor: DEEP,
    alignment: column.alignment,
    margin: [0, 2, 0, 2],
  }));
  const body = lines.map((line) =>
    [
      String(line.sort),
      line.productName,
      line.productModel,
      line.brandName,
      line.productCategory,
      money(line.price),
      formatPercent(line.rate),
      money(line.ratePrice),
      String(line.quantity),
      money(line.amount),
    ].map((text, index): TableCell => ({ text, alignment: COLUMNS[index]?.alignment ?? 'left' })),
  );
  return {
    table: { headerRows: 1, dontBreakRows: true, widths: COLUMNS.map((column) => column.width), body: [header, ...body] },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => HAIR,
      paddingTop: () => 3.5,
      paddingBottom: () => 3,
      fillColor: (row: number) => (row > 0 && row % 2 === 0 ? BAND : null) as string,
    },
  };
}

/** Kept in one piece: a total must not stand on another page than its words. */
function totalsBlock(quotation: Quotation): Content {
  const figures: [string, string, boolean][] = [
    ['原价合计', money(quotation.originalAmount), false],
    ['优惠', money(quotation.preferential), false],
    ['总价', money(quotation.amount), true],
  ];
  return {
    margin: [0, 10, 0, 0],
    unbreakable: true,
    columns: [
      {
        width: '*',
        text: [
          { text: '人民币大写：', color: SOFT },
          { text: quotation.amountInWords, bold: true },
        ],
        margin: [0, 36, 0, 0],
        fontSize: 10,
      },
      {
        width: 240,
        layout: 'noBorders',
        table: {
          widths: ['*', 'auto'],
          body: figures.map(([label, text, strong]): TableCell[] => [
            { text: label, color: SOFT, alignment: 'right', margin: [0, strong ? 6 : 1, 8, 0] },
            { text, alignment: 'right', bold: strong, ...(strong ? { fontSize: 14, color: '#c0392b' } : {}) },
          ]),
        },
      },
    ],
  };
}
