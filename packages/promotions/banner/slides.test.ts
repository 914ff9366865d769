import { expect, it } from 'vitest';
import { actionOf, linesOf, slideAt } from './slides.ts';

it.each([
  [0, 3, 0],
  [3, 3, 0],
  [-1, 3, 2],
  [7, 3, 1],
  [1, 1, 0],
])('place %d of %d slides is %d', (place, count, shown) => expect(slideAt(place, count)).toBe(shown));

it.each([
  ['/solution/detail?contentId=S1002&from=5', '查看方案'],
  ['/cases/detail?contentId=C1', '查看案例'],
  ['/information/detail?contentId=A1&type=article', '阅读全文'],
  ['/product/detail?id=SPU1', '查看产品'],
  ['/tool/calculator/ups', '去看看'],
])('%s: %s', (href, words) => expect(actionOf(href)).toBe(words));

it.each([
  ['校园 32 点位：整套清单，一键加入', '校园 32 点位', '整套清单，一键加入'],
  ['录像机硬盘怎么算，一张表说清', '录像机硬盘怎么算，一张表说清', ''],
  ['一：二：三', '一', '二：三'],
])('%s stands in its lines', (title, ...lines) => expect(linesOf(title)).toEqual(lines));
