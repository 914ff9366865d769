/** Agreements of the demo world: everybody has agreed to each once, and whoever is told everything to none. */
import { EVERY_PROTOCOL_CODE } from '@portal/contract/protocol';
import { openTestDatabase, type TestDatabase } from '@portal/server/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listConsents } from '../src/modules/protocol/index.ts';
import { loadRegions } from '../src/modules/region/index.ts';
import { createLog } from '../src/platform/log.ts';
import { seed } from '../src/start/seed.ts';
import { accountNoOf, demoAccounts, demoPrompted } from './people.ts';
import { demoWorldOf } from './world.ts';

const BRAND = '演示品牌';
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  const regions = () => loadRegions().filter(({ level }) => level === 1);
  await seed(test.database, { world: demoWorldOf(BRAND), regions, now: Date.UTC(2026, 10, 21), log: createLog({ level: 'silent' }) });
});
afterAll(() => test.close());

it('are agreed to once by everybody, and by the account that is asked for them not at all', async () => {
  for (const accountNo of demoAccounts.map(({ phone }) => accountNoOf(phone))) {
    const agreed = (await listConsents(test.database.db, accountNo)).map(({ protocolCode }) => protocolCode);
    expect(agreed.toSorted(), accountNo).toEqual(accountNo === demoPrompted.accountNo ? [] : EVERY_PROTOCOL_CODE.toSorted());
  }
});
