/** Products that join the list by a call of their own are one step there (DESIGN-44). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLine, aSelection, linesOf } from '../../lines/model/line-builder.ts';
import { aTab } from './selection-tab.fixture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a file that joins the list', () => {
  it('is one step, taken back and done again with its rates; other windows hear of it', async () => {
    const { store, stored, announce, state, saves, passed, skuNos } = aTab();
    const after = [...linesOf('A', 'B', 'C'), aLine('X', { quantity: 4, rate: 85 })].map((line) => (line.skuNo === 'B' ? { ...line, quantity: 3 } : line));
    const pieces = await store.joinedBy(async () => void (stored.selection = aSelection(4, after)));
    expect([...pieces]).toEqual([
      ['B', 2],
      ['X', 4],
    ]);
    expect(announce).toHaveBeenCalledOnce();
    expect(skuNos()).toBe('ABCX');
    expect(store.undo()).toMatchObject({ isDone: true });
    expect([skuNos(), state().lines[1]?.quantity]).toEqual(['ABC', 1]);
    await passed();
    saves[0]?.answer(aSelection(5, linesOf('A', 'B', 'C')));
    await passed();
    expect(store.redo()).toMatchObject({ isDone: true });
    expect(state().lines[3]).toMatchObject({ skuNo: 'X', quantity: 4, rate: 85 });
  });

  it('saves what waits before, and takes no step where the call is refused', async () => {
    const { store, saves, state } = aTab();
    store.remove(['C']);
    const joining = store.joinedBy(() => Promise.reject(new Error('refused')));
    await vi.advanceTimersByTimeAsync(0);
    saves[0]?.answer(aSelection(4, linesOf('A', 'B')));
    await expect(joining).rejects.toThrow('refused');
    expect(state().history.steps.map(({ name }) => name)).toEqual(['移除 DS-C']);
  });
});
