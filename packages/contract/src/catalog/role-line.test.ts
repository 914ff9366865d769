import { expect, it } from 'vitest';
import { RoleLine } from './role-line.ts';

const line = { role: 'nvr', quantity: 1, attributes: { channels: 16 } };
const faultsOf = (given: object) => Object.fromEntries((RoleLine.safeParse(given).error?.issues ?? []).map(({ path, code }) => [path.join('.'), code]));

it('a product by role holds no figure that no catalogue may hold, and whole pieces', () => {
  expect(faultsOf(line)).toEqual({});
  for (const channels of [1e300, -1e300, 1e13]) expect(Object.keys(faultsOf({ ...line, attributes: { channels } }))).toEqual(['attributes.channels']);
  for (const quantity of [-1, 0, 1.5, 1e9, 1e300, '１２'])
    expect(RoleLine.safeParse({ ...line, quantity }).error?.issues[0]).toMatchObject({ path: ['quantity'], message: '数量应为 1 到 1000000 的整数' });
});
