import { expect, it } from 'vitest';
import { clockText, secondsUntil } from './clock-text.ts';

it.each([
  [0, '00:00'],
  [9, '00:09'],
  [90, '01:30'],
  [3665, '1:01:05'],
])('%i seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text));

it.each([
  ['2026-11-22T10:00:00.000Z', 0],
  ['2026-11-22T10:00:00.001Z', 1],
  ['2026-11-22T10:15:00.000Z', 900],
  ['2026-11-22T09:00:00.000Z', 0],
])('until %s there are %i', (moment, seconds) => expect(secondsUntil(moment, '2026-11-22T10:00:00.000Z')).toBe(seconds));
