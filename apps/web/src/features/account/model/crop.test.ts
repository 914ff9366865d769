import { describe, expect, it } from 'vitest';
import { dragged, inside, middleOf, sideOf } from './crop.ts';

const size = { width: 1200, height: 800 };

describe('the square of a picture', () => {
  it('is the largest one in the middle at first', () => {
    expect(middleOf(size)).toEqual({ zoom: 1, x: 600, y: 400 });
    expect(sideOf(size, middleOf(size))).toBe(800);
  });

  it.each([
    ['stays where it is', { zoom: 2, x: 500, y: 300 }, { zoom: 2, x: 500, y: 300 }],
    ['does not leave the left and upper edge', { zoom: 2, x: 0, y: -50 }, { zoom: 2, x: 200, y: 200 }],
    ['does not leave the right and lower edge', { zoom: 1, x: 2000, y: 2000 }, { zoom: 1, x: 800, y: 400 }],
    ['is not larger than the picture', { zoom: 0.2, x: 600, y: 400 }, { zoom: 1, x: 600, y: 400 }],
    ['is not smaller than a quarter', { zoom: 9, x: 600, y: 400 }, { zoom: 4, x: 600, y: 400 }],
  ])('%s', (_name, crop, expected) => expect(inside(size, crop)).toEqual(expected));

  it('follows the finger: what is dragged right uncovers what lies left', () => {
    expect(dragged(size, { zoom: 2, x: 600, y: 400 }, { dx: 28, dy: -14 }, 280)).toEqual({ zoom: 2, x: 560, y: 420 });
    expect(dragged(size, { zoom: 1, x: 600, y: 400 }, { dx: 0, dy: 90 }, 280)).toEqual({ zoom: 1, x: 600, y: 400 });
  });
});
