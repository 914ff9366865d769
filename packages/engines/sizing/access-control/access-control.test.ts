import { describe, expect, it } from 'vitest';
import { scenarioAccessControl } from './calculate.ts';

const valid = (group: object, more: object = {}) => {
  const result = scenarioAccessControl({ groups: [{ doors: 1, ...group }], users: 10, ...more });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
};
const linesOf = (role: string, group: object, more: object = {}) =>
  valid(group, more)
    .lines.filter((line) => line.role === role)
    .map(({ quantity, attributes }) => [quantity, attributes]);

describe('controllers', () => {
  it.each([
    [1, [[1, { doors: 1 }]]],
    [2, [[1, { doors: 2 }]]],
    [3, [[1, { doors: 4 }]]],
    [4, [[1, { doors: 4 }]]],
    [
      5,
      [
        [1, { doors: 4 }],
        [1, { doors: 1 }],
      ],
    ],
    [7, [[2, { doors: 4 }]]],
    [2000, [[500, { doors: 4 }]]],
  ])('%d doors: %j', (doors, expected) => expect(linesOf('doorController', { doors })).toEqual(expected));

  it('each group has its own', () => {
    const result = scenarioAccessControl({ groups: [{ doors: 2 }, { doors: 2 }], users: 10 });
    expect(result).toMatchObject({
      controllers: 2,
      lines: expect.arrayContaining([expect.objectContaining({ role: 'doorController', quantity: 2, attributes: { doors: 2 } })]),
    });
  });

  it('face terminals need none, no card and no issuer', () => {
    const result = valid({ doors: 3, mode: 'faceTerminal' });
    expect(result).toMatchObject({ controllers: 0, readers: 3 });
    expect(result.lines.map(({ role }) => role)).toEqual([
      'faceTerminal',
      'lock',
      'lockBracket',
      'doorCloser',
      'exitButton',
      'doorContact',
      'breakGlass',
      'doorSupply',
      'fireLinkModule',
      'fireCable',
      'networkSwitch',
      'cabinet',
      'pdu',
      'rj45Plug',
      'patchCord',
      'boothPc',
      'accessSoftware',
      'cable',
      'powerCable',
      'cable',
      'cable',
      'cable',
    ]);
  });
});

describe('locks and power', () => {
  it.each([
    ['maglock', 'single', [[2, { type: 'maglockSingle' }]]],
    ['maglock', 'double', [[2, { type: 'maglockDouble' }]]],
    ['bolt', 'single', [[2, { type: 'bolt' }]]],
    ['bolt', 'double', [[4, { type: 'bolt' }]]],
    ['strike', 'double', [[4, { type: 'strike' }]]],
  ])('two doors, %s, %s leaves: %j', (lock, leaves, expected) => expect(linesOf('lock', { doors: 2, lock, leaves })).toEqual(expected));

  // base 0.5 A and 0.15 A a reader: 0.5 + 4 × (2 × 0.9 + 2 × 0.15) = 8.9 A ÷ 0.8 = 11.1 A
  it('the dearest four doors need 15 A', () =>
    expect(linesOf('doorSupply', { doors: 4, lock: 'bolt', leaves: 'double', mode: 'cardInCardOut' })).toEqual([[1, { currentA: 15 }]]));
  it('the last controller has the supply of the doors it serves', () => {
    expect(linesOf('doorSupply', { doors: 9, lock: 'bolt' })).toEqual([
      [1, { currentA: 3 }],
      [2, { currentA: 8 }],
    ]);
  });
  it.each([
    [0, []],
    [1, [[1, { capacityAh: 7 }]]],
    [48, [[1, { capacityAh: 100 }]]],
  ])('%d h of standby: %j', (standbyHours, expected) => expect(linesOf('standbyBattery', {}, { standbyHours })).toEqual(expected));
  it('where two of the largest batteries do not hold a controller of four doors, two of two doors are taken', () => {
    // 0.5 + 2 × 1.3 = 3.1 A: 186 Ah; 200 × 0.8 ÷ 3.1 = 51.6 h
    const result = valid({ doors: 4, leaves: 'double', mode: 'cardInCardOut' }, { standbyHours: 48 });
    expect(result).toMatchObject({ controllers: 2, heldHours: 51.6, warnings: [] });
    expect(result.lines.find(({ role }) => role === 'standbyBattery')).toMatchObject({ quantity: 4, attributes: { capacityAh: 100 } });
  });
});

describe('distance', () => {
  it.each([
    ['cardInButtonOut', 100, []],
    ['cardInButtonOut', 101, ['WIEGAND_OVER_100M']],
    ['faceTerminal', 1200, []],
  ])('%s at %d m: %j', (mode, distanceM, warnings) => expect(valid({ mode, distanceM }).warnings).toEqual(warnings));

  it('far readers must speak RS-485', () => {
    const readerAt = (distanceM: number) => valid({ distanceM }).lines.find(({ role }) => role === 'cardReader');
    expect(readerAt(101)).toMatchObject({ attributes: {}, fits: { comm: ['RS-485'] } });
    expect(readerAt(100)?.fits).not.toHaveProperty('comm');
  });

  it('read both ways there is no button and no cable to one', () => {
    expect(linesOf('exitButton', { mode: 'cardInCardOut' })).toEqual([]);
    expect(
      linesOf('cable', { mode: 'cardInCardOut', distanceM: 100 }).map(([quantity, attributes]) => [quantity, (attributes as { use: string }).use]),
    ).toEqual([
      [3, 'readerCable'],
      [2, 'lockCable'],
      [2, 'contactCable'],
    ]);
  });
});

it('a server from the 65th door on', () => {
  expect(linesOf('accessServer', { doors: 64 })).toEqual([]);
  expect(linesOf('accessServer', { doors: 65 })).toEqual([[1, {}]]);
});
