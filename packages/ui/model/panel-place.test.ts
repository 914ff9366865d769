import { expect, test } from 'vitest';
import { panelPlace, panelShift } from './panel-place.ts';

test('a button in the lower half has its panel above, below the bar of the page', () =>
  expect(panelPlace({ top: 436, bottom: 480 }, 844)).toEqual({ side: 'above', room: 364 }));
test('one in the upper half has it below, above the bar of the page', () =>
  expect(panelPlace({ top: 200, bottom: 244 }, 844)).toEqual({ side: 'below', room: 472 }));
test('a panel that reaches over an edge moves in as far as it must, and one that is seen does not move', () =>
  expect(
    [
      { left: -200, right: 150 },
      { left: 150, right: 500 },
      { left: 20, right: 370 },
      { left: -5, right: 400 },
    ].map((panel) => panelShift(panel, 390)),
  ).toEqual([208, -118, 0, 13]));
