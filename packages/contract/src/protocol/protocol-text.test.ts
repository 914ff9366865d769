import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProtocolText, withBrand, writeProtocolText } from './protocol-text.ts';

const faultOf = (text: string): string => {
  const read = readProtocolText(text);
  return read.outcome === 'faulty' ? read.fault : '';
};

describe('an agreement as it is written (OPERATOR-10)', () => {
  const words = fc.string({ unit: fc.constantFrom('条', '款', 'a', '1', ' ', '，', '-'), minLength: 1, maxLength: 12 }).map((text) => `第${text.trim()}`);
  const sections = fc.uniqueArray(fc.record({ heading: words, lines: fc.array(words, { minLength: 1, maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 5,
    selector: ({ heading }) => heading,
  });

  it('reads as the sections it was written from', () =>
    fc.assert(
      fc.property(sections, (given) => {
        expect(readProtocolText(writeProtocolText(given))).toEqual({ outcome: 'read', sections: given });
      }),
    ));

  it('leaves nothing out: each line that is written stands in a section, or the text is refused', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('# 甲', '# 乙', '#', '正文', '', '  尾注 '), { maxLength: 8 }), (lines) => {
        const read = readProtocolText(lines.join('\n'));
        if (read.outcome === 'read')
          expect(read.sections.flatMap(({ heading, lines: own }) => [`# ${heading}`, ...own])).toEqual(lines.map((line) => line.trim()).filter(Boolean));
      }),
    ));

  it('says what is wrong and where', () => {
    expect(faultOf('')).toBe('请输入协议正文');
    expect(faultOf('\n前言\n# 一\n正文')).toContain('第 2 行不属于任何章节');
    expect(faultOf('# 一\n正文\n# ')).toContain('第 3 行的标题为空');
    expect(faultOf('# 一\n\n# 二\n正文')).toBe('章节“一”没有内容');
    expect(faultOf('# 一\n正文\n# 二')).toBe('章节“二”没有内容');
    expect(faultOf('# 一\n甲\n# 一\n乙')).toContain('出现了两次');
    expect(faultOf('# 一\n{brand}与{company}')).toContain('{company}');
  });

  it('names the provider where it is shown', () =>
    expect(withBrand([{ heading: '一', lines: ['{brand}和{brand}'] }], '海康威视')).toEqual([{ heading: '一', lines: ['海康威视和海康威视'] }]));
});
