import { expect, it } from 'vitest';
import { treeOf } from './tree.ts';
import { typeNameComplaints } from './type-names.ts';

const PIECES = 'export interface Pieces {\n  skuNo: string;\n}\n';

it.each([
  ['an interface', 'export interface Pieces {\n  place: number;\n}\n'],
  ['a type', 'export type Pieces = number;\n'],
])('a word that is two things is told, as %s', (_name, other) =>
  expect(typeNameComplaints(treeOf({ 'packages/engines/pricing/pieces.ts': PIECES, 'packages/engines/compatibility/way.ts': other }))).toEqual([
    'Pieces is declared in packages/engines/compatibility/way.ts and packages/engines/pricing/pieces.ts: one word, one thing',
  ]),
);

it('a value may bear the name of its type, a room may keep a type to itself, and tests have words of their own', () => {
  const value = 'export const SkuType = { Standard: 0 } as const;\nexport type SkuType = (typeof SkuType)[keyof typeof SkuType];\n';
  const inner = 'interface Pieces {\n  place: number;\n}\n';
  const texts = { 'packages/engines/goods/sku-type.ts': value, 'packages/engines/pricing/pieces.ts': PIECES, 'packages/engines/sizing/a.ts': inner };
  expect(typeNameComplaints(treeOf({ ...texts, 'packages/engines/sizing/a.fixture.ts': PIECES }))).toEqual([]);
});
