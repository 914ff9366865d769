import type { VersionDiff, VersionLine } from '@portal/contract/design-order';
import { expect, it } from 'vitest';
import { diffRows } from './diff-rows.ts';

const line = (skuNo: string, change: Partial<VersionLine> = {}): VersionLine => ({
  spuNo: skuNo,
  skuNo,
  productName: '枪机',
  productModel: skuNo,
  productCategory: '视频 > 枪机',
  brandName: '',
  skuType: 0,
  price: 100,
  rate: 100,
  ratePrice: 100,
  quantity: 1,
  amount: 100,
  ...change,
});

it('what changed comes first, then what is new, gone and elsewhere; a product stands once', () => {
  const side = { id: null, name: '', amount: 0, gmtCreate: 0, lineCount: 0 };
  const [before, after] = [line('a'), line('a', { quantity: 3, amount: 300 })];
  const diff: VersionDiff = {
    before: side,
    after: side,
    added: [line('b')],
    removed: [line('c', { amount: 70 })],
    changed: [{ before, after, fields: ['quantity'] }],
    moved: [after, line('d')],
    head: [],
    byAmount: 230,
  };
  expect(diffRows(diff, '客户价').map(({ kind, words, byAmount, line: { skuNo } }) => [kind, skuNo, words, byAmount])).toEqual([
    ['changed', 'a', ['数量 1 → 3', '位置移动'], 200],
    ['added', 'b', [], 100],
    ['removed', 'c', [], -70],
    ['moved', 'd', ['位置移动'], 0],
  ]);
});
