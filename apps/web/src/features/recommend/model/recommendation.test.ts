import type { ProductChoice } from '@portal/contract/product-choice';
import { ChosenRecommendation, type RecommendedLine, type RecommendedTier } from '@portal/contract/recommend';
import { defineFields } from '@portal/engines/inputs';
import { describe, expect, it } from 'vitest';
import type { OwnPick } from './guide-address.ts';
import { roleKey } from './role-key.ts';
import { chooseRecommendation } from './chosen-recommendation.ts';
import { shownTier, withKept, withPick } from './shown-tier.ts';
import { differencesOf } from './tier-differences.ts';

const aChoice = (skuNo: string, price: number | null, stockTotal = 100): ProductChoice => ({
  skuNo,
  spuNo: `S-${skuNo}`,
  productName: `产品 ${skuNo}`,
  productModel: `HV-${skuNo}`,
  productImage: '',
  brandName: '品牌',
  skuDesc: '',
  price,
  stockTotal,
  stockSource: 'platform',
  warrantyMonths: null,
  attributes: {},
});
const aLine = (change: Partial<RecommendedLine> = {}): RecommendedLine => ({
  role: 'batteryBlock',
  roleName: '蓄电池',
  quantity: 16,
  attributes: { voltage: 12, capacityAh: 100 },
  wanted: '12 V · 100 Ah',
  chosen: aChoice('B100', 680.1),
  alternatives: [aChoice('B150', 990), aChoice('B200', null)],
  unmatched: null,
  keptQuantity: 0,
  reason: { rule: '', inputs: '', arithmetic: '' },
  mandatory: null,
  amount: 0,
  isShort: false,
  ...change,
});
const aTier = (lines: RecommendedLine[], change: Partial<RecommendedTier> = {}): RecommendedTier => ({
  tier: 'standard',
  inputs: {},
  warnings: [],
  metrics: {},
  lines,
  amount: 0,
  unmatchedCount: 0,
  unpricedCount: 0,
  overBudget: null,
  cheapenedCount: 0,
  ...change,
});
const host = aLine({ role: 'upsHost', roleName: 'UPS 主机', quantity: 1, attributes: { capacityKVA: 10 }, chosen: aChoice('U10', 8000), alternatives: [] });
const key = roleKey(aLine());

describe('a tier with the user’s own models', () => {
  it('sums price × pieces to buy to the fen', () => {
    const shown = shownTier(aTier([aLine({ keptQuantity: 3 }), host]), [], null, null);
    expect(shown.lines.map((line) => [line.buyQuantity, line.amount])).toEqual([
      [13, 8841.3],
      [1, 8000],
    ]);
    expect(shown.amount).toBe(16841.3);
  });

  it('shows the model taken instead, and offers the recommended one for going back', () => {
    const shown = shownTier(aTier([aLine()]), [{ tier: 'standard', skuNo: 'B150' }], null, null);
    expect(shown.lines[0]).toMatchObject({ amount: 15_840, chosen: { skuNo: 'B150' }, exchangedFor: { skuNo: 'B100' } });
    expect(shown.lines[0]?.alternatives.map(({ skuNo }) => skuNo)).toEqual(['B100', 'B200']);
  });

  it('keeps a choice to the tier it was made in', () => {
    const picks: OwnPick[] = [{ tier: 'high', skuNo: 'B150' }];
    expect(shownTier(aTier([aLine()]), picks, null, null).lines[0]?.chosen?.skuNo).toBe('B100');
    expect(shownTier(aTier([aLine()], { tier: 'high' }), picks, null, null).lines[0]?.chosen?.skuNo).toBe('B150');
  });

  it('takes a model that fits a line which had none', () => {
    const shown = shownTier(aTier([aLine({ chosen: null, unmatched: '没有' })]), [{ tier: 'standard', skuNo: 'B150' }], null, null);
    expect(shown.unmatchedCount).toBe(0);
    expect(shown.lines[0]?.exchangedFor).toBeNull();
  });

  it('forgets a choice when the recommended model is taken again, and holds one choice a line', () => {
    const tier = aTier([aLine()]);
    const taken = withPick([], shownTier(tier, [], null, null), key, 'B150');
    const other = withPick(taken, shownTier(tier, taken, null, null), key, 'B200');
    expect(other).toEqual([{ tier: 'standard', skuNo: 'B200' }]);
    expect(withPick(other, shownTier(tier, other, null, null), key, 'B100')).toEqual([]);
  });

  it('counts a line without a model and one without a price apart, and none that needs no buying', () => {
    const unmatched = aLine({ role: 'batteryCabinet', chosen: null, alternatives: [] });
    const unpriced = aLine({ chosen: aChoice('B200', null) });
    expect(shownTier(aTier([unmatched, unpriced, host]), [], null, null)).toMatchObject({ unmatchedCount: 1, unpricedCount: 1, amount: 8000 });
    expect(shownTier(aTier([{ ...unmatched, keptQuantity: 16 }]), [], null, null).unmatchedCount).toBe(0);
  });

  it('says by how much it is over the budget, to the fen, and nothing at exactly the budget', () => {
    expect(shownTier(aTier([host]), [], 7999.99, null).overBudget).toBe(0.01);
    expect(shownTier(aTier([host]), [], 8000, null).overBudget).toBeNull();
  });

  it('is short where the stock does not reach for what is to be bought', () => {
    const scarce = aLine({ chosen: aChoice('B100', 1, 10) });
    expect(shownTier(aTier([scarce]), [], null, null).lines[0]?.isShort).toBe(true);
    expect(shownTier(aTier([{ ...scarce, keptQuantity: 6 }]), [], null, null).lines[0]?.isShort).toBe(false);
  });
});

describe('devices the customer has already', () => {
  it('hold on the page before the server has answered, never above what is needed', () => {
    const kept = [{ role: 'batteryBlock', attributes: { capacityAh: 100, voltage: 12 }, quantity: 40 }];
    expect(shownTier(aTier([aLine()]), [], null, kept).lines[0]).toMatchObject({ keptQuantity: 16, buyQuantity: 0, amount: 0 });
    expect(shownTier(aTier([aLine({ keptQuantity: 5 })]), [], null, []).lines[0]?.keptQuantity).toBe(0);
  });

  it('are said anew for the role that was edited, so that a larger one told earlier covers it no longer', () => {
    const { lines } = shownTier(aTier([aLine({ keptQuantity: 4 }), host]), [], null, null);
    const larger = { role: 'batteryBlock', attributes: { voltage: 12, capacityAh: 200 }, quantity: 4 };
    const ups = { role: 'upsHost', attributes: { capacityKVA: 10 }, quantity: 1 };
    expect(withKept([larger, ups], lines, key, 0)).toEqual([ups]);
    expect(withKept([larger, ups], lines, key, 6)).toEqual([ups, { role: 'batteryBlock', attributes: { voltage: 12, capacityAh: 100 }, quantity: 6 }]);
  });

  it('leave the other sizes of the same role as they stand', () => {
    const small = aLine({ attributes: { voltage: 12, capacityAh: 7 }, keptQuantity: 2 });
    const { lines } = shownTier(aTier([small, aLine()]), [], null, null);
    expect(withKept([], lines, key, 3).map(({ attributes, quantity }) => [attributes['capacityAh'], quantity])).toEqual([
      [7, 2],
      [100, 3],
    ]);
  });
});

describe('settling a recommendation', () => {
  const asked = { scenario: 'scenarioUps', inputs: { runtimeMin: 30 }, budget: null, kept: [] } as const;

  it('joins lines of the same model and leaves out what has none or needs no buying', () => {
    const same = aLine({ attributes: { capacityAh: 65 }, quantity: 4 });
    const none = aLine({ role: 'batteryCabinet', chosen: null });
    const choosing = chooseRecommendation(asked, shownTier(aTier([aLine(), same, none, { ...host, keptQuantity: 1 }]), [], null, null));
    expect(choosing).toMatchObject({ kind: 'chosen', recommendation: { tier: 'standard', lines: [{ skuNo: 'B100', quantity: 20 }] } });
    if (choosing.kind === 'chosen') expect(ChosenRecommendation.safeParse(choosing.recommendation).success).toBe(true);
  });

  it('says when there is nothing to buy, and when a model goes beyond 9999 pieces', () => {
    expect(chooseRecommendation(asked, shownTier(aTier([aLine({ chosen: null })]), [], null, null)).kind).toBe('nothingToBuy');
    expect(chooseRecommendation(asked, shownTier(aTier([aLine({ quantity: 9999 })]), [], null, null)).kind).toBe('chosen');
    expect(chooseRecommendation(asked, shownTier(aTier([aLine({ quantity: 10_000 })]), [], null, null))).toEqual({ kind: 'tooMany', productModel: 'HV-B100' });
  });
});

describe('what sets a tier apart (SIZE-11.2)', () => {
  const fields = defineFields({
    redundancy: {
      kind: 'option',
      label: '冗余',
      options: [
        { value: 'none', label: '不冗余' },
        { value: 'n+1', label: 'N+1' },
      ],
      default: 'none',
    },
    standbyHours: { kind: 'number', label: '断电后备', unit: 'h', min: 0, max: 48, default: 0 },
    isKeyTarget: { kind: 'flag', label: '重点目标', default: false },
    days: { kind: 'number', label: '保存天数', unit: '天', min: 1, max: 365, default: ({ isKeyTarget }) => (isKeyTarget === true ? 90 : 30) },
  });
  const shown = (lines: RecommendedLine[], change: Partial<RecommendedTier> = {}) => shownTier(aTier(lines, change), [], null, null);

  it('is nothing between equals, a default said or not', () => {
    expect(differencesOf(shown([host]), shown([host], { inputs: { redundancy: 'none' } }), fields)).toEqual([]);
  });

  it.each([
    [{}, { days: 60 }, '30 天 → 60 天（高配默认）'],
    [{ isKeyTarget: true }, { isKeyTarget: true, days: 120 }, '90 天 → 120 天（高配默认）'],
    [{ days: 40 }, { days: 60 }, '40 天 → 60 天'],
  ])('says the default of the other and whose own a value is: %j, %j', (others, inputs, text) =>
    expect(differencesOf(shown([host], { tier: 'high', inputs }), shown([host], { inputs: others }), fields)).toEqual([{ name: '保存天数', text }]),
  );

  it('names preferences, other models, other quantities, and what only one has', () => {
    const high = shown([{ ...host, quantity: 2 }, aLine({ attributes: { capacityAh: 150 }, chosen: aChoice('B150', 990) })], { inputs: { redundancy: 'n+1' } });
    const cabinet = aLine({ role: 'batteryCabinet', roleName: '电池柜', quantity: 1, attributes: {}, chosen: null, wanted: '' });
    expect(differencesOf(high, shown([host, aLine(), cabinet]), fields)).toEqual([
      { name: '冗余', text: '不冗余 → N+1（标准默认）' },
      { name: 'UPS 主机', text: 'HV-U10 × 1 → HV-U10 × 2' },
      { name: '蓄电池', text: 'HV-B100 × 16 → HV-B150 × 16' },
      { name: '电池柜', text: '未匹配 × 1 → 无' },
    ]);
  });
});
