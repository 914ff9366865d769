/** A run that copper does not reach has a cure, and what is bought for it leaves none of its kind. Source: CHECK-10.8. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { aCableBox, aCamera, aConverter, aNetworkSwitch, aPoeSwitch, checked, found, taking, waysOf } from './list-builder.ts';

const far = (quantity: number, runMaxM: number, more: Record<string, RoleAttribute> = {}) =>
  aCamera({ location: 'indoor', runAvgM: 30, runMaxM, ...more }, quantity);
const said = (lines: readonly GivenLine[]): string[] =>
  waysOf(lines, 'reach').map(({ adds }) =>
    adds.map(({ role, quantity, attributes }) => `${quantity} ${role} ${Object.values(attributes).join('/')}`).join(' + '),
  );
const fed = [aPoeSwitch(), aCableBox({}, 2)];

describe('light and power for a run beyond 100 m', () => {
  it('by either glass, and an injector where the camera stands', () =>
    expect(said([far(4, 120), ...fed])).toEqual([
      '1 poeExtender af/100',
      '2 mediaConverter 100/single/0.2/1 + 1 fibreCable single/2/1000 + 2 fibreCord single + 1 poeInjector 1/3/af + 2 powerAdapter 12/1',
      '2 mediaConverter 100/multi/0.2/1 + 1 fibreCable multi/2/1000 + 2 fibreCord multi + 1 poeInjector 1/3/af + 2 powerAdapter 12/1',
    ]));
  it('what stands outdoors is made for it', () =>
    expect(said([far(4, 120, { location: 'outdoor', ipRating: 67 }), ...fed])[1]).toBe(
      '1 mediaConverter 100/single/0.2/1 + 1 mediaConverter 100/single/0.2/1/outdoor + 1 fibreCable single/2/1000/outdoor + 2 fibreCord single + ' +
        '1 poeInjector 1/3/af/outdoor + 1 powerAdapter 12/1 + 1 powerAdapter 12/1/outdoor',
    ));
  it('of the mode of those there are', () =>
    expect(said([far(1, 300), far(1, 200), ...fed, aConverter({ fibreMode: 'multi', distanceKm: 2 }, 2)]).map((text) => text.split(' + ')[0])).toEqual([
      '2 mediaConverter 100/multi/0.3/1',
    ]));
  it('no injector for a camera that its cable does not feed', () =>
    expect(said([far(1, 120, { power: 'dc12' }), aNetworkSwitch(), aCableBox()])[0]).not.toContain('poeInjector'));
  it('none where no injector is strong enough', () => expect(said([far(1, 120, { powerW: 120 }), ...fed])).toEqual([]));
});

it('beside bridges no run is called too long, and that is named', () => {
  const lines = [far(4, 300), ...fed, { role: 'wirelessBridge', quantity: 2, attributes: {} }];
  expect(found(lines).filter((text) => text.startsWith('DISTANCE'))).toEqual([]);
  expect(checked(lines).unjudged.join()).toContain('由无线网桥接');
  expect(found([...lines.slice(0, -1), { role: 'wirelessBridge', quantity: 1, attributes: {} }])).toContain('DISTANCE_OVER_100M');
});

const aRun = fc.record({
  quantity: fc.integer({ min: 1, max: 12 }),
  runAvgM: fc.integer({ min: 1, max: 150 }),
  more: fc.integer({ min: 0, max: 400 }),
  location: fc.constantFrom('indoor', 'outdoor'),
  power: fc.constantFrom('poe', 'poe', 'dc12'),
  powerW: fc.constantFrom(4, 12, 24, 45),
});

it('whatever is listed, after each way no run is too long, and nothing else is missing for it', () =>
  fc.assert(
    fc.property(
      fc.array(aRun, { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.constantFrom('single', 'multi'), fc.integer({ min: 1, max: 3 })), { maxLength: 2 }),
      fc.boolean(),
      (runs, light, hasSwitch) => {
        const lines: GivenLine[] = [
          ...runs.map(({ quantity, more, ...run }) => aCamera({ ...run, runMaxM: run.runAvgM + more, ipRating: 67 }, quantity)),
          ...light.map(([fibreMode, quantity]) => aConverter({ fibreMode, distanceKm: 2 }, quantity)),
          ...(hasSwitch ? [aPoeSwitch({ poePorts: 48, poeBudgetW: 3000, poeStandard: 'bt3' }), aNetworkSwitch({ ports: 48 })] : []),
        ];
        const codesOf = (list: readonly GivenLine[]): string[] => found(list).map((text) => text.split(' ')[0] ?? '');
        const before = codesOf(lines);
        const ways = waysOf(lines, 'reach');
        expect(ways.length > 0).toBe(before.includes('DISTANCE_OVER_100M'));
        for (const way of ways) {
          const after = codesOf(taking(lines, way));
          const isOf = (code: string): boolean => /^(DISTANCE_OVER|FIBRE|CORD|CONVERTER)/.test(code) && !before.includes(code);
          expect([after.includes('DISTANCE_OVER_100M'), after.filter(isOf)]).toEqual([false, []]);
        }
      },
    ),
    { numRuns: 150 },
  ));
