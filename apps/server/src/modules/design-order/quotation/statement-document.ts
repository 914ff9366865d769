/** The internal statement as a document definition, A4 across. Every page says that it is not for the customer. */
import { paperPrice } from '@portal/contract/design-order';
import { pricingCopy } from '@portal/engines/pricing';
import { formatPercent } from '@portal/units';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { checkHead, checkLines, MARK, marginShare, uncostedNote, type InternalStatement, type StatedLine } from './internal-statement.ts';
import { keptRows, type GroupRows } from './kept-rows.ts';
import { FONT, INK, INSIDE, MARGIN, money, pageFoot, SOFT } from '../../../platform/render/paper-style.ts';
import { unpricedNote, type QuotedFee } from './quotation.ts';
import { covered, rowsTable, type PaperColumn } from './rows-table.ts';

const WIDTH = 841.89 - 2 * MARGIN;
const columnsOf = (costLabel: string): PaperColumn[] => [
  { head: '序号', width: 28, alignment: 'left' },
  { head: '产品 / 品牌型号', width: WIDTH - 578, alignment: 'left' },
  { head: '单位', width: 32, alignment: 'center' },
  { head: '数量', width: 40, alignment: 'right' },
  { head: costLabel, width: 84, alignment: 'right' },
  { head: '折扣率', width: 52, alignment: 'right' },
  { head: '报价单价', width: 70, alignment: 'right' },
  { head: '报价金额', width: 78, alignment: 'right' },
  { head: '成本', width: 78, alignment: 'right' },
  { head: '毛利', width: 70, alignment: 'right' },
  { head: '毛利率', width: 46, alignment: 'right' },
];
const COUNT = 11;

export function statementDocument(statement: InternalStatement): TDocumentDefinitions {
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [MARGIN, 52, MARGIN, 46],
    info: { title: `内部明细 ${statement.name}` },
    language: 'zh-CN',
    defaultStyle: { font: FONT, fontSize: 8.5, color: INK, lineHeight: 1.1 },
    header: {
      margin: [MARGIN, 22, MARGIN, 0],
      columns: [
        { text: MARK, bold: true, color: INSIDE, fontSize: 9 },
        { text: `${statement.name} · ${statement.number}`, color: SOFT, alignment: 'right', fontSize: 7.5 },
      ],
    },
    footer: pageFoot(['内部资料', statement.demoNote].filter(Boolean).join(' · ')),
    content: [
      { text: '内部明细', fontSize: 18, bold: true },
      {
        text: statement.facts.filter(([, text]) => text !== '').flatMap(([label, text]) => [{ text: `${label} `, color: SOFT }, `${text}      `]),
        margin: [0, 6, 0, 10],
      },
      rowsTable(columnsOf(statement.costLabel), keptRows([...statement.groups.map(groupRows), ...feeRows(statement)]), totals(statement), 3.5),
      ...checkPart(statement.check),
    ],
  };
}

const groupRows = (group: InternalStatement['groups'][number]): GroupRows<TableCell[]> => ({
  head: [{ text: group.title, bold: true, fontSize: 9.5, colSpan: COUNT, margin: [0, 5, 0, 0] }, ...covered(COUNT - 1)],
  lines: group.lines.map(lineCells),
  sum: [
    { text: `${group.title} 小计`, color: SOFT, alignment: 'right', colSpan: 7 },
    ...covered(6),
    ...[money(group.amount), money(group.costAmount), money(group.margin), marginShare(group.margin, group.amount)].map((text): TableCell => ({
      text,
      bold: true,
      alignment: 'right',
    })),
  ],
});

/** They have no cost and are in no margin; nothing where there are none. */
const feeRows = ({ fees, feesTotal }: InternalStatement): GroupRows<TableCell[]>[] =>
  fees.length === 0
    ? []
    : [
        {
          head: [{ text: '费用', bold: true, fontSize: 9.5, colSpan: COUNT, margin: [0, 5, 0, 0] }, ...covered(COUNT - 1)],
          lines: fees.map(feeCells),
          sum: [
            { text: '费用小计', color: SOFT, alignment: 'right', colSpan: 7 },
            ...covered(6),
            { text: money(feesTotal), bold: true, alignment: 'right' },
            ...['', '', ''].map((text): TableCell => ({ text })),
          ],
        },
      ];

const feeCells = ({ place, name, words, unit, quantity, unitPrice, percent, amount }: QuotedFee): TableCell[] => [
  { text: String(place), color: SOFT },
  { text: [name, ...(words === '' ? [] : [{ text: `  ${words}`, fontSize: 7.5, color: SOFT }])] },
  { text: unit, alignment: 'center' },
  { text: String(quantity), alignment: 'right' },
  { text: '' },
  { text: '' },
  { text: percent === null ? money(unitPrice ?? 0) : formatPercent(percent), alignment: 'right' },
  { text: money(amount), alignment: 'right' },
  ...['', '', ''].map((text): TableCell => ({ text })),
];

function lineCells(line: StatedLine): TableCell[] {
  const figure = (text: string): TableCell => ({ text, alignment: 'right' });
  const known = (yuan: number | null): string => (yuan === null ? '—' : money(yuan));
  return [
    { text: String(line.place), color: SOFT },
    { stack: [line.name, { text: [line.brand, line.model].filter(Boolean).join('  '), fontSize: 7.5, color: SOFT }] },
    { text: line.unit, alignment: 'center' },
    figure(String(line.quantity)),
    figure(paperPrice(line.cost, line.isFree)),
    figure(formatPercent(line.rate)),
    figure(paperPrice(line.unitPrice, line.isFree)),
    figure(line.unitPrice === null ? '—' : money(line.amount)),
    figure(known(line.costAmount)),
    figure(known(line.margin)),
    figure(marginShare(line.margin, line.amount)),
  ];
}

function totals({ sums, fees, feesTotal, total, unpriced, uncosted, remark }: InternalStatement): Content {
  const figures: [string, string][] = [
    ['报价合计', `¥ ${money(total)}`],
    ...(fees.length === 0
      ? []
      : ([
          ['其中产品', `¥ ${money(sums.amount)}`],
          ['其中费用', `¥ ${money(feesTotal)}`],
        ] as [string, string][])),
    ['成本合计', `¥ ${money(sums.costAmount)}`],
    ['毛利', `¥ ${money(sums.margin)}`],
    ['毛利率', marginShare(sums.margin, sums.amount)],
  ];
  const notes = [
    `${pricingCopy.roundingRule}。`,
    ...(unpriced === 0 ? [] : [unpricedNote(unpriced)]),
    ...(uncosted === 0 ? [] : [uncostedNote(uncosted)]),
    ...(remark === '' ? [] : [`备注：${remark}`]),
  ];
  return {
    margin: [0, 12, 0, 0],
    stack: [
      {
        columnGap: 26,
        columns: figures.map(([label, text]) => ({
          width: 'auto',
          stack: [
            { text: label, color: SOFT },
            { text, bold: true, fontSize: 13 },
          ],
        })),
      },
      ...notes.map((text) => ({ text, color: SOFT, margin: [0, 4, 0, 0] as [number, number, number, number] })),
    ],
  };
}

/** Nothing where the check was not asked for. */
const checkPart = (check: InternalStatement['check']): Content[] =>
  check === null
    ? []
    : [
        {
          // a short list stays with its title
          unbreakable: check.words.length <= 20,
          margin: [0, 14, 0, 0],
          stack: [{ text: checkHead(check), bold: true, fontSize: 12, margin: [0, 0, 0, 4] }, { ul: [...checkLines(check)] }],
        },
      ];
