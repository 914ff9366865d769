import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pieces } from '@portal/engines/pricing';
import { differenceOf, summed } from './difference.ts';

const now = (list: Record<string, number>) => new Map(Object.entries(list));
const pieces = (list: Record<string, number>): Pieces[] => Object.entries(list).map(([skuNo, quantity]) => ({ skuNo, quantity }));

describe('the difference of applying again', () => {
  it.each([
    [
      'the first time everything is added',
      {},
      {},
      { A: 2, B: 1 },
      [
        ['added', 'A', 0, 2],
        ['added', 'B', 0, 1],
      ],
    ],
    ['the same again changes nothing', { A: 2 }, { A: 2 }, { A: 2 }, [['same', 'A', 2, 2]]],
    [
      'more is raised, less is lowered',
      { A: 2, B: 5 },
      { A: 2, B: 5 },
      { A: 3, B: 4 },
      [
        ['raised', 'A', 2, 3],
        ['lowered', 'B', 5, 4],
      ],
    ],
    [
      'what is no longer needed is removed',
      { A: 2 },
      { A: 2 },
      { B: 1 },
      [
        ['added', 'B', 0, 1],
        ['removed', 'A', 2, 0],
      ],
    ],
    ['the user’s own pieces stay beside the applied ones', { A: 5 }, { A: 2 }, { A: 4 }, [['raised', 'A', 5, 7]]],
    [
      'the user’s own pieces stay when the rest goes',
      { A: 5 },
      { A: 2 },
      { B: 1 },
      [
        ['added', 'B', 0, 1],
        ['lowered', 'A', 5, 3],
      ],
    ],
    ['pieces the user took out are not taken out twice', { A: 1 }, { A: 4 }, { A: 4 }, [['raised', 'A', 1, 4]]],
    ['after the list was emptied everything comes anew', {}, { A: 4, B: 1 }, { A: 3 }, [['added', 'A', 0, 3]]],
    ['other products of the list are not spoken of', { A: 1, X: 9 }, { A: 1 }, { A: 1 }, [['same', 'A', 1, 1]]],
  ])('%s', (_name, there, last, chosen, expected) => {
    const found = differenceOf(now(there as Record<string, number>), pieces(last as Record<string, number>), pieces(chosen as Record<string, number>));
    expect(found.map(({ kind, skuNo, before, after }) => [kind, skuNo, before, after])).toEqual(expected);
  });

  it('a model named twice counts together', () => {
    expect(differenceOf(new Map(), [], [...pieces({ A: 2 }), ...pieces({ B: 1 }), ...pieces({ A: 3 })])).toMatchObject([
      { skuNo: 'A', after: 5 },
      { skuNo: 'B', after: 1 },
    ]);
  });

  const list = fc.dictionary(fc.constantFrom('A', 'B', 'C', 'D'), fc.integer({ min: 1, max: 50 }));

  it('applying back and forth with nothing between always ends where it began, whatever the user’s own pieces', () => {
    fc.assert(
      fc.property(list, list, list, (own, first, second) => {
        const applied = (there: ReadonlyMap<string, number>, last: Pieces[], chosen: Pieces[]) => {
          const after = new Map(there);
          for (const change of differenceOf(there, last, chosen)) after.set(change.skuNo, change.after);
          return new Map([...after].filter(([, quantity]) => quantity > 0));
        };
        const once = applied(now(own), [], pieces(first));
        const other = applied(once, pieces(first), pieces(second));
        expect(other).toEqual(summed([...pieces(own), ...pieces(second)]));
        expect(applied(other, pieces(second), pieces(first))).toEqual(once);
      }),
    );
  });
});
