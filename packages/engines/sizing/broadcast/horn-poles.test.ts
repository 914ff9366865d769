/** Horns outdoors without a wall: a pole each, with what it stands on and its earth. Source: SIZE-4.3. */
import { expect, it } from 'vitest';
import { scenarioBroadcast } from './calculate.ts';

const yard = { lengthM: 100, widthM: 60, ceilingM: 4, room: 'outdoor' };
const hall = { lengthM: 30, widthM: 20, ceilingM: 3 };
const POLE_ROLES = ['pole', 'poleFoundation', 'earthElectrode'];
function linesOf(...zones: object[]) {
  const sized = scenarioBroadcast({ zones });
  if (!sized.valid) throw new Error(JSON.stringify(sized.errors));
  return { speakers: sized.zones.map(({ speakers }) => speakers), poles: sized.lines.filter(({ role }) => POLE_ROLES.includes(role)) };
}
const texts = (...zones: object[]) =>
  linesOf(...zones).poles.map(({ role, quantity, attributes }) => `${quantity} ${role} ${attributes['heightM'] ?? ''}`.trim());

it('nothing on walls and indoors, whatever is said of indoors', () => {
  expect(texts(yard, hall)).toEqual([]);
  expect(texts({ ...hall, mounting: 'pole' })).toEqual([]);
});

it('a pole, its foundation and an electrode for each horn, height by height', () => {
  const low = { ...yard, mounting: 'pole' };
  const high = { ...yard, lengthM: 40, widthM: 30, ceilingM: 6, mounting: 'pole' };
  const { speakers } = linesOf(low, high, yard);
  const [a = 0, b = 0] = speakers;
  expect(a).toBeGreaterThan(b);
  expect(b).toBeGreaterThan(0);
  expect(texts(low, high, yard)).toEqual([`${a} pole 4`, `${b} pole 6`, `${a} poleFoundation 4`, `${b} poleFoundation 6`, `${a + b} earthElectrode`]);
});

it('says how many of which height', () => {
  const { speakers, poles } = linesOf({ ...yard, mounting: 'pole' });
  expect(poles[0]?.reason).toMatchObject({ inputs: `装在 4 m 高的室外扬声器 ${speakers[0]} 个` });
});
