/** 12 V that cameras and converters take is none of doors. Source: CHECK-15.2. */
import { describe, expect, it } from 'vitest';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { scenarioAccessControl } from '../sizing/index.ts';
import { found } from './list-builder.ts';

const one = (role: string, attributes: Record<string, RoleAttribute> = {}, quantity = 1): GivenLine => ({ role, quantity, attributes });
const doorCodes = (lines: readonly GivenLine[]): string[] => found(lines).flatMap((text) => (text.startsWith('DOOR_SUPPLY') ? [text.split(' ')[0] ?? ''] : []));
// 0.5 + 4 × 0.5 = 2.5 A
const doors = [one('doorController', { doors: 4 }), one('lock', { type: 'maglockSingle' }, 4), one('qrReader', {}, 4)];
const cameras = (quantity: number) => one('ipCamera', { power: 'dc12', powerW: 6 }, quantity);
const central = (currentA: number) => one('powerSupply12V', { currentA, outputs: 16 });

describe('one central supply for cameras of 6 W and doors', () => {
  it.each([
    // ten cameras draw 5 A
    [8, []],
    [7.5, []],
    [7.4, ['DOOR_SUPPLY_SHORT']],
    [6.25, ['DOOR_SUPPLY_SHORT']],
  ])('of %d A', (currentA, codes) => expect(doorCodes([...doors, cameras(10), central(currentA)])).toEqual(codes));

  it('says what is not for doors', () => expect(found([...doors, cameras(10), central(7)]).find((text) => text.startsWith('DOOR_SUPPLY_SHORT'))).toBeDefined());

  it('cameras on adapters of their own leave it alone', () =>
    expect(doorCodes([...doors, cameras(10), central(3), one('powerAdapter', { voltage: 12, currentA: 0.5 }, 10)])).toEqual([]));

  it('supplies of doors feed no camera', () => expect(doorCodes([...doors, cameras(10), one('doorSupply', { currentA: 5 }), central(10)])).toEqual([]));
});

describe('adapters of converters', () => {
  const sized = scenarioAccessControl({ groups: [{ doors: 11, mode: 'cardAndFace', lock: 'strike', distanceM: 194 }], users: 100 });
  if (!sized.valid) throw new Error('sized');
  const lines = sized.lines.map(({ role, quantity, attributes }): GivenLine => ({ role, quantity, attributes }));
  it('stand in the list beside the supplies of doors', () => expect(doorCodes(lines)).toEqual([]));
  it('do not feed doors whose supplies are gone', () => expect(doorCodes(lines.filter(({ role }) => role !== 'doorSupply'))).toEqual(['DOOR_SUPPLY_SHORT']));
});
