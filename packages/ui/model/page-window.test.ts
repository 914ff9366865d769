import { expect, test } from 'vitest';
import { MAX_PAGES, pageWindow } from './page-window.ts';

// four page buttons: WIRE-5
test.each([
  [0, 10, 1, [1], null, null],
  [10, 10, 1, [1], null, null],
  [11, 10, 1, [1, 2], null, 2],
  [40, 10, 3, [1, 2, 3, 4], 2, 4],
  [200, 10, 1, [1, 2, 3, 4], null, 2],
  [200, 10, 2, [1, 2, 3, 4], 1, 3],
  [200, 10, 3, [2, 3, 4, 5], 2, 4],
  [200, 10, 7, [6, 7, 8, 9], 6, 8],
  [200, 10, 19, [17, 18, 19, 20], 18, 20],
  [200, 10, 20, [17, 18, 19, 20], 19, null],
])('%i rows of %i, page %i: buttons %j, back %s, on %s', (total, size, page, numbers, previous, next) => {
  expect(pageWindow({ total, size, page })).toMatchObject({ page, numbers, previous, next, cut: false });
});

test.each([
  [0, 1],
  [-3, 1],
  [21, 20],
  [Number.NaN, 1],
  [2.7, 2],
])('page %f of 20 is read as %i', (page, read) => {
  expect(pageWindow({ total: 200, size: 10, page }).page).toBe(read);
});

test('one leafs to page 500 and is told that there is more', () => {
  expect(pageWindow({ total: 5000, size: 10, page: 500 })).toMatchObject({ pages: 500, next: null, cut: false });
  expect(pageWindow({ total: 50_000, size: 10, page: 9999 })).toEqual({
    pages: MAX_PAGES,
    page: 500,
    numbers: [497, 498, 499, 500],
    previous: 499,
    next: null,
    cut: true,
  });
});

test('the current page is always among at most four buttons', () => {
  for (let pages = 1; pages <= 30; pages++) {
    for (let page = 1; page <= pages; page++) {
      const { numbers } = pageWindow({ total: pages * 10, size: 10, page });
      expect(numbers).toContain(page);
      expect(numbers.length).toBe(Math.min(4, pages));
      expect(numbers.at(-1)).toBeLessThanOrEqual(pages);
    }
  }
});
