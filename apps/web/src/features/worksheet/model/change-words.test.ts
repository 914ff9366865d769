import { expect, it } from 'vitest';
import { changeWords } from './change-words.ts';

it.each([
  [{ added: 3, changed: 2, unchanged: 4 }, '新增 3 个、更新 2 个，4 个没有变化'],
  [{ added: 3, changed: 0, unchanged: 0 }, '新增 3 个'],
  [{ added: 0, changed: 2, unchanged: 1 }, '更新 2 个，1 个没有变化'],
  [{ added: 0, changed: 0, unchanged: 5 }, '5 个都没有变化'],
  [{ added: 0, changed: 0, unchanged: 0 }, '没有变化'],
])('what a worksheet would do says no nought: %o', (changes, words) => expect(changeWords(changes, '个')).toBe(words));
