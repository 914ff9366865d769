import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseQuantity, editCells, moveLineTo, removeLines, type Lines } from '../../lines/model/edit-lines.ts';
import { aLine, linesOf } from '../../lines/model/line-builder.ts';
import { historyText, NO_HISTORY, redoName, STEPS_MAX, undoName, withoutStep, withStep, type EditHistory } from './edit-history.ts';
import { stepBetween, takeStep, type EditStep } from './edit-step.ts';
import type { EditedList } from './edited-list.ts';
import { parseHistory } from './kept-edits.ts';

/** What must be there. */
function the<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('it is not there');
  return value;
}

const names = ['A', 'B', 'C', 'D', 'E', 'F'];
const of = (lines: Lines, words = {}): EditedList => ({ lines, words });
const begin = of(linesOf('A', 'B', 'C'), { name: '甲' });

type Edit = (list: EditedList) => EditedList;
const sku = fc.constantFrom(...names);
const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .tuple(fc.subarray(names), fc.constantFrom('rate', 'ratePrice', 'quantity'), fc.integer({ min: 0, max: 9_999 }))
    .map(([some, field, figure]): Edit => (list) => {
      const outcome = editCells(list.lines, new Map(some.map((name) => [name, String(figure)])), field as 'rate');
      return outcome.kind === 'changed' ? { ...list, lines: outcome.lines } : list;
    }),
  fc.tuple(sku, fc.nat({ max: 5 })).map(([name, quantity]): Edit => (list) => {
    const outcome = chooseQuantity(list.lines, { ...aLine(name), id: '' }, quantity);
    return outcome.kind === 'changed' ? { ...list, lines: outcome.lines } : list;
  }),
  fc.subarray(names).map((some): Edit => (list) => ({ ...list, lines: removeLines(list.lines, some) })),
  fc.tuple(sku, sku).map(([one, other]): Edit => (list) => ({ ...list, lines: moveLineTo(list.lines, one, other) })),
  fc.string({ maxLength: 5 }).map((name): Edit => (list) => ({ ...list, words: { ...list.words, name } })),
);

const done = (list: EditedList, step: EditStep, direction: 'undo' | 'redo'): EditedList => {
  const outcome = takeStep(list, step, direction);
  if (outcome.kind === 'impossible') throw new Error(`impossible: ${direction} ${step.name}`);
  return outcome.list;
};

describe('steps of editing', () => {
  it('whatever was edited: all undone is the beginning, all done again the end, and every place between is met again (PICK-11)', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 40 }), (some) => {
        const lists = [begin];
        const steps: EditStep[] = [];
        for (const edit of some) {
          const before = the(lists.at(-1));
          const after = edit(before);
          const step = stepBetween(before, after);
          if (step === null) continue;
          steps.push(step);
          lists.push(after);
        }
        let list = the(lists.at(-1));
        for (const [n, step] of [...steps.entries()].toReversed()) expect((list = done(list, step, 'undo'))).toEqual(lists[n]);
        for (const [n, step] of steps.entries()) expect((list = done(list, step, 'redo'))).toEqual(lists[n + 1]);
      }),
      { numRuns: 200 },
    );
  });

  it('a batch, a paste and a drag are one step each, and say what they were', () => {
    const rated = editCells(begin.lines, new Map(names.map((name) => [name, '90'])), 'rate');
    const step = (lines: Lines) => stepBetween(begin, { ...begin, lines })?.name;
    expect(rated.kind === 'changed' && step(rated.lines)).toBe('修改折扣 3 项');
    expect(step(moveLineTo(begin.lines, 'A', 'C'))).toBe('调整顺序');
    expect(step(removeLines(begin.lines, ['B']))).toBe('移除 DS-B');
    expect(step([...begin.lines, aLine('N')])).toBe('添加 DS-N');
    expect(step([the(begin.lines[0]), aLine('N'), the(begin.lines[2])])).toBe('替换 DS-B');
    expect(stepBetween(begin, { ...begin, words: { name: '乙' } })?.name).toBe('修改配单信息');
    expect(step(begin.lines)).toBeUndefined();
  });

  it.each([
    ['whose line is gone', (lines: Lines) => removeLines(lines, ['A'])],
    ['whose figure is another by now', (lines: Lines) => lines.map((line) => (line.skuNo === 'A' ? { ...line, quantity: 50 } : line))],
  ])('a step %s is not taken back in silence', (_name, elsewhere) => {
    const edited = editCells(begin.lines, new Map([['A', '8']]), 'quantity');
    if (edited.kind !== 'changed') throw new Error();
    const step = the(stepBetween(begin, of(edited.lines, begin.words)));
    expect(takeStep(of(elsewhere(edited.lines), begin.words), step, 'undo')).toEqual({ kind: 'impossible' });
  });

  it('lines that came from elsewhere stay when a drag is taken back', () => {
    const moved = moveLineTo(begin.lines, 'A', 'C');
    const step = the(stepBetween(begin, { ...begin, lines: moved }));
    expect(done({ ...begin, lines: [...moved, aLine('N')] }, step, 'undo').lines.map(({ skuNo }) => skuNo)).toEqual(['A', 'B', 'C', 'N']);
  });
});

describe('the history of steps', () => {
  const step = (name: string): EditStep => ({ name, lines: [], order: null, words: {} });
  const grown = (count: number): EditHistory => Array.from({ length: count }, (_none, n) => step(`第${n}步`)).reduce(withStep, NO_HISTORY);

  it('keeps a hundred, gives up what was taken back at the next step, and names the next both ways', () => {
    const history = grown(STEPS_MAX + 20);
    expect(history.steps).toHaveLength(STEPS_MAX);
    expect(undoName(history)).toBe('第119步');
    const back = { ...history, done: history.done - 1 };
    expect([undoName(back), redoName(back)]).toEqual(['第118步', '第119步']);
    expect(redoName(withStep(back, step('别的')))).toBeNull();
    expect(undoName(withoutStep(history, 99))).toBe('第118步');
  });

  it('comes back from the tab’s storage to its owner alone, and is none of a damaged text', () => {
    const history = { ...grown(60), done: 55 };
    const text = historyText(history, '甲');
    expect(parseHistory(text, '甲')).toEqual(history);
    expect(parseHistory(text, '乙')).toEqual(NO_HISTORY);
    expect(parseHistory(`${text}x`, '甲')).toEqual(NO_HISTORY);
  });

  it('fifty steps over a list of five hundred lines find room there', () => {
    const lines = linesOf(...Array.from({ length: 500 }, (_none, n) => `SKU-${100_000 + n}`));
    const steps = Array.from({ length: 50 }, (_none, n) => {
      const all = (rate: number): EditedList => of(lines.map((line) => ({ ...line, rate: rate + 0.25, ratePrice: 1234.5 + rate, amount: 1234.5 + rate })));
      return the(stepBetween(all(100 - n), all(99 - n)));
    });
    const kept = parseHistory(historyText(steps.reduce(withStep, NO_HISTORY), '甲'), '甲');
    expect(kept.steps).toHaveLength(50);
  });
});
