import { describe, expect, it } from 'vitest';
import { keptKeyword } from './kept-keyword.ts';

describe('what of a search is kept (BEHAVIOR-4)', () => {
  it.each([
    [' 防爆  摄像机 ', '防爆 摄像机'],
    ['ＤＳ－２ＣＤ３Ｔ４６', 'ds-2cd3t46'],
    ['DS-7616NXI-K2', 'ds-7616nxi-k2'],
    ['12V 2A 0.5m 100-240', '12v 2a 0.5m 100-240'],
    ['㎡'.repeat(50), 'm2'.repeat(25)],
  ])('%s is kept as %s', (typed, kept) => expect(keptKeyword(typed)).toBe(kept));

  it.each([
    ['a mobile number', '13800138000'],
    ['one with its country, in groups', '+86 138-0013-8000'],
    ['one of full width within words', '张三 １３８００１３８０００ 摄像机'],
    ['a line of a house', '010-12345678'],
    ['an e-mail', 'zhang@example.com'],
    ['an identity card', '11010519491231002X'],
    ['an old one', '110105491231002'],
    ['one in groups', '110105 19491231 0021'],
    ['a card of a bank', '6222 0202 0000 1234 567'],
    ['one letter', '枪'],
    ['nothing', '  '],
  ])('%s is not', (_what, typed) => expect(keptKeyword(typed)).toBeNull());
});
