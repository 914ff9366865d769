/** Cable, protection and stand-by power of the lanes, worked by hand. Sources: SIZE-2, SIZE-15. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtOf, linesOf, piecesOf, warningsOf } from '../bought.fixture.ts';
import { scenarioUps } from '../ups/calculate.ts';

const parking = 'scenarioParking';
const two = { entryLanes: 1, exitLanes: 1 };
const BOX = 'networkCableBox 305/cat5e';

describe('network cable of one lane in and one out: two cameras, two intercoms, a payment terminal', () => {
  it.each([
    { laneRunM: 1, sum: '1.1 × 1 + 6 = 7.1 m, 42 a box: 5 ÷ 42', boxes: 1 },
    { laneRunM: 50, sum: '61 m, 5 a box: 5 ÷ 5', boxes: 1 },
    { laneRunM: 51, sum: '62.1 m, 4 a box: 5 ÷ 4', boxes: 2 },
    { laneRunM: 63, sum: '75.3 m, 4 a box: 5 ÷ 4', boxes: 2 },
    { laneRunM: 86, sum: '100.6 m, 3 a box: 5 ÷ 3', boxes: 2 },
    { laneRunM: 87, sum: '101.7 m, 2 a box: 5 ÷ 2', boxes: 3 },
    { laneRunM: 94, sum: '109.4 m, 2 a box: 5 ÷ 2', boxes: 3 },
  ])('$laneRunM m → $sum → $boxes boxes', ({ laneRunM, boxes }) => {
    expect(boughtOf(parking, { ...two, laneRunM })).toMatchObject({ [BOX]: boxes });
    expect(warningsOf(parking, { ...two, laneRunM })).toEqual([]);
  });

  it.each([
    { lanes: 21, sum: '21 cameras + 21 intercoms: 42 × 2 × 1.15 = 96.6', packs: 1 },
    { lanes: 22, sum: '44 × 2 × 1.15 = 101.2', packs: 2 },
    { lanes: 43, sum: '86 × 2 × 1.15 = 197.8', packs: 2 },
    { lanes: 44, sum: '88 × 2 × 1.15 = 202.4', packs: 3 },
  ])('$lanes lanes in, free: $sum plugs → $packs packs of a hundred', ({ lanes, packs }) =>
    expect(piecesOf(parking, { entryLanes: lanes, exitLanes: 0, payment: 'free' }, 'rj45Plug')).toBe(packs),
  );

  it('beyond copper the mains is still laid', () => {
    const far = boughtOf(parking, { ...two, laneRunM: 1000 });
    expect(far).toMatchObject({ 'mainsCable 3/2.5/100': 22 }); // 2 × 1000 × 1.1 ÷ 100
    expect(Object.keys(far).filter((line) => /networkCable|rj45/.test(line))).toEqual([]);
  });
});

describe('mains, a feed for each lane', () => {
  it.each([
    { mixedLanes: 1, laneRunM: 90, sum: '90 × 1.1 = 99 m', rolls: 1 },
    { mixedLanes: 1, laneRunM: 91, sum: '91 × 1.1 = 100.1 m', rolls: 2 },
    { mixedLanes: 2, laneRunM: 45, sum: '2 × 45 × 1.1 = 99 m', rolls: 1 },
    { mixedLanes: 2, laneRunM: 46, sum: '2 × 46 × 1.1 = 101.2 m', rolls: 2 },
    { mixedLanes: 10, laneRunM: 100, sum: '10 × 100 × 1.1 = 1100 m', rolls: 11 },
    { mixedLanes: 50, laneRunM: 1000, sum: '50 × 1000 × 1.1 = 55,000 m', rolls: 550 },
  ])('$mixedLanes lanes at $laneRunM m: $sum → $rolls rolls', ({ rolls, ...inputs }) => expect(piecesOf(parking, inputs, 'mainsCable')).toBe(rolls));
});

describe('lightning, under the open sky alone', () => {
  it.each([
    { inputs: two, feeds: 2, cables: 2 },
    { inputs: { mixedLanes: 3 }, feeds: 3, cables: 6 }, // both ways: two cameras a lane
    { inputs: { entryLanes: 2, exitLanes: 1, mixedLanes: 1 }, feeds: 4, cables: 5 },
    { inputs: { ...two, clearHeightM: 2 }, feeds: undefined, cables: undefined },
    { inputs: { mixedLanes: 3, clearHeightM: 20 }, feeds: undefined, cables: undefined },
  ])('$inputs: $feeds on the feeds, $cables on the cables', ({ inputs, feeds, cables }) => {
    const bought = boughtOf(parking, inputs);
    expect([bought['surgeProtector 220'], bought['surgeProtector 48']]).toEqual([feeds, cables]);
  });
});

describe('stand-by power: 30 W a camera, 60 W a payment terminal, 20 W the switch, 30 W a terminal or 300 W a server', () => {
  // W ÷ 0.8 × 1.25: 1 kVA up to 640 W, 2 up to 1280, 3 up to 1920
  it.each([
    { inputs: { mixedLanes: 1, payment: 'free' }, sum: '2 × 30 + 50 = 110 W', host: 'upsHost 1/0.8' },
    { inputs: { ...two, laneWidthM: 5 }, sum: '4 × 30 + 60 + 50 = 230 W', host: 'upsHost 1/0.8' },
    { inputs: { entryLanes: 4, exitLanes: 4 }, sum: '8 × 30 + 4 × 60 + 50 = 530 W', host: 'upsHost 1/0.8' },
    { inputs: { entryLanes: 5, exitLanes: 4 }, sum: '9 × 30 + 4 × 60 + 320 = 830 W', host: 'upsHost 2/0.8' },
    { inputs: { entryLanes: 12, exitLanes: 13 }, sum: '25 × 30 + 13 × 60 + 320 = 1850 W', host: 'upsHost 3/0.8' },
    { inputs: { entryLanes: 13, exitLanes: 14 }, sum: '27 × 30 + 14 × 60 + 320 = 1970 W', host: 'upsHost 6/0.8' },
  ])('$inputs: $sum → $host', ({ inputs, host }) => expect(boughtOf(parking, { ...inputs, backupMin: 30 })).toMatchObject({ [host]: 1 }));

  it('growth and ageing are counted once: the very lines of a UPS for those watts', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 480 }), fc.boolean(), (exitLanes, runtimeMin, unattended) => {
        const watts = exitLanes * (unattended ? 90 : 30) + 20 + (exitLanes > 8 ? 300 : 30);
        const alone = scenarioUps({ loads: [{ powerW: watts }], runtimeMin });
        const ofThePark = linesOf(parking, { entryLanes: 0, exitLanes, unattended, backupMin: runtimeMin }).filter(({ role }) => /^(ups|battery)/.test(role));
        // the cables of a host with terminals are of other thicknesses than those of the lanes
        expect(ofThePark).toEqual(alone.valid && alone.lines.filter(({ role }) => role !== 'mainsCable'));
      }),
    ));
});

describe('two booms that meet', () => {
  it.each([
    { laneWidthM: 6, clearHeightM: 7, boom: 'straight/6', barriers: 2 },
    { laneWidthM: 6, clearHeightM: 6.9, boom: 'folding/6', barriers: 2 },
    { laneWidthM: 6.5, clearHeightM: 4.5, boom: 'straight/3.5', barriers: 4 }, // 3.25 m each
    { laneWidthM: 7, clearHeightM: 4.4, boom: 'folding/3.5', barriers: 4 },
    { laneWidthM: 7.1, clearHeightM: 5, boom: 'straight/4', barriers: 4 }, // 3.55 m each
  ])('$laneWidthM m under $clearHeightM m: $barriers of $boom', ({ boom, barriers, ...site }) =>
    expect(boughtOf(parking, { ...two, ...site })).toMatchObject({ [`barrierGate ${boom}`]: barriers, fireLinkModule: 1 }),
  );
});

it('one lane more never needs less of anything', () => {
  const roles = ['barrierGate', 'anprCamera', 'fireLinkModule', 'laneIsland', 'laneBollard', 'networkCableBox', 'rj45Plug', 'mainsCable', 'surgeProtector'];
  const lanes = fc.integer({ min: 0, max: 49 });
  fc.assert(
    fc.property(lanes, lanes, fc.constantFrom('entryLanes', 'exitLanes', 'mixedLanes'), (entryLanes, exitLanes, more) => {
      const less = { entryLanes, exitLanes, mixedLanes: 1 };
      const grown = { ...less, [more]: less[more] + 1 };
      for (const role of roles) expect([role, piecesOf(parking, grown, role) >= piecesOf(parking, less, role)]).toEqual([role, true]);
      expect(piecesOf(parking, grown, 'networkSwitch', 'ports')).toBeGreaterThanOrEqual(piecesOf(parking, less, 'networkSwitch', 'ports'));
    }),
  );
});
