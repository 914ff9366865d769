import { describe, expect, it } from 'vitest';
import { articleBlocksOf, articleFault, articleTextOf } from './article-text.ts';

describe('an article as it is typed (CONTENT-10)', () => {
  it('is headings, lists and paragraphs, and nothing of empty lines', () =>
    expect(articleBlocksOf('# 一\n\n甲\n乙\n- 1\n- 2\n\n- 3\n#二')).toEqual([
      { type: 'heading', text: '一' },
      { type: 'paragraph', text: '甲' },
      { type: 'paragraph', text: '乙' },
      { type: 'list', isOrdered: false, items: ['1', '2'] },
      { type: 'list', isOrdered: false, items: ['3'] },
      { type: 'paragraph', text: '#二' },
    ]));
  it('comes back as it was, where text can say it', () => {
    const text = '# 一\n甲\n- 1\n- 2\n乙';
    expect(articleTextOf(articleBlocksOf(text))).toBe(text);
    // as a database gives it back
    const turned = articleBlocksOf(text).map((block) => Object.fromEntries(Object.entries(block).toReversed()) as typeof block);
    expect(articleTextOf(turned)).toBe(text);
    for (const block of [
      { type: 'picture', src: '/a', alt: 'a' },
      { type: 'list', isOrdered: true, items: ['1'] },
      { type: 'paragraph', text: '- 1' },
    ])
      expect(articleTextOf([block])).toBeNull();
  });
  it('says what cannot be taken', () => {
    expect([articleFault('一段'), articleFault('\n'), articleFault('长'.repeat(2001))]).toEqual([null, expect.any(String), expect.any(String)]);
  });
});
