import { reportCalculatorUsage } from '@portal/contract/calculator';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf, sql } from '../../platform/db/database.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
beforeEach(() => portal.database.db.execute(sql`delete from calculator_usage`));
afterAll(() => portal.close());

const stored = () =>
  rowsOf(
    portal.database.db,
    sql`select account_no as "accountNo", usage_count as "usageCount", by_calculator as "byCalculator" from calculator_usage order by id`,
  );

describe('leaving the calculators', () => {
  it('keeps how often each was used, and by whom', async () => {
    const { accountNo } = await anInstaller(portal.database);
    const call = await portal.as(accountNo);
    const body = { usageCount: 3, byCalculator: { aVideoCapacity: 2, dBandWidth: 1 } } as const;
    expect(await call(reportCalculatorUsage, { body, idempotencyKey: 'visit-1' })).toBeNull();
    expect(await stored()).toEqual([{ accountNo, ...body }]);
  });

  it('keeps of a guest the counts only', async () => {
    const call = await portal.as();
    await call(reportCalculatorUsage, { body: { usageCount: 1, byCalculator: { cCameraFocalLength: 1 } }, idempotencyKey: 'guest-1' });
    expect(await stored()).toEqual([{ accountNo: null, usageCount: 1, byCalculator: { cCameraFocalLength: 1 } }]);
    const { rows } = await portal.database.pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'calculator_usage' order by column_name`,
    );
    expect(rows.map((row) => row.column_name)).toEqual(['account_no', 'by_calculator', 'gmt_create', 'id', 'usage_count']);
  });

  it('keeps a count that names no calculator', async () => {
    await (
      await portal.as()
    )(reportCalculatorUsage, { body: { usageCount: 2 }, idempotencyKey: 'count-only' });
    expect(await stored()).toEqual([{ accountNo: null, usageCount: 2, byCalculator: {} }]);
  });

  it('counts a visit once however often the report is sent', async () => {
    const call = await portal.as((await anInstaller(portal.database)).accountNo);
    const report = () => call(reportCalculatorUsage, { body: { usageCount: 2, byCalculator: { eSwitchAccess: 2 } }, idempotencyKey: 'visit-2' });
    await Promise.all(Array.from({ length: 20 }, report));
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['no use', { usageCount: 0, byCalculator: {} }],
    ['more than a visit holds', { usageCount: 10_000, byCalculator: {} }],
    ['a calculator there is not', { usageCount: 1, byCalculator: { zAnything: 1 } }],
    ['half a use', { usageCount: 1, byCalculator: { aVideoCapacity: 0.5 } }],
    ['a list for counts', { usageCount: 1, byCalculator: [1] }],
    ['a phone beside it', { usageCount: 1, byCalculator: {}, phone: '13900000000' }],
  ])('%s is refused', async (name, body) => {
    const call = await portal.as();
    expect(await failureOf(call(reportCalculatorUsage, { body: body as never, idempotencyKey: `bad-${name.length}` }))).toMatchObject({ status: 400 });
    expect(await stored()).toEqual([]);
  });
});
