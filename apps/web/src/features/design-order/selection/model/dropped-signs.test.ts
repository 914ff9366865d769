import { expect, it } from 'vitest';
import { dropsSigns, signsDropped } from './dropped-signs.ts';

it.each(['-1', '1e9', '1+1', '约80', '0x10', '１２－'])('%s has signs that are no part of a figure', (typed) => expect(dropsSigns(typed)).toBe(true));
it.each(['', '80', '1,234.50', '￥1，234', '９５．５', '95%', '95。5', '80 元'])('%s is a figure as people write it', (typed) =>
  expect(dropsSigns(typed)).toBe(false),
);
it('says what the box made of it', () => {
  expect(signsDropped('19')).toBe('只能填写数字和小数点，已按 19 处理');
  expect(signsDropped('')).toBe('只能填写数字和小数点');
});
