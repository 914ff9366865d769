/** Rules 15–19: 12 V supplies, cable, plugs, brackets, weather, what stands beside, and the list as a whole. */
import { describe, expect, it } from 'vitest';
import type { GivenLine } from '../roles/index.ts';
import {
  aBracket,
  aCableBox,
  aCamera,
  aConverter,
  aDisk,
  aMonitor,
  aNetworkSwitch,
  aPlugPack,
  aPowerCable,
  aRecorder,
  aSupply,
  checked,
  completeList,
  found,
  proposed,
} from './list-builder.ts';

/** On 12 V: a switch without PoE has ports enough. */
const on12V = (...cameras: GivenLine[]) => [...without('poeSwitch', completeList(...cameras)), aNetworkSwitch({ ports: 16 }), aPowerCable({ areaMm2: 6 }, 8)];
const without = (role: string, list = completeList()) => list.filter((line) => line.role !== role);

describe('rule 15: 12 V supplies', () => {
  const dc = (powerW: number, count: number) => aCamera({ power: 'dc12', powerW }, count);

  it.each([
    // 8 × 6 ÷ 12 ÷ 0.8 = 5 A
    { currentA: 5, codes: [] },
    { currentA: 4.9, codes: ['POWER_12V_SHORT 0.1'] },
    { currentA: 2, codes: ['POWER_12V_SHORT 3'] },
  ])('8 cameras of 6 W and $currentA A', ({ currentA, codes }) => {
    expect(found([...on12V(dc(6, 8)), aSupply({ currentA })])).toEqual(codes);
  });

  it('a camera that does not say its power is counted with 6 W', () => {
    const unsaid = { role: 'ipCamera', quantity: 8, attributes: { resolution: '1080P', power: 'dc12' } };
    expect(found(on12V(unsaid))).toEqual(['POWER_12V_SHORT 5']);
  });

  it.each([
    { powerW: 7.68, line: '1 powerSupply12V {"currentA":1,"outputs":1}' },
    { powerW: 9.6, line: '1 powerSupply12V {"currentA":1,"outputs":1}' },
    { powerW: 9.7, line: '1 powerSupply12V {"currentA":2,"outputs":1}' },
    { powerW: 288, line: '1 powerSupply12V {"currentA":30,"outputs":1}' },
  ])('one camera of $powerW W ÷ 12 ÷ 0.8', ({ powerW, line }) => expect(proposed(on12V(dc(powerW, 1)))).toEqual([line]));

  it('a camera that no single supply feeds is not cured by two', () => expect(proposed(on12V(dc(289, 1)))).toEqual([]));
});

describe('rule 16: cable', () => {
  it.each([
    // floor(305 ÷ (1.1 × m + 6)) runs a box
    { avgCableM: 50, boxes: 2 },
    { avgCableM: 10, boxes: 1 },
    { avgCableM: 84, boxes: 3 },
  ])('8 runs of $avgCableM m are $boxes boxes', ({ avgCableM, boxes }) => {
    const list = (count: number) => [...without('networkCableBox'), aCableBox({}, count)];
    expect(found(list(boxes), { avgCableM })).toEqual([]);
    expect(found(without('networkCableBox'), { avgCableM })).toEqual([`CABLE_SHORT ${boxes}`]);
  });

  it.each([
    // 5 runs a box of 50 m
    { converters: 5, codes: ['CABLE_SHORT 1'] },
    { converters: 6, codes: [] },
    { converters: 40, codes: [] },
  ])('of eight cameras as many are on fibre as $converters converters make pairs', ({ converters, codes }) => {
    const glass: GivenLine[] = ['fibreCable', 'fibreCord'].map((role) => ({ role, quantity: converters, attributes: {} }));
    expect(found([...without('networkCableBox'), aCableBox(), aConverter({}, converters), ...glass])).toEqual(codes);
  });

  it('beyond 100 m laid no cable is proposed', () => {
    expect(found(without('networkCableBox'), { avgCableM: 94.5 })).toEqual(['DISTANCE_OVER_100M']);
    expect(proposed(without('networkCableBox'), { avgCableM: 94.5 })).toEqual([]);
    const onFibre: GivenLine[] = ['fibreCable', 'fibreCord', 'patchCord'].map((role) => ({ role, quantity: 16, attributes: {} }));
    expect(found([...without('networkCableBox'), aConverter({}, 16), ...onFibre], { avgCableM: 94.5 })).toEqual([]);
  });

  it.each([
    { powerW: 25.5, category: 'cat5e' },
    { powerW: 26, category: 'cat6' },
  ])('a camera of $powerW W asks for $category', ({ powerW, category }) => {
    expect(proposed([aCamera({ powerW }, 8)])).toContain(`2 networkCableBox {"lengthM":305,"category":"${category}"}`);
  });

  it('where all hang outdoors the cable is for outdoors', () => {
    const outdoor = aCamera({ location: 'outdoor', ipRating: 66 }, 8);
    expect(proposed([outdoor])).toContain('2 networkCableBox {"lengthM":305,"category":"cat5e","location":"outdoor"}');
    // what is led outdoors, and one inside
    expect(proposed([outdoor, aCamera({ location: 'indoor' })])).toContain('2 networkCableBox {"lengthM":305,"category":"cat5e","location":"outdoor"}');
    expect(proposed([aCamera({ location: 'indoor' }, 8)])).toContain('2 networkCableBox {"lengthM":305,"category":"cat5e"}');
  });

  it('cable that says it is for indoors is none for the rain', () => {
    const rain = (quantity: number) => aCamera({ location: 'outdoor', ipRating: 66 }, quantity);
    const inside = aCableBox({ location: 'indoor' }, 2);
    const with2 = (...lines: GivenLine[]) => found([...without('networkCableBox').filter(({ role }) => role !== 'ipCamera'), ...lines]);
    expect(with2(rain(8), inside)).toEqual(['CABLE_SHORT 2']);
    expect(with2(rain(8), aCableBox({ location: 'outdoor' }, 2))).toEqual([]);
    // some may hang under a roof: a hint, and no more
    expect(with2(rain(3), aCamera({ location: 'indoor' }, 5), inside)).toEqual(['CABLE_INDOOR 1']);
    expect(with2(rain(3), aCamera({ location: 'indoor' }, 5), inside, aCableBox({ location: 'outdoor' }))).toEqual([]);
    expect(with2(rain(3), aCamera({ location: 'indoor' }, 5), aCableBox({}, 2))).toEqual([]);
  });

  it('a strong camera on 12 V asks for no better cable', () => {
    expect(proposed([aCamera({ power: 'dc12', powerW: 60 }, 8)])).toContain('2 networkCableBox {"lengthM":305,"category":"cat5e"}');
  });
});

describe('rule 17a: plugs', () => {
  it.each([
    // ceil(8 × 2 × 1.15) = 19
    { pieces: 19, codes: [] },
    { pieces: 18, codes: ['CONNECTOR_SHORT 1'] },
  ])('$pieces plugs for 8 cameras', ({ pieces, codes }) => expect(found([...without('rj45Plug'), aPlugPack({ pieces })])).toEqual(codes));

  it('a plug that names no pack is one piece', () => {
    expect(found([...without('rj45Plug'), { role: 'rj45Plug', quantity: 19, attributes: {} }])).toEqual([]);
  });

  it.each([
    // ceil(43 × 2.3) = 99, ceil(44 × 2.3) = 102
    { count: 43, packs: 1 },
    { count: 44, packs: 2 },
  ])('$count cameras get $packs packs of 100', ({ count, packs }) => expect(proposed([aCamera({}, count)])).toContain(`${packs} rj45Plug {"pieces":100}`));
});

describe('rule 17b: brackets', () => {
  it('each type by itself, in the order of the alphabet', () => {
    const list = [...completeList(aCamera({ bracket: 'wall' }, 5), aCamera({ bracket: 'ceiling' }, 2), aCamera({ bracket: 'wall' }, 1)), aBracket('wall', 4)];
    expect(found(list)).toEqual(['BRACKET_SHORT ceiling 2', 'BRACKET_SHORT wall 2']);
    expect(proposed(list)).toEqual(['2 bracket {"type":"ceiling"}', '2 bracket {"type":"wall"}']);
  });

  it('a camera that brings its bracket needs none', () => {
    expect(found(completeList(aCamera({ bracket: 'wall', bracketIncluded: true }, 8)))).toEqual([]);
  });

  it('a bracket of another type is no help', () => {
    expect(found([...completeList(aCamera({ bracket: 'wall' }, 8)), aBracket('pole', 8)])).toEqual(['BRACKET_SHORT wall 8']);
  });
});

describe('rule 17c: outdoors', () => {
  it.each([
    { attributes: { location: 'outdoor', ipRating: 65 }, codes: ['ENV_UNSUITABLE'] },
    { attributes: { location: 'outdoor', ipRating: 66 }, codes: [] },
    { attributes: { location: 'outdoor' }, codes: [] },
    { attributes: { location: 'indoor', ipRating: 20 }, codes: [] },
    { attributes: { ipRating: 20 }, codes: [] },
  ])('$attributes', ({ attributes, codes }) => expect(found(completeList(aCamera(attributes, 8)))).toEqual(codes));
});

describe('rules 17d–19', () => {
  it('a monitor unless none is wanted', () => {
    expect(found(without('monitor'))).toEqual(['MONITOR_MISSING 1']);
    expect(found(without('monitor'), { headless: true })).toEqual([]);
  });

  it('a UPS is advice, no more', () => {
    expect(found(without('upsHost'))).toEqual(['UPS_RECOMMENDED']);
    expect(found([...without('upsHost'), { role: 'upsHost', quantity: 1, attributes: { capacityKVA: 3 } }])).toEqual(['UPS_BATTERY_NONE']);
    expect(checked(without('upsHost'))).toMatchObject({ ok: true, additions: [] });
  });

  it('a UPS under the name the handbook’s check has for it counts too', () => {
    expect(found([...without('upsHost'), { role: 'ups', quantity: 1, attributes: {} }])).toEqual([]);
  });

  it.each([
    { title: 'a recorder', list: [aRecorder()], codes: ['CAMERA_MISSING'] },
    { title: 'a disk', list: [aDisk()], codes: ['CAMERA_MISSING'] },
    { title: 'a monitor', list: [aMonitor()], codes: [] },
  ])('without cameras $title', ({ list, codes }) => expect(found(list)).toEqual(codes));

  it('fewer than 30 days are said, with cameras and without', () => {
    expect(found(completeList(), { retentionDays: 29 })).toEqual(['RETENTION_BELOW_30']);
    expect(found(completeList(), { retentionDays: 30 })).toEqual([]);
    expect(found([aMonitor()], { retentionDays: 7 })).toEqual(['RETENTION_BELOW_30']);
  });
});
