import { expect, it } from 'vitest';
import { treeOf } from './tree.ts';
import { typeNameComplaints } from './type-names.ts';

const PIECES = 'export interface Pieces {\n  skuNo: string;\n}\n';
const saidOf = (path: string, text: string) => typeNameComplaints(treeOf({ 'packages/engines/pricing/pieces.ts': PIECES, [path]: text }));

it.each([
  ['an interface', 'export interface Pieces {\n  place: number;\n}\n'],
  ['a type', 'export type Pieces = number;\n'],
  ['a class', 'export abstract class Pieces {}\n'],
])('a word that is two things is told, as %s', (_name, other) =>
  expect(saidOf('packages/engines/compatibility/way.ts', other)).toEqual([
    'Pieces is declared in packages/engines/compatibility/way.ts and packages/engines/pricing/pieces.ts: one word, one thing',
  ]),
);

it.each([
  'apps/server/src/modules/order/store.ts',
  'apps/server/src/platform/db/seal.ts',
  'apps/server/demo-world/orders.ts',
  'apps/server/testkit/people.ts',
  'apps/web/src/lib/call.ts',
  'apps/web/src/features/order/api.ts',
  'apps/web/src/screens/order/checkout.tsx',
  'apps/console/src/features/payment/index.ts',
  'apps/sso/src/api.ts',
  'packages/contract/src/order/shapes.ts',
  'packages/ui/components/table.tsx',
  'packages/promotions/coupon/form.tsx',
])('on whatever floor: %s', (path) => expect(saidOf(path, PIECES)).toHaveLength(1));

it('the schema by which an engine’s type travels bears its name, and nothing else does', () => {
  const texts = {
    'packages/engines/roles/role-line.ts': 'export interface RoleLine {}\nexport type RoleAttribute = string;\n',
    'packages/contract/src/catalog/role-line.ts':
      'export const RoleLine = 1;\nexport type RoleLine = typeof RoleLine;\nexport const RoleAttribute = 1;\nexport type RoleAttribute = string;\n',
  };
  expect(typeNameComplaints(treeOf(texts))).toEqual([]);
  expect(typeNameComplaints(treeOf({ ...texts, 'apps/web/src/lib/a.ts': 'export type RoleLine = 1;\n' }))).toEqual([
    expect.stringContaining('RoleLine is declared in apps/web'),
  ]);
  expect(typeNameComplaints(treeOf({ ...texts, 'packages/contract/src/catalog/role-line.ts': 'export type RoleLine = 1;\n' }))).toEqual([
    expect.stringContaining('RoleAttribute is no longer declared in'),
  ]);
});

it('a value may bear the name of its type, a room may keep a type to itself, and tests have words of their own', () => {
  const value = 'export const SkuType = { Standard: 0 } as const;\nexport type SkuType = (typeof SkuType)[keyof typeof SkuType];\n';
  const inner = 'interface Pieces {\n  place: number;\n}\n';
  const texts = { 'packages/engines/goods/sku-type.ts': value, 'packages/engines/pricing/pieces.ts': PIECES, 'packages/engines/sizing/a.ts': inner };
  expect(typeNameComplaints(treeOf({ ...texts, 'packages/engines/sizing/a.fixture.ts': PIECES, 'apps/web/src/lib/a.test.tsx': PIECES }))).toEqual([]);
});
