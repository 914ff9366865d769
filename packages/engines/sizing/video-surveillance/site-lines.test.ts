/** Poles, boxes, cabinets, licences, the switch above and stand-by power of cameras, worked by hand. Source: SIZE-13. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtOf, linesOf, piecesOf, warningsOf } from '../bought.fixture.ts';
import { scenarioUps } from '../ups/calculate.ts';
import { scenarioVideoSurveillance } from './calculate.ts';

const video = 'scenarioVideoSurveillance';
/** One camera each, nothing kept running. */
const rooms = (count: number, more: object = {}) => ({ lengthM: 5, widthM: 4, count, ...more });
const site = (areas: readonly object[], more: object = {}) => ({ areas, backupMin: 0, ...more });

describe('how cameras are held', () => {
  it.each([
    { mounting: 'ceiling', ceiling: 7, wall: undefined, hoops: undefined, boxes: undefined },
    { mounting: 'wall', ceiling: undefined, wall: 7, hoops: undefined, boxes: 7 },
    { mounting: 'pole', ceiling: undefined, wall: 7, hoops: 7, boxes: 7 }, // a wall bracket on a hoop
  ])('seven at the $mounting', ({ mounting, ...expected }) => {
    const bought = boughtOf(video, site([rooms(7, { mounting })]));
    const held = {
      ceiling: bought['bracket ceiling'],
      wall: bought['bracket wall/outdoor'],
      hoops: bought['bracket pole/outdoor'],
      boxes: bought['junctionBox 66'],
    };
    expect(held).toEqual(expected);
  });

  it('poles by height: 2 + 3 of 4 m, 1 of 6 m; a box each, a protector at both ends', () => {
    const areas = [rooms(2, { heightM: 4 }), rooms(3, { heightM: 4, closet: 2 }), rooms(1, { heightM: 6 })].map((one) => ({ ...one, mounting: 'pole' }));
    expect(boughtOf(video, site(areas))).toMatchObject({ 'pole 4': 5, 'pole 6': 1, 'equipmentBox 55': 6, 'surgeProtector 48': 12 });
    // each stands on its cage and has an earth of its own
    expect(boughtOf(video, site(areas))).toMatchObject({ 'poleFoundation 4': 5, 'poleFoundation 6': 1, earthElectrode: 6 });
  });

  it('walls and ceilings have neither pole nor protector', () => {
    const bought = Object.keys(boughtOf(video, site([rooms(3), rooms(3, { mounting: 'wall' })])));
    expect(bought.filter((line) => /^(pole|earth|equipmentBox|surge)/.test(line))).toEqual([]);
  });
});

describe('a screen has an output', () => {
  it.each([
    { monitors: 0, cameras: 4, outputs: undefined, decoders: 0, sum: 'none asked' },
    { monitors: 1, cameras: 4, outputs: 1, decoders: 0, sum: 'one recorder, one screen' },
    { monitors: 2, cameras: 4, outputs: 2, decoders: 0, sum: 'one recorder, two screens' },
    { monitors: 5, cameras: 4, outputs: 2, decoders: 3, sum: '5 − 2 = 3 of a decoder' },
    { monitors: 20, cameras: 4, outputs: 2, decoders: 18, sum: '20 − 2 = 18, two decoders of 9' },
    { monitors: 3, cameras: 129, outputs: undefined, decoders: 3, sum: 'a storage server shows nothing' },
  ])('$sum', ({ monitors, cameras, outputs, decoders }) => {
    const inputs = site([rooms(cameras)], { monitors });
    expect(linesOf(video, inputs).find(({ role }) => role === 'nvr')?.attributes['outputs']).toBe(outputs);
    expect(piecesOf(video, inputs, 'videoDecoder', 'outputs')).toBe(decoders);
  });
});

describe('a gigabit switch above, where one access switch has no uplink left for it', () => {
  it.each([
    { areas: [rooms(20)], sum: '1 access + 1 recorder = 2 uplinks', above: 0 },
    { areas: [rooms(20)], monitors: 5, sum: '1 + 1 + a decoder + the way out = 4 × 1.2 = 4.8', above: 8 },
    { areas: [rooms(10), rooms(10, { closet: 2 })], sum: '2 + 1 + the way out = 4 × 1.2 = 4.8', above: 8 },
    { areas: [1, 2, 3, 4].map((closet) => rooms(5, { closet })), sum: '4 + 1 + 1 = 6 × 1.2 = 7.2', above: 8 },
    { areas: [1, 2, 3, 4, 5].map((closet) => rooms(5, { closet })), sum: '5 + 1 + 1 = 7 × 1.2 = 8.4', above: 16 },
    { areas: Array.from({ length: 12 }, (_, place) => rooms(2, { closet: place + 1 })), sum: '12 + 1 + 1 = 14 × 1.2 = 16.8', above: 24 },
  ])('$sum → $above ports', ({ areas, above, monitors = 0 }) => expect(piecesOf(video, { ...site(areas), monitors }, 'networkSwitch', 'ports')).toBe(above));
});

describe('cabinets: 1 U a switch, 2 U a recorder, 4 U a storage server, 1 U the switch above, 2 U free', () => {
  it.each([
    { areas: [rooms(4)], sum: '1 + 2 + 1 + 2 = 6 U', cabinets: { 'cabinet 6/600': 1 } },
    { areas: [rooms(40)], sum: '2 + 2 + 1 + 2 = 7 U', cabinets: { 'cabinet 9/600': 1 } },
    { areas: [rooms(4), rooms(96, { closet: 2 })], sum: '6 U; four switches + 2 = 6 U', cabinets: { 'cabinet 6/600': 1, 'cabinet 6/450': 1 } },
    { areas: [rooms(4), rooms(97, { closet: 2 })], sum: '6 U; five switches + 2 = 7 U', cabinets: { 'cabinet 6/600': 1, 'cabinet 9/450': 1 } },
    { areas: [rooms(129)], sum: 'six switches + 4 + 1 + 2 = 13 U', cabinets: { 'cabinet 18/1000': 1 } },
  ])('$sum', ({ areas, cabinets }) => {
    const bought = Object.entries(boughtOf(video, site(areas))).filter(([line]) => line.startsWith('cabinet'));
    expect(Object.fromEntries(bought)).toEqual(cabinets);
  });
});

describe('licences beyond the hundred of the platform, by packs of 64, 16 and 1', () => {
  it.each([
    { cameras: 128, sum: 'recorders need none', packs: {} },
    { cameras: 129, sum: '29 = 16 + 13', packs: { 16: 1, 1: 13 } },
    { cameras: 132, sum: '32 = 2 × 16', packs: { 16: 2 } },
    { cameras: 164, sum: '64', packs: { 64: 1 } },
    { cameras: 180, sum: '80 = 64 + 16', packs: { 64: 1, 16: 1 } },
    { cameras: 245, sum: '145 = 2 × 64 + 16 + 1', packs: { 64: 2, 16: 1, 1: 1 } },
  ])('$cameras cameras: $sum', ({ cameras, packs }) => {
    const lines = linesOf(video, site([rooms(cameras)]));
    const licences = lines.filter(({ role }) => role === 'videoLicence').map(({ quantity, attributes }) => [String(attributes['licencePoints']), quantity]);
    expect(Object.fromEntries(licences)).toEqual(packs);
    expect(lines.some(({ role }) => role === 'managementPlatform')).toBe(cameras > 128);
  });
});

describe('network cable by the run', () => {
  it.each([
    { count: 4, runM: 50, sum: '50 + 2: 63.2 m, four a box', boxes: 1, packs: 1 },
    { count: 5, runM: 50, sum: '50 + 2: 63.2 m, four a box', boxes: 2, packs: 1 },
    { count: 43, runM: 10, sum: '10 + 2: 19.2 m, fifteen a box; 98.9 plugs', boxes: 3, packs: 1 },
    { count: 44, runM: 10, sum: '10 + 2: 19.2 m, fifteen a box; 101.2 plugs', boxes: 3, packs: 2 },
    { count: 3, runM: 92, sum: '92 + 2: 109.4 m, two a box', boxes: 2, packs: 1 },
    { count: 3, runM: 93, sum: 'beyond copper, 9.3 m from the box to the lens', boxes: 1, packs: 1, isFar: true },
  ])('$count runs of $runM m: $sum → $boxes boxes, $packs packs', ({ count, runM, boxes, packs, isFar }) => {
    const inputs = site([rooms(count, { runM })]);
    expect([piecesOf(video, inputs, 'networkCableBox'), piecesOf(video, inputs, 'rj45Plug')]).toEqual([boxes, packs]);
    expect(warningsOf(video, inputs)).toEqual(isFar ? ['NETWORK_OVER_100M'] : []);
  });
});

/** Cameras in one row of areas. */
function answeredCameras(areas: readonly object[], place: number): number {
  const answer = scenarioVideoSurveillance(site(areas));
  if (!answer.valid) throw new Error(JSON.stringify(answer.errors));
  return answer.areas[place]?.cameras ?? Number.NaN;
}

describe('whatever the areas', () => {
  const area = fc.record({
    count: fc.integer({ min: 1, max: 30 }),
    lengthM: fc.integer({ min: 4, max: 40 }),
    widthM: fc.integer({ min: 3, max: 40 }),
    mounting: fc.constantFrom('ceiling', 'wall', 'pole'),
    light: fc.constantFrom('lit', 'dark'),
    closet: fc.integer({ min: 1, max: 3 }),
    runM: fc.integer({ min: 5, max: 110 }),
  });
  const areas = fc.array(area, { minLength: 1, maxLength: 4 });

  it('every camera has its bracket, its port and its power', () =>
    fc.assert(
      fc.property(areas, (told) => {
        const of = (role: string, weighed?: string) => piecesOf(video, site(told), role, weighed);
        const bought = boughtOf(video, site(told));
        expect((bought['bracket ceiling'] ?? 0) + (bought['bracket wall/outdoor'] ?? 0)).toBe(of('ipCamera'));
        const far = of('poeInjector');
        expect(far).toBeGreaterThanOrEqual(told.reduce((sum, { runM }, place) => sum + (runM > 94 ? answeredCameras(told, place) : 0), 0));
        expect(of('poeSwitch', 'poePorts') + of('networkSwitch', 'ports')).toBeGreaterThanOrEqual(of('ipCamera'));
        expect(of('poeSwitch', 'poeBudgetW')).toBeGreaterThanOrEqual((of('ipCamera') - far) * 10 * 1.2);
        expect([of('mediaConverter'), of('fibreBox', 'cores') >= 6 * far]).toEqual([2 * far, true]);
        expect(bought['pole']).toBeUndefined();
        expect(of('pole')).toBe(bought['bracket pole/outdoor'] ?? 0);
      }),
      { numRuns: 60 },
    ));

  it('more days never need fewer terabytes, one more place never fewer cameras, nor finer detail', () =>
    fc.assert(
      fc.property(areas, area, fc.integer({ min: 1, max: 300 }), (told, more, retentionDays) => {
        const cameras = (given: readonly object[], detail: string) => piecesOf(video, site(given, { detail }), 'ipCamera');
        const terabytes = (days: number) => piecesOf(video, site(told, { retentionDays: days }), 'hdd', 'sizeTB');
        expect(cameras([...told, more], 'asked')).toBeGreaterThan(cameras(told, 'asked'));
        expect(cameras(told, 'better')).toBeGreaterThanOrEqual(cameras(told, 'asked'));
        const needTB = (days: number) => (piecesOf(video, site(told), 'ipCamera') * 3072 * 86_400 * days) / 8 / 1024 ** 3;
        expect(terabytes(retentionDays) * (1e12 / 1024 ** 4)).toBeGreaterThanOrEqual(needTB(retentionDays) * 0.999);
      }),
      { numRuns: 60 },
    ));

  it('the UPS is the one of the UPS recommendation for the same watts: nothing is reserved twice', () => {
    const lines = linesOf(video, { areas: [rooms(4)], backupMin: 60, monitors: 2 });
    const watts = Number(/负载 ([\d.,]+) W/.exec(lines.find(({ role }) => role === 'upsHost')?.reason.inputs ?? '')?.[1]);
    // a recorder of 30 W with a disk or two of 8, a switch of 20 and four cameras of 10.4 at the far end of 50 m, two screens of 60
    expect(Math.abs(watts - (30 + 8 + 20 + 4 * 10.38 + 120))).toBeLessThan(9);
    const alone = scenarioUps({ loads: [{ powerW: watts }], runtimeMin: 60 });
    const shown = (given: typeof lines) =>
      given.filter(({ role }) => /^(ups|battery)/.test(role)).map(({ role, quantity, attributes }) => [role, quantity, attributes]);
    expect(shown(lines)).toEqual(alone.valid && shown(alone.lines));
  });
});
