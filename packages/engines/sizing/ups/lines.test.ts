/** Hosts, batteries and breakers at the edges of the sizes. Source: SIZE-5. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioUps } from './calculate.ts';

/** A load of so many watts at power factor 1 and an output factor of 1, no growth: volt-amperes and watts are one. */
const plain = (watts: number, more: object = {}) => {
  const count = Math.ceil(watts / 100_000);
  const loads = [{ count, powerW: watts / count, powerFactor: 1 }];
  const result = scenarioUps({ loads, growthPercent: 0, upsPowerFactor: 1, runtimeMin: 60, ...more });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
};
const bought = (watts: number, more: object = {}): string[] =>
  plain(watts, more).lines.map(
    ({ role, quantity, attributes }) => `${quantity} ${role}${Object.keys(attributes).length > 0 ? ` ${JSON.stringify(attributes)}` : ''}`,
  );

describe('the whole list, in the handbook’s order', () => {
  it('one host with its batteries', () =>
    // 2000 W × 1 h ÷ (6 × 12 V × 0.9 × 0.6) = 51.44 Ah; in: (2000 ÷ 0.9 + 6.5 A × 6 × 14.1 V ÷ 0.9) ÷ 220 × 1.25 = 16.1 A
    expect(bought(2000)).toEqual([
      '1 upsHost {"capacityKVA":2,"powerFactor":1}',
      '6 batteryBlock {"voltage":12,"capacityAh":65}',
      '1 batteryCabinet',
      // 2000 ÷ 0.9 ÷ 63 V = 35.3 A; 6 × 13.62 = 81.7 V
      '1 batteryCableSet {"areaMm2":10}',
      '1 batteryBreaker {"currentA":40,"voltage":250}',
      '1 upsInputBreaker {"currentA":20}',
      '1 upsMonitorCard',
    ]));

  it('two hosts side by side and one more, each of the three with its strings', () =>
    // 300 kVA: two of 200; 300,000 × 1 ÷ (32 × 12 × 0.9 × 0.6) ÷ 2 = 723.4 Ah: four strings of 200; 128 blocks ÷ 8 = 16 cabinets each
    expect(bought(300_000, { redundancy: 'n+1' })).toEqual([
      '3 upsHost {"capacityKVA":200,"powerFactor":1}',
      '480 batteryBlock {"voltage":12,"capacityAh":200}',
      '60 batteryCabinet',
      // 200,000 ÷ 0.9 ÷ 336 = 661 A; five strings, four carry 165.3 each; 32 × 13.62 = 436 V
      '15 batteryCableSet {"areaMm2":95}',
      '15 batteryBreaker {"currentA":200,"voltage":500}',
      // (222,222 VA + 100 A × 32 × 14.1 V ÷ 0.9) ÷ 658.2 × 1.25 = 517 A: three of 120 mm² carry 630
      '3 upsInputBreaker {"currentA":630}',
      '2 upsOutputBox {"phases":3,"currentA":400}',
      '2 upsBypass {"phases":3,"currentA":400}',
      '2 mainsCable {"cores":5,"areaMm2":95,"rollM":100}', // 4 × (20 + 10) = 120 m, two side by side
      '3 mainsCable {"cores":5,"areaMm2":120,"rollM":100}', // 3 × 20 m, three side by side: nine of 22 m, four a roll
      '3 upsParallelKit',
      '3 upsMonitorCard',
    ]));

  it('no runtime: nothing of batteries, and the host says so', () => {
    expect(bought(2000, { runtimeMin: 0 })).toEqual(['1 upsHost {"capacityKVA":2,"powerFactor":1}', '1 upsInputBreaker {"currentA":16}', '1 upsMonitorCard']);
    expect(plain(2000, { runtimeMin: 0 }).warnings).toEqual(['GROWTH_LOW', 'NO_BATTERY']);
  });
});

describe('the host is the first size that carries the load', () => {
  it.each([
    // blocks a string, phases, breaker ≥ 1.25 × (kVA ÷ 0.9 and a charger of a tenth of the ampere-hours) ÷ 220 V or ÷ (√3 × 380 V)
    { kVA: 1, above: 2, blocks: 3, phases: 1, breakerA: 16 }, // 8.0
    { kVA: 2, above: 3, blocks: 6, phases: 1, breakerA: 20 }, // 16.1
    { kVA: 3, above: 6, blocks: 8, phases: 1, breakerA: 32 }, // 26.1
    { kVA: 6, above: 10, blocks: 16, phases: 1, breakerA: 63 }, // 52.1
    { kVA: 10, above: 15, blocks: 16, phases: 1, breakerA: 100 }, // 84.5
    { kVA: 15, above: 20, blocks: 16, phases: 3, breakerA: 50 }, // 41.2
    { kVA: 20, above: 30, blocks: 32, phases: 3, breakerA: 63 }, // 56.5
    { kVA: 30, above: 40, blocks: 32, phases: 3, breakerA: 100 }, // 82.3
    { kVA: 40, above: 60, blocks: 32, phases: 3, breakerA: 125 }, // 113
    { kVA: 60, above: 80, blocks: 32, phases: 3, breakerA: 200 }, // 164.7
    { kVA: 80, above: 100, blocks: 32, phases: 3, breakerA: 250 }, // 225.9
    { kVA: 100, above: 120, blocks: 32, phases: 3, breakerA: 315 }, // 287.2
    { kVA: 120, above: 160, blocks: 32, phases: 3, breakerA: 400 }, // 329.4
    { kVA: 160, above: 200, blocks: 32, phases: 3, breakerA: 500 }, // 432.8
    { kVA: 200, above: 200, blocks: 32, phases: 3, breakerA: 630 }, // 555.3
  ])('$kVA kVA just carry it, one watt more takes $above', ({ kVA, above, blocks, phases, breakerA }) => {
    expect(plain(kVA * 1000)).toMatchObject({ upsKVA: kVA, upsUnits: 1, blocksPerString: blocks, inputPhases: phases, inputBreakerA: breakerA });
    expect(plain(kVA * 1000 + 1)).toMatchObject({ upsKVA: above, upsUnits: kVA === 200 ? 2 : 1 });
  });

  it.each([
    { watts: 400_000, units: 2 },
    { watts: 400_002, units: 3 },
    { watts: 1_000_000, units: 5 },
  ])('$watts W are shared by $units of 200 kVA', ({ watts, units }) => {
    expect(plain(watts)).toMatchObject({ upsKVA: 200, upsUnits: units });
    expect(plain(watts, { redundancy: 'n+1' }).upsUnits).toBe(units + 1);
  });

  it.each([
    { growthPercent: 0, upsPowerFactor: 0.8, requiredVA: 1000, upsKVA: 1 },
    { growthPercent: 25, upsPowerFactor: 0.8, requiredVA: 1250, upsKVA: 2 },
    { growthPercent: 100, upsPowerFactor: 0.8, requiredVA: 2000, upsKVA: 2 },
    { growthPercent: 0, upsPowerFactor: 0.7, requiredVA: 1143, upsKVA: 2 },
    { growthPercent: 25, upsPowerFactor: 1, requiredVA: 1000, upsKVA: 1 },
  ])('800 W with $growthPercent % to grow at an output factor of $upsPowerFactor: $requiredVA VA', ({ requiredVA, upsKVA, ...inputs }) =>
    expect(plain(800, inputs)).toMatchObject({ requiredVA, upsKVA }),
  );

  it('loads add up, each with its own power factor', () => {
    // 2 × 300 ÷ 0.6 + 400 ÷ 0.8 = 1500 VA against 1000 W ÷ 0.9
    const loads = [{ count: 2, powerW: 300, powerFactor: 0.6 }, { powerW: 400 }];
    expect(scenarioUps({ loads, growthPercent: 0, upsPowerFactor: 0.9 })).toMatchObject({ loadW: 1000, loadVA: 1500, requiredVA: 1500, upsKVA: 2 });
  });
});

describe('the battery is the first size that holds the charge', () => {
  // one block of 12 V, inverter 0.9, one hour at 0.6, a quarter more for its age: Ah = W × 1.25 ÷ 6.48
  it.each([
    { watts: 45, agedAh: 6.94, strings: 1, batteryAh: 7, isMany: false },
    { watts: 46, agedAh: 7.1, strings: 1, batteryAh: 9, isMany: false },
    { watts: 59, agedAh: 9.1, strings: 1, batteryAh: 17, isMany: false },
    { watts: 111, agedAh: 17.13, strings: 1, batteryAh: 24, isMany: false },
    { watts: 156, agedAh: 24.07, strings: 1, batteryAh: 38, isMany: false },
    { watts: 247, agedAh: 38.12, strings: 1, batteryAh: 65, isMany: false },
    { watts: 422, agedAh: 65.12, strings: 1, batteryAh: 100, isMany: false },
    { watts: 648, agedAh: 100, strings: 1, batteryAh: 100, isMany: false },
    { watts: 649, agedAh: 100.15, strings: 1, batteryAh: 150, isMany: false },
    { watts: 973, agedAh: 150.15, strings: 1, batteryAh: 200, isMany: false },
    { watts: 1296, agedAh: 200, strings: 1, batteryAh: 200, isMany: false },
    { watts: 1297, agedAh: 200.15, strings: 2, batteryAh: 150, isMany: false }, // two of 100.08
    { watts: 5184, agedAh: 800, strings: 4, batteryAh: 200, isMany: false },
    { watts: 5185, agedAh: 800.15, strings: 5, batteryAh: 200, isMany: true },
  ])('$watts ÷ 1.25 W for an hour: $agedAh Ah, $strings strings of $batteryAh', ({ watts, isMany, ...expected }) => {
    const found = plain(watts / 1.25, { blocksPerString: 1 });
    expect(found).toMatchObject(expected);
    expect(found.warnings.includes('TOO_MANY_STRINGS')).toBe(isMany);
  });

  it.each([
    // minutes, efficiency of discharge, Ah of 648 W on one block: 60 × hours ÷ efficiency
    // five and ten minutes: 648 W ÷ 0.9 ÷ 38.6 and 25.5 W an Ah; a shorter time counts as five minutes
    { runtimeMin: 1, dischargeEfficiency: 0.268, requiredAh: 18.66 },
    { runtimeMin: 5, dischargeEfficiency: 0.268, requiredAh: 18.66 },
    { runtimeMin: 10, dischargeEfficiency: 0.354, requiredAh: 28.25 },
    { runtimeMin: 12, dischargeEfficiency: 0.379, requiredAh: 31.66 },
    { runtimeMin: 21, dischargeEfficiency: 0.45, requiredAh: 46.67 },
    { runtimeMin: 30, dischargeEfficiency: 0.5, requiredAh: 60 },
    { runtimeMin: 90, dischargeEfficiency: 0.65, requiredAh: 138.46 },
    { runtimeMin: 120, dischargeEfficiency: 0.7, requiredAh: 171.43 },
    { runtimeMin: 240, dischargeEfficiency: 0.8, requiredAh: 300 },
    { runtimeMin: 540, dischargeEfficiency: 0.9, requiredAh: 600 },
    { runtimeMin: 1200, dischargeEfficiency: 1, requiredAh: 1200 },
    { runtimeMin: 1440, dischargeEfficiency: 1, requiredAh: 1440 },
  ])('$runtimeMin min: $dischargeEfficiency of the capacity, $requiredAh Ah', ({ runtimeMin, ...expected }) =>
    expect(plain(648, { runtimeMin, blocksPerString: 1 })).toMatchObject(expected),
  );

  it.each([
    // blocks of a string against the places of a cabinet: 64, 64, 40, 32, 32, 20, 16, 8, 8
    { blocksPerString: 64, ah: 7, cabinets: 1 },
    { blocksPerString: 64, ah: 9, cabinets: 1 },
    { blocksPerString: 40, ah: 17, cabinets: 1 },
    { blocksPerString: 41, ah: 17, cabinets: 2 },
    { blocksPerString: 32, ah: 24, cabinets: 1 },
    { blocksPerString: 33, ah: 38, cabinets: 2 },
    { blocksPerString: 20, ah: 65, cabinets: 1 },
    { blocksPerString: 21, ah: 65, cabinets: 2 },
    { blocksPerString: 16, ah: 100, cabinets: 1 },
    { blocksPerString: 17, ah: 100, cabinets: 2 },
    { blocksPerString: 8, ah: 150, cabinets: 1 },
    { blocksPerString: 9, ah: 200, cabinets: 2 },
  ])('$blocksPerString blocks of $ah Ah stand in $cabinets cabinets', ({ blocksPerString, ah, cabinets }) =>
    expect(plain((Math.floor(ah * 6.48) * blocksPerString) / 1.25, { blocksPerString })).toMatchObject({
      batteryAh: ah,
      batteryBlocks: blocksPerString,
      batteryCabinets: cabinets,
    }),
  );

  it('a better inverter needs less charge: 648 W at 0.7 against 0.99', () => {
    expect(plain(648, { blocksPerString: 1, inverterEfficiency: 0.7 }).requiredAh).toBe(128.57);
    expect(plain(648, { blocksPerString: 1, inverterEfficiency: 0.99 }).requiredAh).toBe(90.91);
  });
});

describe('whatever the load', () => {
  const watts = fc.integer({ min: 1, max: 900_000 });
  const runtimeMin = fc.integer({ min: 1, max: 1440 });

  it('hosts carry it, a size smaller would not, and one more stands by with n+1', () => {
    fc.assert(
      fc.property(watts, (load) => {
        const { upsKVA, upsUnits } = plain(load);
        expect(upsKVA * upsUnits * 1000).toBeGreaterThanOrEqual(load - 1e-6);
        if (upsUnits > 1) expect((upsUnits - 1) * 200_000).toBeLessThan(load);
        expect(plain(load, { redundancy: 'n+1' }).upsUnits).toBe(upsUnits + 1);
      }),
    );
  });

  it('the strings hold the charge, and a string fewer of the largest blocks would not', () => {
    fc.assert(
      fc.property(watts, runtimeMin, (load, minutes) => {
        const { strings, batteryAh, requiredAh, agedAh } = plain(load, { runtimeMin: minutes });
        expect(strings * (batteryAh ?? 0)).toBeGreaterThanOrEqual((agedAh ?? 0) - 0.005);
        expect((strings - 1) * 200).toBeLessThan((agedAh ?? 0) + 0.005);
        expect(Math.abs((agedAh ?? 0) - (requiredAh ?? 0) * 1.25)).toBeLessThan(0.012);
      }),
    );
  });
});
