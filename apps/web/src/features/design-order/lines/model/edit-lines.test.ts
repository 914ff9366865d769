import { designOrderCopy, freeSoftwareAlreadyAdded, LINES_MAX, softwareCategoryTaken } from '@portal/contract/design-order';
import { pricingCopy, sortLines } from '@portal/engines/pricing';
import { describe, expect, it } from 'vitest';
import { chooseQuantity, cutWordsOf, editCell, editCells, moveLineBy, moveLineTo, removeLines, restoreLines, type EditOutcome } from './edit-lines.ts';
import { aLine, linesOf } from './line-builder.ts';

const changed = (outcome: EditOutcome) => {
  if (outcome.kind !== 'changed') throw new Error(outcome.text);
  return outcome;
};
const orderOf = (lines: readonly { skuNo: string; sort: number }[]) => lines.map((line) => `${line.sort}${line.skuNo}`).join(' ');

describe('a cell of the list', () => {
  it.each([
    ['rate', '95', { rate: 95, ratePrice: 190, amount: 380 }],
    ['rate', '300', { rate: 300, ratePrice: 600, amount: 1200 }],
    ['rate', '300.01', { rate: 300, ratePrice: 600, amount: 1200 }],
    ['rate', '999.99', { rate: 300, ratePrice: 600, amount: 1200 }],
    ['rate', '', { rate: 100, ratePrice: 200, amount: 400 }],
    ['ratePrice', '150.5', { rate: 75.25, ratePrice: 150.5, amount: 301 }],
    ['ratePrice', '600.01', { rate: 300, ratePrice: 600, amount: 1200 }],
    ['ratePrice', '', { rate: 100, ratePrice: 200, amount: 400 }],
    ['ratePrice', '0', { rate: 0, ratePrice: 0, amount: 0 }],
    ['quantity', '３', { quantity: 3, amount: 600 }],
    ['quantity', '', { quantity: 1, amount: 200 }],
    ['quantity', '0', { quantity: 1, amount: 200 }],
  ] as const)('%s left at "%s" settles its line', (field, text, figures) => {
    const lines = sortLines([aLine('A', { price: 200, quantity: 2 }), aLine('B')]);
    const after = changed(editCell(lines, 'A', field, text)).lines;
    expect(after[0]).toMatchObject(figures);
    expect(after[1]).toBe(lines[1]);
  });

  it('says what was cut', () => {
    expect(changed(editCell(linesOf('A'), 'A', 'rate', '1000')).notice).toBe(pricingCopy.rateCapped('300.00'));
    expect(changed(editCell(linesOf('A'), 'A', 'ratePrice', '300.01')).notice).toBe(pricingCopy.ratePriceCapped('300.00'));
    expect(changed(editCell([aLine('A', { maxNum: 5 })], 'A', 'quantity', '6')).notice).toBe(pricingCopy.quantityCapped(5));
  });

  it('takes no part of what is no whole number, typed or pasted into a column', () => {
    const lines = sortLines([aLine('A', { quantity: 3 }), aLine('B', { quantity: 4 })]);
    expect(changed(editCell(lines, 'A', 'quantity', '1.5'))).toEqual({ kind: 'changed', lines, notice: pricingCopy.quantityNotWhole });
    const pasted = changed(editCells(lines, new Map(Object.entries({ A: '2.5', B: '12345' })), 'quantity'));
    expect(pasted.lines.map((line) => line.quantity)).toEqual([3, 9999]);
    expect(pasted.notice).toBe(`${pricingCopy.quantityNotWhole}；${pricingCopy.quantityCapped(9999)}`);
  });

  it.each(['二百', '1e3', '1,2800', '-5', '.', '1.2.3'])('takes no part of %s, which is no price, in the list and in an order', (text) => {
    const lines = sortLines([aLine('A', { price: 200 })]);
    for (const kind of ['selection', 'order'] as const)
      for (const field of ['ratePrice', 'rate'] as const)
        expect(editCell(lines, 'A', field, text, kind)).toEqual({ kind: 'changed', lines, notice: pricingCopy.notFigure });
  });

  it('reads thousands as they are parted, and says that it rounded', () => {
    const order = (text: string) => changed(editCell([aLine('A', { price: 800 })], 'A', 'ratePrice', text, 'order'));
    for (const text of ['2,000', '２，０００', '￥2,000.00 元']) {
      const { lines, notice } = order(text);
      expect([lines[0]?.ratePrice, notice]).toEqual([2000, null]);
    }
    expect([order('12.345').lines[0]?.ratePrice, order('12.345').notice]).toEqual([12.35, pricingCopy.twoDecimals]);
    expect([order('12.5000').notice, order('').lines[0]?.ratePrice]).toEqual([null, 0]);
  });

  it('left as it was changes nothing, so nothing is saved', () => {
    const lines = linesOf('A', 'B');
    expect(changed(editCell(lines, 'A', 'rate', '100.00')).lines).toBe(lines);
  });

  it('without a price keeps rate 100.00', () => {
    const lines = [aLine('A', { price: null })];
    expect(changed(editCell(lines, 'A', 'rate', '80')).lines[0]?.rate).toBe(100);
    expect(changed(editCell(lines, 'A', 'ratePrice', '4321')).lines[0]).toMatchObject({ rate: 100, ratePrice: 4321, amount: 4321 });
  });

  it('dearer than the cap of the selection already, it stays so until its price is edited', () => {
    const lines = [aLine('A', { price: 100, rate: 999.99 })];
    expect(changed(editCell(lines, 'A', 'quantity', '2')).lines[0]).toMatchObject({ rate: 999.99, amount: 1999.98 });
    expect(changed(editCell(lines, 'A', 'rate', '999.99')).lines[0]).toMatchObject({ rate: 300 });
  });

  it('refuses a total beyond what can be stored', () => {
    const dear = sortLines([aLine('A', { price: 9_999_999.99, rate: 999.99, quantity: 9999 }), aLine('B', { price: 9_999_999.99, quantity: 1, rate: 999.99 })]);
    expect(editCell(dear, 'B', 'quantity', '9999')).toEqual({ kind: 'refused', text: designOrderCopy.totalTooLarge });
  });

  it('a batch rate settles the chosen lines only', () => {
    const after = changed(
      editCells(
        linesOf('A', 'B', 'C'),
        new Map([
          ['A', '90'],
          ['C', '90'],
        ]),
        'rate',
      ),
    ).lines;
    expect(after.map((line) => line.rate)).toEqual([90, 100, 90]);
  });
});

describe('choosing in the selection table', () => {
  const product = (facts = {}) => ({ ...aLine('N', facts), id: '', quantity: 0, amount: 0 });

  it('a first figure adds the product as the last line', () => {
    const { lines } = changed(chooseQuantity(linesOf('A'), product(), 3));
    expect(orderOf(lines)).toBe('1A 2N');
    expect(lines[1]).toMatchObject({ id: '', quantity: 3, amount: 300, rate: 100 });
  });

  it('a listed product takes the figure and keeps its rate', () => {
    const lines = sortLines([aLine('N', { rate: 80, quantity: 2 })]);
    expect(changed(chooseQuantity(lines, product(), 5)).lines[0]).toMatchObject({ id: 'id-N', rate: 80, quantity: 5, amount: 400 });
  });

  it('back to 0 removes it', () => {
    expect(orderOf(changed(chooseQuantity(linesOf('A', 'N', 'B'), product(), 0)).lines)).toBe('1A 2B');
  });

  it('free software stands at most once, and says so', () => {
    const free = product({ skuType: 2, price: 0 });
    const outcome = changed(chooseQuantity([], free, 2));
    expect(outcome.lines[0]?.quantity).toBe(1);
    expect(outcome.notice).toBe(pricingCopy.quantityCapped(1));
  });

  it('a second software of the same category is refused', () => {
    const listed = [aLine('A', { skuType: 2, productCategory: '软件服务 > 设备管理' })];
    const other = product({ skuType: 2, productCategory: '软件服务 > 设备管理' });
    expect(chooseQuantity(listed, other, 1)).toEqual({ kind: 'refused', text: softwareCategoryTaken.msg });
    expect(chooseQuantity(listed, { ...other, productCategory: '软件服务 > 账号管理' }, 1).kind).toBe('changed');
  });

  it('software of the order that the list is to join does not come twice', () => {
    const planned = [aLine('N', { skuType: 2, price: 0 }), aLine('A', { skuType: 2, productCategory: '软件服务 > 设备管理' })];
    const free = product({ skuType: 2, price: 0 });
    expect(chooseQuantity([], free, 1, planned)).toEqual({ kind: 'refused', text: freeSoftwareAlreadyAdded.msg });
    const service = { ...free, skuNo: 'M', productCategory: '软件服务 > 设备管理' };
    expect(chooseQuantity([], service, 1, planned)).toEqual({ kind: 'refused', text: softwareCategoryTaken.msg });
    expect(chooseQuantity([], { ...free, skuNo: 'M' }, 1, planned).kind).toBe('changed');
    expect(chooseQuantity([], product({ skuType: 2, price: 58 }), 1, planned).kind).toBe('changed');
    expect(chooseQuantity([free], free, 0, planned)).toMatchObject({ kind: 'changed', lines: [] });
  });

  it('licences of one category stand side by side', () => {
    const listed = [aLine('A', { skuType: 2, price: 58, productCategory: '软件服务 > 授权许可' })];
    expect(chooseQuantity(listed, product({ skuType: 2, price: 88, productCategory: '软件服务 > 授权许可' }), 3).kind).toBe('changed');
  });

  it('a full list takes no more products', () => {
    const full = linesOf(...Array.from({ length: LINES_MAX }, (_, index) => `S${index}`));
    expect(chooseQuantity(full, product(), 1)).toEqual({ kind: 'refused', text: designOrderCopy.tooManyLines(LINES_MAX) });
  });
});

describe('the order of lines', () => {
  it('a dragged line stands where it was dropped, sorted 1..n', () => {
    expect(orderOf(moveLineTo(linesOf('A', 'B', 'C', 'D'), 'D', 'B'))).toBe('1A 2D 3B 4C');
    expect(orderOf(moveLineTo(linesOf('A', 'B', 'C', 'D'), 'A', 'C'))).toBe('1B 2C 3A 4D');
  });

  it('up and down stop at the ends', () => {
    const lines = linesOf('A', 'B');
    expect(orderOf(moveLineBy(lines, 'A', 1))).toBe('1B 2A');
    expect(moveLineBy(lines, 'A', -1)).toBe(lines);
    expect(moveLineBy(lines, 'B', 1)).toBe(lines);
  });

  it('removed lines come back where they stood, as new lines', () => {
    const lines = linesOf('A', 'B', 'C', 'D');
    const removed = lines.filter((line) => ['B', 'D'].includes(line.skuNo));
    const restored = restoreLines(removeLines(lines, ['B', 'D']), removed);
    expect(orderOf(restored)).toBe('1A 2B 3C 4D');
    expect(restored.map((line) => line.id)).toEqual(['id-A', '', 'id-C', '']);
  });

  it('a model added again meanwhile is not doubled by an undo', () => {
    const lines = linesOf('A', 'B');
    expect(orderOf(restoreLines(lines, [aLine('B', { quantity: 9 })]))).toBe('1A 2B');
  });
});

it('while a figure is typed it is said what would be cut of it, in its place; nothing of one that is taken (PICK-21)', () => {
  const camera = aLine('A', { price: 100, quantity: 2, maxNum: 20 });
  const said = (field: 'rate' | 'ratePrice' | 'quantity', text: string, kind: 'selection' | 'order' = 'selection') => cutWordsOf(camera, field, text, kind);
  expect([said('rate', '300.01'), said('rate', '300.01', 'order'), said('rate', '1000', 'order')]).toEqual([
    pricingCopy.rateCapped('300.00'),
    null,
    pricingCopy.rateCapped('999.99'),
  ]);
  expect([said('ratePrice', '300.01'), said('quantity', '21'), said('quantity', '0')]).toEqual([
    pricingCopy.ratePriceCapped('300.00'),
    pricingCopy.quantityCapped(20),
    pricingCopy.quantityRaised,
  ]);
  expect([said('rate', '95.5'), said('ratePrice', '250'), said('quantity', '20')]).toEqual([null, null, null]);
});
