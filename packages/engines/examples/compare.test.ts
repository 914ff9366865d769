import { expect, it } from 'vitest';
import { compareOutputs } from './compare.ts';

const TOLERANCE = 0.011;
const passes = (expected: unknown, got: unknown): boolean => compareOutputs(expected, got, TOLERANCE).length === 0;
const pathsOf = (expected: unknown, got: unknown): string[] => compareOutputs(expected, got, TOLERANCE).map(({ path }) => path);

it.each([
  [9.89, 9.89, true],
  [9.89, 9.9, true],
  [9.89, 9.902, false],
  [9.89, 9.878, false],
  [3, 4, false],
  [3, '3', false],
  [3, null, false],
  [3, undefined, false],
  [3, Number.NaN, false],
  [3, Number.POSITIVE_INFINITY, false],
])('a number expected as %s and given as %s: %s', (expected, got, passed) => {
  expect(passes({ value: expected }, { value: got })).toBe(passed);
});

it.each([
  ['at', 'at', true],
  ['at', 'af', false],
  [true, true, true],
  [true, false, false],
  [true, 1, false],
  [null, null, true],
  [null, undefined, false],
  [null, 0, false],
  [[], {}, false],
  [{}, [], false],
])('%j against %j, exactly: %s', (expected, got, passed) => {
  expect(passes({ value: expected }, { value: got })).toBe(passed);
});

it('a key that is missing fails and is named, a key too many is allowed on every level', () => {
  const expected = { valid: true, groups: [{ totalGB: 10 }] };
  expect(pathsOf(expected, { valid: true, groups: [{ bitrateKbps: 2048 }] })).toEqual(['groups[0].totalGB']);
  expect(passes(expected, { valid: true, more: 1, groups: [{ totalGB: 10, more: 1 }] })).toBe(true);
});

it('arrays are compared in their order and by their length', () => {
  expect(passes({ camerasPerSwitch: [11, 5] }, { camerasPerSwitch: [11, 5] })).toBe(true);
  expect(passes({ camerasPerSwitch: [11, 5] }, { camerasPerSwitch: [5, 11] })).toBe(false);
  expect(passes({ camerasPerSwitch: [11, 5] }, { camerasPerSwitch: [11, 5, 1] })).toBe(false);
  expect(passes({ camerasPerSwitch: [11, 5] }, { camerasPerSwitch: [11] })).toBe(false);
  expect(passes({ warnings: [] }, { warnings: ['OVER_100M'] })).toBe(false);
  expect(passes({ warnings: ['A', 'B'] }, { warnings: ['B', 'A'] })).toBe(false);
});

it('errors are a set of field and code', () => {
  const expected = { valid: false, errors: [error('points', 'REQUIRED'), error('farthestM', 'OUT_OF_RANGE')] };
  expect(passes(expected, { valid: false, errors: expected.errors.toReversed() })).toBe(true);
  expect(passes(expected, { valid: false, errors: [expected.errors[0], error('farthestM', 'REQUIRED')] })).toBe(false);
  expect(passes(expected, { valid: false, errors: expected.errors.slice(1) })).toBe(false);
  expect(passes(expected, { valid: false, errors: [...expected.errors, error('nearestM', 'REQUIRED')] })).toBe(false);
  expect(passes(expected, { valid: false })).toBe(false);
});

it.each(['lines', 'additions'])('%s are a set by role and attributes', (name) => {
  const nvr = line('nvr', 1, { channels: 16, incomingMbps: 160 });
  const wall = line('bracket', 10, { type: 'wall' });
  const pole = line('bracket', 2, { type: 'pole' });
  const check = (...got: unknown[]) => passes({ [name]: [nvr, wall, pole] }, { [name]: got });
  expect(check(pole, nvr, wall)).toBe(true);
  expect(check(nvr, wall)).toBe(false);
  expect(check(nvr, wall, pole, pole)).toBe(false);
  expect(check(nvr, wall, line('monitor', 1, {}))).toBe(false);
  expect(check(nvr, line('bracket', 2, { type: 'wall' }), line('bracket', 10, { type: 'pole' }))).toBe(false);
  expect(check(nvr, wall, line('bracket', 3, { type: 'pole' }))).toBe(false);
  expect(check(line('nvr', 1, { channels: 16.005, incomingMbps: 160, hddBays: 2 }), wall, pole)).toBe(true);
  expect(check(line('nvr', 1, { channels: 16.02, incomingMbps: 160 }), wall, pole)).toBe(false);
  expect(check(line('nvr', 1, { channels: 16 }), wall, pole)).toBe(false);
});

it('a line that asks for few attributes leaves the better one to the line that needs it', () => {
  const [any, wall] = [line('bracket', 1, {}), line('bracket', 1, { type: 'wall' })];
  expect(passes({ lines: [any, wall] }, { lines: [wall, any] })).toBe(true);
});

it('two lines of one key with different quantities find their own', () => {
  const [few, many] = [line('ups', 1, {}), line('ups', 5, {})];
  expect(passes({ lines: [few, many] }, { lines: [many, few] })).toBe(true);
});

it('an answer that is no object fails as a whole', () => {
  expect(pathsOf({ valid: true }, undefined)).toEqual(['']);
});

function error(field: string, code: string) {
  return { field, code };
}

function line(role: string, quantity: number, attributes: Record<string, unknown>) {
  return { role, quantity, attributes };
}
