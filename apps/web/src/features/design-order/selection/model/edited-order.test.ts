/** An order that is edited (DESIGN-8 to DESIGN-11): the same store as the list's, under the order's rules. */
import { CallError } from '@portal/client';
import type { DesignLine } from '@portal/contract/design-order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { editCell, removeLines } from '../../lines/model/edit-lines.ts';
import { aLine, linesOf } from '../../lines/model/line-builder.ts';
import type { StoredList, Words } from './edited-list.ts';
import { aTab } from './selection-tab.fixture.ts';

const words = { name: '甲', sceneId: '', remark: '' };
const anOrder = (revision = 3, lines: DesignLine[] = linesOf('A', 'B', 'C'), said: Words = words): StoredList => ({
  revision,
  savedRevision: revision,
  lines: lines.map((line, index) => ({ ...line, sort: index + 1 })),
  words: said,
});
const openOrder = (order: StoredList | null = anOrder(), shelf = { text: null as string | null }) => aTab(order, shelf, { kind: 'order', id: 'O1' });
const savedElsewhere = new CallError({ code: 1510, status: 409, msg: '配单已在其他设备或窗口修改，本页的修改尚未保存' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an order while it is edited', () => {
  it('its rate goes up to 999.99, an emptied discounted price is 0.00, and what is off sale gains no pieces', () => {
    const lines = [aLine('A', { price: 100 }), { ...aLine('B', { quantity: 2 }), skuStatus: 1 as const }];
    expect(editCell(lines, 'A', 'rate', '1000', 'order')).toMatchObject({ notice: '折扣率不能大于999.99', lines: [{ rate: 999.99 }, {}] });
    expect(editCell(lines, 'A', 'ratePrice', '', 'order')).toMatchObject({ lines: [{ ratePrice: 0, rate: 0 }, {}] });
    expect(editCell(lines, 'B', 'quantity', '3', 'order')).toMatchObject({ notice: '该产品已下架，数量不能增加', lines: [{}, { quantity: 2 }] });
    expect(editCell(lines, 'B', 'quantity', '1', 'order')).toMatchObject({ notice: null, lines: [{}, { quantity: 1 }] });
  });

  it('new models go with the save, and words of the order too', async () => {
    const { store, saves, adds, passed, state } = openOrder();
    store.setLines([...state().lines, { ...aLine('N'), id: '' }]);
    store.setWords({ name: '乙' });
    await passed();
    expect(adds).toEqual([]);
    expect(saves).toMatchObject([{ input: { revision: 3, lines: [{}, {}, {}, { skuNo: 'N' }] }, words: { ...words, name: '乙' } }]);
    expect(saves[0]?.input.lines[3]).not.toHaveProperty('id');
    saves[0]?.answer(anOrder(4, linesOf('A', 'B', 'C', 'N'), { ...words, name: '乙' }));
    await passed();
    expect(state()).toMatchObject({ saveState: 'saved', words: { name: '乙' } });
    expect(state().lines[3]?.id).toBe('id-N');
  });

  it('a removed line that is taken back goes by its id, also when the removal was being saved', async () => {
    const { store, saves, passed, state } = openOrder();
    store.remove(['B']);
    await passed();
    store.undo();
    saves[0]?.answer(anOrder(4, linesOf('A', 'C')));
    await passed();
    expect(saves[1]?.input.lines.map(({ id }) => id)).toEqual(['id-A', 'id-B', 'id-C']);
    saves[1]?.answer(anOrder(5));
    await passed();
    expect(state().lines).toHaveLength(3);
  });

  it('one saved elsewhere is shown, line by line, and both choices lose nothing silently', async () => {
    const { store, saves, passed, state, stored } = openOrder();
    stored.selection = anOrder(4, [aLine('A'), aLine('B', { quantity: 3 }), aLine('C', { quantity: 7 })], { ...words, remark: '对方' });
    store.apply(editCell(state().lines, 'B', 'quantity', '8'));
    store.setWords({ name: '乙' });
    await passed();
    saves[0]?.fail(savedElsewhere);
    await passed();
    expect(state()).toMatchObject({ failure: { code: 1510 }, theirs: { lines: [{}, { quantity: 3 }, { quantity: 7 }], words: { remark: '对方' } } });
    void store.keepMine();
    await passed();
    expect(saves[1]).toMatchObject({ input: { revision: 4, lines: [{}, { quantity: 8 }, { quantity: 7 }] }, words: { name: '乙', remark: '对方' } });
    expect(state().theirs).toBeNull();
  });

  it('taking the other’s can be taken back', async () => {
    const { store, saves, passed, state, stored } = openOrder();
    stored.selection = anOrder(4, [aLine('A', { quantity: 3 }), aLine('B'), aLine('C')]);
    store.apply(editCell(state().lines, 'A', 'quantity', '8'));
    await passed();
    saves[0]?.fail(savedElsewhere);
    await store.discard();
    expect(state()).toMatchObject({ saveState: 'saved', theirs: null, lines: [{ quantity: 3 }, {}, {}] });
    expect(store.undo()).toMatchObject({ isDone: true });
    expect(state().lines[0]?.quantity).toBe(8);
  });
});

describe('taking steps back', () => {
  it('and doing them again, over a reload', async () => {
    const first = openOrder();
    const { lines } = first.state();
    first.store.apply(editCell(lines, 'A', 'quantity', '8'));
    first.store.remove(['C']);
    await first.passed();
    const { store, state } = openOrder(anOrder(), first.shelf);
    store.resume();
    expect(state().lines).toMatchObject([{ quantity: 8 }, {}]);
    expect(store.undo()).toEqual({ name: '移除 DS-C', isDone: true });
    expect(store.undo()).toEqual({ name: '修改数量 DS-A', isDone: true });
    expect(state().lines).toEqual(lines);
    expect(store.undo()).toBeNull();
    expect(store.redo()).toEqual({ name: '修改数量 DS-A', isDone: true });
    expect(state().lines[0]?.quantity).toBe(8);
  });

  it('a step the server has made impossible is told and left out; those before it are still there', () => {
    const { store, state } = openOrder();
    store.apply(editCell(state().lines, 'A', 'quantity', '8'));
    store.apply(editCell(state().lines, 'B', 'quantity', '9'));
    store.state.setState({ lines: removeLines(state().lines, ['B']) });
    expect(store.undo()).toEqual({ name: '修改数量 DS-B', isDone: false });
    expect(store.undo()).toEqual({ name: '修改数量 DS-A', isDone: true });
  });

  it('nothing off sale comes back into the list, nor gains pieces in an order', () => {
    const off = { ...aLine('A', { quantity: 5 }), skuStatus: 1 as const };
    const order = openOrder(anOrder(3, [off]));
    order.store.apply(editCell(order.state().lines, 'A', 'quantity', '2', 'order'));
    expect(order.store.undo()).toMatchObject({ isDone: false });
    order.store.remove(['A']);
    expect(order.store.undo()).toMatchObject({ isDone: true });
  });

  it('is over for a list that became an order', async () => {
    const { store, state, stored } = aTab();
    store.apply(editCell(state().lines, 'A', 'quantity', '8'));
    stored.selection = { revision: 9, savedRevision: 3, lines: [] };
    await store.reread({ id: 'O1', name: '甲' });
    expect(store.undo()).toBeNull();
  });
});
