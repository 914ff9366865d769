import { expect, test } from 'vitest';
import { tipPlace } from './tip-place.ts';

const room = { left: 0, top: 0, right: 1000, bottom: 600 };
const at = (left: number, top: number) => ({ left, top, right: left + 32, bottom: top + 32 });
const tip = { width: 120, height: 24 };

test.each([
  ['in the middle of the window', at(500, 300), { across: 'middle', side: 'above' }],
  ['at the left edge', at(4, 300), { across: 'start', side: 'above' }],
  ['at the right edge', at(964, 300), { across: 'end', side: 'above' }],
  ['at the upper edge', at(500, 10), { across: 'middle', side: 'below' }],
  ['in a corner', at(964, 0), { across: 'end', side: 'below' }],
])('words of a button %s stay inside', (_where, button, place) => {
  expect(tipPlace(button, tip, room)).toEqual(place);
});

test('where neither edge has room they begin with the button', () => {
  expect(tipPlace(at(40, 300), tip, { ...room, right: 110 })).toEqual({ across: 'start', side: 'above' });
});
