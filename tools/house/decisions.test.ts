import { expect, it } from 'vitest';
import { decisionComplaints } from './decisions.ts';
import { treeOf } from './tree.ts';

const pages = { 'docs/decisions/0001-one-driver.md': '# 0001 One driver\n', 'docs/decisions/0002-rounding.md': '# 0002 Rounding\n' };

it('a number each, the heading with it, cited by the number or by the page', () =>
  expect(
    decisionComplaints(
      treeOf({ ...pages, 'packages/units/a.ts': '/** docs/decisions/0001, decision 0002 */', 'docs/map.md': 'docs/decisions/0002-rounding.md, decision 26' }),
    ),
  ).toEqual([]));

it.each([
  ['a number given twice', { 'docs/decisions/0002-one-bitrate.md': '# 0002 One bitrate\n' }, /0002-rounding\.md: 0002 is given twice/],
  ['another number in the heading', { 'docs/decisions/0003-turns.md': '# 0004 Turns\n' }, /0003-turns\.md: its heading does not begin with 0003/],
  ['a number that is none', { 'apps/web/src/a.ts': '/** decision 0009 */' }, /a\.ts: there is no decision 0009/],
  ['a page that has been renamed', { 'README.md': 'docs/decisions/0002-one-rounding.md' }, /README\.md: there is no decisions\/0002-one-rounding\.md/],
])('%s is a complaint', (_name, planted, said) => {
  expect(decisionComplaints(treeOf({ ...pages, ...planted }))).toEqual([expect.stringMatching(said)]);
});
