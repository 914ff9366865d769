import { describe, expect, it } from 'vitest';
import { exportComplaints } from './exports.ts';
import { treeOf } from './tree.ts';

const room = {
  'apps/web/src/features/room/index.ts': "/** What is shown of it. */\nexport { part, type Part } from './part.ts';\nexport * from './other.ts';",
  'apps/web/src/features/room/part.ts': 'export interface Part {}\nexport const part: Part = {};',
  'apps/web/src/features/room/other.ts': 'export const other = 1;',
  'apps/web/src/screens/page.tsx':
    "import { other, part, type Part } from '../features/room/index.ts';\nexport const meta = [];\nexport default function Page() { return use<Part>(part, other); }",
};
const said = (texts: Record<string, string>) => exportComplaints(treeOf({ ...room, ...texts }));

describe('exports', () => {
  it('that pages take by a front door are used; what a framework reads needs no reader', () => expect(said({})).toEqual([]));

  it.each([
    ['of nobody', { 'packages/units/a.ts': 'export const gone = 1;' }, 'packages/units/a.ts: nothing uses gone'],
    ['that calls itself only', { 'packages/units/a.ts': 'export function gone(n: number): number { return n && gone(n - 1); }' }, /nothing uses gone/],
    ['of a type with its schema’s name', { 'packages/units/a.ts': 'export type Gone = typeof Gone;\nexport const Gone = 1;' }, /nothing uses Gone/],
    [
      'of tests alone',
      { 'packages/units/a.ts': 'export const tried = 1;', 'packages/units/a.test.ts': "import { tried } from './a.ts';" },
      'packages/units/a.ts: only tests use tried',
    ],
    [
      'of the gallery alone',
      { 'packages/ui/a.tsx': 'export const Tip = 1;', 'packages/ui/gallery/main.tsx': "import { Tip } from '../a.tsx';\nTip;" },
      /only tests use Tip/,
    ],
    [
      'that only another file has',
      {
        'packages/client/keys.ts': 'export const keys = 1;',
        'apps/web/src/lib/keys.ts': "export { keys } from '../../../../packages/client/keys.ts';",
        'apps/web/src/lib/b.ts': "import { keys } from './keys.ts';\nrun(keys);",
      },
      'apps/web/src/lib/keys.ts: only passes on what stands elsewhere: take it there',
    ],
    [
      'passed on to nobody',
      {
        'packages/units/index.ts': "export { kept } from './a.ts';",
        'packages/units/a.ts': 'export const kept = 1;',
        'packages/units/b.ts': "import { kept } from './a.ts';",
      },
      'packages/units/index.ts: nobody takes kept at this door',
    ],
  ])('an export %s is told', (_name, texts, complaint) => {
    expect(new Set(said(texts))).toEqual(new Set([expect.stringMatching(complaint)]));
  });

  it('a front door says first what lies behind it', () => {
    const silent = { 'apps/web/src/features/room/index.ts': "export { part, type Part } from './part.ts';\nexport * from './other.ts';" };
    expect(said(silent)).toEqual(['apps/web/src/features/room/index.ts: a front door begins with a sentence about what lies behind it']);
  });

  it.each([
    ['used in its own file', { 'packages/units/a.ts': 'export interface Own {}\nconst own: Own = {};\nrun(...[own]);' }],
    ['for tests', { 'packages/units/a.ts': '/** For tests: a door. */\nexport const door = 1;', 'packages/units/a.test.ts': "import { door } from './a.ts';" }],
    ['loaded later', { 'packages/units/a.ts': 'export const late = 1;', 'packages/units/b.ts': "const { late } = await import('./a.ts');" }],
    [
      'a part that loads later',
      {
        'packages/units/a.ts': 'export const late = 1;',
        'apps/web/src/lib/part.ts': "export { late } from '../../../../packages/units/a.ts';",
        'apps/web/src/lib/b.ts': "const { late } = await import('./part.ts');",
      },
    ],
    ['a member of the whole', { 'packages/units/a.ts': 'export const part = 1;', 'packages/units/b.ts': "import * as all from './a.ts';\nrun(all.part);" }],
  ])('one that is %s is not', (_name, texts) => expect(said(texts)).toEqual([]));
});
