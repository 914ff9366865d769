import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { printable, printableText } from './printable.ts';

describe('pictures in names', () => {
  it.each([
    ['书 LED 大屏 🚀', '书 LED 大屏'],
    ['大屏 🚀 一期', '大屏 一期'],
    ['🚀🚀大屏', '大屏'],
    ['👨‍👩‍👧 之家', '之家'],
    ['一期✅二期❌', '一期二期'],
    ['中国🇨🇳', '中国'],
    ['3️⃣号楼', '3号楼'],
    ['🚀', '—'],
    ['', ''],
    [' 两端的空格 ', ' 两端的空格 '],
    ['1080P · 4 mm² ∠50×5 ①②', '1080P · 4 mm² ∠50×5 ①②'],
    ['商标® ↗ ⚠', '商标® ↗ ⚠'],
  ])('%s → %s', (text, said) => expect(printableText(text)).toBe(said));

  it('none is left that the font lacks', () => {
    const { openSync } = createRequire(createRequire(import.meta.url).resolve('pdfmake'))('fontkit') as {
      openSync: (path: string) => { hasGlyphForCodePoint: (code: number) => boolean };
    };
    const font = openSync(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'));
    const lacking = Array.from({ length: 0x1_ffff }, (_none, code) => code).filter((code) => {
      const sign = String.fromCodePoint(code);
      return /\p{Extended_Pictographic}/u.test(sign) && printableText(`a${sign}`) !== 'a' && !font.hasGlyphForCodePoint(code);
    });
    expect(lacking).toEqual([]);
  });
});

it('texts of a document are, at any depth and page by page; what is no text stays', () => {
  const image = new Uint8Array([1]);
  const definition = {
    content: [{ text: ['甲 🚀', { text: '乙' }] }, { table: { widths: ['*', 20], body: [['丙🚀', { image, width: 3 }]] } }],
    footer: (page: number) => ({ text: `第 ${page} 页 🚀` }),
  };
  const { footer, ...rest } = printable(definition);
  expect(rest).toEqual({ content: [{ text: ['甲', { text: '乙' }] }, { table: { widths: ['*', 20], body: [['丙', { image, width: 3 }]] } }] });
  expect(footer(2)).toEqual({ text: '第 2 页' });
});
