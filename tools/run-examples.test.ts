import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const tool = fileURLToPath(new URL('run-examples.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(content: string): { status: number | null; lines: string[] } {
  const file = join(folder, 'examples.json');
  writeFileSync(file, content);
  const { status, stdout } = spawnSync(process.execPath, [tool, file], { encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n') };
}

const tolerance = { abs: 0.011 };
const cable = (more: object) => ({
  calculator: 'hTwistedPairAmount',
  title: '24 点',
  inputs: { points: 24, farthestM: 60, nearestM: 15 },
  outputs: { valid: true, averageM: 47.25 },
  tolerance,
  ...more,
});

it('examples that hold are counted and the command ends well', () => {
  const { status, lines } = run(JSON.stringify([cable({})]));
  expect([status, lines.at(-1)]).toEqual([0, '1 passed, 0 failed']);
});

it('a deviation is printed with title, path, what was expected and what came', () => {
  const { status, lines } = run(JSON.stringify([cable({}), cable({ title: '错的', outputs: { averageM: 48, boxes: 4, more: null } })]));
  expect(status).toBe(1);
  expect(lines).toContain('FAIL hTwistedPairAmount: 错的');
  expect(lines).toContain('  averageM: expected 48, got 47.25');
  expect(lines).toContain('  more: expected null, got undefined');
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
});

it('an unknown function and an example without its parts fail with a line each', () => {
  const { status, lines } = run(JSON.stringify([cable({ calculator: 'kTelepathy' }), { calculator: 'hTwistedPairAmount', title: 'x', inputs: {} }, 7]));
  expect(status).toBe(1);
  expect(lines).toContain('  no function kTelepathy behind the front doors calculators, sizing, compatibility');
  expect(lines).toContain('  malformed example: outputs, tolerance.abs');
  expect(lines).toContain('FAIL example 3');
  expect(lines.at(-1)).toBe('0 passed, 3 failed');
});

it.each([
  ['{', 'not JSON'],
  ['{}', 'not an array of examples'],
  ['[]', 'no examples in it'],
])('a file that is %s is told and fails', (content, reason) => {
  const { status, lines } = run(content);
  expect(status).toBe(1);
  expect(lines.at(-1)).toContain(reason);
});

it('a file that is not there is told and fails', () => {
  const { status, stdout } = spawnSync(process.execPath, [tool, join(folder, 'none.json')], { encoding: 'utf8' });
  expect([status, stdout.includes('none.json')]).toEqual([1, true]);
});
