import { listProvinceCities } from '@portal/contract/region';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertRegions } from './store.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await insertRegions(portal.database.db, [
    { code: '44', name: '广东省', parentCode: null, level: 1, hasNext: true },
    { code: '4403', name: '深圳市', parentCode: '44', level: 2, hasNext: true },
    { code: '4401', name: '广州市', parentCode: '44', level: 2, hasNext: true },
    { code: '440103', name: '荔湾区', parentCode: '4401', level: 3, hasNext: false },
    { code: '71', name: '台湾省', parentCode: null, level: 1, hasNext: false },
  ]);
});
afterAll(() => portal.close());

it('provinces in the order of their codes, each with its cities and nothing below (FILE-3)', async () => {
  const guest = await portal.as();
  expect(await guest(listProvinceCities)).toEqual([
    {
      code: '44',
      name: '广东省',
      cities: [
        { code: '4401', name: '广州市' },
        { code: '4403', name: '深圳市' },
      ],
    },
    { code: '71', name: '台湾省', cities: [] },
  ]);
});
