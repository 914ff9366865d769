import { expect, it } from 'vitest';
import { readShare } from './share-draft.ts';

it('days and password are read as they are typed, full-width figures too; no password is none', () => {
  expect(readShare({ days: '１５', password: '' })).toEqual({ ok: true, terms: { days: 15 } });
  expect(readShare({ days: '7', password: 'ａｂｃ123' })).toEqual({ ok: true, terms: { days: 7, password: 'abc123' } });
});

it('says of both boxes at once what is wrong with them', () => {
  expect(readShare({ days: '', password: '12 4' })).toEqual({
    ok: false,
    faults: { days: '有效天数应为 1 到 365 的整数', password: '访问密码为 6 到 20 个字符，不含空格' },
  });
  expect(readShare({ days: '1.5', password: '' })).toEqual({ ok: false, faults: { days: '有效天数应为 1 到 365 的整数' } });
});
