import { describe, expect, it } from 'vitest';
import { UserType } from '../access/index.ts';
import { priceLabels, priceViewOf } from './index.ts';

describe('whose price', () => {
  it('is the suggested retail price for visitors and individuals and the channel price for everyone else', () => {
    const shown = Object.values(UserType).map((userType) => [userType, priceLabels[priceViewOf(userType)]]);
    expect(shown.filter(([, label]) => label === '参考价').map(([userType]) => userType)).toEqual([UserType.Person, UserType.Tourist]);
    expect(shown.filter(([, label]) => label === '客户价')).toHaveLength(7);
  });
  it('is never the channel price for a user type it does not know', () => expect(priceViewOf(99 as UserType)).toBe('refer'));
});
