import { describe, expect, it } from 'vitest';
import { awaitedOf, leftOutOf } from './left-out.ts';
import type { ShownTierLine } from './shown-tier.ts';

const aLine = (roleName: string, change: object = {}): ShownTierLine =>
  ({
    roleName,
    mandatory: null,
    buyQuantity: 2,
    chosen: { price: 10, stockTotal: 1 },
    isShort: false,
    unmatched: null,
    ...change,
  }) as unknown as ShownTierLine;
const unpriced = { chosen: { price: null, stockTotal: 0 }, isShort: true };
const textsOf = (found: { text: string }[]) => found.map(({ text }) => text);

describe('what a sum does not hold', () => {
  it('is named with why, what is mandatory first', () => {
    const lines = [
      aLine('机柜', { chosen: null, unmatched: '没有高度为 42 U 的机柜' }),
      aLine('交换机'),
      aLine('消防联动模块', { ...unpriced, mandatory: 'GB 50116-2013 4.10.3', buyQuantity: 1200 }),
    ];
    expect(textsOf(leftOutOf({ lines }))).toEqual(['消防联动模块 × 1,200（暂无价格）', '机柜 × 2（没有高度为 42 U 的机柜）']);
  });
  it('is nothing that is there already', () => expect(leftOutOf({ lines: [aLine('机柜', { ...unpriced, buyQuantity: 0 })] })).toEqual([]));
});

it('what is waited for is in the sum; without a price it is not', () => {
  expect(textsOf(awaitedOf({ lines: [aLine('交换机', { isShort: true }), aLine('机柜', unpriced)] }))).toEqual(['交换机 × 2（平台库存 1）']);
});
