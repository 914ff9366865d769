import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toastTop } from './toast-place.ts';

const room = { top: 0, bottom: 900 };
const toasts = { left: 480, right: 960, height: 44 };
const search = { left: 480, top: 52, right: 980, bottom: 92 };

test('toasts stand at the top where nothing is typed there', () => expect(toastTop(toasts, [[]], room)).toBe(8));

test('they stand below a search box, and between two fields only where they fit', () => {
  expect(toastTop(toasts, [[search]], room)).toBe(100);
  expect(toastTop(toasts, [[search, { ...search, top: 160, bottom: 192 }]], room)).toBe(100);
  expect(toastTop(toasts, [[search, { ...search, top: 150, bottom: 192 }]], room)).toBe(200);
});

test('a field beside them is not in their way', () => expect(toastTop(toasts, [[{ ...search, left: 0, right: 480, top: 8 }]], room)).toBe(8));

test('a keyboard that takes the lower half leaves them the upper', () => {
  const field = { left: 0, top: 60, right: 390, bottom: 500 };
  expect(toastTop({ left: 16, right: 374, height: 44 }, [[field]], { top: 0, bottom: 400 })).toBe(8);
  expect(toastTop({ left: 16, right: 374, height: 44 }, [[field]], { top: 100, bottom: 844 })).toBe(508);
});

test('they never cover a field while there is any room left below all of them (SHELL-8)', () => {
  const edges = fc.record({ left: fc.nat(1000), top: fc.nat(700), width: fc.integer({ min: 1, max: 900 }), height: fc.integer({ min: 1, max: 100 }) });
  fc.assert(
    fc.property(fc.array(edges, { maxLength: 12 }), (boxes) => {
      const fields = boxes.map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));
      const top = toastTop(toasts, [fields], room);
      const isCovered = fields.some((f) => f.left < toasts.right && f.right > toasts.left && f.top < top + toasts.height && f.bottom > top);
      expect(isCovered).toBe(false);
    }),
  );
});

test('where there is no room beside everything, what stands last is covered first', () => {
  const bar = { left: 0, top: 0, right: 1440, bottom: 56 };
  const field = { left: 0, top: 56, right: 1440, bottom: 500 };
  const button = { left: 0, top: 500, right: 1440, bottom: 880 };
  expect(toastTop(toasts, [[bar, field], [button]], room)).toBe(508);
  expect(toastTop(toasts, [[bar], [{ ...field, bottom: 880 }], [button]], room)).toBe(64);
  expect(toastTop(toasts, [[{ ...bar, bottom: 880 }], [field]], room)).toBe(8);
});
