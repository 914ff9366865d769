import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const section = (heading: string, ...lines: string[]) => ({ heading, lines });

describe('two versions compared (OPERATOR-10)', () => {
  const sections = fc.array(fc.record({ heading: fc.constantFrom('一', '二', '三'), lines: fc.array(fc.constantFrom('甲', '乙', '丙'), { maxLength: 4 }) }), {
    maxLength: 4,
  });
  const wordsOf = (given: { heading: string; lines: string[] }[]) => given.flatMap(({ heading, lines }) => [`# ${heading}`, ...lines]);
  const said = (lines: ReturnType<typeof compareTexts>) => lines.map(({ isHeading, words }) => (isHeading ? `# ${words}` : words));

  it('without what came it is the old text, without what went the new one', () =>
    fc.assert(
      fc.property(sections, sections, (before, after) => {
        const compared = compareTexts(before, after);
        expect(said(compared.filter(({ change }) => change !== 'added'))).toEqual(wordsOf(before));
        expect(said(compared.filter(({ change }) => change !== 'removed'))).toEqual(wordsOf(after));
      }),
    ));

  it('the same text has no change', () =>
    fc.assert(
      fc.property(sections, (given) => {
        expect(compareTexts(given, given).every(({ change }) => change === 'same')).toBe(true);
      }),
    ));

  it('marks the paragraph that is another, the old one first', () =>
    expect(compareTexts([section('一', '甲', '乙')], [section('一', '甲', '丙')]).map(({ change, words }) => `${change} ${words}`)).toEqual([
      'same 一',
      'same 甲',
      'removed 乙',
      'added 丙',
    ]));
});
