/** What a keyword says the thing must not have: 不带音频的半球, 无poe交换机 (GOODS-38). */
import { any, inNames, word, type Question } from './question.ts';

/** Traits that are asked to be absent, and the words that say they are there. Those with a word of their own for it (非屏蔽) are read as that (`opposites.ts`). */
const TRAITS: readonly (readonly [typed: string, there: readonly string[]])[] = [
  ['poe供电|poe口|poe', ['poe']],
  ['内置拾音|拾音器?|录音|音频|声音|麦克风|带?麦', ['拾音', '内置拾音']],
  ['网管功能|网管|管理', ['网管']],
  ['红外', ['红外']],
  ['触摸屏?|触屏', ['触摸']],
  ['密码键盘|密码|键盘', ['密码']],
  ['变焦', ['变焦', '电动变焦', '高倍变焦']],
  ['无线|wifi', ['无线', 'wi-fi', 'wifi']],
  ['指纹', ['指纹']],
  ['人脸', ['人脸']],
  ['二维码|扫码', ['二维码']],
];
/** Kinds beside each other: who says the one means none of the other, though a description of the other names both (双光: 红外和白光). */
const KINDS: readonly (readonly [said: RegExp, other: Question])[] = [
  [/白光(?!.*(?:双光|红外))(?<!(?:双光|红外).*)/u, word('双光')],
  // what is called by its speed may mention another: 百兆下联千兆上联
  [/千兆(?!.*百兆)(?<!百兆.*)/u, inNames(word('百兆'))],
  [/百兆(?!.*千兆)(?<!千兆.*)/u, inNames(word('千兆'))],
];
const NOT = '(?:不要带|不带|不含|不要|不需要|不用|没有|没带|无需|无(?!线|人)|去掉)\\s?';

export interface Without {
  /** The keyword, what it must not have apart. */
  rest: string;
  question: Question | null;
  /** As typed. */
  texts: readonly string[];
}

/** `written`: folded and written with care. */
export function withoutIn(written: string): Without {
  const [texts, absent]: [string[], Question[]] = [[], []];
  let rest = written;
  for (const [typed, there] of TRAITS) {
    rest = rest.replace(new RegExp(`${NOT}(?:${typed})(?:功能|的)?`, 'u'), (text) => {
      texts.push(text);
      absent.push(...there.map(word));
      return ' ';
    });
  }
  for (const [said, other] of KINDS) if (said.test(rest)) absent.push(other);
  rest = rest.replace(/\s+/gu, ' ').trim();
  // a keyword of nothing but what is not wanted asks for nothing
  if (absent.length === 0 || rest === '') return { rest: written, question: null, texts: [] };
  return { rest, question: any(absent), texts };
}
