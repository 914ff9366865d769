import { toast } from '@portal/ui';
import { expect, it } from 'vitest';
import { aLine } from '../../lines/model/line-builder.ts';
import { applyEdit, lossWarning } from './use-selection-edits.ts';

const line = (name: string, ratePrice: number | null) => ({ ...aLine(name), productModel: name, price: 100, ratePrice });

it('says which product a typed price brought below the purchase price, once', () => {
  expect(lossWarning([line('A', 100)], [line('A', 1)])).toBe('A 的折后价 ¥1.00 低于成本 ¥100.00');
  expect(lossWarning([line('A', 90)], [line('A', 80)])).toBeNull();
});

it('says again of one below it that an emptied price gives it away, and no more once it stands at nothing', () => {
  expect(lossWarning([line('A', 90)], [line('A', 0)])).toBe('A 的折后价 ¥0.00 低于成本 ¥100.00');
  expect(lossWarning([line('A', 0)], [line('A', 0)])).toBeNull();
});

it('counts them where one edit brought several there', () =>
  expect(lossWarning([line('A', 100), line('B', 120), line('C', 90)], [line('A', 95), line('B', 99.99), line('C', 85)])).toBe('2 种产品的折后价低于成本'));

it.each([
  ['the purchase price itself', 100],
  ['more', 100.01],
  ['no price yet', null],
])('says nothing of %s', (_name, ratePrice) => expect(lossWarning([line('A', 120)], [line('A', ratePrice)])).toBeNull());

it('what was said of one edit goes with the next (PRICE-10)', () => {
  const store = { apply: () => true } as unknown as Parameters<typeof applyEdit>[0];
  const told = () => toast.list().map(({ text }) => text);
  toast.info('别处的话');
  applyEdit(store, { kind: 'refused', text: '折后价不能大于774.00' });
  expect(told()).toEqual(['别处的话', '折后价不能大于774.00']);
  applyEdit(store, { kind: 'changed', lines: [], notice: null });
  expect(told()).toEqual(['别处的话']);
});
