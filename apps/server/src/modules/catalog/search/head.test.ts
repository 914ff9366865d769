/** Which word is the thing asked for, what only says what it is used with, and what it must not have (GOODS-38). */
import { describe, expect, test } from 'vitest';
import { demoCatalog } from '../../../../demo-world/catalog.ts';
import { goodsInMemory } from '@portal/server/testkit/goods-in-memory';
import { asideIn } from './aside.ts';
import { headOf } from './head.ts';
import { searchPlanOf } from './search-plan.ts';
import { withoutIn } from './without.ts';

const { taxonomy } = goodsInMemory(demoCatalog({ now: Date.UTC(2026, 10, 21), brand: '海康威视' }));
const headIn = (keyword: string): string | undefined => headOf(searchPlanOf(keyword)?.parts ?? [], taxonomy)?.text;

describe('the thing asked for', () => {
  test.each([
    ['400万 poe 半球', '半球'],
    ['枪机 支架', '支架'],
    ['支架 球机', '支架'],
    ['电池可视门铃', '可视门铃'],
    ['ups 电池', '电池'],
    ['抱箍 立杆用', '抱箍'],
    ['立杆用的抱箍', '抱箍'],
    ['工业交换机 导轨', '工业交换机'],
    ['停车场一体机', '停车场一体机'],
    ['自助缴费 扫码', '自助缴费'],
    ['红外 30米', undefined],
    ['poe 8口', undefined],
  ])('of %s is %s', (keyword, head) => expect(headIn(keyword)).toBe(head));
});

test.each([
  [['立杆', '用', '的', '抱箍'], ['立杆']],
  [['给', '球机', '的', '支架'], ['球机']],
  [
    ['大巴车', '上', '用', '的', '录像机'],
    ['大巴车', '上'],
  ],
  [['半球', '支架'], []],
])('of %j only %j says what it is used with', (words, aside) => {
  const found = asideIn(words);
  expect(words.filter((_, place) => found.has(place))).toEqual(aside);
});

describe('what it must not have', () => {
  test.each([
    ['不带音频的半球', '半球', ['拾音', '内置拾音']],
    ['24口 不要poe 交换机', '24口 交换机', ['poe']],
    ['非屏蔽网线', '非屏蔽网线', []],
    ['无线烟感', '无线烟感', []],
    ['不带poe', '不带poe', []],
  ])('%s: %s without %j', (written, rest, absent) => {
    const found = withoutIn(written);
    expect(found.rest).toBe(rest);
    const words = found.question === null ? [] : found.question.kind === 'any' ? found.question.of : [found.question];
    expect(words.map((one) => (one.kind === 'word' ? one.word : ''))).toEqual(absent);
  });
});
