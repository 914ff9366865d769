import { describe, expect, it } from 'vitest';
import { castComplaints } from './casts.ts';
import { treeOf } from './tree.ts';

const PLACE = 'apps/server/src/modules/order/a.ts';
const told = (text: string, path = PLACE, allowed = new Map<string, number>()) => castComplaints(treeOf({ [path]: text }), allowed);

describe('casts', () => {
  it.each([
    ['const order = row as unknown as Order;'],
    ['return call(readFile, { body } as never);'],
    ['const made = Object.fromEntries(\n  parts,\n) as unknown as Parts;'],
  ])('%s is told', (text) => expect(told(text)).toEqual([expect.stringContaining('1 × ')]));

  it.each([['const size = given as number;'], ['// a row as never was\n/** Such as never came. */'], ['const says = isKnown as const;']])('%s is not', (text) =>
    expect(told(text)).toEqual([]),
  );

  it.each(['bench/list.ts', 'e2e/signing-in.ts', 'torture/hunts/kill.ts', 'tools/house/words.ts'])('%s is looked at like the rest', (path) =>
    expect(told('const a = b as never;', path)).toHaveLength(1),
  );

  it('tests may', () => expect(told('const order = {} as never;', 'apps/server/src/modules/order/a.test.ts')).toEqual([]));

  it('an allowed place may have as many as are named, and is named no longer once it has fewer', () => {
    const allowed = new Map([[PLACE, 1]]);
    expect(told('const a = b as never;', PLACE, allowed)).toEqual([]);
    expect(told('const a = b as never;\nconst c = d as never;', PLACE, allowed)).toHaveLength(1);
    expect(told('const a = b;', PLACE, allowed)).toHaveLength(1);
  });
});
