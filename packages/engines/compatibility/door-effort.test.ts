/** However many doors and kinds of batteries: ways that come to nothing are not gone, so that a check of a dozen lines answers at once. Source: CHECK-9, CHECK-15.2. */
import { expect, it } from 'vitest';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { checked } from './list-builder.ts';

const one = (role: string, attributes: Record<string, RoleAttribute>, quantity: number): GivenLine => ({ role, quantity, attributes });
const CAPACITIES_AH = [17, 24, 38, 65, 100, 120];
/** 120 supplies and 234 batteries of six sizes, of each an odd number: one way of millions puts two into all but six supplies. */
const tower = (currentA: number): GivenLine[] => [
  one('doorController', { doors: 1 }, 120),
  one('cardReader', {}, 120),
  one('lock', { type: 'maglockSingle' }, 120),
  one('doorSupply', { currentA }, 120),
  ...CAPACITIES_AH.map((capacityAh) => one('standbyBattery', { capacityAh }, 39)),
  one('fireLinkModule', {}, 12),
];

it('supplies that are short are found, and others proposed', () => {
  const { issues, additions } = checked(tower(0.3), { standbyHours: 1 });
  expect(issues.map(({ code }) => code)).toContain('DOOR_SUPPLY_SHORT');
  expect(additions.map(({ role }) => role)).toContain('doorSupply');
});

it('nothing is said where all doors are fed', () => expect(checked(tower(5), { standbyHours: 1 }).issues).toEqual([]));
