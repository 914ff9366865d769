/** A calculation book as a document definition, A4 upright (BOOK-10). A fresh one for every file: the library writes into it. */
import { saidOnce } from '@portal/engines/calculation-book';
import { drawingsOf, type Drawing } from '@portal/engines/drawings';
import { sourceMarks, type SourceMark } from '@portal/engines/inputs';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { ACCENT, FONT, HAIR, INK, MARGIN, pageFoot, rule, SOFT } from '../../platform/render/paper-style.ts';
import { coverOf } from './book-cover.ts';
import { drawingSvg } from './drawing-svg.ts';
import type { BookPaper, PaperEntry } from './paper.ts';

const WIDTH = 595.28 - 2 * MARGIN;
type Margins = [number, number, number, number];

export function bookDocument(paper: BookPaper): TDocumentDefinitions {
  const name = `${paper.projectName} 计算书 ${paper.revision} 版`;
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, 42, MARGIN, 40],
    info: { title: name, author: paper.designer },
    language: 'zh-CN',
    defaultStyle: { font: FONT, fontSize: 9, color: INK, lineHeight: 1.2 },
    ...(paper.isFixed ? {} : { watermark: { text: '草 稿', font: FONT, color: SOFT, opacity: 0.05, bold: true, angle: -35 } }),
    header: (page) =>
      page === 1
        ? null
        : {
            margin: [MARGIN, 22, MARGIN, 0],
            fontSize: 7.5,
            color: SOFT,
            columns: [{ text: name }, { text: paper.state, alignment: 'right', width: 160 }],
          },
    footer: pageFoot('安防工程计算书'),
    content: [
      ...coverOf(paper),
      {
        pageBreak: 'before',
        toc: { title: { text: '目  录', fontSize: 15, bold: true, margin: [0, 0, 0, 10] }, textMargin: [0, 3, 0, 3] },
      },
      ...paper.entries.flatMap(entryPages),
      signatureMeanings(paper),
    ],
  };
}

const heading = (text: string): Content => ({ text, bold: true, fontSize: 10.5, margin: [0, 8, 0, 3], headlineLevel: 1 });

function entryPages(entry: PaperEntry): Content[] {
  const { answer } = entry;
  const { headline, results } = saidOnce(answer);
  const drawings = entry.follows ? drawingsOf(entry.engine, entry.inputs) : [];
  let part = 0;
  const sectionName = (name: string): string => `${entry.number}.${++part}  ${name}`;
  const section = (name: string): Content => heading(sectionName(name));
  return [
    { text: `${entry.number}  ${entry.title}`, fontSize: 15, bold: true, pageBreak: 'before', tocItem: true },
    { text: entry.engineTitle, color: SOFT, margin: [0, 2, 0, 8] },
    rule(WIDTH, ACCENT, 1),
    ...(headline === '' ? [] : [{ text: headline, fontSize: 10.5, margin: [0, 10, 0, 0] as Margins }]),
    ...(entry.note === '' ? [] : [{ text: entry.note, bold: true, margin: [0, 6, 0, 0] as Margins }]),
    ...(answer.warnings.length === 0 ? [] : [section('提醒'), { ul: answer.warnings }]),
    section('输入'),
    ...answer.inputs.map(inputTable),
    ...(results.length === 0 && answer.notes.length === 0 && drawings.length === 0 ? [] : [section(results.length === 0 ? '说明' : '结果')]),
    ...(results.length === 0 ? [] : [resultTable(results)]),
    ...(answer.notes.length === 0 ? [] : [{ ul: answer.notes, margin: [0, 6, 0, 0] as Margins }]),
    ...(drawings.length === 0 ? [] : [drawingRow(drawings)]),
    workingTable(sectionName('计算过程'), answer.working),
    ...(answer.stepsLeftOut === 0 ? [] : [{ text: `其余 ${answer.stepsLeftOut} 步与上面各组相同，从略。`, color: SOFT, margin: [0, 4, 0, 0] as Margins }]),
    table(
      [44, 190, '*'],
      [
        titleRow(sectionName('计算依据'), 3),
        ...answer.basis.map(({ mark, label, source }): TableCell[] => [
          { text: sourceMarks[mark].name, color: mark === 'V' ? ACCENT : SOFT },
          { text: formulaText(label) },
          { text: formulaText(source), color: SOFT },
        ]),
      ],
      8,
      1,
    ),
  ];
}

/** Two share the width, one alone has six tenths of it. */
function drawingRow(drawings: readonly Drawing[]): Content {
  const each = drawings.length > 1 ? (WIDTH - GAP * (drawings.length - 1)) / drawings.length : WIDTH * ALONE;
  return { columns: drawings.map((drawing) => ({ svg: drawingSvg(drawing), width: each })), columnGap: GAP, margin: [0, 8, 0, 4] };
}
const GAP = 16;
const ALONE = 0.6;

/** Names a table on each of its pages, and so never stands at the foot of one alone. */
const titleRow = (title: string, columns: number): TableCell[] => [
  { text: title, bold: true, fontSize: 10.5, colSpan: columns, margin: [0, 6, 0, 1] },
  ...Array.from({ length: columns - 1 }, (): TableCell => ({})),
];

/** Two a row where all of them are short, so that inputs, results and working of most calculations stand on one page with their basis. */
function resultTable(results: PaperEntry['answer']['results']): Content {
  if (results.every(({ text }) => isShort(text))) return table([104, '*', 104, '*'], pairsOf(results, { bold: true }));
  return table(
    [150, '*'],
    results.map(({ label, text }) => [
      { text: label, color: SOFT },
      { text, bold: true },
    ]),
  );
}

/** In half of the width, in figures: a Chinese sign is as wide as two. */
const HALF_SIGNS = 28;
const isShort = (text: string): boolean => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0) <= HALF_SIGNS;

function pairsOf(lines: readonly { label: string; text: string }[], look: { bold?: true } = {}): TableCell[][] {
  const pairs = lines.filter((_line, place) => place % 2 === 0).map((line, row) => [line, lines[2 * row + 1]] as const);
  return pairs.map(([left, right]): TableCell[] => [
    { text: left.label, color: SOFT },
    { text: left.text, ...look },
    { text: right?.label ?? '', color: SOFT },
    { text: right?.text ?? '', ...look },
  ]);
}

/** Two inputs a row. */
function inputTable({ title, lines }: PaperEntry['answer']['inputs'][number]): Content {
  const body = pairsOf(lines);
  return {
    stack: [
      ...(title === '' ? [] : [{ text: title, bold: true, margin: [0, 5, 0, 2] as Margins }]),
      ...(body.length === 0 ? [] : [table([104, '*', 104, '*'], body)]),
    ],
  };
}

function workingTable(title: string, working: PaperEntry['answer']['working']): Content {
  const head = ['步骤', '公式与代入', '结果'].map((text): TableCell => ({ text, color: SOFT, fontSize: 8 }));
  return table(
    [104, '*', 132],
    [
      titleRow(title, 3),
      head,
      ...working.map(({ title, formula, substituted, value }): TableCell[] => [
        { text: title },
        {
          stack: [
            { text: formulaText(formula), color: SOFT, fontSize: 8 },
            { text: ['＝ ', ...formulaText(substituted)], margin: [0, 1.5, 0, 0] },
          ],
        },
        { text: value, bold: true },
      ]),
    ],
    9,
    2,
  );
}

const HIGH: Readonly<Record<string, string>> = { '⁰': '0', '¹': '1', '²': '2', '³': '3', '⁴': '4', '⁵': '5', '⁶': '6', '⁷': '7', '⁸': '8', '⁹': '9', '⁻': '−' };

/** Arithmetic in signs that the font has: raised figures are set high, brackets that round are said in words. */
function formulaText(text: string): Content[] {
  const plain = text.replaceAll('⌈', '向上取整（').replaceAll('⌊', '向下取整（').replaceAll(/[⌉⌋]/g, '）');
  return plain
    .split(/([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)/)
    .map((part, place): Content => (place % 2 === 0 ? { text: part } : { text: [...part].map((sign) => HIGH[sign] ?? sign).join(''), sup: true }));
}

/** Rows of the basis stand closer: it is looked things up in, and a few of them on a page of their own are none. */
const rowPadding = (fontSize: number): number => (fontSize < 9 ? 0.8 : 2);

const table = (widths: (number | '*')[], body: TableCell[][], fontSize = 9, headerRows = 0): Content => ({
  fontSize,
  lineHeight: fontSize < 9 ? 1.1 : 1.15,
  table: { widths, body, headerRows, dontBreakRows: true, ...(headerRows > 0 ? { keepWithHeaderRows: 1 } : {}) },
  layout: {
    hLineWidth: (line: number) => (line === 0 ? 0 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => HAIR,
    paddingLeft: (column: number) => (column === 0 ? 0 : 6),
    paddingRight: () => 0,
    paddingTop: () => rowPadding(fontSize),
    paddingBottom: () => rowPadding(fontSize),
  },
});

/** What the marks of the basis mean, once for all. */
function signatureMeanings({ entries }: BookPaper): Content {
  const used = (Object.keys(sourceMarks) as SourceMark[]).filter((mark) => entries.some(({ answer }) => answer.basis.some((one) => one.mark === mark)));
  return {
    margin: [0, 10, 0, 0],
    fontSize: 7.5,
    color: SOFT,
    text: used.map((mark) => `${sourceMarks[mark].name}：${sourceMarks[mark].meaning}。`).join('  '),
  };
}
