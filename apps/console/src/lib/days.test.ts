import { describe, expect, it } from 'vitest';
import { dayAfter } from './days.ts';

describe('days of date inputs', () => {
  const late = Date.UTC(2026, 11, 31, 16, 0);
  it('are those of Beijing', () => expect(dayAfter(late, {})).toBe('2027-01-01'));
  it('lie so many days and years ahead', () => expect(dayAfter(late, { days: 1, years: 10 })).toBe('2037-01-02'));
});
