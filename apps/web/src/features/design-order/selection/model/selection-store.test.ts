import { CallError } from '@portal/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseQuantity, editCell, moveLineBy } from '../../lines/model/edit-lines.ts';
import { aLine, aSelection, linesOf } from '../../lines/model/line-builder.ts';
import { parseDraft } from './kept-edits.ts';
import { chosenLinesOf } from './selection-state.ts';
import { readAgainAfter } from './outdated-selection.ts';

import { aTab } from './selection-tab.fixture.ts';

describe('the list while it is edited', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const product = (skuNo: string) => ({ ...aLine(skuNo), id: '' });

  it('sends revision, ids and claims in their order; never price or amount', async () => {
    const { store, saves, adds, passed } = aTab();
    store.apply(editCell(store.state.getState().lines, 'A', 'rate', '90'));
    store.setLines(moveLineBy(store.state.getState().lines, 'A', 1));
    await passed();
    expect(adds).toHaveLength(0);
    expect(saves.map((save) => save.input)).toEqual([
      {
        revision: 3,
        editor: expect.any(String),
        lines: [
          { id: 'id-B', skuNo: 'B', rate: 100, ratePrice: 100, quantity: 1 },
          { id: 'id-A', skuNo: 'A', rate: 90, ratePrice: 90, quantity: 1 },
          { id: 'id-C', skuNo: 'C', rate: 100, ratePrice: 100, quantity: 1 },
        ],
      },
    ]);
  });

  it('an edit tells its followers once, and once that it waits to be saved: each row of a long list is one', () => {
    const { store, state } = aTab();
    const told = vi.fn<() => void>();
    store.state.subscribe(told);
    store.apply(editCell(state().lines, 'A', 'rate', '90'));
    expect(told).toHaveBeenCalledTimes(2);
    expect([state().saveState, state().history.steps.length]).toEqual(['unsaved', 1]);
    store.apply(editCell(state().lines, 'B', 'quantity', '7'));
    expect(told).toHaveBeenCalledTimes(3);
    expect(state().history.steps.length).toBe(2);
  });

  const refusal = (data: unknown) => new CallError({ code: 1, status: 409, msg: '清单中包含已放置到点位的产品，请先在场景中移除', data });

  it('refused with code 1, the quantity goes back to its previous value, the server’s words are shown, and the rest is saved', async () => {
    const { store, saves, tell, passed, state } = aTab();
    store.apply(editCell(state().lines, 'A', 'quantity', '5'));
    store.apply(editCell(state().lines, 'B', 'quantity', '7'));
    store.apply(editCell(state().lines, 'A', 'rate', '90'));
    await passed();
    saves[0]?.fail(refusal({ skuNos: ['A'] }));
    await passed();
    expect(tell.mock.calls).toEqual([['清单中包含已放置到点位的产品，请先在场景中移除']]);
    expect(state().lines.map(({ quantity, rate, amount }) => [quantity, rate, amount])).toEqual([
      [1, 90, 90],
      [7, 100, 700],
      [1, 100, 100],
    ]);
    expect(saves[1]?.input.lines.map((line) => line.quantity)).toEqual([1, 7, 1]);
    saves[1]?.answer(aSelection(4, [...state().lines]));
    await passed();
    expect(state().saveState).toBe('saved');
  });

  it.each(['清单中包含已放置到点位的产品，请先在场景中移除', '所选产品已放置到点位，请先在场景中移除后再删除'])(
    'says what the server says: %s',
    async (msg) => {
      const { store, saves, tell, passed, state } = aTab();
      store.apply(editCell(state().lines, 'A', 'quantity', '5'));
      await passed();
      saves[0]?.fail(new CallError({ code: 1, status: 409, msg, data: { skuNos: ['A'] } }));
      await passed();
      expect(tell.mock.calls).toEqual([[msg]]);
      expect(state().lines[0]?.quantity).toBe(1);
    },
  );

  it('refused with code 1 and no names, every changed quantity goes back and a removed line returns', async () => {
    const { store, saves, passed, state } = aTab();
    store.remove(['B']);
    store.apply(editCell(state().lines, 'C', 'quantity', '4'));
    await passed();
    saves[0]?.fail(refusal(null));
    await passed();
    expect(state().lines.map(({ id, quantity }) => `${id} ${quantity}`)).toEqual(['id-A 1', 'id-B 1', 'id-C 1']);
  });

  it('refused with code 1, a list that is as stored again says it is saved, and is not sent once more', async () => {
    const { store, saves, tell, passed, state, shelf } = aTab();
    store.apply(editCell(state().lines, 'A', 'quantity', '5'));
    await passed();
    saves[0]?.fail(refusal({ skuNos: ['A'] }));
    await passed(5000);
    expect(tell).toHaveBeenCalledOnce();
    expect(saves).toHaveLength(1);
    expect(state()).toMatchObject({ saveState: 'saved', failure: null, lines: [{ quantity: 1 }, {}, {}] });
    expect(shelf.text).toBeNull();
  });

  it('refused with code 1 where another window has stored the same quantity meanwhile, the list is saved', async () => {
    const { store, saves, stored, passed, state } = aTab();
    store.apply(editCell(state().lines, 'A', 'quantity', '5'));
    await passed();
    stored.selection = aSelection(4, [...state().lines]);
    saves[0]?.fail(refusal({ skuNos: ['A'] }));
    await passed(5000);
    expect(saves).toHaveLength(1);
    expect(state()).toMatchObject({ saveState: 'saved', failure: null });
  });

  it('an order refused because the list was emptied elsewhere: the list is read again, and that is said', async () => {
    const { store, stored, state } = aTab();
    stored.selection = aSelection(4, []);
    const refused = new CallError({ code: 1501, status: 400, msg: '您还没有选择产品哦~' });
    expect(await readAgainAfter(refused, store)).toBe('清单已在其他窗口更新');
    expect(state().lines).toEqual([]);
  });

  it('an order refused because products are off sale: the list is read again, and they are named', async () => {
    const { store, stored, state } = aTab();
    stored.selection = aSelection(4, [aLine('A', { skuStatus: 1 }), ...linesOf('B', 'C')]);
    const refused = new CallError({ code: 1301, status: 409, msg: '以下产品已下架或不存在：产品 A' });
    expect(await readAgainAfter(refused, store)).toBe('清单已在其他窗口更新，以下产品已下架或不存在：产品 A');
    expect(state().lines[0]?.skuStatus).toBe(1);
  });

  it('after any other refusal of an order the list is left as it is', async () => {
    const { store, stored, skuNos } = aTab();
    stored.selection = aSelection(4, []);
    expect(await readAgainAfter(new Error('offline'), store)).toBeNull();
    expect(skuNos()).toBe('ABC');
  });

  it('refused with code 1 though nothing is left to put back, the save has failed: it is not sent again and again', async () => {
    const { store, saves, passed, state } = aTab();
    store.apply(editCell(state().lines, 'A', 'rate', '90'));
    await passed();
    saves[0]?.fail(refusal({ skuNos: ['A'] }));
    await passed(5000);
    expect(saves).toHaveLength(1);
    expect(state().saveState).toBe('failed');
  });

  it('a removal taken back before it was saved leaves the line as it was: nothing is added anew', async () => {
    const { store, saves, adds, passed, skuNos } = aTab();
    const removed = store.remove(['B']);
    store.restore(removed);
    await passed();
    expect(adds).toHaveLength(0);
    expect(saves[0]?.input.lines.map(({ id }) => id)).toEqual(['id-A', 'id-B', 'id-C']);
    expect(skuNos()).toBe('ABC');
  });

  it('a removal taken back after it was saved adds the product anew', async () => {
    const { store, saves, adds, passed } = aTab();
    const removed = store.remove(['B']);
    await passed();
    saves[0]?.answer(aSelection(4, linesOf('A', 'C')));
    await passed();
    store.restore(removed);
    await passed();
    expect(adds.map(({ input }) => input.productList.map(({ skuNo }) => skuNo))).toEqual([['B']]);
  });

  it('what joins with software stands in the list, is told once, and stays away when taken out again', async () => {
    const { store, saves, adds, onAlsoAdded, passed, state, skuNos } = aTab(aSelection(3, linesOf('A')));
    store.apply(chooseQuantity(state().lines, { ...product('L'), skuType: 2 }, 1));
    await passed();
    adds[0]?.answer(aSelection(4, linesOf('A', 'L', 'S', 'T')), { alsoAdded: ['S', 'T'] });
    await passed();
    expect(skuNos()).toBe('ALST');
    expect(onAlsoAdded.mock.calls.map(([lines]) => lines.map((line) => line.skuNo))).toEqual([['S', 'T']]);
    store.remove(['S', 'T']);
    await passed();
    expect(saves[0]?.input).toMatchObject({ revision: 4, lines: [{ id: 'id-A' }, { id: 'id-L' }] });
    expect(adds).toHaveLength(1);
  });

  it('software that stands beside its kind is warned of', async () => {
    const { store, adds, warn, passed, state } = aTab(aSelection(3, linesOf('A')));
    store.apply(chooseQuantity(state().lines, { ...product('L'), skuType: 2 }, 1));
    await passed();
    adds[0]?.answer(aSelection(4, linesOf('A', 'L')), { sameCategory: ['门禁授权'] });
    await passed();
    expect(warn.mock.calls).toEqual([['当前大类产品已存在，门禁授权仍已加入']]);
  });

  it('services that a full list has no room for are told', async () => {
    const { store, adds, tell, passed, state } = aTab(aSelection(3, linesOf('A')));
    store.apply(chooseQuantity(state().lines, { ...product('L'), skuType: 2 }, 1));
    await passed();
    adds[0]?.answer(aSelection(4, linesOf('A', 'L')), { leftOut: ['设备管理服务', '团队管理服务'] });
    await passed();
    expect(tell.mock.calls).toEqual([['清单已满，未同时加入 设备管理服务、团队管理服务']]);
  });

  it('a new product is added, and needs no save where nothing else was edited', async () => {
    const { store, saves, adds, passed, state } = aTab();
    store.apply(chooseQuantity(state().lines, product('N'), 2));
    await passed();
    expect(adds.map((add) => add.input)).toEqual([{ productList: [{ skuNo: 'N', quantity: 2 }] }]);
    adds[0]?.answer(aSelection(4, [...linesOf('A', 'B', 'C'), aLine('N', { quantity: 2 })]));
    await passed();
    expect(saves).toHaveLength(0);
    expect(state()).toMatchObject({ saveState: 'saved', lines: [{}, {}, {}, { id: 'id-N', quantity: 2 }] });
  });

  it('an adding that was not heard of is sent again under its key, and what was edited meanwhile is saved after it', async () => {
    const { store, saves, adds, passed, state } = aTab();
    store.apply(chooseQuantity(state().lines, product('N'), 2));
    await passed();
    adds[0]?.fail();
    await passed(0);
    store.apply(chooseQuantity(state().lines, product('N'), 7));
    await passed();
    expect(adds.map(({ key, input }) => [key, input.productList[0]?.quantity])).toEqual([
      ['key-1', 2],
      ['key-1', 2],
    ]);
    adds[1]?.answer(aSelection(4, [...linesOf('A', 'B', 'C'), aLine('N', { quantity: 2 })]));
    await passed(0);
    expect(saves[0]?.input).toMatchObject({ revision: 4, lines: [{}, {}, {}, { id: 'id-N', quantity: 7 }] });
  });

  it('an adding that was refused is asked for anew, as it stands by then', async () => {
    const { store, adds, passed, state } = aTab(aSelection(3, []));
    store.apply(chooseQuantity(state().lines, product('N'), 9));
    await passed();
    adds[0]?.fail(new CallError({ code: 1506, status: 400, msg: '该产品数量不能大于5', data: { skuNo: 'N' } }));
    await passed();
    expect(state().saveState).toBe('failed');
    store.apply(editCell(state().lines, 'N', 'quantity', '5'));
    await passed();
    expect(adds.map(({ key, input }) => [key, input.productList[0]?.quantity])).toEqual([
      ['key-1', 9],
      ['key-2', 5],
    ]);
  });

  it('adding does not bring back what was removed here, and takes in what another tab added', async () => {
    const { store, saves, adds, passed, skuNos, state } = aTab();
    store.remove(['B']);
    store.apply(chooseQuantity(state().lines, product('N'), 1));
    await passed();
    adds[0]?.answer(aSelection(5, linesOf('A', 'B', 'C', 'X', 'N')));
    await passed(0);
    expect(skuNos()).toBe('ACNX');
    expect(saves[0]?.input.lines.map((line) => line.skuNo).join('')).toBe('ACNX');
  });

  it('a replacement is one save: the old line is not in it, the new one has no number yet', async () => {
    const { store, saves, adds, passed, state, skuNos } = aTab();
    store.swapLines(state().lines.map((line) => (line.skuNo === 'B' ? product('X') : line)));
    await passed();
    expect(adds).toHaveLength(0);
    expect(saves[0]?.input.lines).toEqual([
      { id: 'id-A', skuNo: 'A', rate: 100, ratePrice: 100, quantity: 1 },
      { skuNo: 'X', rate: 100, ratePrice: 100, quantity: 1 },
      { id: 'id-C', skuNo: 'C', rate: 100, ratePrice: 100, quantity: 1 },
    ]);
    saves[0]?.answer(aSelection(4, linesOf('A', 'X', 'C')));
    await passed();
    expect(skuNos()).toBe('AXC');
    // the next product is added as ever
    store.apply(chooseQuantity(state().lines, product('N'), 1));
    await passed();
    expect(adds).toHaveLength(1);
  });

  it('in a full list what comes for what left goes with the save', async () => {
    const names = Array.from({ length: 500 }, (_none, index) => `M${index}`);
    const { store, saves, adds, passed, state } = aTab(aSelection(3, linesOf(...names)));
    store.remove(['M7']);
    store.apply(chooseQuantity(state().lines, product('N'), 1));
    await passed();
    expect(adds).toHaveLength(0);
    expect(saves[0]?.input.lines.at(-1)).toMatchObject({ skuNo: 'N', quantity: 1 });
  });

  it("shows the server's answer once it is saved, and tells the other tabs", async () => {
    const { store, saves, passed, state, announce } = aTab();
    store.apply(editCell(state().lines, 'A', 'rate', '90'));
    await passed();
    saves[0]?.answer(aSelection(4, [aLine('A', { price: 120, rate: 90 })]));
    await passed(0);
    expect(state().lines).toMatchObject([{ skuNo: 'A', price: 120, ratePrice: 108 }]);
    expect(state().saveState).toBe('saved');
    expect(announce).toHaveBeenCalledOnce();
  });

  it('keeps newer edits over an answer that does not know them, takes ids and lines of other tabs', async () => {
    const { store, saves, passed, state } = aTab();
    store.apply(editCell(state().lines, 'A', 'quantity', '2'));
    await passed();
    store.apply(editCell(state().lines, 'A', 'quantity', '7'));
    saves[0]?.answer(aSelection(5, [aLine('A', { quantity: 2 }), aLine('B'), aLine('X')]));
    await passed(0);
    expect(state().lines.map(({ skuNo, id, quantity, sort }) => [sort, skuNo, id, quantity])).toEqual([
      [1, 'A', 'id-A', 7],
      [2, 'B', 'id-B', 1],
      [3, 'X', 'id-X', 1],
    ]);
    await passed();
    expect(saves[1]?.input).toMatchObject({ revision: 5, lines: [{ quantity: 7 }, {}, { id: 'id-X' }] });
  });

  it('a product added while a save is under way is added next', async () => {
    const { store, saves, adds, passed, state } = aTab();
    store.apply(editCell(state().lines, 'A', 'quantity', '2'));
    await passed();
    store.apply(chooseQuantity(state().lines, product('N'), 1));
    saves[0]?.answer(aSelection(4, [aLine('A', { quantity: 2 }), ...linesOf('B', 'C')]));
    await passed();
    expect(adds.map((add) => add.input.productList)).toEqual([[{ skuNo: 'N', quantity: 1 }]]);
  });

  it('a product added while another is being added outlives the save between them', async () => {
    const { store, saves, adds, skuNos, passed } = aTab();
    store.setLines([...store.state.getState().lines, product('D')]);
    await passed();
    store.setLines([...store.state.getState().lines, product('E')]);
    adds[0]?.answer(aSelection(4, linesOf('A', 'B', 'C', 'D')));
    await passed();
    expect(saves[0]?.input.lines.map(({ skuNo }) => skuNo).join('')).toBe('ABCD');
    saves[0]?.answer(aSelection(5, linesOf('A', 'B', 'C', 'D')));
    await passed();
    expect(skuNos()).toBe('ABCDE');
    expect(adds[1]?.input.productList).toEqual([{ skuNo: 'E', quantity: 1 }]);
  });

  it('a failed save stays unsaved and keeps its draft; a flush saves it', async () => {
    const { store, saves, passed, state, shelf } = aTab();
    store.apply(editCell(state().lines, 'A', 'rate', '90'));
    await passed();
    saves[0]?.fail();
    await passed();
    expect(state().saveState).toBe('failed');
    expect(state().lines[0]?.rate).toBe(90);
    expect(parseDraft(shelf.text, '13900000000/M1')?.lines[0]?.rate).toBe(90);
    const flushed = store.flush();
    saves[1]?.answer(aSelection(4, [aLine('A', { rate: 90 })]));
    await flushed;
    expect(shelf.text).toBeNull();
  });

  it('follows what another window did, but never over edits that wait', async () => {
    const { store, stored, passed, skuNos, state } = aTab();
    stored.selection = aSelection(5, linesOf('A', 'C', 'X'));
    expect([await store.follow(), await store.follow()]).toEqual([true, false]);
    expect(skuNos()).toBe('ACX');
    stored.selection = aSelection(6, linesOf('X'));
    store.apply(editCell(state().lines, 'A', 'rate', '90'));
    await store.follow();
    await passed(0);
    expect(skuNos()).toBe('ACX');
    expect(state().lines[0]?.rate).toBe(90);
  });

  it('empty because of an order, it says which one, here and in the other windows, until there are new lines', async () => {
    const order = { id: 'o1', name: '滨江一期' };
    const [made, other] = [aTab(), aTab()];
    made.stored.selection = aSelection(4, []);
    await made.store.reread(order);
    expect(made.state()).toMatchObject({ lines: [], madeOrder: order });
    expect(made.announce).toHaveBeenCalledWith(order);
    other.stored.selection = aSelection(4, []);
    other.store.hearOrder(order);
    await other.store.refresh();
    expect(other.state()).toMatchObject({ lines: [], madeOrder: order });
    other.store.apply(chooseQuantity([], product('N'), 1));
    expect(other.state().madeOrder).toBeNull();
  });

  it('where an order took only some lines, the rest of the list says nothing of it', async () => {
    const { store, stored, state } = aTab();
    stored.selection = aSelection(4, linesOf('C'));
    await store.reread({ id: 'o1', name: '滨江一期' });
    expect(state()).toMatchObject({ lines: [{ skuNo: 'C' }], madeOrder: null });
  });

  it('a page keeps the name it saves under over a reload, and no two pages share one', async () => {
    const first = aTab();
    first.store.apply(editCell(first.state().lines, 'B', 'quantity', '8'));
    await first.passed();
    const again = aTab(aSelection(6, linesOf('A', 'B', 'C')), first.shelf);
    again.store.resume();
    await again.passed();
    expect(again.saves[0]?.input.editor).toBe(first.saves[0]?.input.editor);
    const other = aTab();
    other.store.apply(editCell(other.state().lines, 'B', 'quantity', '8'));
    await other.passed();
    expect(other.saves[0]?.input.editor).not.toBe(first.saves[0]?.input.editor);
  });

  it('a reload takes the draft up and saves it against the revision it began with', async () => {
    const first = aTab();
    first.store.apply(editCell(first.state().lines, 'B', 'quantity', '8'));
    const { store, saves, passed, state } = aTab(aSelection(6, linesOf('A', 'B', 'C', 'X')), first.shelf);
    expect(store.resume()).toBe(true);
    expect(state().saveState).toBe('unsaved');
    await passed();
    expect(saves[0]?.input.revision).toBe(3);
    expect(saves[0]?.input.lines).toMatchObject([{}, { skuNo: 'B', quantity: 8 }, {}]);
  });

  it("never takes up another person's draft, nor rubbish", () => {
    const { shelf, store, state } = aTab();
    store.apply(editCell(state().lines, 'B', 'quantity', '8'));
    expect(parseDraft(shelf.text, '13911111111/M1')).toBeNull();
    expect(parseDraft('{"owner":"13900000000/M1","lines":[{}]}', '13900000000/M1')).toBeNull();
    expect(parseDraft('{', '13900000000/M1')).toBeNull();
  });

  it('what another tab saved is shown, unless edits are waiting here', async () => {
    const { store, stored, state, skuNos, saves, passed } = aTab();
    stored.selection = aSelection(4, linesOf('A'));
    await store.refresh();
    expect(skuNos()).toBe('A');
    store.apply(editCell(state().lines, 'A', 'quantity', '2'));
    stored.selection = aSelection(5, linesOf('A', 'Z'));
    await store.refresh();
    expect(skuNos()).toBe('A');
    await passed();
    saves[0]?.answer(aSelection(6, linesOf('A', 'Z')));
    await passed(0);
    expect(skuNos()).toBe('AZ');
  });

  it('an older answer than the one shown is not taken', () => {
    const { store, skuNos } = aTab();
    store.receive(aSelection(2, linesOf('Q')));
    expect(skuNos()).toBe('ABC');
  });

  it('removing can be undone', () => {
    const { store, skuNos } = aTab();
    const removed = store.remove(['A', 'C']);
    expect(skuNos()).toBe('B');
    store.restore(removed);
    expect(skuNos()).toBe('ABC');
  });

  it('giving up shows the stored list and drops the draft', async () => {
    const { store, state, skuNos, shelf, saves, passed } = aTab();
    store.remove(['A', 'B']);
    await store.discard();
    expect(skuNos()).toBe('ABC');
    expect(state().saveState).toBe('saved');
    expect(shelf.text).toBeNull();
    await passed(1000);
    expect(saves).toHaveLength(0);
  });

  it('an order takes the chosen lines that are on sale', () => {
    const { store, state } = aTab(aSelection(1, [...linesOf('A', 'B'), aLine('D', { skuStatus: 1 })]));
    store.choose(['B'], false);
    expect(chosenLinesOf(state()).map((line) => line.skuNo)).toEqual(['A']);
    store.choose(['B'], true);
    expect(chosenLinesOf(state()).map((line) => line.skuNo)).toEqual(['A', 'B']);
  });
});
