/** A calculation book as worksheets (BOOK-11): the head with its contents, then one a calculation, with formulas that follow its inputs. */
import { sourceMarks } from '@portal/engines/inputs';
import { sheetColour } from '../../platform/colour.ts';
import type { CellExpression } from '../../platform/sheet/cell-expression.ts';
import type { Form, FormCell, FormRow, CellLook } from '../../platform/sheet/write-form.ts';
import type { BookPaper, PaperEntry } from './paper.ts';
import type { Expression, WorksheetRow } from './sheets/expression.ts';
import { sheetOf } from './sheets/sheet-of.ts';

const WIDTHS = [34, 18, 9, 64];
const COLUMNS = WIDTHS.length;
const VALUE = 1;
const SOFT: CellLook = { color: sheetColour('ink-3') };
const INPUT_GROUND = sheetColour('accent-soft');
const GROUND = sheetColour('ground');
const LINE_SIGNS = 30;

export const bookForms = (paper: BookPaper): Form[] => [headForm(paper), ...paper.entries.map((entry) => entryForm(paper, entry))];

const whole = (value: string, look: CellLook = {}): FormCell => ({ column: 0, span: COLUMNS, value, look });
const heightOf = (text: string, signs = 2 * LINE_SIGNS): number => 18 * Math.max(1, Math.ceil(text.length / signs));

function formOf({ name, title, rows, headRow }: Pick<Form, 'name' | 'title' | 'rows' | 'headRow'>): Form {
  return { name, title, orientation: 'portrait', widths: WIDTHS, rows, headRow, pageFoot: title };
}

const titleOf = ({ projectName, revision, state }: BookPaper): string => `${projectName} 计算书 ${revision} 版（${state}）`;

function headForm(paper: BookPaper): Form {
  const rows: FormRow[] = [{ cells: [whole('安防工程计算书', { bold: true, size: 18 })], height: 36 }];
  for (const [label, text] of paper.facts)
    rows.push({
      cells: [
        { column: 0, value: label, look: SOFT },
        { column: 1, span: 3, value: text },
      ],
      height: 20,
    });
  if (paper.remark !== '')
    rows.push({
      cells: [
        { column: 0, value: '备注', look: SOFT },
        { column: 1, span: 3, value: paper.remark },
      ],
      height: heightOf(paper.remark),
    });
  rows.push({ cells: [] });
  const headRow = rows.push({ cells: [headCell(0, '计算项'), headCell(1, '计算', 3)], height: 22 }) - 1;
  for (const { number, title, engineTitle, answer } of paper.entries) {
    rows.push({
      cells: [
        { column: 0, value: `${number}  ${title}`, look: { line: 'hair' } },
        { column: 1, span: 3, value: `${engineTitle}：${answer.headline}`, look: { line: 'hair' } },
      ],
      height: Math.max(heightOf(title, 16), heightOf(answer.headline, 44)),
    });
  }
  rows.push({ cells: [] });
  for (const [role, signer] of [
    ['设计', paper.designer],
    ['校核', ''],
    ['审定', ''],
  ] as const)
    rows.push({
      cells: [
        { column: 0, value: role, look: { line: 'hair' } },
        { column: 1, span: 2, value: signer, look: { line: 'hair' } },
        { column: 3, value: '签字：                    日期：        年    月    日', look: { ...SOFT, line: 'hair' } },
      ],
      height: 30,
    });
  return formOf({ name: '封面', title: titleOf(paper), rows, headRow });
}

const headCell = (column: number, value: string, span = 1): FormCell => ({
  column,
  span,
  value,
  look: { bold: true, fill: GROUND, line: 'strong', align: 'left' },
});

function entryForm(paper: BookPaper, entry: PaperEntry): Form {
  const { answer, number, title, engineTitle } = entry;
  const sheet = sheetOf(entry.engine, entry.inputs, answer, entry.follows);
  // below it formulas follow their inputs, it does not
  const headline = sheet.isLive ? `导出时的结论：${answer.headline}` : answer.headline;
  const rows: FormRow[] = [
    { cells: [whole(`${number}  ${title}`, { bold: true, size: 15 })], height: 30 },
    { cells: [whole(engineTitle, SOFT)], height: 18 },
    { cells: [whole(headline)], height: heightOf(headline) },
    ...[...(entry.note === '' ? [] : [entry.note]), ...answer.warnings.map((text) => `提醒：${text}`)].map((text) => ({
      cells: [whole(text, { bold: true })],
      height: heightOf(text),
    })),
    {
      cells: [
        whole(
          sheet.isLive
            ? '有底色的单元格是输入，改动后下面的公式随之重算；标明“在线重算”的值不会随之改变。'
            : '公式按已代入的数值计算；不是算式的步骤直接给出系统的计算结果。',
          SOFT,
        ),
      ],
      height: 18,
    },
  ];
  const headRow = rows.push({ cells: ['项目', '数值', '单位', '公式或来源'].map((text, column) => headCell(column, text)), height: 22 }) - 1;
  const places = new Map<string, number>();
  for (const row of sheet.rows) {
    if (row.name !== '') places.set(row.name, rows.length);
    rows.push(sheetRow(row, places));
  }
  rows.push({ cells: [] }, { cells: [headCell(0, '计算依据', COLUMNS)], height: 22 });
  for (const { mark, label, source } of answer.basis)
    rows.push({
      cells: [
        { column: 0, value: label },
        { column: 1, value: sourceMarks[mark].name, look: SOFT },
        { column: 2, span: 2, value: source, look: SOFT },
      ],
      height: Math.max(heightOf(label, 16), heightOf(source, 36)),
    });
  return formOf({ name: `${number} ${title}`, title: titleOf(paper), rows, headRow });
}

function sheetRow({ kind, label, value, unit, words, expression }: WorksheetRow, places: ReadonlyMap<string, number>): FormRow {
  if (kind === 'section') return { cells: [whole(label, { bold: true })], height: 22 };
  const look: CellLook = { line: 'hair' };
  const isFigure = typeof value === 'number';
  return {
    cells: [
      { column: 0, value: label, look },
      {
        column: VALUE,
        value,
        look: { ...look, align: 'right', ...(kind === 'input' && isFigure ? { fill: INPUT_GROUND } : {}) },
        ...(isFigure ? { format: 'figure' } : {}),
        ...(expression === undefined ? {} : { formula: { arithmetic: placed(expression, places) } }),
      },
      { column: 2, value: unit, look },
      { column: 3, value: kind === 'value' ? `系统给出：${words}` : words, look: { ...look, ...SOFT } },
    ],
    height: Math.max(heightOf(words, LINE_SIGNS), heightOf(label, 16), heightOf(String(value), isFigure ? 99 : 9)),
  };
}

/** Every row it takes stands above. */
function placed(expression: Expression, places: ReadonlyMap<string, number>): CellExpression {
  if (typeof expression === 'number') return expression;
  if ('of' in expression) {
    const row = places.get(expression.of);
    if (row === undefined) throw new Error(`no row ${expression.of} above`);
    return { row, column: VALUE };
  }
  const [operation, ...parts] = expression;
  return [operation, ...parts.map((part) => placed(part, places))];
}
