import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const oxlint = join(dirname(require.resolve('oxlint/package.json')), 'bin/oxlint');

/** A tree of its own with our lint and one planted line. */
function complaintsOf(house: string, file: string, line: string): string {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${line}\n\nexport const planted = used;\n`);
  try {
    execFileSync(process.execPath, [oxlint, '-c', 'oxlint.config.ts', file], { cwd: house, encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  } finally {
    rmSync(path);
  }
}

describe('the import lint', () => {
  let house = '';
  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'portal-stairs-'));
    mkdirSync(join(house, 'tools'));
    cpSync(join(root, 'tools/stairs.mjs'), join(house, 'tools/stairs.mjs'));
    cpSync(join(root, 'oxlint.config.ts'), join(house, 'oxlint.config.ts'));
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  });
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  it.each([
    ['a server room that climbs the stairs', 'apps/server/src/modules/region/planted.ts', "import { used } from '../catalog/index.ts';"],
    ['a server room that looks right on its own step', 'apps/server/src/modules/account/planted.ts', "import { used } from '../dealer/index.ts';"],
    ['a server room that comes in by the window', 'apps/server/src/modules/design-order/planted.ts', "import { used } from '../catalog/store.ts';"],
    ['a feature that climbs the stairs', 'apps/web/src/features/catalog/planted.ts', "import { used } from '../design-order/index.ts';"],
    ['a feature that opens a screen', 'apps/web/src/features/catalog/planted.ts', "import { used } from '../../screens/home/home.tsx';"],
    ['a feature in the shell’s room from below', 'apps/web/src/features/catalog/planted.ts', "import { used } from '../shell/index.ts';"],
    ['facts that know an engine', 'packages/engines/constants/planted.ts', "import { used } from '../sizing/index.ts';"],
    ['inputs that know the roles', 'packages/engines/inputs/planted.ts', "import { used } from '../roles/index.ts';"],
    ['an engine that looks to its right', 'packages/engines/calculators/poe/planted.ts', "import { used } from '../../compatibility/index.ts';"],
    ['an engine that comes in by the window', 'packages/engines/sizing/led/planted.ts', "import { used } from '../../calculators/stream/bitrate.ts';"],
    ['roles taken past their front door', 'packages/engines/compatibility/planted.ts', "import { used } from '../roles/role-table.ts';"],
    ['a form of inputs that knows a room made of it', 'apps/web/src/features/inputs-form/planted.ts', "import { used } from '../recommend/index.ts';"],
    ['an engine that knows the wire', 'packages/engines/pricing/planted.ts', "import { used } from '@portal/contract/core';"],
    ['an engine that parses with zod', 'packages/engines/pricing/planted.ts', "import { z as used } from 'zod';"],
    ['an engine that reads files', 'packages/engines/pricing/planted.ts', "import { readFile as used } from 'node:fs/promises';"],
    ['a contract that knows the server', 'packages/contract/src/core/planted.ts', "import { used } from '@portal/server/app';"],
    ['a server that knows the web', 'apps/server/src/modules/region/planted.ts', "import { used } from '../../../../../apps/web/src/lib/x.ts';"],
    ['a server room that leans on the tests', 'apps/server/src/modules/region/planted.ts', "import { used } from '@portal/server/testkit/people';"],
    ['a production server that holds the demo world', 'apps/server/src/start/planted.ts', "import { demoCatalog as used } from '../../demo-world/catalog.ts';"],
    ['a web page that knows the server', 'apps/web/src/screens/home/planted.ts', "import { used } from '@portal/server/app';"],
    ['a ui part with trade words', 'packages/ui/planted.ts', "import { used } from '@portal/contract/catalog';"],
  ])('refuses %s', (_name, file, line) => {
    expect(complaintsOf(house, file, line)).toContain('eslint(no-restricted-imports)');
  });

  it.each([
    ['a server room that goes down by the front door', 'apps/server/src/modules/design-order/planted.ts', "import { used } from '../catalog/index.ts';"],
    ['a room that uses its own files', 'apps/server/src/modules/design-order/planted.ts', "import { used } from './store.ts';"],
    ['a sub-folder of a room that uses the room', 'apps/server/src/modules/catalog/import/planted.ts', "import { used } from '../store.ts';"],
    ['a feature that goes down by the front door', 'apps/web/src/features/design-order/planted.ts', "import { used } from '../catalog/index.ts';"],
    ['an engine that takes a fact', 'packages/engines/sizing/led/planted.ts', "import { used } from '../../constants/led.ts';"],
    ['an engine that knocks at its neighbour’s door', 'packages/engines/compatibility/planted.ts', "import { used } from '../sizing/index.ts';"],
    ['an engine that uses units', 'packages/engines/pricing/planted.ts', "import { used } from '@portal/units';"],
    ['a contract that uses an engine', 'packages/contract/src/design-order/planted.ts', "import { used } from '@portal/engines/pricing';"],
  ])('lets %s pass', (_name, file, line) => {
    expect(complaintsOf(house, file, line)).toBe('');
  });
});
