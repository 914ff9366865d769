import { describe, expect, it } from 'vitest';
import { lightPageComplaints } from './light-pages.ts';
import { treeOf } from './tree.ts';

const house = {
  'packages/contract/package.json': '{ "name": "@portal/contract", "exports": { "./*": "./src/*/index.ts" } }',
  'packages/contract/src/catalog/index.ts': "export { listSpu } from './endpoints.ts';\nexport { Spu } from './shapes.ts';\nexport * from './limits.ts';",
  'packages/contract/src/catalog/endpoints.ts': "import { z } from 'zod';\nexport const listSpu = z.object();",
  'packages/contract/src/catalog/shapes.ts': "import { z } from 'zod';\nexport const Spu = z.object();\nexport type Spu = z.infer<typeof Spu>;",
  'packages/contract/src/catalog/limits.ts': 'export const KEYWORD_MAX = 50;',
};
const page = 'apps/web/src/screens/product/page.tsx';
const said = (texts: Record<string, string>) => lightPageComplaints(treeOf({ ...house, ...texts }));

describe('a page that visitors open first', () => {
  it.each([
    ['a limit', "import { KEYWORD_MAX } from '@portal/contract/catalog';\nexport default () => KEYWORD_MAX;"],
    ['a type', "import type { Spu } from '@portal/contract/catalog';\nexport default (spu: Spu) => spu;"],
    ['a type among names', "import { KEYWORD_MAX, type Spu } from '@portal/contract/catalog';\nexport default (spu: Spu) => KEYWORD_MAX;"],
    ['what its loader calls', "import { listSpu } from '@portal/contract/catalog';\nexport const loader = () => call(listSpu);\nexport default () => null;"],
    ['what loads when it is asked for', "export default async () => (await import('@portal/contract/catalog')).listSpu;"],
  ])('may take %s', (_name, text) => expect(said({ [page]: text })).toEqual([]));

  it.each([
    [
      'an endpoint',
      { [page]: "import { listSpu } from '@portal/contract/catalog';\nexport default () => call(listSpu);" },
      /page\.tsx loads zod .*endpoints\.ts → zod/,
    ],
    [
      'a part with a schema, far below',
      {
        [page]: "import { part } from './part.tsx';\nexport default part;",
        'apps/web/src/screens/product/part.tsx': "import * as catalog from '@portal/contract/catalog';\nexport const part = catalog.Spu;",
      },
      /page\.tsx loads zod .*part\.tsx → .*shapes\.ts → zod/,
    ],
    ['the sign-on card with a schema', { 'apps/sso/src/main.tsx': "import { Spu } from '@portal/contract/catalog';\nSpu;" }, /sso\/src\/main\.tsx loads zod/],
    [
      'limits with a schema',
      { 'packages/contract/src/catalog/limits.ts': "import { Spu } from './shapes.ts';\nexport const KEYWORD_MAX = Spu;" },
      /limits\.ts loads zod/,
    ],
  ])('may not take %s', (_name, texts, complaint) => {
    expect(said(texts as Record<string, string>)).toContainEqual(expect.stringMatching(complaint));
  });
});

it('no page begins with the rules of the check, those of the tools neither; what loads later may bring them', () => {
  const rules = 'packages/engines/compatibility/compat-check.ts';
  const texts = (line: string) => ({
    [rules]: 'export const compatCheck = 1;',
    'apps/web/src/features/design-order/printed.tsx': line,
    'apps/web/src/screens/tool/order.tsx': "import { Printed } from '../../features/design-order/printed.tsx';\nexport const Page = () => <Printed />;",
  });
  const taken = "import { compatCheck } from '../../../../../packages/engines/compatibility/compat-check.ts';\nexport const Printed = () => compatCheck;";
  const later = "export const Printed = () => import('../../../../../packages/engines/compatibility/compat-check.ts');";
  expect(lightPageComplaints(treeOf(texts(taken)))).toEqual([expect.stringContaining(`order.tsx loads ${rules} before it is drawn`)]);
  expect(lightPageComplaints(treeOf(texts(later)))).toEqual([]);
});
