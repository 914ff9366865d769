import { describe, expect, it } from 'vitest';
import { overdueWords } from './overdue-words.ts';

describe('what a buyer who has not repaid in time is told (ORDER-35)', () => {
  it('is since when, how much, and what follows', () => {
    const figures = { overdue: 1200.5, overdueSince: '2026-11-01T04:00:00.000Z' };
    expect(overdueWords({ ...figures, overdueRule: 'warn' })).toBe('自 2026-11-01 起有 ¥1,200.50 欠款逾期未还，请尽快向经销商还款。');
    expect(overdueWords({ ...figures, overdueRule: 'block' })).toContain('已暂停账期下单');
  });
});
