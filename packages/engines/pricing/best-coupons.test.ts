import { fen, toFen } from '@portal/units';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { allocate } from './allocate.ts';
import { bestCoupons, chosenCoupons } from './best-coupons.ts';
import { bestOverParts, chosenOverParts } from './coupons-over-parts.ts';
import { isForGoods, type CouponBenefit, type CouponCase, type CouponLine, type HeldCoupon } from './coupon-terms.ts';
import { claimedWords, countMostOf, couponRefusalWords, couponTermsWords, mostOf } from './coupon-words.ts';

const NOW = Date.UTC(2026, 10, 23, 4);
const DAY = 86_400_000;
let numbers = 0;
const aCoupon = (fields: Partial<HeldCoupon> = {}): HeldCoupon => ({
  couponNo: `c${String(++numbers).padStart(4, '0')}`,
  shopNo: '',
  threshold: 0,
  benefit: { kind: 'amount', off: 10 },
  scope: { kind: 'all' },
  stackGroup: 'platform',
  withSeckill: false,
  begin: NOW - DAY,
  end: NOW + DAY,
  ...fields,
});
const aLine = (amount: number, fields: Partial<CouponLine> = {}): CouponLine => ({ skuNo: 'S1', categoryIds: [11, 1], amount, isSeckill: false, ...fields });
const caseOf = (...lines: CouponLine[]): CouponCase => ({ shopNo: 'shop', lines, now: NOW });
const percent = (payPercent: number, offMax: number | null = null): CouponBenefit => ({ kind: 'percent', payPercent, offMax });

describe('what a coupon takes (COUPON-1, COUPON-2)', () => {
  test.each([
    ['an amount', aCoupon({ benefit: { kind: 'amount', off: 30 } }), [aLine(200)], 30],
    ['an amount above the goods leaves a fen of every line', aCoupon({ benefit: { kind: 'amount', off: 500 } }), [aLine(1), aLine(0.5)], 1.48],
    ['nine tenths are paid', aCoupon({ benefit: percent(90) }), [aLine(200)], 20],
    ['percent, rounded to the fen', aCoupon({ benefit: percent(85) }), [aLine(0.99)], 0.15],
    ['percent with a cap', aCoupon({ benefit: percent(50, 60) }), [aLine(200)], 60],
    ['goods of its scope alone', aCoupon({ benefit: percent(50), scope: { kind: 'product', skuNos: ['S2'] } }), [aLine(200), aLine(40, { skuNo: 'S2' })], 20],
    ['a category of the first level', aCoupon({ scope: { kind: 'category', categoryIds: [1] } }), [aLine(200)], 10],
    ['its threshold to the fen', aCoupon({ threshold: 200 }), [aLine(199.99), aLine(0.01)], 10],
    ['no goods of a flash sale', aCoupon({ benefit: percent(50) }), [aLine(100, { isSeckill: true }), aLine(20)], 10],
    ['unless it says so', aCoupon({ benefit: percent(50), withSeckill: true }), [aLine(100, { isSeckill: true }), aLine(20)], 60],
  ])('%s', (_, coupon, lines, total) => {
    const outcome = bestCoupons(caseOf(...lines), [coupon]);
    expect(outcome.total).toBe(total);
    expect(outcome.lineAmounts.reduce((sum, amount) => sum + toFen(amount), 0)).toBe(toFen(total));
  });

  it('is split by what the lines come to, free ones left alone', () => {
    const outcome = bestCoupons(caseOf(aLine(300), aLine(100), aLine(0)), [aCoupon({ benefit: { kind: 'amount', off: 40 } })]);
    expect(outcome.lineAmounts).toEqual([30, 10, 0]);
  });

  it('says of each line what the provider bears of it (SHARE-7)', () => {
    const shops = aCoupon({ shopNo: 'shop', stackGroup: 'shop', benefit: { kind: 'amount', off: 40 } });
    const cameras = aCoupon({ benefit: percent(90), scope: { kind: 'category', categoryIds: [11] } });
    const outcome = bestCoupons(caseOf(aLine(300), aLine(100, { skuNo: 'S2', categoryIds: [12, 1] })), [cameras, shops]);
    expect([outcome.lineAmounts, outcome.providerAmounts]).toEqual([
      [57, 10],
      [27, 0],
    ]);
  });
});

describe('why one is not taken (COUPON-5)', () => {
  test.each([
    [aCoupon({ begin: NOW + 1, end: NOW + DAY }), 'notStarted', '2026-11-23 12:00 起可用'],
    [aCoupon({ end: NOW }), 'expired', '已过期'],
    [aCoupon({ shopNo: 'other' }), 'otherShop', '仅限发券经销商的商品使用'],
    [aCoupon({ scope: { kind: 'product', skuNos: ['S9'] } }), 'outOfScope', '所选商品不在适用范围内'],
    [aCoupon({ scope: { kind: 'product', skuNos: ['FLASH'] } }), 'seckillOnly', '秒杀商品不可使用'],
    [aCoupon({ threshold: 320 }), 'belowThreshold', '还差 ¥120.00'],
    [aCoupon({ scope: { kind: 'product', skuNos: ['CENT'] } }), 'nothingLeft', '商品金额已无可抵扣部分'],
  ])('%#: %o', (coupon, reason, words) => {
    const lines = [aLine(200), aLine(50, { skuNo: 'FLASH', isSeckill: true }), aLine(0.01, { skuNo: 'CENT', categoryIds: [21] })];
    const [choice] = bestCoupons(caseOf(...lines.slice(0, reason === 'belowThreshold' ? 1 : 3)), [coupon]).choices;
    expect(choice).toMatchObject({ isTaken: false, amount: 0, refusal: { reason } });
    expect(choice?.refusal && couponRefusalWords(choice.refusal)).toBe(words);
  });

  it('(COUPON-3) of the best combination: beaten; of one chosen by hand: not stackable, or nothing against it', () => {
    const [small, large] = [aCoupon(), aCoupon({ benefit: { kind: 'amount', off: 20 } })];
    const [alone, shops] = [aCoupon({ stackGroup: null, benefit: { kind: 'amount', off: 21 } }), aCoupon({ shopNo: 'shop', stackGroup: 'shop' })];
    const all = [small, large, alone, shops];
    expect(bestCoupons(caseOf(aLine(200)), all).choices.map(({ isTaken, refusal }) => [isTaken, refusal?.reason])).toEqual([
      [false, 'beaten'],
      [true, undefined],
      [false, 'beaten'],
      [true, undefined],
    ]);
    expect(chosenCoupons(caseOf(aLine(200)), all, [small.couponNo]).choices.map(({ isTaken, refusal }) => [isTaken, refusal?.reason])).toEqual([
      [true, undefined],
      [false, 'notStackable'],
      [false, 'notStackable'],
      [false, undefined],
    ]);
    expect(chosenCoupons(caseOf(aLine(200)), all, []).total).toBe(0);
    expect(chosenCoupons(caseOf(aLine(200)), all, [large.couponNo, small.couponNo, 'unknown']).total).toBe(20);
  });

  it('chosen beside one that leaves nothing it takes nothing, and is not taken', () => {
    const [whole, more] = [aCoupon({ benefit: { kind: 'amount', off: 500 } }), aCoupon({ stackGroup: 'category' })];
    const outcome = chosenCoupons(caseOf(aLine(20)), [whole, more], [whole.couponNo, more.couponNo]);
    expect(outcome.choices.map(({ isTaken, refusal }) => [isTaken, refusal?.reason])).toEqual([
      [true, undefined],
      [false, 'nothingLeft'],
    ]);
  });
});

describe('in which order they are taken (COUPON-4)', () => {
  it('a dealer’s first, of either the percents first', () => {
    const coupons = [
      aCoupon({ stackGroup: 'platform', benefit: percent(90) }),
      aCoupon({ stackGroup: 'shop', shopNo: 'shop', benefit: { kind: 'amount', off: 50 } }),
      aCoupon({ stackGroup: 'category', shopNo: 'shop', benefit: percent(80) }),
    ];
    // 1000 → 800 → 750 → 675
    expect(bestCoupons(caseOf(aLine(1000)), coupons).choices.map(({ amount }) => amount)).toEqual([75, 50, 200]);
  });

  it('of two that come to the same the one that ends sooner', () => {
    const [later, sooner] = [aCoupon({ end: NOW + 9 * DAY }), aCoupon({ end: NOW + 2 * DAY })];
    expect(bestCoupons(caseOf(aLine(100)), [later, sooner]).choices.map(({ isTaken }) => isTaken)).toEqual([false, true]);
  });
});

describe('in words', () => {
  test.each([
    [{ threshold: 1000, benefit: { kind: 'amount', off: 100 } as const }, '满 ¥1,000.00 减 ¥100.00', 100],
    [{ threshold: 0, benefit: percent(85, 80) }, '无门槛 打 8.5 折，最高减 ¥80.00', 80],
    [{ threshold: 500, benefit: percent(90) }, '满 ¥500.00 打 9 折', null],
  ])('%o', (terms, words, most) => expect([couponTermsWords(terms), mostOf(terms.benefit)]).toEqual([words, most]));
});

// what the best one is reckoned against: every combination, each coupon by itself, in another writing
const coupons = fc.array(
  fc.record({
    shopNo: fc.constantFrom('', '', 'shop', 'other'),
    threshold: fc.constantFrom(0, 0, 10, 80, 300),
    benefit: fc.oneof(
      fc.record({ kind: fc.constant('amount' as const), off: fc.integer({ min: 1, max: 8000 }).map((off) => off / 100) }),
      fc.record({
        kind: fc.constant('percent' as const),
        payPercent: fc.integer({ min: 10, max: 99 }),
        offMax: fc.option(fc.integer({ min: 1, max: 5000 }).map((off) => off / 100)),
      }),
    ),
    scope: fc.constantFrom({ kind: 'all' as const }, { kind: 'category' as const, categoryIds: [1] }, { kind: 'product' as const, skuNos: ['S2', 'S3'] }),
    stackGroup: fc.constantFrom(null, 'shop', 'platform', 'category', 'fourth'),
    withSeckill: fc.boolean(),
    begin: fc.constantFrom(NOW - DAY, NOW - DAY, NOW, NOW + 1),
    end: fc.constantFrom(NOW + 2, NOW + DAY, NOW + DAY, NOW),
  }),
  { maxLength: 12 },
);
const lines = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 0, max: 20_000 }).map((amount) => amount / 100),
      categoryIds: fc.constantFrom([11, 1], [21, 2]),
      isSeckill: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((some) => some.map((line, index) => ({ ...line, skuNo: `S${index + 1}` })));

function takenTogether(given: CouponCase, set: readonly HeldCoupon[]): number | null {
  const groups = set.map(({ stackGroup }) => stackGroup);
  if (set.length > 1 && (groups.includes(null) || new Set(groups).size < set.length)) return null;
  const mine = (coupon: HeldCoupon) => given.lines.map((line) => isForGoods(coupon, line) && (coupon.withSeckill || !line.isSeckill));
  const left = given.lines.map(({ amount }) => Math.round(amount * 100));
  for (const coupon of set) {
    const own = mine(coupon);
    const goods = given.lines.reduce((sum, { amount }, index) => sum + (own[index] ? Math.round(amount * 100) : 0), 0);
    const holds = coupon.begin <= given.now && given.now < coupon.end && ['', given.shopNo].includes(coupon.shopNo) && own.some(Boolean);
    if (!holds || goods < Math.round(coupon.threshold * 100)) return null;
  }
  const place = ({ shopNo, benefit }: HeldCoupon) => `${shopNo === '' ? 'b' : 'a'}${benefit.kind === 'percent' ? 'a' : 'b'}`;
  const row = set.toSorted((one, other) => place(one).localeCompare(place(other)) || one.end - other.end || one.couponNo.localeCompare(other.couponNo));
  let total = 0;
  for (const coupon of row) {
    const own = mine(coupon);
    const room = left.map((amount, index) => (own[index] ? Math.max(0, amount - 1) : 0));
    const base = left.reduce((sum, amount, index) => sum + (own[index] ? amount : 0), 0);
    const { benefit } = coupon;
    const wanted =
      benefit.kind === 'amount'
        ? Math.round(benefit.off * 100)
        : Math.min(
            base - Number((BigInt(base) * BigInt(benefit.payPercent) * 2n + 100n) / 200n),
            benefit.offMax === null ? Infinity : Math.round(benefit.offMax * 100),
          );
    const off = Math.min(
      wanted,
      room.reduce((sum, part) => sum + part, 0),
    );
    if (off === 0) return null;
    allocate(fen(off), room.map(fen)).forEach((part, index) => (left[index] = (left[index] ?? 0) - part));
    total += off;
  }
  return total;
}

describe('the best combination (COUPON-4)', () => {
  it('is that of trying all of up to twelve, to the fen, and leaves a fen of every line', () => {
    fc.assert(
      fc.property(coupons, lines, (fields, some) => {
        const held = fields.map((one, index): HeldCoupon => ({ ...one, couponNo: `c${String(index).padStart(2, '0')}` }));
        const given = caseOf(...some);
        const outcome = bestCoupons(given, held);
        let most = 0;
        for (let set = 1; set < 1 << held.length; set++) {
          const chosen = held.filter((_, index) => (set >> index) & 1);
          if (chosen.length <= 4) most = Math.max(most, takenTogether(given, chosen) ?? 0);
        }
        expect(toFen(outcome.total)).toBe(most);
        const parts = outcome.lineAmounts.map((amount) => toFen(amount));
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(most);
        expect(outcome.choices.reduce((sum, { isTaken, amount }) => sum + (isTaken ? toFen(amount) : 0), 0)).toBe(most);
        given.lines.forEach(({ amount }, index) => expect(toFen(amount) - (parts[index] ?? 0)).toBeGreaterThanOrEqual(Math.min(1, toFen(amount))));
        // of every one that is not taken it says why
        expect(outcome.choices.filter(({ isTaken, refusal }) => isTaken === (refusal !== null))).toEqual([]);
        // chosen by hand the same come to the same
        const byHand = chosenCoupons(
          given,
          held,
          outcome.choices.flatMap(({ isTaken, couponNo }) => (isTaken ? [couponNo] : [])),
        );
        expect([byHand.total, byHand.lineAmounts]).toEqual([outcome.total, outcome.lineAmounts]);
      }),
      { numRuns: 400 },
    );
  });

  it('of two hundred coupons over a hundred lines is not below that of the best of each group', () => {
    const some = Array.from({ length: 100 }, (_, index) => aLine(10 + index, { skuNo: `S${index}` }));
    const groups = ['shop', 'platform', 'category'];
    const many = Array.from({ length: 200 }, (_, index) =>
      aCoupon({ stackGroup: groups[index % 3] ?? null, benefit: index % 2 ? percent(60 + (index % 39)) : { kind: 'amount', off: 900 + index } }),
    );
    const best = bestCoupons(caseOf(...some), many);
    const alone = best.choices.toSorted((one, other) => other.amount - one.amount);
    const first = groups.flatMap((group) => {
      const one = alone.find(({ couponNo }) => many.find((coupon) => coupon.couponNo === couponNo)?.stackGroup === group);
      return one ? [one.couponNo] : [];
    });
    expect(best.choices.filter(({ isTaken }) => isTaken)).toHaveLength(3);
    expect(best.total).toBeGreaterThanOrEqual(chosenCoupons(caseOf(...some), many, first).total);
  });
});

describe('over the parts of an order at several dealers (COUPON-18)', () => {
  const partsOf = (...amounts: number[]): CouponCase[] =>
    amounts.map((amount, at) => ({ shopNo: at === 0 ? 'shop' : 'other', now: NOW, lines: [aLine(amount)] }));
  const takenAt = (outcomes: ReturnType<typeof bestOverParts>) =>
    outcomes.map(({ choices }) => choices.flatMap(({ couponNo, isTaken }) => (isTaken ? [couponNo] : [])));

  it('the part that would choose first does not keep a coupon that saves more elsewhere', () => {
    // the dearer part takes the percent (100 off) by itself, and then the other has nothing; with 80 off there and 95 here it is 175
    const percents = aCoupon({ benefit: percent(90) });
    const threshold = aCoupon({ benefit: { kind: 'amount', off: 80 }, threshold: 960 });
    const outcomes = bestOverParts(partsOf(1000, 950), [percents, threshold]);
    expect(takenAt(outcomes)).toEqual([[threshold.couponNo], [percents.couponNo]]);
    expect(outcomes.map(({ total }) => total)).toEqual([80, 95]);
    // chosen by hand they go where they come to most, whatever their order
    for (const chosen of [
      [percents.couponNo, threshold.couponNo],
      [threshold.couponNo, percents.couponNo],
    ])
      expect(takenAt(chosenOverParts(partsOf(1000, 950), [percents, threshold], chosen))).toEqual([[threshold.couponNo], [percents.couponNo]]);
  });

  it('is that of trying all ways to share out up to twelve, to the fen; each once, and of every other it is said why', () => {
    fc.assert(
      fc.property(coupons, fc.array(lines, { minLength: 2, maxLength: 3 }), (fields, each) => {
        const held = fields.map((one, index): HeldCoupon => ({ ...one, couponNo: `c${String(index).padStart(2, '0')}` }));
        const cases = each.map((some, at): CouponCase => ({ shopNo: ['shop', 'other', 'third'][at] ?? '', now: NOW, lines: some }));
        const outcomes = bestOverParts(cases, held);
        const sum = (of: typeof outcomes) => of.reduce((total, one) => total + toFen(one.total), 0);
        // the most of any set at each part; then the parts one after the other, of what those before left
        const sets = cases.map((given) => {
          const worth = new Map<number, number>([[0, 0]]);
          for (let set = 1; set < 1 << held.length; set++) {
            const chosen = held.filter((_, index) => (set >> index) & 1);
            const total = chosen.length <= 4 ? takenTogether(given, chosen) : null;
            if (total !== null) worth.set(set, total);
          }
          return worth;
        });
        let reached = new Map<number, number>([[0, 0]]);
        for (const worth of sets) {
          const next = new Map<number, number>();
          for (const [used, total] of reached)
            for (const [set, more] of worth) if ((used & set) === 0) next.set(used | set, Math.max(next.get(used | set) ?? 0, total + more));
          reached = next;
        }
        expect(sum(outcomes)).toBe(Math.max(...reached.values()));
        const taken = takenAt(outcomes).flat();
        expect(new Set(taken).size).toBe(taken.length);
        for (const { couponNo } of held) {
          const told = outcomes.flatMap(({ choices }) => choices.filter((one) => one.couponNo === couponNo));
          expect(told.some(({ isTaken, refusal }) => isTaken || refusal !== null)).toBe(true);
        }
        expect(sum(chosenOverParts(cases, held, taken))).toBe(sum(outcomes));
      }),
      { numRuns: 150 },
    );
  });

  it('of two hundred over five dealers is found at once, and not below the parts in turn', () => {
    const cases = Array.from({ length: 5 }, (_, at): CouponCase => ({ shopNo: `s${at}`, now: NOW, lines: [aLine(900 + at), aLine(40, { skuNo: 'S2' })] }));
    const groups = ['shop', 'platform', 'category'];
    const many = Array.from({ length: 200 }, (_, index) =>
      aCoupon({ stackGroup: groups[index % 3] ?? null, benefit: index % 2 ? percent(60 + (index % 39)) : { kind: 'amount', off: 90 + index } }),
    );
    const inTurn = cases.reduce<{ total: number; left: HeldCoupon[] }>(
      ({ total, left }, given) => {
        const one = bestCoupons(given, left);
        const gone = takenAt([one]).flat();
        return { total: total + toFen(one.total), left: left.filter(({ couponNo }) => !gone.includes(couponNo)) };
      },
      { total: 0, left: many },
    );
    const outcomes = bestOverParts(cases, many);
    expect(outcomes.reduce((total, one) => total + toFen(one.total), 0)).toBeGreaterThanOrEqual(inTurn.total);
  });
});

test.each([
  [{ kind: 'amount', off: 200 }, 1_000, 5, '2 / 5（按预算）'],
  [{ kind: 'amount', off: 200 }, 1_999.99, 9, '2 / 9（按预算）'],
  [{ kind: 'amount', off: 200 }, 2_000, 10, '2 / 10'],
  [{ kind: 'amount', off: 200 }, null, 10, '2 / 10'],
  [{ kind: 'percent', payPercent: 85, offMax: 300 }, 1_000, 3, '2 / 3（按预算）'],
] as const)('of ten of %o with a budget of %s there are %d to give out (COUPON-1)', (benefit, budget, count, words) => {
  const template = { benefit: benefit as CouponBenefit, totalCount: 10, budget, claimedCount: 2 };
  expect([countMostOf(template), claimedWords(template)]).toEqual([count, words]);
});
