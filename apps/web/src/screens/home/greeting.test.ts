import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each([
  [0, '凌晨好'],
  [4, '凌晨好'],
  [5, '早上好'],
  [9, '上午好'],
  [11, '中午好'],
  [13, '下午好'],
  [17, '下午好'],
  [18, '晚上好'],
  [23, '晚上好'],
])('at %d it says %s', (hour, words) => expect(greeting(hour)).toBe(words));
