import { expect, test } from 'vitest';
import { serviceHoursOn } from './service-hours.ts';

test.each([
  ['2026-11-22', '今日 09:00–22:00'],
  ['2026-02-14', '今日 09:00–22:00'],
  ['2026-02-15', '今日春节假期 09:00–18:00'],
  ['2026-10-07', '今日国庆节假期 09:00–18:00'],
  ['2026-10-08', '今日 09:00–22:00'],
  ['2031-10-01', '09:00–22:00（节假日 09:00–18:00）'],
])('on %s service answers %s', (day, words) => expect(serviceHoursOn(day)).toBe(words));
