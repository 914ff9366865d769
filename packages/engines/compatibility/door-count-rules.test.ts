/** Doors against controllers, readers and cards: what may do is not reported. Source: CHECK-15.6. */
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { checked, found, proposed } from './list-builder.ts';

const one = (role: string, attributes: Record<string, RoleAttribute> = {}, quantity = 1): GivenLine => ({ role, quantity, attributes });
/** So many doors with all that opens them but controllers and readers, on a supply that carries twice as much. */
const doors = (count: number, ...beside: GivenLine[]): GivenLine[] => [
  one('lock', { type: 'maglockSingle', failMode: '断电开门' }, count),
  one('exitButton', {}, count),
  one('powerSupply12V', { currentA: 60 }),
  one('fireLinkModule', {}, 4),
  ...beside,
];
const controllers = (size: number, count = 1) => one('doorController', { doors: size, power: 'dc12' }, count);
const readers = (count: number) => one('cardReader', {}, count);

describe('a place at a controller for each door', () => {
  it.each<[string, GivenLine[], string[], string[]]>([
    ['as many', doors(4, controllers(4), readers(4)), [], []],
    ['one too many', doors(5, controllers(4), readers(5)), ['DOOR_CONTROLLER_SHORT 1'], ['1 doorController {"doors":1,"power":"dc12"}']],
    ['eleven on one of four', doors(11, controllers(4), readers(11)), ['DOOR_CONTROLLER_SHORT 7'], ['2 doorController {"doors":4,"power":"dc12"}']],
    ['a terminal opens one by itself', doors(5, controllers(4), readers(4), one('faceTerminal')), [], []],
    ['two locks may be one door', [one('lock', { type: 'bolt' }, 8), ...doors(4, controllers(4), readers(4)).slice(1)], [], []],
    ['a controller that does not say its doors', doors(9, one('doorController', { power: 'dc12' }), readers(9)), [], []],
    ['nothing that a rule knows opens them', doors(4), [], []],
    ['gates have controllers of their own', doors(4, controllers(2), readers(4), one('gateUnit')), [], []],
  ])('%s', (_name, lines, said, proposes) => {
    expect(found(lines)).toEqual(said);
    expect(proposed(lines)).toEqual(proposes);
    expect(found([...lines, ...checked(lines).additions])).toEqual([]);
  });

  it('is fed as well: what holds without it and not with it is said and cured', () => {
    // 8 × 0.65 + 0.5 = 5.7 A, and half an ampere of the second controller
    const lines = [...doors(8, controllers(4), readers(8)).filter(({ role }) => role !== 'powerSupply12V'), one('powerSupply12V', { currentA: 6 })];
    expect(found(lines)).toEqual(['DOOR_CONTROLLER_SHORT 4', 'DOOR_SUPPLY_SHORT afterCompletion 0.2']);
    expect(found([...lines, ...checked(lines).additions])).toEqual([]);
  });
});

describe('something that reads at each door', () => {
  it.each<[string, GivenLine[], string[]]>([
    ['two doors without', doors(4, controllers(4), readers(2)), ['DOOR_READER_SHORT 2']],
    ['of any kind', doors(4, controllers(4), readers(1), one('qrReader'), one('fingerprintReader'), one('faceTerminal')), []],
    ['both ways', doors(4, controllers(4), readers(8)), []],
  ])('%s', (_name, lines, said) => {
    expect(found(lines)).toEqual(said);
    expect(found([...lines, ...checked(lines).additions])).toEqual([]);
  });
});

describe('cards', () => {
  const reading = (...cardTypes: string[]) => one('cardReader', { cardTypes }, 4);
  const cards = (type: string, pieces = 1, quantity = 100) => one('accessCard', { cardTypes: [type], pieces }, quantity);
  const said = (...beside: GivenLine[]) => found(doors(4, controllers(4), ...beside));
  it('that no reader reads', () => {
    expect(said(reading('IC卡'), cards('CPU卡'))).toEqual(['CARD_UNREADABLE 100']);
    expect(said(reading('IC卡'), cards('CPU卡', 200, 2))).toEqual(['CARD_UNREADABLE 400']);
  });
  it('that one of the readers reads, or something that does not say it', () => {
    expect(said(reading('IC卡'), cards('IC卡'))).toEqual([]);
    expect(said(reading('CPU卡', 'IC卡'), cards('IC卡'))).toEqual([]);
    expect(said(reading('IC卡'), one('cardReader', {}, 1), cards('CPU卡'))).toEqual([]);
    expect(said(reading('IC卡'), one('faceTerminal'), cards('CPU卡'))).toEqual([]);
    expect(said(reading('IC卡'), one('accessCard', { pieces: 1 }, 100))).toEqual([]);
  });
});
