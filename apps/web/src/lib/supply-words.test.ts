import { expect, it } from 'vitest';
import { supplyWords } from './supply-words.ts';

it.each([
  [{ stockTotal: 7, leadDays: 3, unit: '台' }, '经销商库存\u00a07\u00a0台 · 3\u00a0天供货'],
  [{ stockTotal: 7, leadDays: 0 }, '经销商库存\u00a07 · 当天供货'],
  [{ stockTotal: null, leadDays: 2 }, '2\u00a0天供货'],
  [{ stockTotal: null, leadDays: null }, ''],
])('what a dealer has, and in how many days %#', (supply, words) => expect(supplyWords(supply)).toBe(words));
