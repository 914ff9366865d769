import { describe, expect, it } from 'vitest';
import { isUnusualRate, rateQuestion } from './rate-question.ts';

describe('a rate that is asked about before it is saved (PRICE-42)', () => {
  it.each([
    [null, false],
    [49.99, true],
    [50, false],
    [97, false],
    [100, false],
    [100.01, true],
  ])('%s: %s', (rate, isAsked) => expect(isUnusualRate(rate)).toBe(isAsked));
  it('says what it comes to, what is meant as one speaks, and that it is less than is paid for it', () =>
    expect(rateQuestion(9.7, { skuModel: 'HV-B3528-IR30', price: 245.1, ownPrice: 227.04 })).toBe(
      '折扣率 9.7% 是按客户原本看到的价的 9.7% 卖（9.7 折请填 97）。例如 HV-B3528-IR30：¥245.10 → ¥23.77，低于进价 ¥227.04。确定无误请点“仍要保存”。',
    ));
  it('says nothing of an example that there is none of, and no loss where there is none', () => {
    expect(rateQuestion(30, null)).toBe('折扣率 30% 是按客户原本看到的价的 30% 卖。确定无误请点“仍要保存”。');
    expect(rateQuestion(150, { skuModel: 'HV-B3528-IR30', price: 245.1, ownPrice: 227.04 })).toContain('¥245.10 → ¥367.65。');
  });
});
