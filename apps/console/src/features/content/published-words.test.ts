import { expect, it } from 'vitest';
import { publishedWords } from './published-words.ts';

it('says when what is published will be out, where that is to come (CONTENT-10)', () => {
  const gmtPublished = '2026-12-01T01:30:00.000Z';
  expect(publishedWords({ isToCome: true, gmtPublished })).toBe('将于 2026-12-01 09:30 发布');
  expect(publishedWords({ isToCome: false, gmtPublished })).toBe('已发布');
});
