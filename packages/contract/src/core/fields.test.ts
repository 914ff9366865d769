import { describe, expect, it } from 'vitest';
import { orderName } from '../design-order/index.ts';
import { z } from 'zod';
import { attributesOf, calendarDay, dayQuery, keywordQuery, moment, nameText, pagingQuery, plainText } from './fields.ts';
import { isNameText, isVisible } from './seen-text.ts';
import { ATTRIBUTES_MAX } from './limits.ts';

describe('what can be seen', () => {
  it.each(['', ' ', '\u200B', '\u200B\u2060\uFEFF', '\u3164', '\u2800', '\uFFA0', '\u00AD', '\uFE0F'])('%j cannot', (text) => {
    expect(isVisible(text)).toBe(false);
    expect(orderName.safeParse(text).error?.issues[0]?.message).toMatch(/[\u4e00-\u9fff]/);
  });
  it.each(['家', '①', '😀', '。'])('%j can', (text) => {
    expect(isVisible(text)).toBe(true);
    expect(orderName.safeParse(text).success).toBe(true);
  });
});

it('a keyword may not unfold to more than twice what may be typed', () => {
  expect(keywordQuery.safeParse('ﷺ'.repeat(5)).success).toBe(true);
  expect(keywordQuery.safeParse('ﷺ'.repeat(50)).success).toBe(false);
  expect(keywordQuery.safeParse('４００万'.repeat(12)).success).toBe(true);
});

describe('a name (WIRE-9)', () => {
  it.each([
    '公司\u3164',
    'a\u115Fb',
    'a\u1160',
    'a\uFFA0',
    'a\u2800b',
    'a\u034Fb',
    'a\u17B4',
    'a\u{E0100}',
    'a\u180B',
    'a\u061Cb',
    'a\u200F',
    '海\u0085康',
    'a\u200Bb',
    'a\u202Egpj',
    '家\u2066',
    '家\uD800',
    '一\n二',
    '\u007F家',
  ])('%j is none', (text) => {
    expect(isNameText(text)).toBe(false);
    expect(nameText(20, '请输入').safeParse(text).error?.issues[0]?.message).toMatch(/看不见的字符/);
    // an order's loses its blanks first
    expect(orderName.safeParse(text).success).toBe(text === '一\n二');
  });
  it.each(['海康威视', '𠮷野家', 'Ömer', '☕️', 'a·b'])('%j is one', (text) => expect(nameText(20, '请输入').safeParse(text).success).toBe(true));
  it('is kept composed, whatever typed it', () => expect(nameText(20, '请输入').parse(' O\u0308mer ')).toBe('Ömer'));
  it('is counted in letters, however many units one takes', () =>
    expect([50, 51].map((letters) => nameText(50, '请输入').safeParse('𠮷'.repeat(letters)).success)).toEqual([true, false]));
});

describe('a day (WIRE-9)', () => {
  const said = (day: unknown) =>
    calendarDay('请选择日期')
      .safeParse(day)
      .error?.issues.map(({ message }) => message);
  it.each(['2000-01-01', '2026-02-28', '2100-12-31'])('%s is one', (day) => expect(said(day)).toBe(undefined));
  it.each(['', '2026-02-30', '2026-2-3', null, undefined])('%s is none', (day) => expect(said(day)).toEqual(['请选择日期']));
  it.each(['0000-01-01', '0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31'])('%s is too far', (day) =>
    expect(said(day)).toEqual(['日期应在 2000-01-01 到 2100-12-31 之间']),
  );
});

it.each(['0001-01-01', '9999-12-31', '2026-02-30', 'x'])('a day of an address: %s is none', (day) => {
  expect(dayQuery.safeParse(day).error?.issues[0]?.message).toBe('日期应在 2000-01-01 到 2100-12-31 之间');
  expect(moment('请选择').safeParse(`${day}T00:00:00.000Z`).success).toBe(false);
});

it('signs that turn others about are dropped of every text (WIRE-9)', () => expect(plainText(4).parse(' \u202Eab\u2066\nc\u2069 ')).toBe('ab\nc'));

describe('a number of an address (WIRE-9)', () => {
  const page = (said: unknown) => z.object(pagingQuery).safeParse({ page: said });
  it.each(['0x10', '1e1', ' 1', '+1', '1.0', '', '-1', '１', '99999999999', ['1', '2']])('%j is refused', (said) => expect(page(said).success).toBe(false));
  it.each(['1', '007', '500'])('%j is one', (said) => expect(page(said).data?.page).toBe(Number(said)));
  it('may be given as a number, and may be left out', () => expect([page(3).data?.page, page(undefined).data?.page]).toEqual([3, 1]));
});

it('of too many attributes nothing is said but that', () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`第${index}`, {}]));
  expect(
    attributesOf(z.string())
      .safeParse(many)
      .error?.issues.map(({ message }) => message),
  ).toEqual([`最多填写 ${ATTRIBUTES_MAX} 个参数`]);
});

it.each(['-1', '0', '1.5', '1e9', '１２', ''])('a page %j is told what pages there are', (page) => {
  const [issue] = z.object(pagingQuery).safeParse({ page }).error?.issues ?? [];
  expect([issue?.path, issue?.message]).toEqual([['page'], '页码应为 1 到 500 的整数']);
});
