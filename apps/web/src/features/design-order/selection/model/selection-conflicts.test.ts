import { CallError } from '@portal/client';
import type { DesignLine } from '@portal/contract/design-order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseQuantity, editCell } from '../../lines/model/edit-lines.ts';
import { aLine, aSelection, linesOf } from '../../lines/model/line-builder.ts';
import { parseDraft } from './kept-edits.ts';
import { aTab } from './selection-tab.fixture.ts';

describe('a list that is saved elsewhere meanwhile', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const product = (skuNo: string) => ({ ...aLine(skuNo), id: '' });
  const savedElsewhere = new CallError({ code: 1507, status: 409, msg: '清单已在其他设备或窗口修改，本页的修改尚未保存' });

  it('a list saved elsewhere is never overwritten: the edits stay here, and nothing more is sent until the user has chosen', async () => {
    const { store, saves, passed, state, shelf } = aTab();
    store.apply(editCell(state().lines, 'B', 'quantity', '8'));
    await passed();
    saves[0]?.fail(savedElsewhere);
    await passed();
    expect(state()).toMatchObject({ saveState: 'failed', failure: { code: 1507 }, lines: [{}, { quantity: 8 }, {}] });
    store.apply(editCell(state().lines, 'C', 'quantity', '9'));
    expect(state().failure).toBe(savedElsewhere);
    await passed();
    await expect(store.flush()).rejects.toBe(savedElsewhere);
    expect(saves).toHaveLength(1);
    expect(parseDraft(shelf.text, '13900000000/M1')?.lines).toMatchObject([{}, { quantity: 8 }, { quantity: 9 }]);
  });

  it('then “reload” shows the stored list, and edits are saved again', async () => {
    const { store, saves, passed, state, stored } = aTab();
    store.apply(editCell(state().lines, 'B', 'quantity', '8'));
    await passed();
    saves[0]?.fail(savedElsewhere);
    await passed();
    stored.selection = aSelection(7, linesOf('A', 'X'), 7);
    await store.discard();
    expect(state()).toMatchObject({ saveState: 'saved', failure: null, lines: [{ skuNo: 'A' }, { skuNo: 'X' }] });
    store.apply(editCell(state().lines, 'A', 'quantity', '2'));
    await passed();
    expect(saves[1]?.input).toMatchObject({ revision: 7, lines: [{ quantity: 2 }, {}] });
  });

  it('or “this page” is saved over it: its figures and order, beside what was added or removed elsewhere', async () => {
    const { store, saves, passed, state, stored } = aTab();
    store.apply(editCell(state().lines, 'B', 'quantity', '8'));
    await passed();
    saves[0]?.fail(savedElsewhere);
    await passed();
    stored.selection = aSelection(7, linesOf('A', 'B', 'X'), 7);
    const chosen = store.keepMine();
    await passed();
    expect(saves[1]?.input).toMatchObject({ revision: 7, lines: [{ skuNo: 'A' }, { skuNo: 'B', quantity: 8 }, { skuNo: 'X' }] });
    saves[1]?.answer(aSelection(8, state().lines as DesignLine[], 8));
    await chosen;
    expect(state()).toMatchObject({ saveState: 'saved', failure: null });
  });

  it('“this page” is what was changed here: what only another device changed stays as it is stored', async () => {
    const { store, saves, passed, state, stored } = aTab();
    store.apply(editCell(state().lines, 'A', 'quantity', '8'));
    await passed();
    saves[0]?.fail(savedElsewhere);
    await passed();
    stored.selection = aSelection(7, [aLine('C'), aLine('A', { rate: 90 }), aLine('B', { quantity: 3 })], 7);
    void store.keepMine();
    await passed();
    expect(saves[1]?.input.lines).toMatchObject([
      { skuNo: 'C', quantity: 1 },
      { skuNo: 'A', quantity: 8, rate: 90 },
      { skuNo: 'B', quantity: 3 },
    ]);
  });

  it('so it is after a reload, and where something was added in between', async () => {
    const first = aTab();
    first.store.apply(editCell(first.state().lines, 'A', 'quantity', '8'));
    first.store.apply(chooseQuantity(first.state().lines, product('N'), 1));
    await first.passed();
    const elsewhere = [aLine('A'), aLine('B', { quantity: 3 }), aLine('C'), aLine('N')];
    first.adds[0]?.answer(aSelection(6, elsewhere, 5));
    await first.passed();
    const { store, saves, stored, passed } = aTab(aSelection(6, elsewhere, 5), first.shelf);
    store.resume();
    await passed();
    saves[0]?.fail(savedElsewhere);
    await passed();
    stored.selection = aSelection(6, elsewhere, 5);
    void store.keepMine();
    await passed();
    expect(saves[1]?.input.lines.map(({ skuNo, quantity }) => `${skuNo}${quantity}`)).toEqual(['A8', 'B3', 'C1', 'N1']);
  });

  it('a line changed here and removed elsewhere comes back; one that was not changed here goes', async () => {
    const { store, saves, adds, passed, stored, skuNos } = aTab();
    store.apply(editCell(store.state.getState().lines, 'B', 'quantity', '8'));
    await passed();
    saves[0]?.fail(savedElsewhere);
    await passed();
    stored.selection = aSelection(7, linesOf('A'), 7);
    void store.keepMine();
    await passed();
    expect(skuNos()).toBe('AB');
    expect(adds[0]?.input.productList).toEqual([{ skuNo: 'B', quantity: 8 }]);
  });

  it('a save the server could not take is tried again, until the page is left: then the draft has it', async () => {
    const away = new CallError({ code: 503, status: 503, msg: '服务暂时不可用，请稍后重试', retryAfterMs: 5000 });
    const { store, saves, passed, state, shelf } = aTab();
    store.apply(editCell(state().lines, 'A', 'quantity', '8'));
    await passed();
    saves[0]?.fail(away);
    await passed(5000);
    expect(saves).toHaveLength(2);
    saves[1]?.fail(away);
    await passed(0);
    store.leave();
    saves[2]?.fail(away);
    await passed(60_000);
    expect(saves).toHaveLength(3);
    expect(parseDraft(shelf.text, '13900000000/M1')?.lines[0]?.quantity).toBe(8);
  });

  it('adding in between does not make it look as if what was saved elsewhere had been seen here', async () => {
    const { store, saves, adds, passed, state } = aTab();
    store.apply(chooseQuantity(state().lines, product('N'), 1));
    await passed();
    adds[0]?.answer(aSelection(6, [aLine('A', { quantity: 40 }), ...linesOf('B', 'C', 'N')], 5));
    await passed(0);
    expect(saves[0]?.input.revision).toBe(3);
  });
});
