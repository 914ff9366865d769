import { expect, it } from 'vitest';
import { roleKinds } from './role-kind.ts';
import { roleTable } from './role-table.ts';

it('every role stands in one part of a quotation', () => {
  const told = roleKinds.flatMap(({ roles }) => roles);
  expect(told.toSorted()).toEqual(Object.keys(roleTable).toSorted());
});

it('parts have a name each', () => {
  expect(new Set(roleKinds.map(({ id }) => id)).size).toBe(roleKinds.length);
  expect(new Set(roleKinds.map(({ name }) => name)).size).toBe(roleKinds.length);
});
