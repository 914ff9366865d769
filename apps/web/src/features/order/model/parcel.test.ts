import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLastParcel, openLines, parcelLines, piecesLeft, wholeParcel, withPieces } from './parcel.ts';

const untouched = { withdrawnQuantity: 0, heldQuantity: 0 };
const lines = [
  { id: 'a', quantity: 5, shippedQuantity: 2, ...untouched },
  { id: 'b', quantity: 3, shippedQuantity: 3, ...untouched },
  { id: 'c', quantity: 1, shippedQuantity: 0, ...untouched },
];

describe('a parcel', () => {
  it('begins with all that is left to be sent', () => {
    expect(wholeParcel(lines)).toEqual({ a: 3, c: 1 });
    expect(isLastParcel(lines, wholeParcel(lines))).toBe(true);
  });

  it('leaves out what the money went back for, or is asked back for (AFTER-5)', () => {
    expect(wholeParcel([{ id: 'a', quantity: 9, shippedQuantity: 2, withdrawnQuantity: 3, heldQuantity: 1 }])).toEqual({ a: 3 });
  });

  it('holds the pieces typed, and no line without any', () => {
    expect(parcelLines(lines, { a: 1, c: null })).toEqual([{ id: 'a', quantity: 1 }]);
    expect(isLastParcel(lines, { a: 1, c: null })).toBe(false);
    expect(parcelLines(lines, {})).toEqual([]);
  });

  it('takes a line that was left out in with all that is left of it, to be lowered from there', () => {
    const line = { id: 'a', max: 3 };
    const taken = withPieces({ c: 1 }, line, 1);
    expect(taken).toEqual({ a: 3, c: 1 });
    expect(withPieces(taken, line, 2)).toEqual({ a: 2, c: 1 });
    expect(withPieces(taken, line, null)).toEqual({ a: null, c: 1 });
    expect(withPieces({ a: null }, line, 1)).toEqual({ a: 3 });
  });

  it('never holds more of a line than is left, whatever is typed', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            quantity: fc.integer({ min: 1, max: 99 }),
            shippedQuantity: fc.integer({ min: 0, max: 99 }),
            typed: fc.option(fc.integer({ min: -5, max: 200 })),
          }),
        ),
        (rows) => {
          const own = rows.map((row, index) => ({
            id: String(index),
            quantity: row.quantity,
            shippedQuantity: Math.min(row.quantity, row.shippedQuantity),
            ...untouched,
          }));
          const typed = Object.fromEntries(rows.map((row, index) => [String(index), row.typed]));
          for (const { id, quantity } of parcelLines(own, typed)) {
            const line = own.find((one) => one.id === id);
            expect(quantity).toBeGreaterThan(0);
            expect(quantity).toBeLessThanOrEqual(line ? piecesLeft(line) : 0);
          }
          expect(openLines(own).length).toBeGreaterThanOrEqual(parcelLines(own, typed).length);
        },
      ),
    ));
});
