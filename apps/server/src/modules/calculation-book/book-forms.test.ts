/** The sheets of a book, before they are a file. Source: BOOK-11. */
import { answerOf } from '@portal/engines/calculation-book';
import { expect, it } from 'vitest';
import { bookForms } from './book-forms.ts';
import type { BookPaper } from './paper.ts';

const INPUTS = { loads: [{ powerW: 800 }], runtimeMin: 60 };

function paper(): BookPaper {
  const outcome = answerOf('scenarioUps', INPUTS);
  if (!outcome.valid) throw new Error('refused');
  const entry = {
    number: '1',
    engine: 'scenarioUps',
    title: '机房',
    engineTitle: 'UPS',
    inputs: INPUTS,
    answer: outcome.answer,
    follows: true,
    note: '',
  } as const;
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
