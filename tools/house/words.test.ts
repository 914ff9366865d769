import { describe, expect, it } from 'vitest';
import { treeOf } from './tree.ts';
import { wordComplaints } from './words.ts';

const saidOf = (text: string, path = 'apps/web/src/a.tsx') => wordComplaints(treeOf({ [path]: text }));

describe('words of identifiers', () => {
  it.each([
    ['a variable', 'const settled = 1;', 'settled: say debounced'],
    ['a word within a name', 'export function keepWishOf() {}', 'keepWishOf: say request'],
    ['a type', 'interface ListDeeds { a: string }', 'ListDeeds: say action'],
    ['a property', 'const io = { lament: 1 };', 'lament: say error'],
    ['a private field', 'class A { #standing = 1; }', 'standing: say current'],
    ['an attribute', 'const a = <Dialog deed="x" />;', 'deed: say action'],
    ['a constant', 'const SETTLE_MS = 300;', 'SETTLE_MS: say debounced'],
    ['the draft by the name of any list', 'export function AddToList() {}', 'AddToList: say Selection'],
    ['its store', 'interface ListStoreDeps {}', 'ListStoreDeps: say Selection'],
    ['its hook', 'const lines = useList();', 'useList: say Selection'],
  ])('%s is a complaint', (_, text, said) => {
    expect(saidOf(text)).toEqual([expect.stringContaining(said)]);
  });

  it('one of the six scenarios is no scene, which is an order’s', () => {
    expect(saidOf('const scene = 1;', 'apps/web/src/features/recommend/a.ts')).toHaveLength(1);
    expect(saidOf('const scene = 1;', 'apps/web/src/features/design-order/a.ts')).toEqual([]);
  });

  it('a list that may be an order’s is one', () => {
    expect(saidOf('const useListening = 1; const ListPlace = 1; const ListCheckPanel = 1; const ListTables = 1;')).toEqual([]);
    expect(saidOf('const listTables = 1; class ListState {}', 'apps/server/src/a.ts')).toEqual([]);
  });

  it('a design order is generated, what is bought is placed', () => {
    const placed = 'export const placeOrder = 1; const ordersPlaced = 2; const placesOrders = 3; const placeOrdering = 4;';
    expect(saidOf(placed, 'apps/server/src/modules/design-order/quotes/a.ts')).toHaveLength(3);
    expect(saidOf(placed, 'apps/server/src/modules/order/a.ts')).toEqual([]);
  });

  it('settlement is free where it is settled', () => {
    expect(saidOf('const preSettlement = 1;', 'apps/server/src/modules/order/a.ts')).toEqual([]);
  });

  it('comments, texts, the language and words that only contain one are none', () => {
    expect(saidOf("/** What the deed settles. */ const a = 'settled wish'; const attended = Promise.allSettled([]); const extend = 1;")).toEqual([]);
  });
});
