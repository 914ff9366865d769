import { expect, it } from 'vitest';
import { dialledPhone } from './phone.ts';

it.each([
  [' +86 138-0000-0000', '13800000000'],
  ['１３９００００１２３４', '13900001234'],
  ['０５７１-8888 8888', '0571-88888888'],
  ['057188888888', '057188888888'],
  ['12345', '12345'],
  ['', ''],
])('a phone %j is dialled as %j', (typed, dialled) => {
  expect(dialledPhone(typed)).toBe(dialled);
});
