import { describe, expect, it } from 'vitest';
import { scenarioUps } from './calculate.ts';
import { dischargeEfficiencyAt } from './size-ups.ts';

const valid = (inputs: object) => {
  const result = scenarioUps({ loads: [{ powerW: 400 }], ...inputs });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
};
const quantities = (inputs: object) => Object.fromEntries(valid(inputs).lines.map(({ role, quantity }) => [role, quantity]));

it.each([
  [0, 0.268],
  [5 / 60, 0.268],
  [7.5 / 60, 0.311],
  [10 / 60, 0.354],
  [0.2, 0.379_04],
  [0.25, 0.4166],
  [0.35, 0.449_96],
  [0.5, 0.5],
  [1, 0.6],
  [3, 0.75],
  [9, 0.9],
  [20, 1],
  [24, 1],
])('%d h of discharge gives %d of the capacity', (hours, efficiency) => expect(dischargeEfficiencyAt(hours)).toBeCloseTo(efficiency, 12));

describe('hosts', () => {
  it.each([
    [640, 1],
    [641, 2],
    [6400, 10],
    [128_000, 200],
  ])('%d W at 0.8 with a quarter more need %d kVA', (powerW, upsKVA) => {
    expect(
      valid({
        loads: [{ count: powerW, powerW: 1 }].map(({ count, powerW: each }) =>
          count > 10_000 ? { count: count / 100, powerW: 100 } : { count, powerW: each },
        ),
      }),
    ).toMatchObject({ upsKVA, upsUnits: 1 });
  });

  it('watts decide with a good load factor, volt-amperes with a bad one', () => {
    expect(valid({ loads: [{ powerW: 800, powerFactor: 1 }], growthPercent: 0 })).toMatchObject({ requiredVA: 1000 });
    expect(valid({ loads: [{ powerW: 800, powerFactor: 0.5 }], growthPercent: 0 })).toMatchObject({ requiredVA: 1600 });
  });

  it('above 200 kVA several share the load, each with its own batteries', () => {
    // 300 kW: 468,750 VA, three of 200 kVA; 187.5 kWh ÷ 172.8 ÷ 3 = 361.69 Ah, 452.11 to the end of its life
    const inputs = { loads: [{ count: 300, powerW: 1000 }] };
    expect(valid(inputs)).toMatchObject({
      requiredVA: 468_750,
      upsKVA: 200,
      upsUnits: 3,
      requiredAh: 361.69,
      agedAh: 452.11,
      strings: 3,
      batteryAh: 200,
      batteryBlocks: 288,
      batteryCabinets: 36,
      inputPhases: 3,
      // (200,000 VA + 60 A × 32 × 14.1 V ÷ 0.9) ÷ 658.2 × 1.25 = 437 A
      inputBreakerA: 500,
      cabinetKg: 540,
      floorKgPerM2: 563,
    });
    expect(quantities(inputs)).toMatchObject({ upsHost: 3, batteryCableSet: 18, upsInputBreaker: 3, upsMonitorCard: 3 });
  });

  it('n+1 adds a host with batteries of its own', () => {
    const inputs = { loads: [{ count: 300, powerW: 1000 }], redundancy: 'n+1' };
    expect(quantities(inputs)).toEqual({
      upsHost: 4,
      batteryBlock: 384,
      batteryCabinet: 48,
      batteryCableSet: 24,
      batteryBreaker: 12,
      upsInputBreaker: 4,
      // three hosts of 303.9 A are 911.6 A: three boxes of 400
      upsOutputBox: 3,
      upsBypass: 3,
      // 3 boxes, two cables each: 6 × 30 = 180 m; those of the hosts are thinner
      mainsCable: 2,
      upsParallelKit: 4,
      upsMonitorCard: 4,
    });
  });
});

describe('batteries', () => {
  it('without runtime there are none', () => {
    const result = valid({ runtimeMin: 0 });
    expect(result).toMatchObject({
      warnings: ['NO_BATTERY'],
      dischargeEfficiency: null,
      requiredAh: null,
      batteryAh: null,
      strings: 0,
      batteryBlocks: 0,
      batteryCabinets: 0,
      blocksPerString: 3,
    });
    expect(result.lines.map(({ role }) => role)).toEqual(['upsHost', 'upsInputBreaker', 'upsMonitorCard']);
  });

  it('what the data sheet says of the string wins', () => {
    // 500 W × 1 h ÷ (6 × 12 V × 0.9 × 0.6) = 12.86 Ah
    expect(valid({ runtimeMin: 60, blocksPerString: 6 })).toMatchObject({ blocksPerString: 6, requiredAh: 12.86, batteryAh: 17, batteryBlocks: 6 });
    expect(valid({ blocksPerString: 6 }).lines[0]).toMatchObject({ role: 'upsHost', fits: { voltage: 72 } });
  });

  it('more than four strings are said', () => {
    // 1 kVA, 3 blocks: 500 W × t ÷ (32.4 × e)
    expect(valid({ runtimeMin: 1440 })).toMatchObject({ requiredAh: 370.37, agedAh: 462.96, strings: 3, batteryAh: 200, warnings: ['FLOOR_LOAD'] });
    expect(valid({ runtimeMin: 1440, blocksPerString: 1 })).toMatchObject({ strings: 7, warnings: ['TOO_MANY_STRINGS', 'FLOOR_LOAD'] });
  });

  it('a cabinet must hold what stands in it', () => {
    const cabinet = valid({ loads: [{ powerW: 3600 }], runtimeMin: 120 }).lines.find(({ role }) => role === 'batteryCabinet');
    expect(cabinet).toMatchObject({ quantity: 1, attributes: {}, fits: { blocks: 16 } });
  });
});

it.each([
  ['a factor that is not made', { upsPowerFactor: 0.85 }, { field: 'upsPowerFactor', code: 'NOT_IN_LIST' }],
  ['no load', { loads: [] }, { field: 'loads', code: 'REQUIRED' }],
  ['half a block', { blocksPerString: 1.5 }, { field: 'blocksPerString', code: 'NOT_INTEGER' }],
  ['more than a day', { runtimeMin: 1441 }, { field: 'runtimeMin', code: 'OUT_OF_RANGE' }],
])('%s is refused', (_name, more, error) => {
  expect(scenarioUps({ loads: [{ powerW: 400 }], ...more })).toEqual({ valid: false, errors: [error] });
});

describe('what the loads and the floor ask for', () => {
  it('a load of three phases has a host of three phases, however small', () => {
    expect(valid({ loads: [{ powerW: 400 }], loadPhases: 3 })).toMatchObject({ upsKVA: 15, inputPhases: 3, warnings: [] });
    expect(valid({ loads: [{ powerW: 400 }], loadPhases: 3 }).lines[0]).toMatchObject({ role: 'upsHost', fits: { phases: 3 } });
    expect(valid({ loads: [{ powerW: 400 }] })).toMatchObject({ upsKVA: 1, inputPhases: 1, warnings: [] });
  });

  it.each([
    // 10 kVA have one phase; 15 have three of 5 kVA
    { loads: [{ count: 60, powerW: 100 }], loadPhases: 1, warned: null },
    { loads: [{ count: 90, powerW: 100 }], loadPhases: 1, warned: 'THREE_PHASE_OUTPUT' },
    { loads: [{ count: 90, powerW: 100 }], loadPhases: 3, warned: null },
    {
      loads: [
        { count: 2, powerW: 4000 },
        { count: 10, powerW: 100 },
      ],
      loadPhases: 1,
      warned: 'THREE_PHASE_OUTPUT',
    },
    {
      loads: [
        { count: 2, powerW: 4001 },
        { count: 9, powerW: 100 },
      ],
      loadPhases: 1,
      warned: 'PHASE_TOO_SMALL',
    },
  ])('$loads of $loadPhases: $warned', ({ warned, ...inputs }) =>
    expect(valid({ ...inputs, runtimeMin: 0 }).warnings.filter((code) => /PHASE/.test(code))).toEqual(warned === null ? [] : [warned]),
  );

  it.each([
    { growthPercent: 0, isLow: true },
    { growthPercent: 19, isLow: true },
    { growthPercent: 20, isLow: false },
    { growthPercent: undefined, isLow: false },
  ])('$growthPercent % to grow: said to be low $isLow', ({ growthPercent, isLow }) =>
    expect(valid({ ...(growthPercent !== undefined && { growthPercent }) }).warnings.includes('GROWTH_LOW')).toBe(isLow),
  );

  it.each([
    // 60 kg and the blocks, over twice 0.48 m²
    { powerW: 400, runtimeMin: 60, kg: 60 + 3 * 14, perM2: 106, isHeavy: false }, // 25.7 Ah, 32.2 with age
    { powerW: 4500, runtimeMin: 60, kg: 60 + 16 * 31, perM2: 579, isHeavy: true },
  ])('$powerW W: a cabinet of $kg kg, $perM2 kg/m²', ({ powerW, runtimeMin, kg, perM2, isHeavy }) => {
    const found = valid({ loads: [{ powerW }], runtimeMin });
    expect(found).toMatchObject({ cabinetKg: kg, floorKgPerM2: perM2 });
    expect(found.warnings.includes('FLOOR_LOAD')).toBe(isHeavy);
  });

  it('the charger is in the breaker: 10 kVA with 100 Ah take 80 A, without batteries 63', () => {
    // (10,000 + 10 A × 16 × 14.1 V ÷ 0.9) ÷ 220 × 1.25 = 71.1 A; 56.8 A
    const loads = [{ count: 45, powerW: 100, powerFactor: 0.85 }];
    expect(valid({ loads, runtimeMin: 60 })).toMatchObject({ upsKVA: 10, batteryAh: 100, inputBreakerA: 80 });
    expect(valid({ loads, runtimeMin: 0 })).toMatchObject({ upsKVA: 10, inputBreakerA: 63 });
  });
});
