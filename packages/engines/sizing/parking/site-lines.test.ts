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

  it('a booth has a cable of its own, the management and the intercom master a cord', () => {
    expect(boughtOf(parking, { ...two, booths: 1, laneRunM: 51 })).toMatchObject({ [BOX]: 2 }); // six of 62.1 m, four a box
    expect(boughtOf(parking, { ...two, booths: 1, laneRunM: 63 })).toMatchObject({ 'patchCord 2/cat5e': 2 });
    expect(boughtOf(parking, { ...two, unattended: false })).toMatchObject({ 'patchCord 2/cat5e': 1 });
  });
});

describe('lanes that copper does not reach', () => {
  it('each hangs on a fibre of its own: converters, boxes, cords and adapters at both ends, a switch in a box at the lane', () => {
    const far = boughtOf(parking, { entryLanes: 1, exitLanes: 1, mixedLanes: 1, laneRunM: 300 });
    expect(far).toMatchObject({
      'mediaConverter 100/single/0.3/1': 6,
      'fibreCable single/4/outdoor/1000': 2, // 300 × 1.1 + 24 = 354 m, two a roll of 1000
      'fibreBox 4/wall': 6,
      'fibreCord single/3': 6,
      'equipmentBox 55': 3,
      'patchCord 2/cat5e': 8, // two for each, the host and the master
      // camera and intercom, with payment, two of both with payment, and the fibre: 3, 4, 6 × 1.2; the hub: three lanes, a master, a host
      'networkSwitch 8': 4,
      'networkCableBox 305/cat5e': 1, // 4 + 4 + 2 devices by 10 m on the islands: ten of 17 m
    });
    // six adapters of converters, one of the fire link
    expect(far['powerAdapter 12/1']).toBe(7);
    expect(warningsOf(parking, { ...two, laneRunM: 300 })).toEqual([]);
  });

  it.each([
    // what has a port on the island and the fibre, with a fifth to spare; the hub: the lane, a master, a host
    { inputs: { entryLanes: 1, exitLanes: 0 }, sum: 'camera, intercom: 3 × 1.2', ports: { 8: 2, 16: undefined } },
    { inputs: { mixedLanes: 1 }, sum: 'two of both, payment: 6 × 1.2', ports: { 8: 2, 16: undefined } },
    { inputs: { mixedLanes: 1, laneWidthM: 5 }, sum: 'two auxiliary cameras besides: 8 × 1.2', ports: { 8: 1, 16: 1 } },
    { inputs: { mixedLanes: 1, laneWidthM: 5, payment: 'free' }, sum: 'no payment: 7 × 1.2', ports: { 8: 1, 16: 1 } },
    { inputs: { mixedLanes: 1, laneWidthM: 5, unattended: false }, sum: 'four cameras: 5 × 1.2', ports: { 8: 2, 16: undefined } },
  ])('$inputs: $sum', ({ inputs, ports }) => {
    const bought = boughtOf(parking, { entryLanes: 0, exitLanes: 0, ...inputs, laneRunM: 200 });
    expect({ 8: bought['networkSwitch 8'], 16: bought['networkSwitch 16'] }).toEqual(ports);
  });

  it('a booth there has one, too; fibre brings no lightning', () => {
    const booth = boughtOf(parking, { ...two, booths: 1, laneRunM: 95 });
    expect(booth).toMatchObject({ 'fibreBox 4/wall': 6, 'surgeProtector 220': 2 });
    expect(Object.keys(booth).filter((line) => line === 'surgeProtector 48')).toEqual([]);
  });

  it('at 94 m there is none of it, at 95 m all', () =>
    expect([94, 95].map((laneRunM) => piecesOf(parking, { ...two, laneRunM }, 'mediaConverter'))).toEqual([0, 4]));

  // 700 W are 3.18 A; 11 V of 220: 2 × 0.0225 × m × 3.18 ÷ 11
  it.each([
    { laneRunM: 192, areaMm2: 2.5 }, // 2.5 mm² to 192.06 m
    { laneRunM: 193, areaMm2: 4 }, // to 307 m
    { laneRunM: 308, areaMm2: 6 }, // to 461 m
    { laneRunM: 462, areaMm2: 10 }, // to 768 m
    { laneRunM: 1000, areaMm2: 16 },
  ])('its mains is as thick as a drop of 5 % asks: $laneRunM m, $areaMm2 mm²', ({ laneRunM, areaMm2 }) =>
    expect(Object.keys(boughtOf(parking, { mixedLanes: 1, laneRunM })).filter((line) => line.startsWith('mainsCable'))).toEqual([
      `mainsCable 3/${areaMm2}/100`,
    ]),
  );

  it('its switch and converters are on the UPS: two lanes of 20 W more', () => {
    // 170 W near, 210 far: ÷ 0.8 × 1.25
    const loadOf = (laneRunM: number) => linesOf(parking, { ...two, backupMin: 30, laneRunM }).find(({ role }) => role === 'upsHost')?.reason.inputs;
    expect([loadOf(50), loadOf(300)]).toEqual([expect.stringContaining('负载 170 W'), expect.stringContaining('负载 210 W')]);
  });
});

describe('mains, a circuit for each lane, every cable from one roll', () => {
  it.each([
    { mixedLanes: 1, laneRunM: 90, sum: '90 × 1.1 = 99 m', rolls: 1 },
    { mixedLanes: 1, laneRunM: 91, sum: '91 × 1.1 = 100.1 m', rolls: 2 },
    { mixedLanes: 2, laneRunM: 45, sum: '2 × 45 × 1.1 = 99 m', rolls: 1 },
    { mixedLanes: 2, laneRunM: 46, sum: '50.6 m, one a roll', rolls: 2 },
    { mixedLanes: 3, laneRunM: 46, sum: '50.6 m, one a roll', rolls: 3 },
    { mixedLanes: 10, laneRunM: 100, sum: '110 m: ten whole ones, ten times 10 m', rolls: 11 },
    { mixedLanes: 50, laneRunM: 1000, sum: '50 × 1000 × 1.1 = 55,000 m', rolls: 550 },
  ])('$mixedLanes lanes at $laneRunM m: $sum → $rolls rolls', ({ rolls, ...inputs }) => expect(piecesOf(parking, inputs, 'mainsCable')).toBe(rolls));

  it.each([
    { inputs: two, breakers: 2, protectors: 2 },
    { inputs: { ...two, backupMin: 30 }, breakers: 4, protectors: 4 }, // and a circuit from the UPS for each
    { inputs: { entryLanes: 2, exitLanes: 1, mixedLanes: 1 }, breakers: 4, protectors: 4 },
    { inputs: { ...two, guidance: 'ultrasonic', spaces: 60 }, breakers: 5, protectors: 2 }, // a controller, a screen, an entrance screen
  ])('$inputs: $breakers breakers with residual current protection', ({ inputs, breakers, protectors }) => {
    expect(boughtOf(parking, inputs)).toMatchObject({ 'feedBreaker 16/1': breakers, 'surgeProtector 220': protectors });
    expect(piecesOf(parking, inputs, 'mainsCable')).toBeGreaterThanOrEqual(Math.ceil(breakers / 2));
  });
});

describe('a fireproof pair from the fire link to each boom, and from the alarm to the link: mandatory', () => {
  it.each([
    { inputs: two, sum: '33 m, two of 55 m', rolls: 2 },
    { inputs: { entryLanes: 3, exitLanes: 2, laneWidthM: 7 }, sum: 'three of 33 m, ten of 55 m beside which one of 33 m fits', rolls: 10 },
    { inputs: { ...two, laneRunM: 80 }, sum: '33 m, two of 88 m', rolls: 3 },
  ])('$inputs: $sum → $rolls rolls', ({ inputs, rolls }) => {
    const line = linesOf(parking, inputs).find(({ role }) => role === 'fireCable');
    expect([line?.quantity, line?.mandatory]).toEqual([rolls, 'GB 50116-2013 11.2.2']);
  });
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
