import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRole, type RoleAttribute, type RoleLine } from '../roles/index.ts';
import {
  matchLine,
  type Candidate,
  type Candidates,
  indexCandidates,
  type RecommendedTier,
  recommendTiers,
  type ScenarioId,
  scenarioIds,
  scenarioPlans,
  tierIds,
  tierInputs,
} from './index.ts';

/** A catalogue that has something for every line of the starters: some just right, some larger, some dear, some without a price. */
function catalogueFor(id: ScenarioId, prices: readonly (number | null)[], stocks: readonly number[]): Candidates {
  let made = 0;
  const sized = tierIds.flatMap((tier) => {
    const result = scenarioPlans[id].calculate(tierInputs(scenarioPlans[id], scenarioPlans[id].starter, tier));
    return result.valid ? result.lines : [];
  });
  return indexCandidates(
    sized.flatMap(({ role, attributes }) =>
      [1, 2, 0.5].map((factor) => {
        const place = made++;
        const scaled = Object.fromEntries(
          Object.entries(attributes).map(([code, value]): [string, RoleAttribute] => [code, typeof value === 'number' ? value * factor : value]),
        );
        const candidate: Candidate = {
          skuNo: `S${place}`,
          price: prices[place % prices.length] ?? null,
          stockTotal: stocks[place % stocks.length] ?? 0,
          attributes: scaled,
        };
        return { roles: [role], candidate };
      }),
    ),
  );
}

const anyPrices = fc.array(
  fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths / 100),
  { minLength: 7, maxLength: 40 },
);
const anyStocks = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 3, maxLength: 11 });

function tiersOf(id: ScenarioId, candidates: Candidates, more: { kept?: RoleLine[]; budget?: number } = {}) {
  const result = recommendTiers({ scenario: id, inputs: scenarioPlans[id].starter, kept: more.kept ?? [], budget: more.budget ?? null }, candidates);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  const [economy, standard, high] = result.tiers;
  if (economy === undefined || standard === undefined || high === undefined) throw new Error('three tiers');
  return { economy, standard, high, all: result.tiers };
}
const fenOf = (yuan: number) => Math.round(yuan * 100);

/** Does the model answer every attribute? Said once more, without the table's help for sizes: equal or, of a capacity, more, of what it draws, less. */
function answersAll(role: string, wanted: RoleLine['attributes'], has: Candidate['attributes']): boolean {
  return Object.entries(wanted).every(([code, value]) => {
    const rule = findRole(role)?.attributes.find((one) => one.code === code);
    const had = has[rule?.reads ?? code];
    const place = (of: unknown) => (rule?.ranks === undefined ? of : rule.ranks.indexOf(String(of)));
    const [wants, given] = [place(value), place(had)];
    if (typeof wants !== 'number') return JSON.stringify(had) === JSON.stringify(value);
    return given === wants || (rule?.match === 'atLeast' && Number(given) >= wants) || (rule?.match === 'atMost' && Number(given) <= wants);
  });
}

describe.each(scenarioIds)('%s', (id) => {
  it('chooses models that meet every attribute, in every tier', () => {
    fc.assert(
      fc.property(anyPrices, anyStocks, (prices, stocks) => {
        const wrong = tiersOf(id, catalogueFor(id, prices, stocks)).all.flatMap(({ lines }) =>
          lines.filter(({ role, attributes, chosen, alternatives }) =>
            [chosen, ...alternatives].some((one) => one !== null && !answersAll(role, attributes, one.attributes)),
          ),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('economy is never dearer than standard where all is matched and priced', () => {
    fc.assert(
      fc.property(anyPrices, anyStocks, (prices, stocks) => {
        const { economy, standard } = tiersOf(id, catalogueFor(id, prices, stocks));
        expect([economy.unmatchedCount, standard.unmatchedCount, economy.unpricedCount, standard.unpricedCount]).toEqual([0, 0, 0, 0]);
        expect(economy.amount).toBeLessThanOrEqual(standard.amount);
      }),
      { numRuns: 20 },
    );
  });

  it('adds up to the fen', () => {
    fc.assert(
      fc.property(anyPrices, anyStocks, (prices, stocks) => {
        for (const { amount, lines } of tiersOf(id, catalogueFor(id, prices, stocks)).all) {
          const sum = lines.reduce((total, { chosen, quantity }) => total + fenOf(chosen?.price ?? 0) * quantity, 0);
          expect(fenOf(amount)).toBe(sum);
          expect(lines.reduce((total, line) => total + fenOf(line.amount), 0)).toBe(sum);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is never above the budget unless it says by how much, and is then as cheap as it can be', () => {
    fc.assert(
      fc.property(anyPrices, anyStocks, fc.integer({ min: 1, max: 150 }), (prices, stocks, percent) => {
        const candidates = catalogueFor(id, prices, stocks);
        const free = tiersOf(id, candidates);
        const budget = Math.max(1, Math.round(free.standard.amount * percent)) / 100;
        for (const { tier, inputs, amount, overBudget, lines } of tiersOf(id, candidates, { budget }).all) {
          expect(fenOf(amount) - fenOf(budget) > 0 ? fenOf(amount) - fenOf(budget) : null).toBe(overBudget === null ? null : fenOf(overBudget));
          expect(amount, tier).toBeLessThanOrEqual(free[tier].amount);
          if (overBudget === null) continue;
          // in every line what economy takes, or what was there already where that is cheaper
          const cheapest = lines.reduce((sum, line, place) => {
            const economy = matchLine({ ...line, fits: fitsOf(id, inputs, line) }, candidates, 'economy').chosen?.price ?? Infinity;
            return sum + fenOf(Math.min(economy, free[tier].lines[place]?.chosen?.price ?? Infinity)) * line.quantity;
          }, 0);
          expect(fenOf(amount)).toBe(cheapest);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('what the customer has never makes it dearer and never changes what is needed', () => {
    fc.assert(
      fc.property(anyPrices, anyStocks, fc.array(fc.nat(30), { minLength: 1, maxLength: 4 }), (prices, stocks, picks) => {
        const candidates = catalogueFor(id, prices, stocks);
        const without = tiersOf(id, candidates);
        const kept = picks.map((pick): RoleLine => {
          const line = without.standard.lines[pick % without.standard.lines.length] as RecommendedTier<Candidate>['lines'][number];
          return { role: line.role, quantity: 1 + (pick % 3), attributes: { ...line.attributes } };
        });
        for (const { tier, amount, lines } of tiersOf(id, candidates, { kept }).all) {
          expect(amount).toBeLessThanOrEqual(without[tier].amount);
          expect(lines.map(({ role, quantity, attributes }) => ({ role, quantity, attributes }))).toEqual(
            without[tier].lines.map(({ role, quantity, attributes }) => ({ role, quantity, attributes })),
          );
        }
      }),
      { numRuns: 20 },
    );
  });

  it('an empty catalogue leaves every line unmatched and says why', () => {
    for (const { lines, amount, unmatchedCount } of tiersOf(id, new Map()).all) {
      expect([unmatchedCount, amount]).toEqual([lines.length, 0]);
      for (const { unmatched, roleName } of lines) expect(unmatched).toMatch(new RegExp(`^目录里没有 ?${roleName}$`));
    }
  });
});

/** What the model of a line must suit besides, as the scenario says. */
function fitsOf(id: ScenarioId, inputs: object, { role, attributes }: RoleLine): Candidate['attributes'] {
  const sized = scenarioPlans[id].calculate(inputs);
  const same = sized.valid ? sized.lines.find((line) => line.role === role && JSON.stringify(line.attributes) === JSON.stringify(attributes)) : undefined;
  return same?.fits ?? {};
}

describe('a tier', () => {
  const sold = (role: string, attributes: Candidate['attributes'], price: number | null, stockTotal = 99): { roles: string[]; candidate: Candidate } => ({
    roles: [role],
    candidate: { skuNo: role, price, stockTotal, attributes },
  });
  const inputs = { loads: [{ powerW: 400 }], runtimeMin: 15 };
  const ask = (kept: RoleLine[] = [], loads: readonly object[] = inputs.loads) => {
    const candidates = indexCandidates([
      sold('upsHost', { capacityKVA: 1, powerFactor: 0.9 }, 1000.05),
      sold('batteryBlock', { voltage: 12, capacityAh: 17 }, null, 2),
      sold('upsInputBreaker', { currentA: 16, phases: 1 }, 30, 0),
    ]);
    const result = recommendTiers({ scenario: 'scenarioUps', inputs: { ...inputs, loads }, kept, budget: null }, candidates);
    if (!result.valid) throw new Error('not valid');
    return result.tiers;
  };

  it('says what its lines are, cost and lack', () => {
    const [, standard] = ask();
    expect(standard).toMatchObject({ tier: 'standard', inputs, amount: 1030.05, unmatchedCount: 4, unpricedCount: 1, overBudget: null, cheapenedCount: 0 });
    expect(standard?.metrics).toMatchObject({ upsKVA: 1, batteryAh: 17 });
    expect(Object.keys(standard?.metrics ?? {})).not.toEqual(expect.arrayContaining(['lines']));
    expect(
      standard?.lines.map(({ roleName, wanted, quantity, amount, isShort }) => [roleName, wanted.replaceAll('\u00a0', ' '), quantity, amount, isShort]),
    ).toEqual([
      ['UPS 主机', '1 kVA · 功率因数 ≥ 0.8 · 36 V · 单相', 1, 1000.05, false],
      ['UPS 蓄电池', '12 V · 17 Ah · AGM', 3, 0, true],
      ['电池柜', '可装 ≥ 3 节', 1, 0, false],
      ['电池连接线', '≥ 6 mm²', 1, 0, false],
      ['电池直流断路器', '32 A · ≥ 250 V', 1, 0, false],
      ['输入断路器', '16 A · 单相', 1, 30, true],
      ['UPS 监控卡', '', 1, 0, false],
    ]);
  });

  it('high puts its preference in and says so', () =>
    // 6 kVA and more run in parallel, the small tower of the case above does not
    expect([ask()[2], ask([], [{ powerW: 4000 }])[2]]).toMatchObject([
      { tier: 'high', inputs, metrics: { upsUnits: 1 } },
      { tier: 'high', inputs: { ...inputs, loads: [{ powerW: 4000 }], redundancy: 'n+1' }, metrics: { upsUnits: 2 } },
    ]));

  it('what is there already does not change the model: a dearer one that has just become enough in stock is not taken', () => {
    const candidates = indexCandidates([
      { roles: ['cardReader'], candidate: { skuNo: 'cheap', price: 1, stockTotal: 0, attributes: {} } },
      { roles: ['cardReader'], candidate: { skuNo: 'dear', price: 5, stockTotal: 8, attributes: {} } },
    ]);
    const readers = (keptQuantity: number) => {
      const kept = [{ role: 'cardReader', quantity: keptQuantity, attributes: {} }];
      const result = recommendTiers({ scenario: 'scenarioAccessControl', inputs: { groups: [{ doors: 10 }], users: 5 }, kept, budget: null }, candidates);
      const line = result.valid && result.tiers[1]?.lines.find(({ role }) => role === 'cardReader');
      return line && [line.chosen?.skuNo, line.amount];
    };
    expect([readers(0), readers(2)]).toEqual([
      ['cheap', 10],
      ['cheap', 8],
    ]);
  });

  it('what is there already costs nothing, is still counted, and is neither short nor missing', () => {
    const before = ask()[1]?.unmatchedCount ?? 0;
    const [, standard] = ask([
      { role: 'batteryBlock', quantity: 2, attributes: { voltage: 12, capacityAh: 17 } },
      { role: 'batteryCabinet', quantity: 1, attributes: {} },
    ]);
    expect(standard?.lines[1]).toMatchObject({ quantity: 3, keptQuantity: 2, amount: 0, isShort: false });
    expect(standard?.lines[2]).toMatchObject({ quantity: 1, keptQuantity: 1, chosen: null });
    expect(standard?.unmatchedCount).toBe(before - 1);
  });
});

describe('what cannot be', () => {
  it('bad answers come back with the handbook’s codes', () => {
    expect(recommendTiers({ scenario: 'scenarioLed', inputs: { environment: 'space' }, kept: [], budget: null }, new Map())).toEqual({
      valid: false,
      errors: expect.arrayContaining([{ field: 'environment', code: 'NOT_IN_LIST' }]),
    });
  });

  it('the largest list there can be is still a number', () => {
    const candidates = indexCandidates([
      { roles: ['batteryBlock'], candidate: { skuNo: 'B', price: 9_999_999.99, stockTotal: 0, attributes: { voltage: 12, capacityAh: 200 } } },
    ]);
    const loads = Array.from({ length: 500 }, () => ({ count: 10_000, powerW: 100_000 }));
    const result = recommendTiers({ scenario: 'scenarioUps', inputs: { loads, runtimeMin: 1440 }, kept: [], budget: 1 }, candidates);
    expect(result).toMatchObject({ valid: true, tiers: [{ amount: 999_999_999_999.99 }, {}, {}] });
  });
});
