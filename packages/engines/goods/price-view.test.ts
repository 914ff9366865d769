import { describe, expect, it } from 'vitest';
import { UserType } from '../access/index.ts';
import { commonPriceLabel, priceLabels, priceViewOf } from './index.ts';

describe('whose price', () => {
  it('is the suggested retail price for visitors and individuals and the channel price for everyone else', () => {
    const shown = Object.values(UserType).map((userType) => [userType, priceLabels[priceViewOf(userType)]]);
    expect(shown.filter(([, label]) => label === '参考价').map(([userType]) => userType)).toEqual([UserType.Person, UserType.Tourist]);
    expect(shown.filter(([, label]) => label === '客户价')).toHaveLength(7);
  });
  it('has one name over several where they have one', () => {
    const over = (...labels: string[]) => commonPriceLabel(labels.map((priceLabel) => ({ priceLabel })));
    expect([over('客户价', '客户价'), over('客户价', '参考价'), over()]).toEqual(['客户价', '价格', '价格']);
  });
  it('is never the channel price for a user type it does not know', () => expect(priceViewOf(99 as UserType)).toBe('refer'));
});
