import { expect, it } from 'vitest';
import { engineTestComplaints } from './engine-tests.ts';
import { treeOf } from './tree.ts';

const file = (lines: number) => 'x\n'.repeat(lines);
const engines = { 'packages/engines/pricing/a.ts': file(100), 'packages/engines/examples/handbook.json': file(2000), 'packages/units/a.ts': file(500) };

it('ninety-one lines of tests for a hundred of rules are enough, what a test stands on among them', () => {
  expect(engineTestComplaints(treeOf({ ...engines, 'packages/engines/pricing/a.test.ts': file(81), 'packages/engines/said.fixture.ts': file(10) }))).toEqual(
    [],
  );
});

it('fewer are a complaint', () => {
  expect(engineTestComplaints(treeOf({ ...engines, 'packages/engines/pricing/a.test.ts': file(90), 'packages/units/a.test.ts': file(500) }))).toEqual([
    expect.stringContaining('90 lines of tests for 100 of rules'),
  ]);
});
