/** Boxes of network cable and how they are cut. Source: CALC-8, BOOK-10. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hTwistedPairAmount } from '../calculators/index.ts';
import type { Raw } from '../inputs/index.ts';
import { cableCuts } from './cable-cuts.ts';

function drawn(inputs: Raw) {
  const found = hTwistedPairAmount(inputs);
  if (!found.valid) throw new Error(JSON.stringify(found.errors));
  const { shapes, height } = cableCuts(found.values, found);
  const rects = (look: string) => shapes.flatMap((shape) => (shape.kind === 'rect' && shape.look === look ? [shape] : []));
  return { found, height, boxes: rects('track'), pieces: rects('piece'), texts: shapes.flatMap((shape) => (shape.kind === 'words' ? [shape.text] : [])) };
}

describe('by an average', () => {
  // 1.1 × 37.5 + 6 = 47.25 m: six out of a box
  const { boxes, pieces, texts } = drawn({ points: 20, farthestM: 60, nearestM: 15 });
  it('each box is full but the last', () => {
    expect(boxes).toHaveLength(4);
    const perBox = boxes.map(({ y }) => pieces.filter((piece) => piece.y === y).length);
    expect(perBox).toEqual([6, 6, 6, 2]);
  });
  it('a piece is as long as its run', () => {
    expect(texts.filter((text) => text === '47.3')).toHaveLength(20);
    for (const { width } of pieces) expect((width + 1.5) / (400 - 62 - 8)).toBeCloseTo(47.25 / 305, 6);
  });
});

describe('by a list', () => {
  it('of more boxes than eight the others are told', () => {
    const { found, boxes, texts } = drawn({ mode: 'list', lengthsM: Array.from({ length: 40 }, () => 80) });
    expect(found.boxes).toBeGreaterThan(8);
    expect(boxes).toHaveLength(8);
    expect(texts.at(-1)).toBe(`还有 ${found.boxes - 8} 箱未画出`);
  });
  it('pieces lie one after the other, none over another, none beyond the box', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 250 }), { minLength: 1, maxLength: 60 }), (lengthsM) => {
        const { boxes, pieces } = drawn({ mode: 'list', lengthsM });
        for (const box of boxes) {
          const its = pieces.filter(({ y }) => y === box.y);
          expect(its.length).toBeGreaterThan(0);
          for (const [place, piece] of its.entries()) {
            const before = its[place - 1];
            expect(piece.x).toBeGreaterThanOrEqual(before === undefined ? box.x : before.x + before.width - 0.001);
            expect(piece.x + piece.width).toBeLessThanOrEqual(box.x + box.width + 0.001);
          }
        }
      }),
    ));
});
