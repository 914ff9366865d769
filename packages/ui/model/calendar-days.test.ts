import { describe, expect, it } from 'vitest';
import { dayWithin, shiftDay, weekdayOf, weeksOf } from './calendar-days.ts';

describe('the calendar', () => {
  it('goes on by days and months; a shorter month has its last day', () => {
    expect(shiftDay('2026-12-31', { days: 1 })).toBe('2027-01-01');
    expect(shiftDay('2026-03-01', { days: -1 })).toBe('2026-02-28');
    expect(shiftDay('2026-01-31', { months: 1 })).toBe('2026-02-28');
    expect(shiftDay('2028-02-29', { months: 12 })).toBe('2029-02-28');
    expect(shiftDay('2026-01-15', { months: -1 })).toBe('2025-12-15');
  });

  it('shows the month in six whole weeks from Monday on', () => {
    const weeks = weeksOf('2026-11-26');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual(['2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01']);
    expect(weeks.flat().at(-1)).toBe('2026-12-06');
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([0, 6]);
    // one that begins on a Monday stands in its first row
    expect(weeksOf('2026-06-30')[0]?.[0]).toBe('2026-06-01');
  });

  it('keeps within what may be chosen', () => {
    expect(dayWithin('2026-11-26', { min: '2026-12-01' })).toBe('2026-12-01');
    expect(dayWithin('2026-11-26', { max: '2026-11-01' })).toBe('2026-11-01');
    expect(dayWithin('2026-11-26', { min: '', max: undefined })).toBe('2026-11-26');
  });
});
