import type { QuotationShare } from '@portal/contract/design-order';
import { expect, it } from 'vitest';
import { changesOf, openChangesOf } from './asked-changes.ts';

const asked = (number: number, gmtAsked: number, gmtDone: number | null = null, overtaken: 'asItWas' | 'byAnother' | null = null) => ({
  number,
  name: '王经理',
  phone: '',
  reason: `第 ${gmtAsked} 条`,
  gmtAsked,
  gmtDone,
  overtaken,
});
const link = (id: string, changes: QuotationShare['changes']): QuotationShare => ({
  id,
  quotationNumber: `BJ-${id}`,
  amount: 100,
  state: 'open',
  hasPassword: false,
  wrongTries: 0,
  opened: 0,
  gmtOpened: null,
  gmtCreate: 0,
  gmtExpire: 9,
  changes,
  answer: null,
  isCurrent: true,
});

it('all that was asked over any link stands, the newest first, done or not', () => {
  const shares = [link('b', [asked(2, 40), asked(1, 20, 30)]), link('a', [asked(1, 30)])];
  expect(changesOf(shares).map(({ shareId, gmtAsked, gmtDone }) => [shareId, gmtAsked, gmtDone])).toEqual([
    ['b', 40, null],
    ['a', 30, null],
    ['b', 20, 30],
  ]);
  expect(openChangesOf(shares).map(({ gmtAsked }) => gmtAsked)).toEqual([40, 30]);
});

it('nothing waits of what was accepted afterwards, as it was or otherwise', () => {
  const shares = [link('a', [asked(2, 30, null, 'byAnother'), asked(1, 20, null, 'asItWas')])];
  expect(openChangesOf(shares)).toEqual([]);
  expect(changesOf(shares)).toHaveLength(2);
});
