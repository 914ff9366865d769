import { expect, it } from 'vitest';
import { momentOf } from './moments.ts';

it('a moment is that of Beijing; what is none is null', () => {
  expect(momentOf('2026-12-01T09:00')).toBe('2026-12-01T01:00:00.000Z');
  expect(['', '2026-12-01', 'x'].map(momentOf)).toEqual([null, null, null]);
});
