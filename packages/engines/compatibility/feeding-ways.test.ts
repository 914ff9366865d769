/** Switches beside, stronger ones in the place of others, injectors for a few, faster uplinks: which, and from where on. Source: CHECK-10. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POE_SWITCH_SIZES } from '../constants/list-check.ts';
import type { GivenLine, RoleLine } from '../roles/index.ts';
import { cheapestFirst } from './cure-ways.ts';
import { aCamera, aDisk, aNetworkSwitch, aPoeSwitch, aRecorder, found, taking, wayText, waysOf } from './list-builder.ts';

const textsOf = (lines: readonly GivenLine[], settings: Parameters<typeof waysOf>[2] = {}): string[] =>
  waysOf(lines, 'feeding', settings).map((way) => wayText(lines, way));

const recorded = [aRecorder({ channels: 32, incomingMbps: 400, hddBays: 8 }), aDisk({ sizeTB: 16 }, 8), aNetworkSwitch({ ports: 48 })];
/** By its class alone: at the end of 100 m the switch gives what the class says, 30 W of class 4. */
const ofClass = (poeClass: number, quantity: number): GivenLine => ({ role: 'ipCamera', quantity, attributes: { resolution: '1080P', poeClass } });
const at = (poePorts: number, poeBudgetW: number, quantity = 1): RoleLine => aPoeSwitch({ poePorts, poeBudgetW }, quantity);

describe('ports and watts', () => {
  it.each<[string, GivenLine[], string[]]>([
    ['eight at eight ports', [aCamera({}, 8), at(8, 120)], []],
    [
      'nine at eight ports: one more is four ports, an injector, or the next sizes in its place',
      [aCamera({}, 9), at(8, 120)],
      ['1 poeSwitch 4/60/at', '1 poeInjector 1/15.4/at', '1 poeSwitch 8/120/at → 1 poeSwitch 16/230/at', '1 poeSwitch 8/120/at → 1 poeSwitch 24/370/at'],
    ],
    ['four of 30 W at 120 W', [ofClass(4, 4), at(8, 120)], []],
    [
      'four of 30 W at 119 W: one is left, and 60 W is enough for it',
      [ofClass(4, 4), at(8, 119)],
      ['1 poeSwitch 4/60/at', '1 poeInjector 1/30/at', '1 poeSwitch 8/119/at → 1 poeSwitch 16/230/at', '1 poeSwitch 8/119/at → 1 poeSwitch 24/370/at'],
    ],
    [
      'twelve over one of eight: four injectors are the most',
      [aCamera({}, 12), at(8, 120)],
      ['1 poeSwitch 4/60/at', '4 poeInjector 1/15.4/at', ...inPlace('8/120/at', 'at')],
    ],
    ['thirteen over one of eight: no injectors', [aCamera({}, 13), at(8, 120)], ['1 poeSwitch 8/120/at', ...inPlace('8/120/at', 'at')]],
  ])('%s', (_, lines, expected) => {
    expect(textsOf([...lines, ...recorded], { avgCableM: 100 })).toEqual(expected);
  });

  it('of two alike one goes, or both', () => {
    const lines = [aCamera({}, 17), at(8, 120, 2), ...recorded];
    expect(textsOf(lines)).toEqual([
      '1 poeSwitch 4/60/at',
      '1 poeInjector 1/15.4/at',
      ...inPlace('8/120/at', 'at'),
      '2 poeSwitch 8/120/at → 2 poeSwitch 16/230/at',
      '2 poeSwitch 8/120/at → 2 poeSwitch 24/370/at',
    ]);
  });

  it('injectors are a way where a switch takes what they pass on, and none without one', () => {
    const unfed = (...switches: RoleLine[]) => textsOf([aCamera({}, 3), aRecorder(), aDisk({}, 2), ...switches]).some((text) => text.includes('poeInjector'));
    expect([unfed(aNetworkSwitch({ ports: 8 })), unfed()]).toEqual([true, false]);
  });

  it('one the customer has stays', () => {
    expect(textsOf([aCamera({}, 9), at(8, 120), ...recorded], { fixed: [1] })).toEqual(['1 poeSwitch 4/60/at', '1 poeInjector 1/15.4/at']);
  });
});

function inPlace(own: string, standard: string): string[] {
  return [`1 poeSwitch ${own} → 1 poeSwitch 16/230/${standard}`, `1 poeSwitch ${own} → 1 poeSwitch 24/370/${standard}`];
}

describe('classes', () => {
  it.each<[string, GivenLine, string, string | null]>([
    ['class 3 at a switch of af', ofClass(3, 1), 'af', null],
    ['class 4 at a switch of af: at', ofClass(4, 1), 'af', '1 poeInjector 1/30/at'],
    ['class 5 at a switch of at: bt type 3', ofClass(5, 1), 'at', '1 poeInjector 1/60/bt3'],
    ['class 6 is 60 W, which is what an injector gives', ofClass(6, 1), 'at', '1 poeInjector 1/60/bt3'],
    ['class 7 at bt type 3: type 4', ofClass(7, 1), 'bt3', '1 poeInjector 1/90/bt4'],
    ['class 8 is 90 W', ofClass(8, 2), 'bt3', '2 poeInjector 1/90/bt4'],
  ])('%s', (_, camera, poeStandard, injector) => {
    const lines = [aCamera({}, 2), camera, aPoeSwitch({ poeStandard }), ...recorded];
    expect(textsOf(lines).filter((text) => text.includes('poeInjector'))).toEqual(injector === null ? [] : [injector]);
    if (injector === null) expect(textsOf(lines)).toEqual([]);
  });

  it('what is beyond every class has no cure', () => {
    expect(textsOf([aCamera({}, 2), aCamera({ powerW: 95 }), at(8, 120), ...recorded])).toEqual([]);
  });
});

describe('uplinks', () => {
  // 12,288 and 512 kbps are 12.5 Mbps, of 100 seventy are to be used
  const heavy = (quantity: number): RoleLine => aCamera({ bitrateKbps: 12_288 }, quantity);
  const slow = (uplinkMbps: number, quantity = 1): RoleLine => aPoeSwitch({ poeBudgetW: 120, uplinkMbps }, quantity);
  it.each<[string, GivenLine[], string[]]>([
    ['five are 62.5 Mbps of 70', [heavy(5), slow(100)], []],
    [
      'six are 75: the same switch with a thousand, or ten',
      [heavy(6), slow(100)],
      ['1000', '10000'].map((to) => `1 poeSwitch 8/120/at/100 → 1 poeSwitch 8/120/at/${to}`),
    ],
    ['at two alike both go', [heavy(14), slow(100, 2)], ['1000', '10000'].map((to) => `2 poeSwitch 8/120/at/100 → 2 poeSwitch 8/120/at/${to}`)],
    ['an uplink that is not said is not too slow', [heavy(6), aPoeSwitch({ poeBudgetW: 120 })], []],
  ])('%s', (_, lines, expected) => {
    expect(textsOf([...lines, ...recorded]).filter((text) => text.includes('/120/at/') || expected.length === 0)).toEqual(expected);
  });

  it('a switch of another speed that is fast enough stays', () => {
    const lines = [heavy(16), slow(100), slow(1000), ...recorded];
    expect(textsOf(lines)[0]).toBe('1 poeSwitch 8/120/at/100 → 1 poeSwitch 8/120/at/1000');
  });
});

it('each way by itself leaves nothing of feeding amiss', () => {
  const feeding = /^(POE|UPLINK)_/;
  let tried = 0;
  for (const count of [9, 12, 13, 20])
    for (const strong of [0, 1, 4, 5]) {
      const lines = [aCamera({}, count), ...(strong > 0 ? [aCamera({ powerW: 45 }, strong)] : []), at(8, 120), ...recorded];
      for (const way of waysOf(lines, 'feeding')) {
        tried++;
        expect(
          found(taking(lines, way)).filter((text) => feeding.test(text)),
          wayText(lines, way),
        ).toEqual([]);
      }
    }
  expect(tried).toBeGreaterThan(30);
});

it('the cheapest is the least beside, in its place or by injectors, at any prices that rise with the size', () => {
  const taken = { beside: 0, inPlace: 0, injectors: 0 };
  fc.assert(
    fc.property(
      fc.record({
        own: fc.constantFrom(...POE_SWITCH_SIZES.value.slice(0, 3)),
        more: fc.integer({ min: 1, max: 16 }),
        steps: fc.array(fc.integer({ min: 100, max: 50_000 }), { minLength: 4, maxLength: 4 }),
        injectorFen: fc.oneof(fc.integer({ min: 100, max: 5000 }), fc.constant(null)),
      }),
      ({ own, more, steps, injectorFen }) => {
        const cameras = own.poePorts + Math.min(more, 24 - own.poePorts);
        const lines = [aCamera({}, cameras), aPoeSwitch({ ...own }), ...recorded];
        const switchFen = (ports: unknown): number =>
          POE_SWITCH_SIZES.value.reduce((sum, { poePorts }, place) => (poePorts <= Number(ports) ? sum + (steps[place] ?? 0) : sum), 0);
        const least = (ports: number): number => switchFen(POE_SWITCH_SIZES.value.find(({ poePorts }) => poePorts >= ports)?.poePorts);
        const left = cameras - own.poePorts;
        const possible = {
          beside: least(left),
          inPlace: least(cameras) - switchFen(own.poePorts),
          injectors: injectorFen === null || left > 4 ? Number.POSITIVE_INFINITY : left * injectorFen,
        };
        const [best] = cheapestFirst(waysOf(lines, 'feeding'), {
          ofAdded: ({ role, attributes }) => (role === 'poeInjector' ? injectorFen : switchFen(attributes['poePorts'])),
          ofListed: (place) => (place === 1 ? switchFen(own.poePorts) : null),
        });
        expect(best?.differenceFen, JSON.stringify({ cameras, own, possible })).toBe(Math.min(...Object.values(possible)));
        taken[best?.way.takes.length ? 'inPlace' : best?.way.adds[0]?.role === 'poeInjector' ? 'injectors' : 'beside']++;
      },
    ),
    { numRuns: 100 },
  );
  expect(Math.min(...Object.values(taken))).toBeGreaterThan(3);
});
