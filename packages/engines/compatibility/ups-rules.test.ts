/** What cuts and protects a UPS: taken away or too small it is found, put back it is silent. Source: CHECK-15. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { scenarioUps } from '../sizing/index.ts';
import { checked, found, proposed } from './list-builder.ts';

const one = (role: string, attributes: Record<string, RoleAttribute> = {}, quantity = 1): GivenLine => ({ role, quantity, attributes });
const without = (lines: readonly GivenLine[], role: string): GivenLine[] => lines.filter((line) => line.role !== role);
const codesOf = (lines: readonly GivenLine[]): string[] => found(lines).map((text) => text.split(' ')[0] ?? '');

// 10,000 VA and 0.1 × 16 × 65 Ah × 14.1 V ÷ 0.9 = 1,629 W on 220 V: 52.9 A; 16 × 13.62 V = 217.9 V
const tenKVA = [
  one('upsHost', { capacityKVA: 10, powerFactor: 0.8, voltage: 192 }),
  one('batteryBlock', { voltage: 12, capacityAh: 65 }, 16),
  one('batteryBreaker', { currentA: 63, voltage: 250 }),
  one('upsInputBreaker', { currentA: 80, phases: 1 }),
  one('upsOutputBox', { currentA: 63, phases: 1 }),
  one('upsBypass', { currentA: 63, phases: 1 }),
];

it('as it should be says nothing', () => expect(found(tenKVA)).toEqual([]));

it.each<[string, readonly GivenLine[], string[], string[]]>([
  ['no breaker of its battery', without(tenKVA, 'batteryBreaker'), ['UPS_DC_BREAKER_SHORT 1'], ['1 batteryBreaker {"currentA":63,"voltage":250}']],
  [
    'one of too few volts',
    [...without(tenKVA, 'batteryBreaker'), one('batteryBreaker', { currentA: 63, voltage: 125 })],
    ['UPS_DC_BREAKER_SHORT 1'],
    ['1 batteryBreaker {"currentA":63,"voltage":250}'],
  ],
  ['none before it', without(tenKVA, 'upsInputBreaker'), ['UPS_INPUT_BREAKER_SHORT 1'], ['1 upsInputBreaker {"currentA":80,"phases":1}']],
  [
    'one of 16 A before it',
    [...without(tenKVA, 'upsInputBreaker'), one('upsInputBreaker', { currentA: 16, phases: 1 })],
    ['UPS_INPUT_BREAKER_SHORT 1'],
    ['1 upsInputBreaker {"currentA":80,"phases":1}'],
  ],
  [
    '50 A, which is less than it draws while it charges',
    [...without(tenKVA, 'upsInputBreaker'), one('upsInputBreaker', { currentA: 50 })],
    ['UPS_INPUT_BREAKER_SHORT 1'],
    ['1 upsInputBreaker {"currentA":80,"phases":1}'],
  ],
  [
    'nothing behind it',
    without(without(tenKVA, 'upsOutputBox'), 'upsBypass'),
    ['UPS_OUTPUT_MISSING 输出配电箱、维修旁路开关'],
    ['1 upsOutputBox {"phases":1,"currentA":63}', '1 upsBypass {"phases":1,"currentA":63}'],
  ],
])('%s', (_name, lines, codes, additions) => {
  expect(found(lines)).toEqual(codes);
  expect(proposed(lines)).toEqual(additions);
  expect(codesOf([...lines, ...checked(lines).additions])).toEqual([]);
});

describe('strings beyond the first of each host', () => {
  const breakers = (count: number) => [...without(tenKVA, 'batteryBreaker'), one('batteryBreaker', { currentA: 63, voltage: 250 }, count)];
  const held = (blocks: number) => [...without(breakers(2), 'batteryBlock'), one('batteryBlock', { voltage: 12, capacityAh: 65 }, blocks)];
  it.each([
    [15, ['UPS_BATTERY_SHORT']],
    [16, []],
    // one or a few to put in the place of others
    [17, []],
    [24, []],
    [25, ['UPS_BATTERY_SHORT']],
    [31, ['UPS_BATTERY_SHORT']],
    [32, []],
  ])('%d blocks of strings of 16', (blocks, codes) => {
    expect(codesOf(held(blocks)).filter((code) => code.startsWith('UPS_BATTERY'))).toEqual(codes);
    expect(codesOf([...held(blocks), ...checked(held(blocks)).additions])).not.toContain('UPS_BATTERY_SHORT');
  });
});

describe('small and unsaid', () => {
  it('three blocks of 40.9 V may be touched, a host of 3 kVA has sockets', () => {
    expect(codesOf([one('upsHost', { capacityKVA: 1, voltage: 36 }), one('batteryBlock', { capacityAh: 17 }, 3)])).toEqual([]);
    expect(codesOf([one('upsHost', { capacityKVA: 3, voltage: 96 }), one('batteryBlock', { capacityAh: 17 }, 8)])).toEqual(['UPS_DC_BREAKER_SHORT']);
  });

  it('what does not say its volts or amperes may do', () =>
    expect(found([...without(without(tenKVA, 'batteryBreaker'), 'upsInputBreaker'), one('batteryBreaker'), one('upsInputBreaker')])).toEqual([]));

  it('what a recommendation asks for by clause is missed once', () => {
    const mandatory = [{ role: 'batteryBreaker', quantity: 1, attributes: {}, clause: 'GB 1', beside: ['upsHost'] }];
    expect(found(without(tenKVA, 'batteryBreaker'), { mandatory }).map((text) => text.split(' ')[0])).toEqual(['MANDATORY_MISSING']);
  });
});

it('whatever the load, the scene’s own list is silent, and each of its parts is missed', () => {
  let heavy = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 200, max: 3000 }), fc.constantFrom(5, 30, 120), (count, powerW, runtimeMin) => {
      const sized = scenarioUps({ loads: [{ count, powerW, powerFactor: 0.8 }], runtimeMin });
      if (!sized.valid) return;
      const lines = sized.lines.map(({ role, quantity, attributes }) => ({ role, quantity, attributes }));
      expect(found(lines)).toEqual([]);
      if (sized.upsKVA >= 6) heavy += 1;
      for (const [role, code] of [
        ['upsInputBreaker', 'UPS_INPUT_BREAKER_SHORT'],
        ['upsOutputBox', 'UPS_OUTPUT_MISSING'],
        ['batteryBreaker', 'UPS_DC_BREAKER_SHORT'],
      ] as const) {
        const isWanted = role === 'batteryBreaker' ? sized.blocksPerString * 13.62 > 60 : sized.upsKVA >= 6;
        expect(codesOf(without(lines, role))).toEqual(isWanted ? [code] : []);
      }
    }),
    { numRuns: 100 },
  );
  expect(heavy).toBeGreaterThan(20);
});

describe('blocks of several capacities', () => {
  const of = (capacityAh: number, quantity: number) => one('batteryBlock', { voltage: 12, capacityAh }, quantity);
  const breakers = one('batteryBreaker', { currentA: 100, voltage: 250 }, 4);
  const hosts = (quantity: number) => one('upsHost', { capacityKVA: 3, voltage: 96 }, quantity);
  it.each<[string, GivenLine[], string[]]>([
    ['make no string of eight', [hosts(1), of(65, 4), of(100, 4)], ['UPS_BATTERY_SHORT 4']],
    ['make one each', [hosts(2), of(65, 8), of(100, 8)], []],
    ['make one, beside spares', [hosts(1), of(65, 8), of(100, 2)], []],
    ['make one for two hosts', [hosts(2), of(65, 12), of(100, 4)], ['UPS_BATTERY_SHORT 4']],
    ['of which one says nothing', [hosts(1), of(65, 4), one('batteryBlock', { voltage: 12 }, 4)], []],
  ])('%s', (_name, lines, said) => {
    expect(found([...lines, breakers])).toEqual(said);
    expect(found([...lines, breakers, ...checked(lines).additions.filter(({ role }) => role === 'batteryBlock')])).toEqual([]);
  });
});
