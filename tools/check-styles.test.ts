import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// @ts-expect-error plain JavaScript, run by `npm run check`
import { faultsOf as untyped } from './check-styles.mjs';

const faultsOf = untyped as (root: string) => string[];

describe('the check of style sheets', () => {
  let house = '';
  const plant = (path: string, text: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  };
  beforeEach(() => {
    house = mkdtempSync(join(tmpdir(), 'portal-styles-'));
    plant('packages/ui/styles/tokens.css', ':root { --p-ink: #17202d; }\n');
    plant('apps/web/src/features/room/part.tsx', 'import \'./part.css\';\n\nexport const Part = () => <p className="r-part" />;\n');
    plant('apps/web/src/features/room/part.css', '.r-part {\n  color: var(--p-ink);\n}\n');
  });
  afterEach(() => rmSync(house, { recursive: true, force: true }));

  it('finds nothing in a house that is in order, nor in ours', () => {
    expect(faultsOf(house)).toEqual([]);
    expect(faultsOf(fileURLToPath(new URL('..', import.meta.url)))).toEqual([]);
  });

  it('refuses a sheet of more than 250 lines', () => {
    plant('packages/ui/styles/long.css', '.r-part {\n  margin: 0;\n}\n\n'.repeat(63));
    expect(faultsOf(house)).toEqual([expect.stringContaining('long.css: 251 lines')]);
  });

  it.each([
    ['a figure in a sheet', 'apps/web/src/features/room/part.css', '.r-part {\n  color: #1f5aa8;\n}\n'],
    ['a short figure', 'apps/web/src/features/room/part.css', '.r-part {\n  color: #fff;\n}\n'],
    ['a mixed colour', 'packages/ui/styles/other.css', '.r-part {\n  background: rgb(23 32 45 / 45%);\n}\n'],
    ['a drawing in a component', 'apps/web/src/features/room/mark.tsx', 'export const Mark = () => <path fill="#1a4f9d" />;\n'],
    ['a paper the server draws', 'apps/server/src/modules/design-order/quotation/paper-style.ts', "export const INK = '#17202d';\n"],
    ['a workbook the server writes', 'apps/server/src/platform/sheet/write-form.ts', "export const ink = { rgb: 'FF17202D' };\n"],
    ['a colour by its name in a sheet', 'packages/ui/styles/other.css', '.r-part {\n  border: 1px solid rebeccapurple;\n}\n'],
    ['a colour by its name in a component', 'apps/web/src/features/room/mark.tsx', 'export const Mark = () => <path fill="rebeccapurple" />;\n'],
    ['one of a style', 'apps/sso/src/mark.tsx', "export const style = { backgroundColor: 'White' };\n"],
    ['one in a page the server writes', 'apps/server/src/platform/http/page.ts', 'export const styles = `a{color:red}`;\n'],
    ['a figure in a package', 'packages/contract/src/room/copy.ts', "export const ink = '#17202d';\n"],
    ['a name in an engine', 'packages/engines/room/mark.ts', "export const mark = { colour: 'tomato' };\n"],
    ['a page the server writes', 'apps/server/src/modules/account/pages/outbox-page.ts', 'export const styles = `a{color:#1f5aa8}`;\n'],
  ])('refuses a colour outside the tokens: %s', (_what, path, text) => {
    plant(path, text);
    expect(faultsOf(house)).toEqual([expect.stringContaining('a colour outside packages/ui/styles/tokens.css')]);
  });

  it('lets an address that ends in a part of its page be, and a mark of HTML', () => {
    plant('packages/engines/room/goods.ts', "export const goods = { attributes: { shade: 'white' }, cable: 'orange' }; // red: what lacks\n");
    plant(
      'packages/ui/styles/none.css',
      '/* grey: nothing to see */\n.r-part {\n  background: transparent;\n  color: currentcolor;\n  white-space: nowrap;\n}\n',
    );
    plant('apps/web/src/features/room/link.tsx', "export const links = ['#products', '/tool#abc', '&#123;'];\n");
    expect(faultsOf(house)).toEqual([]);
  });

  it.each([
    ['no component imports', '.r-part {\n  margin: 0;\n}\n', ''],
    ['another component imports', '.r-part {\n  margin: 0;\n}\n', "import './lost.css';\n"],
    ['a page links', '.r-part {\n  margin: 0;\n}\n', "import lost from './lost.css?url';\n"],
  ])('refuses a sheet that %s', (_what, text, line) => {
    plant('apps/web/src/features/room/lost.css', text);
    plant('apps/web/src/features/room/other.tsx', `${line}export const other = 1;\n`);
    expect(faultsOf(house)).toEqual([expect.stringContaining('lost.css: is for lost.tsx beside it')]);
  });

  it('refuses rules for a class that nothing has; a state that is put together counts', () => {
    plant('apps/web/src/features/room/part.css', '.r-part--busy,\n.r-gone {\n  margin: 0;\n}\n');
    plant(
      'apps/web/src/features/room/part.tsx',
      "import './part.css';\n\nexport const Part = ({ state }: { state: string }) => <p className={`r-part--${state}`} />;\n",
    );
    expect(faultsOf(house)).toEqual([expect.stringContaining('nothing has the class r-gone')]);
  });
});
