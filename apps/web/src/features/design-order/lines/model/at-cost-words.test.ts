import { UserType } from '@portal/engines/access';
import { expect, it } from 'vitest';
import { atCostWords } from './at-cost-words.ts';

it.each([UserType.FirstLevel, UserType.SecondLevel, UserType.GoldSecondLevelStaff])('to user type %s, who orders at it, 客户价 is the cost', (userType) =>
  expect(atCostWords(userType)).toMatch(/^客户价是您订货的价格/),
);

it('to the provider’s sales staff, who orders nothing, it is not', () => expect(atCostWords(UserType.SalesStaff)).not.toMatch(/订货|成本/));
