import { expect, test } from 'vitest';
import { warrantyEnd } from './warranty.ts';

test.each([
  ['2026-11-24T04:00:00.000Z', 24, '2028-11-24T04:00:00.000Z'],
  ['2026-01-31T04:00:00.000Z', 1, '2026-02-28T04:00:00.000Z'],
  ['2027-08-31T04:00:00.000Z', 6, '2028-02-29T04:00:00.000Z'],
  ['2024-02-29T04:00:00.000Z', 12, '2025-02-28T04:00:00.000Z'],
  // the first of the month in China, the last of the one before in London
  ['2026-01-31T17:00:00.000Z', 1, '2026-02-28T17:00:00.000Z'],
  ['2026-12-31T04:00:00.000Z', 2, '2027-02-28T04:00:00.000Z'],
])('goods received at %s with %i months are repaired free until %s (AFTER-12)', (received, months, end) =>
  expect(new Date(warrantyEnd(Date.parse(received), months)).toISOString()).toBe(end),
);
