/** The internal statement as a document definition, A4 across. Every page says that it is not for the customer. */
import { paperPrice, unpricedNote } from '@portal/contract/design-order';
import { marginShareText, pricingCopy } from '@portal/engines/pricing';
import { formatPercent } from '@portal/units';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { checkHead, checkLines, MARK, uncostedNote, type InternalStatement, type StatedLine } from './internal-statement.ts';
import { keptRows, type GroupRows } from './kept-rows.ts';
import { FONT, INK, INSIDE, MARGIN, money, pageFoot, SOFT } from '../../../platform/render/paper-style.ts';
import { type QuotedFee } from './quotation.ts';
import { covered, rowsTable, type PaperColumn } from './rows-table.ts';

const WIDTH = 841.89 - 2 * MARGIN;
/** Those of cost, margin and its share stand last. */
const COST_COLUMNS = 3;
const SHARED_COLUMNS = 8;
const COST_WIDTH = 194;

/** Cost and margin only where there is a cost (PRICE-26). */
const columnsOf = ({ costLabel, seesCost }: InternalStatement): PaperColumn[] => [
  { head: '序号', width: 28, alignment: 'left' },
  { head: '产品 / 品牌型号', width: WIDTH - 384 - (seesCost ? COST_WIDTH : 0), alignment: 'left' },
  { head: '单位', width: 32, alignment: 'center' },
  { head: '数量', width: 40, alignment: 'right' },
  { head: costLabel, width: 84, alignment: 'right' },
  { head: '折扣率', width: 52, alignment: 'right' },
  { head: '报价单价', width: 70, alignment: 'right' },
  { head: '报价金额', width: 78, alignment: 'right' },
  ...(seesCost
    ? ([
        { head: '成本', width: 78, alignment: 'right' },
        { head: '毛利', width: 70, alignment: 'right' },
        { head: '毛利率', width: 46, alignment: 'right' },
      ] satisfies PaperColumn[])
    : []),
];

export function statementDocument(statement: InternalStatement): TDocumentDefinitions {
  const columns = columnsOf(statement);
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
      rowsTable(columns, keptRows([...statement.groups.map((group) => groupRows(group, statement)), ...feeRows(statement)]), totals(statement), 3.5),
      ...checkPart(statement.check),
    ],
  };
}

const groupRows = (group: InternalStatement['groups'][number], { seesCost }: InternalStatement): GroupRows<TableCell[]> => ({
  head: headCells(group.title, seesCost),
  lines: group.lines.map((line) => lineCells(line, seesCost)),
  sum: [
    { text: `${group.title} 小计`, color: SOFT, alignment: 'right', colSpan: 7 },
    ...covered(6),
    ...[money(group.amount), ...(seesCost ? [money(group.costAmount), money(group.margin), marginShareText(group.share)] : [])].map((text): TableCell => ({
      text,
      bold: true,
      alignment: 'right',
    })),
  ],
});

function headCells(title: string, seesCost: boolean): TableCell[] {
  const count = SHARED_COLUMNS + costCells(seesCost).length;
  return [{ text: title, bold: true, fontSize: 9.5, colSpan: count, margin: [0, 5, 0, 0] }, ...covered(count - 1)];
}

/** What a row without cost has in those columns. */
const costCells = (seesCost: boolean): TableCell[] => (seesCost ? Array.from({ length: COST_COLUMNS }, () => ({ text: '' })) : []);

/** They have no cost and are in no margin; nothing where there are none. */
const feeRows = ({ fees, feesTotal, seesCost }: InternalStatement): GroupRows<TableCell[]>[] =>
  fees.length === 0
    ? []
    : [
        {
          head: headCells('费用', seesCost),
          lines: fees.map((fee) => feeCells(fee, seesCost)),
          sum: [
            { text: '费用小计', color: SOFT, alignment: 'right', colSpan: 7 },
            ...covered(6),
            { text: money(feesTotal), bold: true, alignment: 'right' },
            ...costCells(seesCost),
          ],
        },
      ];

const feeCells = ({ place, name, words, unit, quantity, unitPrice, percent, amount }: QuotedFee, seesCost: boolean): TableCell[] => [
  { text: String(place), color: SOFT },
  { text: [name, ...(words === '' ? [] : [{ text: `  ${words}`, fontSize: 7.5, color: SOFT }])] },
  { text: unit, alignment: 'center' },
  { text: String(quantity), alignment: 'right' },
  { text: '' },
  { text: '' },
  { text: percent === null ? money(unitPrice ?? 0) : formatPercent(percent), alignment: 'right' },
  { text: money(amount), alignment: 'right' },
  ...costCells(seesCost),
];

function lineCells(line: StatedLine, seesCost: boolean): TableCell[] {
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
    ...(seesCost ? [known(line.costAmount), known(line.margin), marginShareText(line.share)].map(figure) : []),
  ];
}

function totals({ seesCost, sums, fees, feesTotal, total, unpriced, uncosted, remark }: InternalStatement): Content {
  const figures: [string, string][] = [
    ['报价合计', `¥ ${money(total)}`],
    ...(fees.length === 0
      ? []
      : ([
          ['其中产品', `¥ ${money(sums.amount)}`],
          ['其中费用', `¥ ${money(feesTotal)}`],
        ] as [string, string][])),
    ...(seesCost
      ? ([
          ['成本合计', `¥ ${money(sums.costAmount)}`],
          ['毛利', `¥ ${money(sums.margin)}`],
          ['毛利率', marginShareText(sums.share)],
        ] as [string, string][])
      : []),
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
