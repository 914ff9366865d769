import type { Cart, CartLine } from '@portal/contract/cart';
import { expect, it } from 'vitest';
import { askedAs, isInvalid, lackingLines, lackingWords, mergedEdits, withEdits } from './cart-edits.ts';

const line = (id: string, fields: Partial<CartLine> = {}): CartLine => ({
  id,
  spuNo: 'P1',
  skuNo: `K${id}`,
  skuName: '半球',
  spuName: '半球',
  skuModel: 'HV-1',
  skuDesc: '',
  skuType: 0,
  picUrl: '',
  unit: '台',
  quantity: 2,
  quantityMax: 9999,
  price: 100.5,
  priceLabel: '客户价',
  priceSource: 'tier',
  priceWhenAdded: 100.5,
  priceStep: 0,
  amount: 201,
  stockTotal: 10,
  platformStock: null,
  leadDays: 2,
  status: 'normal',
  selected: true,
  sourceType: 'product',
  sourceId: '',
  gmtCreate: '2026-11-23T00:00:00.000Z',
  ...fields,
});
const cart = (...lines: CartLine[]): Cart => ({
  shop: { shopNo: 'M1', shopName: '甲', isOpen: true },
  lines,
  totals: { amount: 0, lineCount: 0, pieceCount: 0 },
  others: [{ shopNo: 'M2', shopName: '乙', isBound: true, lines: [line('o')] }],
});
const none = new Set<string>();

it('the total follows an edit before the server has answered', () => {
  const shown = withEdits(cart(line('a'), line('b')), new Map([['a', { quantity: 3 }]]), none);
  expect(shown.lines[0]).toMatchObject({ quantity: 3, amount: 301.5, status: 'normal' });
  expect(shown.totals).toEqual({ amount: 502.5, lineCount: 2, pieceCount: 5 });
  expect(withEdits(cart(line('a')), new Map([['a', { selected: false }]]), none).totals.amount).toBe(0);
});

it('more than the stock does not count, less counts again; what is gone stays gone', () => {
  const short = withEdits(cart(line('a')), new Map([['a', { quantity: 11 }]]), none);
  expect([short.lines[0]?.status, short.totals.amount]).toEqual(['shortOfStock', 0]);
  const enough = withEdits(cart(line('a', { quantity: 11, status: 'shortOfStock', priceStep: 5 })), new Map([['a', { quantity: 10 }]]), none);
  expect(enough.lines[0]?.status).toBe('priceChanged');
  expect(withEdits(cart(line('a', { status: 'delisted' })), new Map([['a', { quantity: 1 }]]), none).lines[0]?.status).toBe('delisted');
});

it('what is removed is out of sight and out of the sum, at other dealers too', () => {
  const shown = withEdits(cart(line('a'), line('b')), new Map(), new Set(['a', 'o']));
  expect([shown.lines.length, shown.others.length, shown.totals.amount]).toEqual([1, 0, 201]);
});

it('edits of a line one after the other are one; a confirmed price is no change any more', () => {
  expect(mergedEdits(new Map([['a', { quantity: 3 }]]), new Map([['a', { selected: false }]])).get('a')).toEqual({ quantity: 3, selected: false });
  const shown = withEdits(cart(line('a', { status: 'priceChanged', priceStep: -2 })), new Map([['a', { price: 100.5 }]]), none);
  expect(shown.lines[0]).toMatchObject({ status: 'normal', priceStep: 0 });
});

it.each([
  ['normal', false],
  ['priceChanged', false],
  ['shortOfStock', false],
  ['noPrice', true],
  ['notOffered', true],
  ['delisted', true],
] as const)('a line that is %s helps nothing but its removal: %s', (status, is) => expect(isInvalid(line('a', { status }))).toBe(is));

it('says of lines the dealer cannot supply what is so at others, and leads on only where somebody may (CART-2, ORDER-39)', () => {
  const lacking = lackingLines([
    line('a', { status: 'noPrice' }),
    line('b', { status: 'shortOfStock' }),
    line('c', { status: 'notOffered', selected: false }),
    line('d', { status: 'delisted' }),
    line('e'),
  ]);
  expect(lacking.map(({ id }) => id)).toEqual(['a', 'b']);
  const told = (...elsewhere: boolean[]) => lackingWords(lacking, new Map(elsewhere.map((able, at) => [askedAs(lacking[at] ?? line('')), able])));
  expect(told(false, true)).toEqual({ words: '2 种产品当前经销商不能供货，其中 1 种您绑定的其他经销商可供，结算时可改向其订货', leadsOn: true });
  expect(told(false, false)).toEqual({ words: '2 种产品当前经销商不能供货，您绑定的其他经销商目前也不能供货，可减少数量或移除', leadsOn: false });
  expect(told(false).leadsOn).toBe(true);
});
