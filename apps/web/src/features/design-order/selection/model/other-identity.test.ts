import { CallError } from '@portal/client';
import { identityChanged } from '@portal/contract/core';
import type { DesignLine } from '@portal/contract/design-order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseQuantity, editCell } from '../../lines/model/edit-lines.ts';
import { aLine, aSelection } from '../../lines/model/line-builder.ts';
import { parseDraft } from './kept-edits.ts';
import { aTab } from './selection-tab.fixture.ts';

describe('a list whose identity acts no longer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const { code, status, msg } = identityChanged;
  const refused = new CallError({ code, status, msg });

  it('keeps what was not saved under its owner’s name, sends nothing by itself, and saves it when its own acts again', async () => {
    const { store, saves, passed, state, shelf } = aTab();
    store.apply(editCell(state().lines, 'B', 'quantity', '8'));
    await passed();
    saves[0]?.fail(refused);
    await passed(60_000);
    expect(saves).toHaveLength(1);
    expect(parseDraft(shelf.text, '13900000000/M1')?.lines).toMatchObject([{}, { quantity: 8 }, {}]);
    expect(parseDraft(shelf.text, '13900000000/M2')).toBeNull();
    void store.flush();
    await passed(0);
    expect(saves[1]?.input.lines).toMatchObject([{}, { quantity: 8 }, {}]);
    saves[1]?.answer(aSelection(4, state().lines as DesignLine[]));
    await passed(0);
    expect(state().saveState).toBe('saved');
    expect(shelf.text).toBeNull();
  });

  it('is taken up by the next page of its own identity, and by no other', async () => {
    const before = aTab();
    before.store.apply(editCell(before.state().lines, 'A', 'quantity', '9'));
    await before.passed();
    before.saves[0]?.fail(refused);
    await before.passed(0);
    const again = aTab(aSelection(3, [...before.stored.selection.lines]), before.shelf);
    expect(again.store.resume()).toBe(true);
    expect(again.state().lines).toMatchObject([{ quantity: 9 }, {}, {}]);
  });

  it('an adding that was refused is added once, under its own key', async () => {
    const { store, adds, passed, state } = aTab();
    store.apply(chooseQuantity(state().lines, { ...aLine('N'), id: '' }, 2));
    await passed();
    adds[0]?.fail();
    await passed(0);
    void store.flush().catch(() => undefined);
    await passed(0);
    expect(adds.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });
});
