import { expect, test } from 'vitest';
import { panelPlace } from './panel-place.ts';

test('a button in the lower half has its panel above, below the bar of the page', () =>
  expect(panelPlace({ top: 436, bottom: 480 }, 844)).toEqual({ side: 'above', room: 364 }));
test('one in the upper half has it below, above the bar of the page', () =>
  expect(panelPlace({ top: 200, bottom: 244 }, 844)).toEqual({ side: 'below', room: 472 }));
