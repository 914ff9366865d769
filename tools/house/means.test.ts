import { describe, expect, it } from 'vitest';
import { meansComplaints } from './means.ts';
import { treeOf } from './tree.ts';

const told = (path: string, text: string) => meansComplaints(treeOf({ [path]: text }));
const ROOM = 'apps/server/src/modules/cart/a.ts';
const PAGE = 'apps/web/src/features/cart/a.tsx';
const ENGINE = 'packages/engines/pricing/a.ts';

describe('what reaches beyond the code', () => {
  it.each([
    ['the environment', ROOM, "const key = process.env['KEY'];"],
    ['the storage of a browser', PAGE, "const kept = window.localStorage.getItem('a');"],
    ['a clock in an engine', ENGINE, 'export const isOver = (end: number) => Date.now() > end;'],
    ['today in an engine', ENGINE, 'export const today = () => new Date();'],
    ['a clock of its own in a page the server draws', 'apps/web/src/screens/cart.tsx', 'export const loader = () => ({ now: Date.now() });'],
    ['chance in an engine', ENGINE, 'export const drawn = () => Math.random();'],
    ['a call to the outside', ROOM, "export const ask = () => fetch('https://example.com/');"],
    ['text as HTML', PAGE, 'export const A = () => <p dangerouslySetInnerHTML={{ __html: text }} />;'],
    ['a day in the language of the browser', PAGE, 'export const A = () => <Input type="date" />;'],
    ['a figure written out', PAGE, 'export const A = () => <b>{price.toFixed(2)}</b>;'],
    ['fen made by hand', PAGE, 'const fen = lines.reduce((sum, { price }) => sum + Math.round((price ?? 0) * 100), 0);'],
    ['a share rounded by hand', ENGINE, 'export const share = (margin: number, amount: number) => Math.round((margin / amount) * 10_000) / 100;'],
    ['an export without a name', ROOM, 'export default function find() {}'],
    ['a barrel', 'packages/units/index.ts', "export * from './yuan.ts';"],
    ['a wait for a time', 'e2e/a.test.ts', 'await page.waitForTimeout(500);'],
    ['types not looked at', ROOM, "// @ts-ignore\nconst a: number = 'x';"],
    ['an expected error without its reason', ROOM, "// @ts-expect-error\nconst a: number = 'x';"],
    ['all of the lint switched off', ROOM, '/* oxlint-disable */\nconst a = 1;'],
    ['all of it for a line', ROOM, '// oxlint-disable-next-line\nconst a = 1;'],
    ['a drawer', 'apps/web/src/lib/utils.ts', 'const a = 1;'],
    ['a folder that is one', 'apps/server/src/modules/cart/helpers/a.ts', 'const a = 1;'],
    ['a name in capitals', 'apps/web/src/features/cart/components/CartRow.tsx', 'const a = 1;'],
    ['a version that is not exact', 'apps/web/package.json', '{ "dependencies": { "react": "^19.0.0" } }'],
    ['whichever version', 'apps/web/package.json', '{ "devDependencies": { "@types/react": "*" } }'],
    ['any version', 'package.json', '{ "devDependencies": { "vitest": "latest" } }'],
  ])('%s is told', (_name, path, text) => expect(told(path, text)).toHaveLength(1));

  it.each([
    ['the start reads the environment', 'apps/server/src/start/portal-process.ts', 'const reading = readEnvironment(process.env);'],
    ['a time that is handed in', ENGINE, 'export const dayOf = (at: number) => new Date(at);'],
    ['those who speak to the outside', 'apps/server/src/platform/upstream/sms/a.ts', 'export const send = () => fetch(url);'],
    ['another fetch', ROOM, 'export const read = () => rows.fetch(1);'],
    ['a kind that bears a day', PAGE, "const kind = { type: 'dated' };"],
    ['a screen', 'apps/web/src/screens/cart.tsx', 'export default function Cart() {}'],
    ['tests', 'apps/server/src/modules/cart/a.test.ts', "const key = process.env['KEY']; const now = Date.now();"],
    ['a rule switched off by its name', PAGE, '// oxlint-disable-next-line react/no-array-index-key\nconst a = 1;'],
    ['an expected error with its reason', ROOM, '// @ts-expect-error its types lack it\nconst a = 1;'],
    ['where hundredths are made', 'packages/units/digits.ts', 'export const a = (size: number) => Math.round(size * 100);'],
    ['a height that is rounded', PAGE, 'const height = Math.round((HEIGHT * day.orders) / 100);'],
    ['only words', ENGINE, '// what Date.now() would say\nexport const a = 1;'],
    [
      'exact versions, and any of our own packages',
      'apps/web/package.json',
      '{ "version": "0.1.0", "dependencies": { "react": "19.2.1", "@portal/ui": "*" } }',
    ],
  ])('%s is not', (_name, path, text) => expect(told(path, text)).toEqual([]));
});
