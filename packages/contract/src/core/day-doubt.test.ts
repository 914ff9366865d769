import { describe, expect, it } from 'vitest';
import { dayDoubt, momentDoubt } from './day-doubt.ts';

const now = Date.parse('2026-11-24T04:00:00+08:00');
describe('a moment that may be a slip (COUPON-13, SECKILL-10)', () => {
  it.each([
    ['2026-11-24', ''],
    ['2026-11-23', '该时间已过，请核对'],
    ['2027-11-24', ''],
    ['2062-11-24', '该时间在一年以后，请核对'],
    ['', ''],
  ])('%s: %s', (day, words) => expect(dayDoubt(day, now)).toBe(words));

  it('is one to the minute', () => expect([momentDoubt(now - 1, now), momentDoubt(now, now)]).toEqual(['该时间已过，请核对', '']));
});
