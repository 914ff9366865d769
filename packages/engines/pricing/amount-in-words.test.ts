import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

describe('money in capital Chinese figures', () => {
  it.each([
    // edges
    [0, '零元整'],
    [0.01, '壹分'],
    [0.1, '壹角整'],
    [0.09, '玖分'],
    [0.99, '玖角玖分'],
    [1, '壹元整'],
    [10, '壹拾元整'],
    // the examples of 《支付结算办法》 appendix 1, in its forms that leave the free 零 out
    [1409.5, '壹仟肆佰零玖元伍角整'],
    [6007.14, '陆仟零柒元壹角肆分'],
    [1680.32, '壹仟陆佰捌拾元叁角贰分'],
    [107_000.53, '壹拾万柒仟元伍角叁分'],
    [16_409.02, '壹万陆仟肆佰零玖元零贰分'],
    [325.04, '叁佰贰拾伍元零肆分'],
    // zeros between and across the parts
    [1001, '壹仟零壹元整'],
    [1010, '壹仟零壹拾元整'],
    [10_001, '壹万零壹元整'],
    [10_100, '壹万零壹佰元整'],
    [100_010, '壹拾万零壹拾元整'],
    [1_000_000, '壹佰万元整'],
    [10_000_000, '壹仟万元整'],
    [100_000_000, '壹亿元整'],
    [100_005_000, '壹亿零伍仟元整'],
    [102_000_000, '壹亿零贰佰万元整'],
    [120_000_001, '壹亿贰仟万零壹元整'],
    [999_999_999_999.99, '玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
    [1_000_200_000_000, '壹万零贰亿元整'],
    // more given than asked: a discount may fall below zero
    [-1680.5, '负壹仟陆佰捌拾元伍角整'],
  ])('%d yuan is %s', (yuan, words) => {
    expect(amountInWords(yuan)).toBe(words);
  });

  it('never writes two zeros in a row, nor one before a unit', () => {
    for (let count = 0; count < 3_000_000; count += 137) expect(amountInWords(count / 100)).not.toMatch(/零零|零[拾佰仟万亿]|.零元/u);
  });

  it('is read back to the same fen', () => {
    for (const fen of [1, 10, 101, 10_010, 123_456_789, 1_000_000_001, 90_000_500_006_007, 99_999_999_999_999])
      expect(readBack(amountInWords(fen / 100))).toBe(fen);
  });

  it('refuses what is no number', () => {
    expect(() => amountInWords(Number.NaN)).toThrow(RangeError);
  });
});

/** An independent reader: adds up figures by their places. Whole numbers of fen. */
function readBack(words: string): number {
  const places: Record<string, number> = { 拾: 10, 佰: 100, 仟: 1000 };
  const [whole = '', parts = ''] = words.includes('元') ? words.split('元') : ['', words];
  let [total, group, digit] = [0, 0, 0];
  for (const letter of whole) {
    if (letter === '万') [group, digit] = [(group + digit) * 10_000, 0];
    else if (letter === '亿') [total, group, digit] = [(total + group + digit) * 100_000_000, 0, 0];
    else if (places[letter] !== undefined) [group, digit] = [group + digit * (places[letter] ?? 0), 0];
    else digit = '零壹贰叁肆伍陆柒捌玖'.indexOf(letter);
  }
  const jiao = /(.)角/u.exec(parts)?.[1] ?? '零';
  const fen = /(.)分/u.exec(parts)?.[1] ?? '零';
  return (total + group + digit) * 100 + '零壹贰叁肆伍陆柒捌玖'.indexOf(jiao) * 10 + '零壹贰叁肆伍陆柒捌玖'.indexOf(fen);
}
