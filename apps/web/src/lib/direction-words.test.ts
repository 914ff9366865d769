import { expect, it } from 'vitest';
import { directionWords } from './direction-words.ts';

it.each([
  ['gmtListed', 'desc', '从新到旧'],
  ['gmtListed', 'asc', '从旧到新'],
  ['price', 'desc', '从高到低'],
  ['sumNo', 'asc', '从低到高'],
])('%s %s runs %s', (sort, order, words) => expect(directionWords(sort, order)).toBe(words));
