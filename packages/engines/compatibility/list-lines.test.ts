/** Which lines of a list the check looks at. Source: CHECK-1. */
import { describe, expect, it } from 'vitest';
import { findCheckedRole, isVideoList, LINES_MAX } from './fields.ts';
import { isSameProblem, roleLineOf, type LineToCheck } from './list-lines.ts';
import { readLines } from './read-lines.ts';

const line = (more: Partial<LineToCheck> = {}): LineToCheck => ({
  role: 'nvr',
  roleAttributes: { channels: 16 },
  quantity: 2,
  spuNo: 'F1',
  skuStatus: 0,
  ...more,
});

describe('a line of a list', () => {
  it('is read with its family, under the role of today', () => {
    expect(roleLineOf(line())).toEqual({ role: 'nvr', quantity: 2, attributes: { channels: 16, spu: 'F1' } });
    expect(roleLineOf(line({ role: 'ups', roleAttributes: {} }))).toEqual({ role: 'upsHost', quantity: 2, attributes: { spu: 'F1' } });
  });
  it.each([
    ['that has been taken off the shelf', { skuStatus: 1 }],
    ['that is not published', { skuStatus: -1 }],
    ['of no role', { role: null }],
    ['of a role the rules do not know', { role: 'ledCabinet' }],
    ['of what is no role at all', { role: 'toString' }],
  ])('%s is left out', (_name, more) => expect(roleLineOf(line(more))).toBeNull());
});

describe('roles of the check', () => {
  it.each([
    ['ipCamera', 'ipCamera'],
    ['ups', 'upsHost'],
    ['barrierGate', null],
    ['constructor', null],
    ['', null],
  ])('%j is read as %j', (name, role) => expect(findCheckedRole(name)).toBe(role));

  it.each([
    [[], false],
    [['ledCabinet', 'toaster'], false],
    [['networkSwitch', 'networkCableBox', 'rj45Plug', 'bracket', 'monitor', 'ups'], false],
    [['bracket', 'ipCamera'], true],
    [['nvr'], true],
    [['hdd'], true],
    [['poeSwitch'], true],
    [['powerSupply12V'], true],
  ])('%j to be checked: %j', (roles, checked) => expect(isVideoList(roles)).toBe(checked));
});

describe('a problem that was ignored', () => {
  const ignored = { code: 'NVR_CHANNELS', subject: 'F1', shortBy: 4 };
  it.each([
    ['as much is missing', {}, true],
    ['more is missing', { shortBy: 5 }, false],
    ['it is not said how much', { shortBy: null }, false],
    ['it is about something else', { subject: 'F2' }, false],
    ['it is another problem', { code: 'HDD_MISSING' }, false],
  ])('stays so where %s: %j', (_name, more, same) => expect(isSameProblem(ignored, { ...ignored, ...more })).toBe(same));
});

describe('lines from outside', () => {
  const errorsOf = (given: unknown): string[] => readLines({ lines: given }).errors.map(({ field, code }) => `${field} ${code}`);
  const good = { role: 'nvr', quantity: 1, attributes: {} };

  it.each<[string, unknown, string[]]>([
    ['no list', 'x', ['lines REQUIRED']],
    ['an empty list', [], ['lines REQUIRED']],
    ['a role that is missing', [{ quantity: 1 }], ['lines[0].role REQUIRED']],
    ['a role that is empty', [{ role: '', quantity: 1 }], ['lines[0].role REQUIRED']],
    ['a role that is null', [good, { ...good, role: null }], ['lines[1].role REQUIRED']],
    ['a quantity that is missing', [{ role: 'nvr' }], ['lines[0].quantity REQUIRED']],
    ['a quantity that is null', [{ role: 'nvr', quantity: null }], ['lines[0].quantity REQUIRED']],
    ['a quantity that is text', [{ role: 'nvr', quantity: '1' }], ['lines[0].quantity NOT_A_NUMBER']],
    ['a quantity without end', [{ role: 'nvr', quantity: Infinity }], ['lines[0].quantity NOT_A_NUMBER']],
    ['half a piece', [{ role: 'nvr', quantity: 0.5 }], ['lines[0].quantity NOT_INTEGER']],
    ['a line that is none', [good, null], ['lines[1].role REQUIRED', 'lines[1].quantity REQUIRED']],
    ['as many lines as there may be', Array.from({ length: LINES_MAX }, () => good), []],
    ['one line more', Array.from({ length: LINES_MAX + 1 }, () => good), ['lines OUT_OF_RANGE']],
  ])('%s', (_name, given, errors) => expect(errorsOf(given)).toEqual(errors));
});
