import type { FeeDraft } from '@portal/contract/design-order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeDifferences, feesOf, feesText } from './edited-fees.ts';

const labour: FeeDraft = { name: '施工费', unit: '点', formula: { kind: 'perPiece', unitPrice: 120, category: '' } };
const share: FeeDraft = { name: '安装调试费', unit: '项', formula: { kind: 'percent', percent: 8 } };
const transport: FeeDraft = { name: '运输费', unit: '车', formula: { kind: 'fixed', unitPrice: 350, quantity: 1.5 } };

const someFee = fc
  .record({
    name: fc.constantFrom('施工费', '运输费', '税费'),
    unit: fc.constantFrom('项', '点'),
    formula: fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }), base: fc.constant('goodsAndFees' as const) }),
      fc.record({ kind: fc.constant('fixed' as const), unitPrice: fc.integer({ min: 1, max: 500 }), quantity: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ kind: fc.constant('perPiece' as const), unitPrice: fc.integer({ min: 1, max: 500 }), category: fc.constantFrom('', '线缆') }),
    ),
  })
  .map((fee): FeeDraft => fee);
const someFees = fc.array(someFee, { maxLength: 4 });

describe('fees as one text', () => {
  it('come back from it as they were, and read alike whichever way their facts are ordered', () => {
    fc.assert(
      fc.property(someFees, (fees) => {
        expect(feesOf(feesText(fees))).toEqual(fees);
        const turned = fees.map(({ formula, unit, name }) => ({ formula: Object.fromEntries(Object.entries(formula).toReversed()), unit, name }) as FeeDraft);
        expect(feesText(turned)).toBe(feesText(fees));
      }),
    );
  });

  it.each(['', undefined])('%s says none', (text) => expect(feesOf(text)).toEqual([]));
});

describe('fees of two pages (PRICE-28)', () => {
  it('are told apart one by one, by name', () => {
    expect(feeDifferences([labour, share], [{ ...labour, formula: { kind: 'perPiece', unitPrice: 100, category: '' } }, transport])).toEqual([
      { key: 'fee 1 施工费', what: '施工费', mine: '120.00 元 × 每点（全部产品）', theirs: '100.00 元 × 每点（全部产品）' },
      { key: 'fee 1 安装调试费', what: '安装调试费', mine: '产品小计 × 8.00%', theirs: '没有这一项' },
      { key: 'fee 1 运输费', what: '运输费', mine: '没有这一项', theirs: '350.00 元 × 1.5 车' },
    ]);
  });

  it('differ in something exactly where their texts do', () => {
    fc.assert(
      fc.property(someFees, someFees, (mine, theirs) => {
        expect(feeDifferences(mine, theirs).length > 0).toBe(feesText(mine) !== feesText(theirs));
      }),
    );
  });
});
