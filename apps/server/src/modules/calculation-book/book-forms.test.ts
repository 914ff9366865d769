/** The sheets of a book, before they are a file. Source: BOOK-11. */
import { answerOf, type EngineId } from '@portal/engines/calculation-book';
import type { Raw } from '@portal/engines/inputs';
import { expect, it } from 'vitest';
import { bookForms } from './book-forms.ts';
import type { BookPaper } from './paper.ts';

/** An engine without formulas that follow. */
const INPUTS = { groups: [{ doors: 4 }], users: 100 };

function paper(engine: EngineId = 'scenarioAccessControl', inputs: Raw = INPUTS): BookPaper {
  const outcome = answerOf(engine, inputs);
  if (!outcome.valid) throw new Error('refused');
  const entry = {
    number: '1',
    engine,
    title: '机房',
    engineTitle: '门禁',
    inputs,
    answer: outcome.answer,
    follows: true,
    note: '',
  };
  return { facts: [], projectName: '王府小区', designer: '王工', revision: 'A', state: '草稿', isFixed: false, remark: '', entries: [entry] };
}

it('what was typed is called an input, and what came of it is the system’s', () => {
  const [, sheet] = bookForms(paper());
  const said = (sheet?.rows ?? []).flatMap(({ cells }) =>
    cells.filter(({ column, value }) => column === 3 && typeof value === 'string').map(({ value }) => value),
  );
  expect(said.filter((words) => words === '输入').length).toBeGreaterThan(1);
  expect(said.some((words) => String(words).startsWith('系统给出：'))).toBe(true);
  expect(said).not.toContain('系统给出：输入');
});

it('of the three who sign only the designer is known', () => {
  const [cover] = bookForms(paper());
  const signed = (cover?.rows ?? []).slice(-3).map(({ cells }) => cells.slice(0, 2).map(({ value }) => value));
  expect(signed).toEqual([
    ['设计', '王工'],
    ['校核', ''],
    ['审定', ''],
  ]);
});

it('above formulas that follow their inputs the conclusion is said to be that of the day', () => {
  const said = (book: BookPaper) => String(bookForms(book)[1]?.rows[2]?.cells[0]?.value);
  expect(said(paper('aVideoCapacity', { groups: [{ channels: 16, resolution: '1080P' }] }))).toMatch(/^导出时的结论：16 路/);
  expect(said(paper('scenarioUps', { loads: [{ powerW: 800 }], runtimeMin: 60 }))).toMatch(/^导出时的结论：负载 800 W/);
  expect(said(paper())).not.toContain('导出时');
});
