import { expect, it } from 'vitest';
import { sliceAt } from './viewer-slice.ts';

it('shows seven small pictures at a time, those among which the large one stands', () => {
  const pictures = Array.from({ length: 16 }, (_, place) => place);
  const seven = (first: number) => pictures.slice(first, first + 7);
  expect([0, 6, 7, 13].map((at) => sliceAt(pictures, at))).toEqual([seven(0), seven(0), seven(7), seven(7)]);
  expect(sliceAt(pictures, 15)).toEqual([14, 15]);
  expect(sliceAt(pictures.slice(0, 3), 2)).toEqual([0, 1, 2]);
});
