/** Cameras on fibre: glass between the converters, cords at both ends; the least that would do is not reported. Source: CHECK-2.19. */
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { aCamera, aConverter, checked, completeList, found, proposed } from './list-builder.ts';

const one = (role: string, attributes: Record<string, RoleAttribute> = {}, quantity = 1): GivenLine => ({ role, quantity, attributes });
const rain = (quantity: number): GivenLine => aCamera({ location: 'outdoor', ipRating: 66 }, quantity);
/** Eight cameras outdoors, nothing of copper. */
const far = completeList(rain(8)).filter(({ role }) => !['networkCableBox', 'rj45Plug'].includes(role));
const ends = [one('fibreCord', {}, 16), one('patchCord', {}, 16)];
const glass = (cores: number, rollM: number, quantity = 1): GivenLine => one('fibreCable', { cores, rollM }, quantity);

it('cameras outdoors, all on fibre, without anything that joins them are not in order', () => {
  expect(found([...far, aConverter({}, 16)])).toEqual(['FIBRE_SHORT 1', 'FIBRE_CORD_SHORT 16', 'CORD_SHORT 16']);
  expect(proposed([...far, aConverter({}, 16)])).toEqual([
    '1 fibreCable {"fibreMode":"single","cores":2,"rollM":1000,"location":"outdoor"}',
    '16 fibreCord {"fibreMode":"single"}',
    '16 patchCord {"lengthM":2}',
  ]);
});

describe('glass', () => {
  it.each<[string, GivenLine[], number, string[]]>([
    // eight of 50 m are 400 m of one core
    ['just long enough', [glass(1, 400)], 50, []],
    ['a metre short', [glass(1, 399)], 50, ['FIBRE_SHORT 1']],
    ['of many cores, one cable along the poles', [glass(12, 40)], 50, []],
    // 300 × 1.1 + 24 = 354 m, two to a roll; 2000 m of cores serve six of eight
    ['too little for a longer way', [glass(2, 1000)], 300, ['FIBRE_SHORT 1']],
    ['none for a longer way', [], 300, ['FIBRE_SHORT 4']],
    // 1000 × 1.1 + 24 = 1124 m each
    ['none for more than a roll', [], 1000, ['FIBRE_SHORT 9']],
    ['that does not say its cores', [one('fibreCable', { rollM: 10 })], 300, []],
    ['that does not say its length', [one('fibreCable', { cores: 1 })], 300, []],
  ])('%s', (_name, cables, avgCableM, said) => {
    const lines = [...far, aConverter({}, 16), ...ends, ...cables];
    expect(found(lines, { avgCableM })).toEqual(said);
    expect(found([...lines, ...checked(lines, { avgCableM }).additions], { avgCableM })).toEqual([]);
  });

  it('is of the mode of the converters', () => {
    const asked = (...modes: string[]) => proposed([...far, ...ends, ...modes.map((fibreMode) => aConverter({ fibreMode }, 16 / modes.length))]);
    expect(asked('multi')).toEqual(['1 fibreCable {"fibreMode":"multi","cores":2,"rollM":1000,"location":"outdoor"}']);
    expect(asked('multi', 'single')).toEqual(['1 fibreCable {"fibreMode":"single","cores":2,"rollM":1000,"location":"outdoor"}']);
  });
});

describe('ends', () => {
  it('pigtails do as well as cords, and boxes of cable may become cords of copper', () => {
    const lines = (...more: GivenLine[]) => [...far, aConverter({}, 16), glass(2, 1000), ...more];
    expect(found(lines(one('fibrePigtail', {}, 16), one('patchCord', {}, 16)))).toEqual([]);
    expect(found(lines(one('fibreCord', {}, 15), one('patchCord', {}, 16)))).toEqual(['FIBRE_CORD_SHORT 1']);
    expect(found(lines(one('fibreCord', {}, 16), one('networkCableBox', { location: 'outdoor' })))).toEqual([]);
  });

  it('one converter alone, and none, make no run', () => {
    expect(found([...completeList(), aConverter()])).toEqual([]);
    expect(found(completeList())).toEqual([]);
  });
});

describe('a rack of many slots', () => {
  const few = completeList(aCamera({}, 8)).filter(({ role }) => role !== 'networkCableBox');
  const rest = [one('fibreCable'), one('fibreCord', {}, 20), one('networkCableBox')];
  it('ends a fibre in each, of as many cameras as have a converter', () => {
    // six of eight on fibre: two runs of copper, one box; of five three are left, of three five
    expect(found([...few, aConverter({ ports: 14 }), aConverter({}, 6), ...rest])).toEqual([]);
    expect(found([...few, aConverter({ ports: 14 }), aConverter({}, 2), ...rest])).toEqual(['CABLE_SHORT 1']);
    expect(found([...few, aConverter({ ports: 14 }), ...rest])).toEqual(['CABLE_SHORT 1']);
  });
});

describe('glass of one mode', () => {
  const lines = (converter: string, cable: string, cord: string): GivenLine[] => [
    ...far,
    aConverter({ fibreMode: converter }, 16),
    one('fibreCable', { cores: 4, rollM: 1000, fibreMode: cable }),
    one('fibreCord', { fibreMode: cord }, 16),
    one('patchCord', {}, 16),
  ];
  it.each([
    ['single', 'single', 'single', []],
    ['single', 'multi', 'single', ['FIBRE_SHORT 1']],
    ['multi', 'multi', 'single', ['FIBRE_CORD_SHORT 16']],
  ])('converters %s, cable %s, cords %s', (converter, cable, cord, said) => {
    const list = lines(converter, cable, cord);
    expect(found(list)).toEqual(said);
    expect(found([...list, ...checked(list).additions])).toEqual([]);
  });
  it('that a converter does not say may be any', () =>
    expect(found([...lines('single', 'multi', 'multi'), aConverter({}, 2), one('fibreCord', {}, 2), one('patchCord', {}, 2)])).toEqual([]));
});

describe('each converter has another to speak to', () => {
  const unpaired = (...converters: GivenLine[]): string[] =>
    found([...completeList(), ...converters, glass(2, 1000), one('fibreCord', {}, 9)]).filter((text) => /UNPAIRED/.test(text));
  const of = (fibreMode: string, portMbps: number, quantity: number) => aConverter({ fibreMode, portMbps }, quantity);
  it.each<[string, GivenLine[], string[]]>([
    ['of its mode and speed', [of('single', 100, 2), of('single', 1000, 2), of('multi', 100, 2)], []],
    ['of another mode', [of('single', 100, 1), of('multi', 100, 1)], ['CONVERTER_UNPAIRED 2']],
    ['of another speed', [of('single', 100, 3), of('single', 1000, 1)], ['CONVERTER_UNPAIRED 2']],
    ['that does not say what it is', [of('single', 100, 1), aConverter()], []],
    ['of two lines', [of('single', 100, 1), aConverter({ fibreMode: 'single', portMbps: 100, distanceKm: 20 })], []],
    ['in a module of a switch', [of('single', 100, 1), one('sfpModule', { fibreMode: 'single' })], []],
    ['in a rack of slots', [of('single', 1000, 3), aConverter({ fibreMode: 'single', portMbps: 1000, ports: 14 })], []],
  ])('%s', (_name, converters, said) => expect(unpaired(...converters)).toEqual(said));

  it('one of the only kind that is odd is proposed, of several the user decides', () => {
    const proposedFor = (...converters: GivenLine[]) =>
      checked([...completeList(), ...converters, glass(2, 1000), one('fibreCord', {}, 9)]).additions.filter(({ role }) => role === 'mediaConverter');
    expect(proposedFor(of('single', 100, 3))).toEqual([{ role: 'mediaConverter', quantity: 1, attributes: { fibreMode: 'single', portMbps: 100, ports: 1 } }]);
    expect(proposedFor(of('single', 100, 1), of('multi', 100, 1))).toEqual([]);
  });
});

it('glass of another mode than the modules is none for them', () => {
  const lines = (module: object, mode: string): GivenLine[] => [
    ...completeList(),
    { role: 'sfpModule', quantity: 2, attributes: { ...module } },
    one('fibreCord', { fibreMode: mode }, 2),
  ];
  expect(found(lines({ fibreMode: 'single' }, 'multi'))).toEqual(['SFP_FIBRE_MISSING 2']);
  expect(found(lines({ fibreMode: 'single' }, 'single'))).toEqual([]);
  expect(found(lines({}, 'multi'))).toEqual([]);
});
