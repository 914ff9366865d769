/** Behind the host: boxes, bypasses, kits, and what each model must suit. Worked by hand. Source: SIZE-5, SIZE-15. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtOf, linesOf, piecesOf, warningsOf } from '../bought.fixture.ts';
import { scenarioUps } from './calculate.ts';

const ups = 'scenarioUps';
/** Volt-amperes and watts are one, nothing grows. */
const plain = (kW: number, more: object = {}) => {
  const count = Math.ceil(kW / 100);
  return { loads: [{ count, powerW: (kW * 1000) / count, powerFactor: 1 }], growthPercent: 0, upsPowerFactor: 1, runtimeMin: 60, ...more };
};
const fitsOf = (inputs: object, role: string) => linesOf(ups, inputs).find((line) => line.role === role)?.fits;

describe('what the loads are wired to carries the current of all hosts: kVA ÷ 220 V, from 15 kVA on ÷ (√3 × 380 V)', () => {
  it.each([
    { kW: 6, sum: '27.3 A', box: '1/32', count: 1 },
    { kW: 10, sum: '45.5 A', box: '1/63', count: 1 },
    { kW: 15, sum: '22.8 A', box: '3/32', count: 1 },
    { kW: 20, sum: '30.4 A', box: '3/32', count: 1 },
    { kW: 30, sum: '45.6 A', box: '3/63', count: 1 },
    { kW: 40, sum: '60.8 A', box: '3/63', count: 1 },
    { kW: 60, sum: '91.2 A', box: '3/100', count: 1 },
    { kW: 80, sum: '121.5 A', box: '3/160', count: 1 },
    { kW: 100, sum: '151.9 A', box: '3/160', count: 1 },
    { kW: 120, sum: '182.3 A', box: '3/250', count: 1 },
    { kW: 160, sum: '243.1 A', box: '3/250', count: 1 },
    { kW: 200, sum: '303.9 A', box: '3/400', count: 1 },
    { kW: 400, sum: '607.7 A, 303.9 each', box: '3/400', count: 2 },
    { kW: 600, sum: '911.6 A, 303.9 each', box: '3/400', count: 3 },
  ])('$kW kVA: $sum → $count of $box', ({ kW, box, count }) =>
    expect(boughtOf(ups, plain(kW))).toMatchObject({ [`upsOutputBox ${box}`]: count, [`upsBypass ${box}`]: count }),
  );

  it.each([1, 2, 3])('a tower of %d kVA has sockets of its own', (kW) => {
    const bought = Object.keys(boughtOf(ups, plain(kW)));
    expect(bought.filter((line) => /upsOutputBox|upsBypass/.test(line))).toEqual([]);
  });

  it('the host that stands by adds nothing to the current', () =>
    expect(boughtOf(ups, plain(10, { redundancy: 'n+1' }))).toMatchObject({ 'upsHost 10/1': 2, 'upsOutputBox 1/63': 1, 'upsBypass 1/63': 1 }));
});

describe('a string has a breaker no smaller than what a host at its full watts draws out of it at 10.5 V a block, and a cable that it protects', () => {
  it.each([
    // kW ÷ 0.9 ÷ (blocks × 10.5 V); five minutes need one string
    { kW: 1, sum: '1000 ÷ 0.9 ÷ 31.5 = 35.3 A', breaker: '40/250', areaMm2: 10, sets: 1 },
    { kW: 3, sum: '3000 ÷ 0.9 ÷ 84 = 39.7 A', breaker: '40/250', areaMm2: 10, sets: 1 },
    { kW: 10, sum: '10,000 ÷ 0.9 ÷ 168 = 66.1 A', breaker: '80/250', areaMm2: 25, sets: 1 },
    { kW: 20, sum: '20,000 ÷ 0.9 ÷ 336 = 66.1 A', breaker: '80/500', areaMm2: 25, sets: 1 },
    { kW: 40, sum: '132.3 A', breaker: '160/500', areaMm2: 70, sets: 1 },
    { kW: 60, sum: '198.4 A', breaker: '200/500', areaMm2: 95, sets: 1 },
    { kW: 80, sum: '264.6 A: two cables of 157.5', breaker: '315/500', areaMm2: 70, sets: 2 },
  ])('$kW kVA: $sum → $breaker, $sets of $areaMm2 mm²', ({ kW, breaker, areaMm2, sets }) =>
    expect(boughtOf(ups, plain(kW, { runtimeMin: 5 }))).toMatchObject({ [`batteryBreaker ${breaker}`]: 1, [`batteryCableSet ${areaMm2}`]: sets }),
  );

  it.each([
    // 10 kVA, 66.1 A
    { hours: 1, sum: '120.6 Ah with age: one string', breaker: '80/250', cable: 25, sets: 1 },
    { hours: 2, sum: '206.7 Ah: two strings, one carries all while the other is out', breaker: '80/250', cable: 25, sets: 2 },
    { hours: 9, sum: '723.4 Ah: four strings, three carry 22 A each', breaker: '32/250', cable: 6, sets: 4 },
  ])('$hours h: $sum', ({ hours, breaker, cable, sets }) =>
    expect(boughtOf(ups, plain(10, { runtimeMin: hours * 60 }))).toMatchObject({ [`batteryBreaker ${breaker}`]: sets, [`batteryCableSet ${cable}`]: sets }),
  );

  it('a string of more than a breaker carries has several', () =>
    // 360 Ah on one block: two strings, each alone for a while; 10,000 ÷ 0.9 ÷ 10.5 = 1058 A: two of 529
    expect(boughtOf(ups, plain(10, { blocksPerString: 1, runtimeMin: 5 }))).toMatchObject({ 'batteryBreaker 630/250': 4 }));
});

describe('a host with terminals is wired: in, in to the bypass, out to the box ten metres away', () => {
  it.each([
    { kW: 3, sum: 'it has a plug', lines: [] },
    { kW: 6, sum: '63 A: 16 mm² of 20 m; 32 A: 6 mm² of 30 m', lines: ['mainsCable 3/6/100 1', 'mainsCable 3/16/100 1'] },
    { kW: 10, sum: '100 A: 35 mm² of 20 m; 63 A: 16 mm² of 30 m', lines: ['mainsCable 3/16/100 1', 'mainsCable 3/35/100 1'] },
    { kW: 200, sum: '630 A: three of 120 mm², 60 m; 400 A: two of 95 mm², 60 m', lines: ['mainsCable 5/95/100 1', 'mainsCable 5/120/100 1'] },
  ])('$kW kVA: $sum', ({ kW, lines }) =>
    expect(
      Object.entries(boughtOf(ups, plain(kW)))
        .map(([line, quantity]) => `${line} ${quantity}`)
        .filter((line) => line.startsWith('mainsCable')),
    ).toEqual(lines),
  );

  it('nothing is left to be bought beside it', () =>
    expect([plain(3), plain(10), plain(10, { runtimeMin: 0 })].map((inputs) => warningsOf(ups, inputs))).toEqual([
      ['GROWTH_LOW', 'FLOOR_LOAD'],
      ['GROWTH_LOW', 'FLOOR_LOAD'],
      ['GROWTH_LOW', 'NO_BATTERY'],
    ]));

  it('by the way to the board: 300 m there and to the bypass, 10 m out', () =>
    // 300 and 310 m, a tenth more
    expect(boughtOf(ups, plain(10, { feedM: 300 }))).toMatchObject({ 'mainsCable 3/35/100': 4, 'mainsCable 3/16/100': 4 }));
});

describe('for less than an hour the blocks are of absorbed glass mat', () => {
  it.each([
    { runtimeMin: 5, batteryType: 'agm' },
    { runtimeMin: 59, batteryType: 'agm' },
    { runtimeMin: 60, batteryType: undefined },
  ])('$runtimeMin min: $batteryType', ({ runtimeMin, batteryType }) =>
    expect(fitsOf(plain(10, { runtimeMin }), 'batteryBlock')?.['batteryType']).toBe(batteryType),
  );
});

it.each([
  { runtimeMin: 15, isSaid: true },
  { runtimeMin: 16, isSaid: false },
])('$runtimeMin min: that others give less than blocks made for high rates is said: $isSaid (SIZE-5.4)', ({ runtimeMin, isSaid }) => {
  const result = scenarioUps(plain(10, { runtimeMin }));
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  const rule = result.lines.find(({ role }) => role === 'batteryBlock')?.reason.rule ?? '';
  expect(rule.includes('高倍率')).toBe(isSaid);
});

describe('a kit and a card for each host, where there are several', () => {
  it.each([
    { kW: 10, redundancy: 'none', hosts: 1, kits: 0 },
    { kW: 10, redundancy: 'n+1', hosts: 2, kits: 2 },
    { kW: 400, redundancy: 'none', hosts: 2, kits: 2 },
    { kW: 400, redundancy: 'n+1', hosts: 3, kits: 3 },
  ])('$kW kVA, $redundancy: $hosts hosts, $kits kits', ({ kW, redundancy, hosts, kits }) => {
    const of = (role: string) => piecesOf(ups, plain(kW, { redundancy }), role);
    expect([of('upsHost'), of('upsParallelKit'), of('upsMonitorCard'), of('upsInputBreaker')]).toEqual([hosts, kits, hosts, hosts]);
  });
});

describe('models must suit each other', () => {
  it.each([
    { kW: 1, sum: '3 × 12 V', voltage: 36, phases: 1 },
    { kW: 2, sum: '6 × 12 V', voltage: 72, phases: 1 },
    { kW: 3, sum: '8 × 12 V', voltage: 96, phases: 1 },
    { kW: 10, sum: '16 × 12 V', voltage: 192, phases: 1 },
    { kW: 15, sum: '16 × 12 V', voltage: 192, phases: 3 },
    { kW: 20, sum: '32 × 12 V', voltage: 384, phases: 3 },
  ])('$kW kVA: a host for $sum, a breaker of $phases phases', ({ kW, voltage, phases }) => {
    expect(fitsOf(plain(kW), 'upsHost')).toEqual({ voltage, phases });
    expect(fitsOf(plain(kW), 'upsInputBreaker')).toEqual({ phases });
  });

  it.each([
    // 65 Ah stand twenty in a cabinet: W × 1 h ÷ (12 V × blocks × 0.9 × 0.6) × 1.25 ≤ 65 Ah
    { blocksPerString: 20, sum: '20 in one', blocks: 20 },
    { blocksPerString: 21, sum: '21 in two: 11 and 10', blocks: 11 },
    { blocksPerString: 41, sum: '41 in three: 14, 14 and 13', blocks: 14 },
  ])('$blocksPerString blocks: $sum', ({ blocksPerString, blocks }) => {
    const inputs = plain((blocksPerString * 6.48 * 60) / 1.25 / 1000, { blocksPerString });
    expect(boughtOf(ups, inputs)).toMatchObject({ 'batteryBlock 12/65': blocksPerString });
    expect(fitsOf(inputs, 'batteryCabinet')).toEqual({ blocks });
  });
});

describe('whatever the loads', () => {
  const load = fc.record({ count: fc.integer({ min: 1, max: 40 }), powerW: fc.integer({ min: 1, max: 3000 }), powerFactor: fc.constantFrom(0.6, 0.8, 1) });
  const loads = fc.array(load, { minLength: 1, maxLength: 5 });
  const answered = (inputs: object) => {
    const answer = scenarioUps(inputs);
    if (!answer.valid) throw new Error(JSON.stringify(answer.errors));
    return answer;
  };

  it('growth is counted once, in the host and in the battery; ageing once, in the battery', () =>
    fc.assert(
      fc.property(loads, fc.integer({ min: 1, max: 100 }), (told, growthPercent) => {
        const of = (percent: number) => answered({ loads: told, growthPercent: percent, blocksPerString: 16 });
        const [grown, now, factor] = [of(growthPercent), of(0), 1 + growthPercent / 100];
        expect(Math.abs(grown.requiredVA - now.requiredVA * factor)).toBeLessThanOrEqual(1.5); // whole VA on both sides
        if (grown.upsUnits === now.upsUnits) expect(Math.abs((grown.requiredAh ?? 0) - (now.requiredAh ?? 0) * factor)).toBeLessThan(0.02);
        expect(Math.abs((grown.agedAh ?? 0) - (grown.requiredAh ?? 0) * 1.25)).toBeLessThan(0.02);
      }),
    ));

  it('the order in which they are told is no matter', () =>
    fc.assert(
      fc.property(loads, (told) => {
        const shown = (told: readonly object[]) => linesOf(ups, { loads: told }).map(({ role, quantity, attributes }) => [role, quantity, attributes]);
        expect(shown(told.toReversed())).toEqual(shown(told));
      }),
    ));

  it('one that stands by never means less of anything', () =>
    fc.assert(
      fc.property(loads, fc.integer({ min: 0, max: 600 }), (told, runtimeMin) => {
        for (const { role } of linesOf(ups, { loads: told, runtimeMin })) {
          const of = (redundancy: string) => piecesOf(ups, { loads: told, runtimeMin, redundancy }, role);
          expect([role, of('n+1') >= of('none')]).toEqual([role, true]);
        }
      }),
    ));
});
