/** What copper does not reach, worked by hand: runs from the size of an area, fibre, converters, power at the pole. Source: SIZE-17. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtOf, linesOf, piecesOf, warningsOf } from '../bought.fixture.ts';
import { sizeArea, type Area } from './area.ts';
import { scenarioVideoSurveillance } from './calculate.ts';
import { feedAreaMm2 } from '../core/feed-area.ts';
import { farCamerasOf, nearCamerasOf, runsOf } from './runs.ts';
import { camerasOf } from './system.ts';

const video = 'scenarioVideoSurveillance';
const asked = { resolution: '4MP', detail: 'asked' } as const;
const plain: Area = {
  count: 1,
  cameras: undefined,
  purpose: 'perceive',
  lengthM: 20,
  widthM: 10,
  mounting: 'wall',
  heightM: 3.5,
  light: 'lit',
  closet: 1,
  runM: 50,
};
const runs = (more: Partial<Area>) => runsOf(sizeArea({ ...plain, ...more }, asked));
const street = { lengthM: 500, widthM: 8, mounting: 'pole', heightM: 6, light: 'dark' } as const;
const site = (areas: readonly object[], more: object = {}) => ({ areas, backupMin: 0, ...more });

describe('a run is as long as the area makes it', () => {
  it.each<[string, Partial<Area>, number]>([
    // 50 + 10 ÷ 2 + 0 + 3.5 = 58.5
    ['a camera on a wall', {}, 59],
    // 50 + 8 ÷ 2: indoors nothing for the height
    ['a room of one camera', { mounting: 'ceiling', lengthM: 12, widthM: 8, heightM: 3 }, 54],
    // twelve rows of 41.67 m: 50 + 4 + 11 × 41.67 + 6 = 518.3
    ['a street', { ...street }, 519],
  ])('%s', (_name, more, farthestM) => expect(runs(more).farthestM).toBe(farthestM));

  it('what is said is the way to the area: no figure brings the end of a street nearer', () => {
    // 85 + 5 + 3.5 and 86 + 5 + 3.5
    expect(runs({ runM: 85 })).toMatchObject({ near: [[94, 1]], far: [] });
    expect(runs({ runM: 86 })).toMatchObject({ near: [], far: [{ cameras: 1, lengthM: 95, lines: 1 }] });
    expect(runs({ ...street, runM: 1 })).toMatchObject({
      near: [
        [11, 1],
        [53, 1],
      ],
      farthestM: 470,
    });
  });

  it('a larger area never has shorter ones, and every camera is either near or far', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 300 }),
        fc.integer({ min: 2, max: 300 }),
        fc.constantFrom('ceiling', 'wall', 'pole'),
        (lengthM, widthM, mounting) => {
          const one = runs({ lengthM, widthM, mounting, count: 3 });
          expect(nearCamerasOf(one) + farCamerasOf(one)).toBe(camerasOf(one.sized));
          expect(one.near.every(([runM]) => runM + 6 <= 100)).toBe(true);
          expect(one.far.every((line) => line.lengthM + 6 > 100)).toBe(true);
          // the last row begins a cell before the far edge
          expect(one.farthestM).toBeGreaterThanOrEqual(50 + lengthM - one.sized.depthM + widthM - widthM / one.sized.columns / 2 - 1e-9);
        },
      ),
    ));
});

describe('a street of 500 m with twelve poles', () => {
  const bought = boughtOf(video, site([street], { site: 'street' }));
  it('has one camera on copper, eleven on one fibre cable, each with its box, converters, injector and power', () => {
    // 50 + 4 + 6 = 60 m; the second at 102 m is beyond
    expect(piecesOf(video, site([street]), 'ipCamera')).toBe(12);
    expect(bought).toMatchObject({
      // in the closet, and of the kind that stands frost in the boxes on the poles
      'mediaConverter 100/single/0.6/1': 11,
      'mediaConverter 100/single/0.6/1/outdoor': 11,
      // 22 cores; 519 × 1.1 + 24 = 594.9 m
      'fibreCable single/24/outdoor/1000': 1,
      // the cable is opened at each pole, at the last one for the cores its small box does not take
      'fibreClosure 24': 11,
      'fibreBox 4/wall': 11,
      // 11 × 2 cores × 2 ends
      'fibrePigtail single/1.5': 44,
      'fibreBox 24/rack': 1,
      'fibreCord single/3': 22,
      'poeInjector af/13/1/outdoor': 11,
      'powerAdapter 12/1': 11,
      'powerAdapter 12/1/outdoor': 11,
      // 11 × 20 = 220 W, 1 A over 519 m there and back: 23.4 ÷ 2.5 = 9.3 V of 11; 519 × 1.1 = 571 m
      'mainsCable 3/2.5/100': 6,
      // 220 ÷ 220 × 1.25 = 1.25 A; one feeder out of the closet
      'leakageBreaker 6/1': 1,
      'feederBox 12': 1,
      // eleven converters stand in the closet, eight on a shelf
      'rackShelf 450': 2,
      'miniBreaker 6/1': 11,
      'surgeProtector 220': 11,
      'poleFoundation 6': 12,
      earthElectrode: 12,
      // the near one at both ends, the far ones at the camera
      'surgeProtector 48': 13,
      'equipmentBox 55': 12,
      // 1.1 × 60 + 6 = 72 m, and eleven of 1.1 × 6 + 6 = 12.6 up the poles
      'networkCableBox 305/cat5e/outdoor': 1,
      // two in the cabinet, two at the near pole, two at each far one
      'patchCord 2/cat5e': 26,
    });
    expect(bought).not.toHaveProperty('networkCableBox 305/cat5e');
    expect(bought).not.toHaveProperty('poeInjector af/13/1');
    expect(warningsOf(video, site([street]))).toEqual(['BLIND_STRIP', 'NETWORK_OVER_100M']);
  });

  it('takes a port for each, and watts for the near one alone', () => {
    const line = linesOf(video, site([street])).find(({ role }) => role === 'poeSwitch');
    expect(line?.attributes).toMatchObject({ poePorts: 16, poeBudgetW: 13 });
  });

  it('is kept running by the UPS as far as its mains go', () => {
    const watts = (areas: readonly object[]) =>
      Number(/负载 ([\d.,]+) W/.exec(linesOf(video, { areas, monitors: 0, site: 'street' }).find(({ role }) => role === 'upsHost')?.reason.inputs ?? '')?.[1]);
    // recorder 30 and two disks of 8, switch 20 and one camera of 10.47, eleven times 20 + 5
    expect(watts([street])).toBeCloseTo(30 + 16 + 20 + 10.5 + 11 * 25, 0);
  });
});

describe('elsewhere', () => {
  it('indoors each far camera has two cores of its own, and mains from the closet by columns', () => {
    const hall = { lengthM: 120, widthM: 30 };
    const bought = boughtOf(video, site([hall]));
    expect(bought).toMatchObject({
      'fibreCable single/2/indoor/1000': 2,
      'poeInjector af/13/1': 8,
      'equipmentBox 55': 8,
      'miniBreaker 6/1': 8,
      'feederBox 12': 1,
      'rackShelf 450': 1,
    });
    // the eight beyond copper stand in two columns: a breaker and a cable for each
    expect(bought['leakageBreaker 6/1']).toBe(2);
    expect(Object.keys(bought).filter((line) => /^(surge|fibreClosure|pole|earth)|outdoor$/.test(line))).toEqual([]);
  });

  it('indoors far points are on the UPS of their closet, 20 W each beside the converters', () => {
    const watts = (lengthM: number) =>
      Number(
        /负载 ([\d.,]+) W/.exec(
          linesOf(video, { areas: [{ lengthM, widthM: 5, purpose: 'discern', runM: 120 }], monitors: 0 }).find(({ role }) => role === 'upsHost')?.reason
            .inputs ?? '',
        )?.[1],
      );
    // recorder and a disk 38, switch 20, one camera 25
    expect(watts(20)).toBe(83);
  });

  it('a closet of far cameras alone has a plain switch', () =>
    expect(boughtOf(video, site([{ ...street, runM: 300 }]))).toMatchObject({ 'networkSwitch 16/100/1/1000': 1 }));

  it('closets are joined by copper, and by fibre of a gigabit where it does not reach', () => {
    const closets = [1, 2, 3].map((closet) => ({ lengthM: 5, widthM: 4, closet }));
    // three of 50 + 2 and two of 50 m: 63.2 and 61
    expect(boughtOf(video, site(closets))).toMatchObject({ 'networkCableBox 305/cat5e': 2 });
    const apart = boughtOf(video, site(closets, { backboneM: 150 }));
    // 150 × 1.1 + 24 = 189 m twice; two links, a box at each end of each
    expect(apart).toMatchObject({
      'mediaConverter 1000/single/0.2/1': 4,
      'fibreCable single/4/outdoor/1000': 1,
      'fibreBox 12/rack': 4,
      'fibreCord single/3': 4,
    });
    expect(Object.keys(apart).filter((line) => /^(poeInjector|fibreBox 4)/.test(line))).toEqual([]);
  });

  it('of more cameras than 144 cores carry there are two cables', () =>
    expect(runs({ lengthM: 10, widthM: 1000, mounting: 'pole', purpose: 'characterise', runM: 500 }).far).toEqual([
      { cameras: 52, lengthM: 1499, lines: 1 },
      { cameras: 51, lengthM: 1499, lines: 1 },
    ]));
});

describe('what keeps a feeder outdoors from being dangerous', () => {
  it('each closet has a box for its feeders, each feeder a breaker that its cable carries', () => {
    // fourteen yards of one camera each, two in the other closet: more than twelve ways take the larger box
    const yard = { lengthM: 20, widthM: 10, mounting: 'pole', heightM: 4, runM: 100 };
    const bought = boughtOf(
      video,
      site([
        { ...yard, count: 14 },
        { ...yard, count: 2, closet: 2 },
      ]),
    );
    expect(bought).toMatchObject({ 'leakageBreaker 6/1': 16, 'feederBox 12': 1, 'feederBox 24': 1, 'miniBreaker 6/1': 16 });
    expect(Object.keys(bought).filter((line) => line.startsWith('fibreClosure'))).toEqual([]);
  });

  it('a breaker is 1.25 times the load at least, and no more than the cable: 72 points of 20 W', () => {
    // 1440 ÷ 220 × 1.25 = 8.2 A → 10 A
    const wide = { lengthM: 10, widthM: 1000, mounting: 'pole', purpose: 'characterise', runM: 500 };
    const lines = linesOf(video, site([wide]));
    expect(lines.filter(({ role }) => role === 'leakageBreaker').map(({ quantity, attributes }) => [quantity, attributes['currentA']])).toEqual([[2, 6]]);
    expect([feedAreaMm2(100, 10, 20), feedAreaMm2(100, 10, 25)]).toEqual([2.5, 4]);
  });

  it('two cameras on four cores: the first opens the cable, the second takes what is left', () => {
    const two = { lengthM: 14, widthM: 35, heightM: 3, mounting: 'wall', runM: 200 };
    expect(piecesOf(video, site([two]), 'ipCamera')).toBe(2);
    expect(boughtOf(video, site([two]))).toMatchObject({ 'fibreClosure 4': 1, 'fibrePigtail single/1.5': 8 });
  });
});

it.each([
  [240, 500, 2.5], // 2 × 0.0225 × 500 × 1.09 ÷ 2.5 = 9.8 V
  [240, 600, 4], // 11.8 ÷ 2.5 would be more than 11 V
  [1440, 1000, 35], // 294.5 ÷ 25 = 11.8; ÷ 35 = 8.4
  [3000, 10, 2.5], // 13.6 A
])('mains of %d W at %d m: %d mm²', (powerW, lengthM, areaMm2) => expect(feedAreaMm2(powerW, lengthM)).toBe(areaMm2));

it('no camera is ever without a way back', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          lengthM: fc.integer({ min: 5, max: 250 }),
          widthM: fc.integer({ min: 3, max: 120 }),
          mounting: fc.constantFrom('ceiling', 'wall', 'pole'),
          closet: fc.integer({ min: 1, max: 3 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      (areas) => {
        const answer = scenarioVideoSurveillance(site(areas));
        if (!answer.valid) return;
        const of = (role: string, weighed?: string) => piecesOf(video, site(areas), role, weighed);
        expect(of('mediaConverter')).toBe(2 * answer.far);
        expect(of('poeInjector')).toBe(answer.far);
        expect(of('poeSwitch', 'poePorts')).toBeGreaterThanOrEqual(answer.cameras - answer.far);
        expect(of('fibreCable', 'cores')).toBeGreaterThanOrEqual(answer.far > 0 ? 2 : 0);
        expect(answer.warnings.includes('NETWORK_OVER_100M')).toBe(answer.far > 0);
        expect(of('rj45Plug') * 100).toBeGreaterThanOrEqual(answer.cameras * 2);
      },
    ),
    { numRuns: 60 },
  ));

it('says of a roll how it lies: outdoors one cable along a row, indoors one to each', () => {
  const indoors: Area = { ...plain, count: 2, mounting: 'ceiling', heightM: 3, runM: 120 };
  const laid = linesOf(video, site([{ ...plain, ...street, count: 1 }, indoors])).filter(({ role }) => role === 'fibreCable');
  expect(laid.map(({ attributes, reason }) => [attributes['location'], reason.rule.split('，')[0]]).toSorted()).toEqual([
    ['indoor', '每个室内远点位一根'],
    ['outdoor', '一条光缆沿一排点位走'],
  ]);
});
