/** A card reader and a face terminal at one door. Source: SIZE-6.5. */
import { expect, it } from 'vitest';
import { scenarioAccessControl } from './calculate.ts';

const linesFor = (group: object) => {
  const result = scenarioAccessControl({ groups: [{ doors: 6, distanceM: 30, ...group }], users: 500 });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
};
const countOf = (mode: string, role: string, more: object = {}) =>
  linesFor({ mode, ...more })
    .lines.filter((line) => line.role === role)
    .reduce((sum, { quantity }) => sum + quantity, 0);

it('both are there, cards besides, and the controllers are those of cards alone', () => {
  const roles = ['cardReader', 'faceTerminal', 'exitButton', 'doorController', 'controllerBox', 'cardIssuer', 'breakGlass'];
  expect(roles.map((role) => [role, countOf('cardAndFace', role)])).toEqual([
    ['cardReader', 6],
    ['faceTerminal', 6],
    ['exitButton', 6],
    // four doors and two
    ['doorController', 2],
    ['controllerBox', 2],
    ['cardIssuer', 1],
    ['breakGlass', 6],
  ]);
  expect(linesFor({ mode: 'cardAndFace' })).toMatchObject({ controllers: 2, readers: 12 });
});

it('the terminals hang on the supplies of the controllers, which carry them', () => {
  const amperes = (mode: string) =>
    linesFor({ mode })
      .lines.filter(({ role }) => role === 'doorSupply')
      .map(({ quantity, attributes }) => [quantity, attributes['currentA']]);
  // 0.5 + 2 × (0.5 + 0.15) = 1.8 A and 0.5 + 4 × 0.65 = 3.1 A, ÷ 0.8; with 1 A a terminal 3.8 and 7.1 A
  expect(amperes('cardInButtonOut')).toEqual([
    [1, 3],
    [1, 5],
  ]);
  expect(amperes('cardAndFace')).toEqual([
    [1, 5],
    [1, 10],
  ]);
});

it('each terminal has a port and its power line, and a reader cable to the controller', () => {
  const said = (use: string) =>
    linesFor({ mode: 'cardAndFace' }).lines.find(({ role, attributes }) => (role === 'cable' ? attributes['use'] === use : role === use))?.reason;
  expect(said('readerCable')?.inputs).toContain('12 台读卡器和人脸一体机');
  expect(said('networkCable')?.inputs).toContain('6 台人脸一体机');
  expect(said('powerCable')?.inputs).toContain('6 台人脸一体机');
  expect(said('networkSwitch')?.inputs).toContain('2 台控制器，6 台人脸一体机');
});
