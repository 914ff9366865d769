import { describe, expect, it } from 'vitest';
import { mapComplaints } from './map.ts';
import { requirementComplaints } from './requirements.ts';
import { sizeComplaints } from './sizes.ts';
import { treeOf } from './tree.ts';

describe('requirements', () => {
  const pages = {
    'docs/requirements/pricing.md': '**PRICE-1** A rate.\n\n**PRICE-2** A price.\n',
    'apps/web/src/kept.ts': '/** As PRICE-1 to 2 have it. */',
  };

  it('a part with a number of its own can be cited, at the end of a sentence too', () => {
    const parts = { 'docs/requirements/sizing.md': '**SIZE-5** A supply.\n**SIZE-5.3** Blocks.\n' };
    expect(requirementComplaints(treeOf({ ...parts, 'packages/units/a.ts': '/** Source: SIZE-5.3. And SIZE-5. */' }))).toEqual([]);
  });

  it('what is cited exists', () => {
    expect(requirementComplaints(treeOf({ ...pages, 'packages/units/a.ts': '/** Source: PRICE-2. */' }))).toEqual([]);
  });

  it.each([
    ['a citation that leads nowhere', { 'packages/units/a.ts': '/** Source: PRICE-3. */' }, /PRICE-3 stands in no page/],
    ['a part of an entry that has no number', { 'packages/units/a.ts': '/** Source: PRICE-2.7. */' }, /PRICE-2\.7 stands in no page/],
    ['a part that can only be counted to', { 'packages/units/a.ts': '/** Source: PRICE-2 formula 1. */' }, /PRICE-2 formula 1: nobody can count to it/],
    ['the same behind a comma', { 'packages/units/a.ts': '// PRICE-2, steps 5 and 6' }, /PRICE-2, steps 5: nobody/],
    ['a text that only its readers had', { 'packages/units/a.ts': '/** As the specification has it. */' }, /cites a text/],
    ['a rule of a book that is none of ours', { 'packages/units/a.ts': '/** Rule 13 of the compatibility handbook. */' }, /cites a text/],
    ['a number given twice', { 'docs/requirements/other.md': '**PRICE-1** Again.\n' }, /PRICE-1 is given twice/],
    ['a text nobody can open', { 'packages/units/a.ts': '/** Source: specification part 2 §5. */' }, /cites a text/],
  ])('%s is a complaint', (_, planted, said) => {
    expect(requirementComplaints(treeOf({ ...pages, ...planted }))).toEqual([expect.stringMatching(said)]);
  });

  it.each([
    ['by a test', 'apps/server/src/a.test.ts', "it('adds up (PRICE-4)', () => {});", 0],
    ['by a line', 'packages/units/a.ts', '/** Source: PRICE-4. */', 0],
    ['by a hunt', 'torture/hunts/a.ts', "purpose: 'nothing is lost (PRICE-4)'", 0],
    ['by a decision alone', 'docs/decisions/0001-a.md', 'As PRICE-4 has it.', 1],
    ['by another entry alone', 'docs/requirements/other.md', '**PRICE-1.1** As PRICE-4.\n', 2],
    ['by nobody', 'packages/units/a.ts', '', 1],
  ])('an entry is kept %s', (_name, path, text, count) => {
    const more = { ...pages, 'docs/requirements/more.md': '**PRICE-4** A sum.\n', [path]: text };
    expect(requirementComplaints(treeOf(more)).filter((said) => said.includes('nothing cites'))).toHaveLength(count);
  });

  it('one that waits says so, and no longer once something keeps it', () => {
    const waits = { ...pages, 'docs/requirements/more.md': '**PRICE-4** *Ours.* *Waits.* A sum.\n\n**PRICE-5** *Waits.* A share.\n' };
    expect(requirementComplaints(treeOf(waits))).toEqual([]);
    expect(requirementComplaints(treeOf({ ...waits, 'packages/units/a.ts': '/** PRICE-5 */' }))).toEqual([
      'docs/requirements/more.md: PRICE-5 is cited and says that it waits',
    ]);
  });

  it('words that only look like a citation are none', () => {
    expect(requirementComplaints(treeOf({ ...pages, 'packages/units/a.ts': "const model = 'HV-PRICE-9'; const other = 'PRICE-9-X';" }))).toEqual([]);
  });
});

describe('sizes', () => {
  const file = (lines: number) => 'x\n'.repeat(lines);
  const house = Object.fromEntries(Array.from({ length: 99 }, (_, place) => [`packages/units/${place}.ts`, file(40)]));

  it('short files are fine, tests and tables of facts may be long', () => {
    expect(sizeComplaints(treeOf({ ...house, 'packages/units/a.test.ts': file(500), 'apps/server/src/demo/facts.ts': file(900) }))).toEqual([]);
  });

  it.each([
    'packages/units/a.test.ts',
    'apps/web/src/a.test.tsx',
    'e2e/buyer-buys.test.ts',
    'e2e/signing-in.ts',
    'apps/server/src/a.fixture.ts',
    'torture/a.test.ts',
  ])('%s of more than 500 lines is a complaint', (path) => {
    expect(sizeComplaints(treeOf({ ...house, [path]: file(500) }))).toEqual([]);
    expect(sizeComplaints(treeOf({ ...house, [path]: file(501) }))).toEqual([expect.stringContaining(`${path}: 501 lines of tests`)]);
  });

  it('a file of more than 400 lines is a complaint', () => {
    expect(sizeComplaints(treeOf({ ...house, 'apps/web/src/long.ts': file(401) }))).toEqual([expect.stringContaining('apps/web/src/long.ts: 401 lines')]);
  });

  it('so are a median above 60 and a p95 above 200', () => {
    const grown = Object.fromEntries(Array.from({ length: 100 }, (_, place) => [`packages/units/${place}.ts`, file(place < 90 ? 61 : 201)]));
    expect(sizeComplaints(treeOf(grown))).toHaveLength(2);
  });
});

describe('the map', () => {
  const house = { 'packages/units/index.ts': '', 'apps/web/src/lib/call.ts': '' };
  const map = (rows: string) => ({ 'docs/map.md': `## Packages\n| \`packages/units\` | x |\n\n## Web\n| \`apps/web/src/lib\` | x |\n${rows}` });

  it('every room is named, every name is a room', () => expect(mapComplaints(treeOf({ ...house, ...map('') }))).toEqual([]));

  it.each([
    ['a feature', 'apps/web/src/features/comment/index.ts', 'apps/web/src/features/comment'],
    ['an area of screens', 'apps/web/src/screens/console/list.tsx', 'apps/web/src/screens/console'],
    ['a room of the contract', 'packages/contract/src/comment/index.ts', 'packages/contract/src/comment'],
  ])('%s has a name of its own: that of its floor is not enough', (_name, path, room) => {
    const floor = path.slice(0, path.indexOf(`/${room.split('/').at(-1)}/`));
    const short = room.replace('apps/web/src/', '').replace('packages/contract/src/', 'contract/');
    expect(mapComplaints(treeOf({ ...house, [path]: '', ...map(`| \`${floor}\` | x |\n`) }))).toContain(`docs/map.md: ${room} is not named`);
    expect(mapComplaints(treeOf({ ...house, [path]: '', ...map(`| \`${floor}\`, \`${short}\` | x |\n`) }))).not.toContain(`docs/map.md: ${room} is not named`);
    expect(mapComplaints(treeOf({ ...house, ...map(`| \`${short}\` | x |\n`) }))).toContain(`docs/map.md: ${room} does not exist`);
  });

  it.each([
    ['the console', 'apps/console/src/features/notice/index.ts', 'console/notice', 'apps/console/src/features/notice'],
    ['promotions', 'packages/promotions/banner/index.ts', 'promotions/banner', 'packages/promotions/banner'],
  ])('a room of %s has a name of its own', (_name, path, short, room) => {
    const rows = `| \`${room.split('/').slice(0, -1).join('/')}\` | x |\n`;
    const apps = { 'apps/web/x.ts': '', ...map(`${rows}| \`apps/console\` | x |\n| \`packages/promotions\` | x |\n`), [path]: '' };
    expect(mapComplaints(treeOf({ ...house, ...apps }))).toContain(`docs/map.md: ${room} is not named`);
    expect(mapComplaints(treeOf({ ...house, ...apps, ...map(`${rows}| \`${short}\` | x |\n`) }))).not.toContain(`docs/map.md: ${room} is not named`);
    expect(mapComplaints(treeOf({ ...house, ...map(`| \`${short}\` | x |\n`) }))).toContain(`docs/map.md: ${room} does not exist`);
  });

  it('sub-rooms of design orders stand in their table, a dash where a floor has none', () => {
    const table = (web: string) => `\n## Design orders: the same\n| Sub-room | Contract | Server | Web |\n|---|---|---|---|\n| lines | – | – | ${web} |\n`;
    const there = { 'apps/web/src/features/design-order/lines/a.ts': '' };
    const saidOf = (files: Readonly<Record<string, string>>, web: string) =>
      mapComplaints(treeOf({ ...house, ...files, ...map(`| \`features/design-order\` | x |\n${table(web)}`) })).filter((one) => one.includes('/lines'));
    expect(saidOf(there, 'Edits')).toEqual([]);
    expect(saidOf(there, '–')).toEqual(['docs/map.md: apps/web/src/features/design-order/lines is not named']);
    expect(saidOf({ 'apps/web/src/features/design-order/index.ts': '' }, 'Edits')).toEqual([
      'docs/map.md: apps/web/src/features/design-order/lines does not exist',
    ]);
  });

  it('a room that is gone, or not named, is a complaint', () => {
    expect(mapComplaints(treeOf({ ...house, ...map('| `apps/web/src/gone` | x |\n') }))).toEqual(['docs/map.md: apps/web/src/gone does not exist']);
    expect(mapComplaints(treeOf({ ...house, 'packages/new/index.ts': '', ...map('') }))).toEqual(['docs/map.md: packages/new is not named']);
  });
});
