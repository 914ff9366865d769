import { describe, expect, it } from 'vitest';
import { FREEZE_WARNING_MS, willFreezeAt } from './will-freeze.ts';

const now = Date.UTC(2026, 10, 21);

describe('an enterprise', () => {
  it.each([
    ['without a day is never warned', null, false],
    ['is not warned a moment before the last 30 days', now + FREEZE_WARNING_MS + 1, false],
    ['is warned from the last 30 days on', now + FREEZE_WARNING_MS, true],
    ['is warned once it is frozen, too', now - 1, true],
  ])('%s', (_name, gmtFreeze, expected) => expect(willFreezeAt(gmtFreeze, now)).toBe(expected));
});
