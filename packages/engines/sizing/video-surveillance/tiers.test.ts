/** Three tiers of a shop that a customer can tell apart, with what he has already and a budget. Source: SIZE-9, SIZE-13. */
import { describe, expect, it } from 'vitest';
import type { RoleAttribute, RoleLine } from '../../roles/index.ts';
import { indexCandidates, recommendTiers, scenarioPlans, tierInputs, type Candidate } from '../index.ts';

const plan = scenarioPlans.scenarioVideoSurveillance;
const shop = { areas: [{ lengthM: 12, widthM: 8, count: 6 }] };

const sized = (inputs: object) => {
  const result = plan.calculate(inputs);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
};

describe('what a tier prefers where nothing was said', () => {
  it('economy does without a UPS, high sees more, one level better, and keeps two months', () => {
    expect(tierInputs(plan, shop, 'economy')).toEqual({ ...shop, backupMin: 0 });
    expect(tierInputs(plan, shop, 'standard')).toEqual(shop);
    expect(tierInputs(plan, shop, 'high')).toEqual({ ...shop, resolution: '8MP', detail: 'better', analytics: 'people', retentionDays: 60 });
  });

  it('never overrules an answer', () => {
    const said = { ...shop, backupMin: 60, resolution: '1080P', detail: 'asked', analytics: 'none', retentionDays: 90 };
    for (const tier of ['economy', 'standard', 'high'] as const) expect(tierInputs(plan, said, tier)).toEqual(said);
  });

  it('is given up where it would bring a warning the answers do not: one level better from 5 m up looks past half of the yard', () => {
    const yard = { areas: [{ lengthM: 10, widthM: 3, mounting: 'pole', heightM: 5, purpose: 'characterise' }], resolution: '4MP' };
    expect(sized(yard).warnings).not.toContain('BLIND_WIDE');
    expect(sized({ ...yard, detail: 'better' }).warnings).toContain('BLIND_WIDE');
    expect(tierInputs(plan, yard, 'high')).toEqual({ ...yard, analytics: 'people', retentionDays: 60 });
  });

  it('keeps ninety days of a key target in every tier where none were said, and warns of fewer', () => {
    const days = (said: object, tier: 'economy' | 'standard' | 'high') => {
      const { values, warnings } = sized(tierInputs(plan, { ...shop, isKeyTarget: true, ...said }, tier));
      return [(values as { retentionDays: number }).retentionDays, warnings.filter((code) => code.startsWith('RETENTION'))];
    };
    for (const tier of ['economy', 'standard', 'high'] as const) {
      expect([tier, ...days({}, tier)]).toEqual([tier, 90, []]);
      expect([tier, ...days({ retentionDays: 60 }, tier)]).toEqual([tier, 60, ['RETENTION_BELOW_90']]);
      expect([tier, ...days({ isKeyTarget: false }, tier)]).toEqual([tier, tier === 'high' ? 60 : 30, []]);
    }
  });

  it('shows: twice the density, twice the days, more disks', () => {
    const of = (tier: 'standard' | 'high') =>
      sized(tierInputs(plan, shop, tier)) as unknown as { areas: { askedPpm: number }[]; storageTB: number; cameras: number };
    expect(of('standard').areas[0]?.askedPpm).toBe(125);
    expect(of('high').areas[0]?.askedPpm).toBe(250);
    // a camera: 6144 kbps for 60 days beside 3072 for 30
    const eachTB = (tier: 'standard' | 'high') => of(tier).storageTB / of(tier).cameras;
    expect(eachTB('high')).toBeCloseTo(4 * eachTB('standard'), 1);
  });
});

/** Models of two makers for each line of the shop in every tier; the dear ones one size up. */
function catalogue(inputs: object = shop) {
  const lines = (['economy', 'standard', 'high'] as const).flatMap((tier) => sized(tierInputs(plan, inputs as Record<string, unknown>, tier)).lines);
  const models = lines.flatMap(({ role, attributes }, place): { roles: string[]; candidate: Candidate }[] => {
    const { resolutionMax: _most, ...has } = attributes as Record<string, RoleAttribute>;
    return [
      { roles: [role], candidate: { skuNo: `A${place}`, price: 100, stockTotal: 999, warrantyMonths: 12, attributes: has } },
      { roles: [role], candidate: { skuNo: `B${place}`, price: 160, stockTotal: 999, warrantyMonths: 36, attributes: has } },
    ];
  });
  return indexCandidates(models);
}

const recommended = (more: { kept?: RoleLine[]; budget?: number | null; candidates?: ReturnType<typeof catalogue> } = {}) => {
  const { kept = [], budget = null, candidates = catalogue() } = more;
  const result = recommendTiers({ scenario: 'scenarioVideoSurveillance', inputs: shop, kept, budget }, candidates);
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  const [economy, standard, high] = result.tiers;
  if (!economy || !standard || !high) throw new Error('three tiers');
  return { economy, standard, high };
};

describe('tiers of models', () => {
  it('rise in price, each with a model for every line', () => {
    const { economy, standard, high } = recommended();
    expect(economy.amount).toBeLessThan(standard.amount);
    expect(standard.amount).toBeLessThan(high.amount);
    for (const { unmatchedCount, unpricedCount } of [economy, standard, high]) expect([unmatchedCount, unpricedCount]).toEqual([0, 0]);
  });

  it('take no camera of more pixels than planned with, in stock or not: the disks are for those', () => {
    const [camera] = sized(shop).lines;
    if (camera === undefined) throw new Error('no camera');
    const finer = { ...camera.attributes, resolution: '8MP' } as Record<string, RoleAttribute>;
    const candidates = indexCandidates([{ roles: ['ipCamera'], candidate: { skuNo: 'FINER', price: 1, stockTotal: 999, attributes: finer } }]);
    const line = recommended({ candidates }).standard.lines.find(({ role }) => role === 'ipCamera');
    expect(line?.chosen).toBeNull();
    expect(line?.unmatched).toMatch(/没有分辨率上限不高于 4MP 的网络摄像机/);
  });

  it('ask in the dark for a light that reaches', () => {
    const dark = { areas: [{ lengthM: 20, widthM: 6, mounting: 'wall', light: 'dark' }] };
    const [camera] = sized(dark).lines;
    expect(camera?.attributes['irRangeM']).toBe(21);
    const has = { ...camera?.attributes, irRangeM: 20 } as Record<string, RoleAttribute>;
    const candidates = indexCandidates([{ roles: ['ipCamera'], candidate: { skuNo: 'DIM', price: 1, stockTotal: 999, attributes: has } }]);
    const result = recommendTiers({ scenario: 'scenarioVideoSurveillance', inputs: dark, kept: [], budget: null }, candidates);
    expect(result.valid && result.tiers[1]?.lines[0]?.unmatched).toMatch(/补光/);
  });

  it('leave out what there is already, as far as it does', () => {
    const kept: RoleLine[] = [
      { role: 'ipCamera', quantity: 2, attributes: { ...sized(shop).lines[0]?.attributes } },
      { role: 'hdd', quantity: 1, attributes: { sizeTB: 2 } },
    ];
    const { standard } = recommended({ kept });
    expect(standard.lines.find(({ role }) => role === 'ipCamera')).toMatchObject({ quantity: 6, keptQuantity: 2 });
    // a disk of 2 TB is too small for its place
    expect(standard.lines.find(({ role }) => role === 'hdd')?.keptQuantity).toBe(0);
  });

  it('keep to a budget by cheaper models that do the same, and say what is over', () => {
    const free = recommended().standard;
    const { standard } = recommended({ budget: free.amount - 50 });
    expect(standard.amount).toBeLessThanOrEqual(free.amount - 50);
    expect(standard.lines.map(({ quantity }) => quantity)).toEqual(free.lines.map(({ quantity }) => quantity));
    expect(recommended({ budget: 1 }).standard.overBudget).toBeGreaterThan(0);
  });
});
