import { describe, expect, it } from 'vitest';
import { circlesOf, importComplaints, importsOf } from './imports.ts';
import { treeOf } from './tree.ts';

const packages = {
  'packages/units/package.json': '{ "name": "@portal/units", "exports": { ".": "./index.ts" } }',
  'packages/engines/package.json': '{ "name": "@portal/engines", "exports": { "./*": "./*/index.ts" } }',
  'packages/contract/package.json': '{ "name": "@portal/contract", "exports": { "./*": "./src/*/index.ts" } }',
  'apps/server/package.json': '{ "name": "@portal/server", "exports": { "./testkit/*": "./testkit/*.ts", "./*": "./src/*.ts" } }',
};
const complaintsOf = (file: string, line: string) => importComplaints(treeOf({ ...packages, [file]: `${line}\n\nexport const planted = used;\n` }));

describe('imports', () => {
  it.each([
    ['a server room that climbs the stairs', 'apps/server/src/modules/region/planted.ts', "import { used } from '../catalog/index.ts';"],
    ['a server room that looks right on its own step', 'apps/server/src/modules/enterprise/planted.ts', "import { used } from '../dealer/index.ts';"],
    ['a type that climbs the stairs', 'apps/server/src/modules/enterprise/planted.ts', "import type { used } from '../dealer/index.ts';"],
    ['a type that is named where it stands', 'apps/server/src/modules/enterprise/planted.ts', "type A = import('../dealer/index.ts').A; const used = 1 as A;"],
    ['a type asked of a value where it stands', 'apps/server/src/modules/enterprise/planted.ts', "const used: typeof import('../dealer/index.ts').a = 1;"],
    [
      'what is required from above',
      'apps/server/src/modules/enterprise/planted.ts',
      "import { createRequire } from 'node:module'; const load = createRequire(import.meta.url); const { used } = load('../dealer/index.ts');",
    ],
    [
      'what is required at once',
      'apps/server/src/modules/enterprise/planted.ts',
      "import { createRequire } from 'node:module'; const used = createRequire(import.meta.url)('../dealer/index.ts');",
    ],
    [
      'what is asked for its place',
      'apps/server/src/modules/enterprise/planted.ts',
      "import { createRequire } from 'node:module'; const { resolve } = createRequire(import.meta.url); const used = resolve('../dealer/index.ts');",
    ],
    [
      'a server room that answers with the words of one above',
      'apps/server/src/modules/order/planted.ts',
      "import { used } from '@portal/contract/after-sale';",
    ],
    ['a feature that speaks in the words of one above', 'apps/web/src/features/trade-credit/planted.ts', "import { used } from '@portal/contract/order';"],
    ['a feature that asks what one above does', 'apps/web/src/features/dealer/planted.ts', "const { used } = await import('@portal/contract/account');"],
    ['a room of the console in another’s window', 'apps/console/src/features/operator/planted.ts', "import { used } from '../payment/alarm-words.ts';"],
    ['a room of the console that climbs', 'apps/console/src/features/payment/planted.ts', "import { used } from '../operator/index.ts';"],
    ['a page of the console in a room’s window', 'apps/console/src/screens/planted.tsx', "import { used } from '../features/payment/alarm-words.ts';"],
    ['a room of the console that opens a page', 'apps/console/src/features/payment/planted.ts', "import { used } from '../../screens/board.tsx';"],
    ['the console’s lib that knows a room', 'apps/console/src/lib/planted.ts', "import { used } from '../features/payment/index.ts';"],
    ['a room of promotions that climbs', 'packages/promotions/reason/planted.ts', "import { used } from '../coupon/index.ts';"],
    ['a room of promotions in another’s window', 'packages/promotions/coupon/planted.ts', "import { used } from '../reason/reason-dialog.tsx';"],
    ['what is passed on from above', 'apps/server/src/modules/enterprise/planted.ts', "export { used } from '../dealer/index.ts';"],
    ['what loads later from above', 'apps/server/src/modules/enterprise/planted.ts', "const { used } = await import('../dealer/index.ts');"],
    ['a deep file of a room that climbs', 'apps/server/src/modules/region/a/b/c/planted.ts', "import { used } from '../../../../catalog/index.ts';"],
    ['an app that comes in by a room’s window', 'apps/server/src/planted.ts', "import { used } from './modules/catalog/store.ts';"],
    ['an app that comes in by a sub-room’s', 'apps/server/src/planted.ts', "import { used } from './modules/design-order/lines/index.ts';"],
    [
      'a screen that comes in by an engine’s',
      'apps/web/src/screens/home/planted.ts',
      "import { used } from '../../../../../packages/engines/roles/role-id.ts';",
    ],
    ['a server room that comes in by the window', 'apps/server/src/modules/design-order/planted.ts', "import { used } from '../catalog/store.ts';"],
    ['a feature that climbs the stairs', 'apps/web/src/features/catalog/planted.ts', "import { used } from '../design-order/index.ts';"],
    ['a feature that opens a screen', 'apps/web/src/features/catalog/planted.ts', "import { used } from '../../screens/home/home.tsx';"],
    ['a feature in the shell’s room from below', 'apps/web/src/features/catalog/planted.ts', "import { used } from '../shell/index.ts';"],
    ['lib that knows a feature', 'apps/web/src/lib/planted.ts', "import { used } from '../features/catalog/index.ts';"],
    ['a platform that knows a room', 'apps/server/src/platform/http/planted.ts', "import { used } from '../../modules/catalog/index.ts';"],
    ['a room that knows the app', 'apps/server/src/modules/region/planted.ts', "import { used } from '../../app.ts';"],
    ['facts that know an engine', 'packages/engines/constants/planted.ts', "import { used } from '../sizing/index.ts';"],
    ['inputs that know the roles', 'packages/engines/inputs/planted.ts', "import { used } from '../roles/index.ts';"],
    ['an engine that looks to its right', 'packages/engines/calculators/poe/planted.ts', "import { used } from '../../compatibility/index.ts';"],
    ['an engine that comes in by the window', 'packages/engines/sizing/led/planted.ts', "import { used } from '../../calculators/stream/bitrate.ts';"],
    ['a form of inputs that knows a room made of it', 'apps/web/src/features/inputs-form/planted.ts', "import { used } from '../recommend/index.ts';"],
    ['an engine that knows the wire', 'packages/engines/pricing/planted.ts', "import { used } from '@portal/contract/core';"],
    ['an engine that parses with zod', 'packages/engines/pricing/planted.ts', "import { z as used } from 'zod';"],
    ['an engine that reads files', 'packages/engines/pricing/planted.ts', "import { readFile as used } from 'node:fs/promises';"],
    ['a contract that knows the server', 'packages/contract/src/core/planted.ts', "import { used } from '@portal/server/app';"],
    ['a contract room that climbs the stairs', 'packages/contract/src/region/planted.ts', "import { used } from '../catalog/index.ts';"],
    ['a server that knows the web', 'apps/server/src/modules/region/planted.ts', "import { used } from '../../../../../apps/web/src/lib/x.ts';"],
    ['a server room that leans on the tests', 'apps/server/src/modules/region/planted.ts', "import { used } from '@portal/server/testkit/people';"],
    ['a production server that holds the demo world', 'apps/server/src/start/planted.ts', "import { demoCatalog as used } from '../../demo-world/catalog.ts';"],
    ['a web page that knows the server', 'apps/web/src/screens/home/planted.ts', "import { used } from '@portal/server/app';"],
    ['a page that leans on the tools', 'apps/web/src/screens/home/planted.ts', "import { used } from '../../../../../tools/x.mjs';"],
    ['a server sub-room that climbs', 'apps/server/src/modules/design-order/check/planted.ts', "import { used } from '../quotes/store.ts';"],
    ['a contract sub-room that climbs', 'packages/contract/src/design-order/lines/planted.ts', "import { used } from '../selection/shapes.ts';"],
    ['a web sub-room that climbs', 'apps/web/src/features/design-order/quotes/components/planted.tsx', "import { used } from '../../quotation/api.ts';"],
    ['a list that knows where products are found', 'apps/web/src/features/design-order/selection/planted.ts', "import { used } from '../picking/model/x.ts';"],
    ['a sub-room that knows the whole room', 'apps/server/src/modules/design-order/quotes/planted.ts', "import { used } from '../needs.ts';"],
    ['a ui part with trade words', 'packages/ui/planted.ts', "import { used } from '@portal/contract/catalog';"],
    ['a ui part that knows an engine', 'packages/ui/planted.ts', "import { used } from '@portal/engines/pricing';"],
  ])('refuses %s', (_name, file, line) => {
    expect(complaintsOf(file, line)).toEqual([expect.stringContaining(`${file} imports `)]);
  });

  it.each([
    ['a server room that goes down by the front door', 'apps/server/src/modules/design-order/planted.ts', "import { used } from '../catalog/index.ts';"],
    ['a room that uses its own files', 'apps/server/src/modules/design-order/planted.ts', "import { used } from './store.ts';"],
    ['a sub-folder of a room that uses the room', 'apps/server/src/modules/catalog/import/planted.ts', "import { used } from '../store.ts';"],
    ['a sub-room that goes down', 'apps/web/src/features/design-order/selection/components/planted.tsx', "import { used } from '../../check/model/x.ts';"],
    ['a room that puts its sub-rooms together', 'apps/server/src/modules/design-order/planted.ts', "import { used } from './quotation/needs.ts';"],
    ['a feature that goes down by the front door', 'apps/web/src/features/design-order/planted.ts', "import { used } from '../catalog/index.ts';"],
    ['a server room that answers in its own words', 'apps/server/src/modules/after-sale/planted.ts', "import { used } from '@portal/contract/order';"],
    ['a feature that speaks in words of below', 'apps/web/src/features/order/planted.ts', "import { used } from '@portal/contract/trade-credit';"],
    ['a screen that asks whatever it likes', 'apps/web/src/screens/planted.ts', "import { used } from '@portal/contract/feedback';"],
    ['a page of the console at a front door', 'apps/console/src/screens/planted.tsx', "import { used } from '../features/payment/index.ts';"],
    ['a room of promotions that goes down', 'packages/promotions/coupon/planted.ts', "import { used } from '../reason/index.ts';"],
    ['an engine that takes a fact', 'packages/engines/sizing/led/planted.ts', "import { used } from '../../constants/led.ts';"],
    ['an engine that knocks at its neighbour’s door', 'packages/engines/compatibility/planted.ts', "import { used } from '../sizing/index.ts';"],
    ['an engine that uses units', 'packages/engines/pricing/planted.ts', "import { used } from '@portal/units';"],
    ['a ui part that uses units', 'packages/ui/planted.ts', "import { used } from '@portal/units';"],
    ['a contract that uses an engine', 'packages/contract/src/design-order/planted.ts', "import { used } from '@portal/engines/pricing';"],
    ['a start that loads the demo world when asked', 'apps/server/src/start/planted.ts', "const { used } = await import('../../demo-world/catalog.ts');"],
    ['a test that looks through a window', 'apps/server/src/modules/design-order/planted.test.ts', "import { used } from '../catalog/store.ts';"],
  ])('lets %s pass', (_name, file, line) => {
    expect(complaintsOf(file, line)).toEqual([]);
  });

  it.each(['packages/units/planted.js', 'apps/web/src/planted.mts', 'apps/console/src/lib/planted.jsx', 'tools/planted.cjs'])(
    '%s is a kind of file that no rule reads',
    (path) => {
      expect(importComplaints(treeOf({ ...packages, [path]: '' }))).toEqual([`${path}: no rule reads it: source is .ts or .tsx, a tool’s .mjs`]);
      expect(importComplaints(treeOf({ ...packages, 'tools/planted.d.mts': '', 'tools/planted.mjs': '' }))).toEqual([]);
    },
  );

  it('a room nobody gave a place is a complaint', () => {
    expect(complaintsOf('apps/server/src/modules/cellar/planted.ts', "import { used } from './other.ts';")).toEqual([
      expect.stringContaining('stands on no stair'),
    ]);
  });

  it('so is a sub-room nobody gave a place', () => {
    expect(complaintsOf('apps/web/src/features/design-order/components/planted.tsx', "import { used } from './other.tsx';")).toEqual([
      expect.stringContaining('design-order/components: stands on no stair'),
    ]);
  });

  it('a circle is found, by types alone too; what loads later closes none', () => {
    const circle = (line: string) =>
      circlesOf(
        importsOf(
          treeOf({
            'packages/units/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
            'packages/units/b.ts': "export * from './c.ts';",
            'packages/units/c.ts': line,
          }),
        ),
      );
    expect(circle("import type { A } from './a.ts';\nexport type C = A;")).toEqual([['packages/units/a.ts', 'packages/units/b.ts', 'packages/units/c.ts']]);
    expect(circle("export type C = import('./a.ts').A;")).toHaveLength(1);
    expect(circle("export const later = () => import('./a.ts');")).toEqual([]);
  });
});
