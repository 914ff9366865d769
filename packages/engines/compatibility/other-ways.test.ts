/** Larger supplies, housings for outdoors: which are offered, and that nothing the rules read is lost with the exchange. Source: CHECK-10. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURE_LIMITS, SUPPLY_OUTPUTS_MAX } from '../constants/list-check.ts';
import { ADAPTERS_12V_A, SUPPLY_SIZES_A } from '../constants/supply.ts';
import type { GivenLine, RoleAttribute, RoleLine } from '../roles/index.ts';
import { cheapestFirst } from './cure-ways.ts';
import { aCamera, aDisk, aNetworkSwitch, aPoeSwitch, aRecorder, aSupply, found, taking, wayText, waysOf } from './list-builder.ts';

const beside = [aRecorder(), aDisk(), aNetworkSwitch({ ports: 24 })];
/** 6 W of 12 V, supplies loaded to eight tenths: 0.625 A each. */
const wired = (quantity: number): RoleLine => aCamera({ power: 'dc12', powerW: 6 }, quantity);

describe('12 V supplies', () => {
  it.each<[string, RoleLine[], string[]]>([
    ['four take 2.5 A, nothing listed: 3 A, and there is nothing to exchange', [wired(4)], ['1 powerSupply12V 3', '4 powerAdapter 1']],
    ['eight take 5 A: exactly 5 A', [wired(8)], ['1 powerSupply12V 5', '8 powerAdapter 1']],
    ['a supply that is enough to the last ampere: nothing', [wired(8), aSupply({ currentA: 5 })], []],
    // 4 A hold six, three more take 1.875
    [
      'nine on 4 A: 2 A beside, or 8 A and above in its place',
      [wired(9), aSupply({ currentA: 4 })],
      ['1 powerSupply12V 2', '3 powerAdapter 1', ...inPlace(4, 8)],
    ],
    // 5 A hold eight
    ['ten on 5 A: 2 A beside, or 8 A and above', [wired(10), aSupply({ currentA: 5 })], ['1 powerSupply12V 2', '2 powerAdapter 1', ...inPlace(5, 8)]],
    // each holds three, and four are left: 3 A hold four, 5 A eight
    [
      'two of 2 A: one of them exchanged, or both',
      [wired(10), aSupply({ currentA: 2 }, 2)],
      ['1 powerSupply12V 3', '4 powerAdapter 1', ...inPlace(2, 5), '2 powerSupply12V 2 → 2 powerSupply12V 5'],
    ],
    ['four on 2 A: 1 A beside, or the next size already', [wired(4), aSupply({ currentA: 2 })], ['1 powerSupply12V 1', '1 powerAdapter 1', ...inPlace(2, 3)]],
    ['the largest has no larger: another beside', [wired(49), aSupply({ currentA: 30 })], ['1 powerSupply12V 1', '1 powerAdapter 1']],
  ])('%s', (_, lines, expected) => {
    expect(waysOf([...lines, ...beside], 'power').map((way) => wayText([...lines, ...beside], way))).toEqual(expected.slice(0, 8));
  });

  function inPlace(own: number, fromA: number): string[] {
    return SUPPLY_SIZES_A.value.filter((sizeA) => sizeA >= fromA).map((sizeA) => `1 powerSupply12V ${own} → 1 powerSupply12V ${sizeA}`);
  }

  it('one the customer has stays: only what stands beside it', () => {
    const lines = [wired(10), aSupply({ currentA: 5 }), ...beside];
    expect(waysOf(lines, 'power', { fixed: [1] }).map((way) => wayText(lines, way))).toEqual(['1 powerSupply12V 2', '2 powerAdapter 1']);
  });

  it('the cheapest is the cheapest of all that do, at any prices, some of them unknown', () => {
    let exchanged = 0;
    fc.assert(
      fc.property(
        fc.record({
          // a supply has no more outputs
          cameras: fc.integer({ min: 1, max: SUPPLY_OUTPUTS_MAX.value }),
          watts: fc.constantFrom(4, 6, 9, 12),
          own: fc.constantFrom(...SUPPLY_SIZES_A.value),
          prices: fc.array(fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1000, max: 99_999 }) }, { weight: 1, arbitrary: fc.constant(null) }), {
            minLength: 9,
            maxLength: 9,
          }),
        }),
        ({ cameras, watts, own, prices }) => {
          const lines = [aCamera({ power: 'dc12', powerW: watts }, cameras), aSupply({ currentA: own }), ...beside];
          // alike cameras: each supply feeds so many whole ones, whatever hangs on the other
          const feeds = (currentA: number): number => Math.floor((currentA * 12 * 0.8) / watts + 1e-9);
          const priceOf = (currentA: unknown) => prices[SUPPLY_SIZES_A.value.findIndex((size) => size === currentA)] ?? null;
          const ways = waysOf(lines, 'power');
          if (feeds(own) >= cameras) return void expect(ways).toEqual([]);
          const short = (cameras * watts) / 12 / 0.8 - own;
          const another = SUPPLY_SIZES_A.value.find((size) => size >= short - 1e-9 && feeds(size) + feeds(own) >= cameras);
          const larger = SUPPLY_SIZES_A.value.filter((size) => size > own && feeds(size) >= cameras);
          if (another === undefined) return;
          // what is beyond so many ways is not offered
          // one is proposed with the reserve of a supply, though its rating would do
          const adapterPrice = priceOf(ADAPTERS_12V_A.value.find((size) => size >= watts / 12 / 0.8));
          const ofAdapters = adapterPrice === null ? null : adapterPrice * (cameras - feeds(own));
          const differences = [priceOf(another), ofAdapters, ...larger.map((size) => minus(priceOf(size), priceOf(own)))].slice(0, CURE_LIMITS.value.ways);
          const [best] = cheapestFirst(ways, {
            ofAdded: ({ attributes }) => priceOf(attributes['currentA']),
            ofListed: (place) => (place === 1 ? priceOf(own) : null),
          });
          exchanged += best !== undefined && best.way.takes.length > 0 ? 1 : 0;
          const known = differences.filter((difference) => difference !== null);
          expect(best?.differenceFen, JSON.stringify({ cameras, watts, own, differences })).toBe(known.length === 0 ? null : Math.min(...known));
        },
      ),
      { numRuns: 60 },
    );
    expect(exchanged).toBeGreaterThan(3);
  });

  /** What goes without a price saves nothing. */
  const minus = (comes: number | null, goes: number | null): number | null => (comes === null ? null : comes - (goes ?? 0));
});

const wet = { location: 'outdoor', ipRating: 54 } as const;
const outdoor = (attributes: Record<string, RoleAttribute> = {}, quantity = 1): RoleLine => aCamera({ ...wet, ...attributes }, quantity);
const dry = (...cameras: GivenLine[]): GivenLine[] => [...cameras, aRecorder(), aDisk(), aPoeSwitch()];

describe('housings', () => {
  it.each<[string, GivenLine[], number]>([
    ['IP 65 outdoors is too little', dry(outdoor({ ipRating: 65 }, 4)), 1],
    ['IP 66 is enough', dry(outdoor({ ipRating: 66 }, 4)), 0],
    ['indoors anything is', dry(aCamera({ location: 'indoor', ipRating: 20 }, 4)), 0],
    ['where it hangs is not said: nothing', dry(aCamera({ ipRating: 20 }, 4)), 0],
    ['four lines: all of them at once', dry(outdoor(), outdoor(), outdoor(), outdoor()), 4],
    ['five are the user’s to choose', dry(outdoor(), outdoor(), outdoor(), outdoor(), outdoor()), 0],
    ['what hangs indoors beside stays', dry(outdoor({}, 2), aCamera({ location: 'indoor', ipRating: 20 }, 3)), 1],
  ])('%s', (_, lines, exchanged) => {
    const [way, ...others] = waysOf(lines, 'weather');
    expect([way?.takes.length ?? 0, others]).toEqual([exchanged, []]);
    if (way !== undefined) expect(found(taking(lines, way))).not.toContain('ENV_UNSUITABLE');
  });

  it.each<[string, Record<string, RoleAttribute>]>([
    ['its picture and stream', { resolution: '8MP', codec: 'H264', fps: 20, scene: 'high', bitrateKbps: 7000, subStreamKbps: 256 }],
    ['its power and class', { powerW: 21, poeClass: 4 }],
    ['its sound', { audio: true }],
    ['its mounting', { bracket: 'wall', junctionBox: false, bracketIncluded: true }],
  ])('%s is kept', (_, attributes) => {
    const [way] = waysOf(dry(outdoor(attributes, 3)), 'weather');
    expect(way?.adds).toEqual([expect.objectContaining({ role: 'ipCamera', quantity: 3 })]);
    expect(way?.adds[0]?.attributes).toMatchObject({ ...attributes, location: 'outdoor', ipRating: 66 });
  });

  it('of another maker than the recorder: it still says the protocol they meet by', () => {
    const lines = [outdoor({ brand: '甲', protocols: ['ONVIF'] }, 4), aRecorder({ brand: '乙', protocols: ['ONVIF'] }), aDisk(), aPoeSwitch()];
    expect(waysOf(lines, 'weather')[0]?.adds[0]?.attributes).toMatchObject({ brand: '甲', protocols: ['ONVIF'] });
  });

  it('on the air it stays there: no switch comes with it', () => {
    const lines = [outdoor({ power: 'dc12', wireless: true }, 4), aRecorder(), aDisk(), aSupply(), aNetworkSwitch({ ports: 2 })];
    const [way] = waysOf(lines, 'weather');
    expect(way?.adds.map(({ role, attributes }) => [role, attributes['wireless']])).toEqual([['ipCamera', true]]);
  });

  it('one the customer has stays, and then nothing is offered', () => {
    expect(waysOf(dry(outdoor(), outdoor()), 'weather', { fixed: [1] })).toEqual([]);
  });
});
