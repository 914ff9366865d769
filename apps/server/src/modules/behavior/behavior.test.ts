import { BehaviorEvent, KEPT_DAYS, listBehavior, TERMINAL_TYPE, trackBehavior } from '@portal/contract/behavior';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const DAY_MS = 86_400_000;

describe('what is looked at (BEHAVIOR-1 to 3)', () => {
  let at: TestConsole;
  let reader: Awaited<ReturnType<TestConsole['as']>>;
  beforeAll(async () => void (at = await openTestConsole()));
  beforeEach(async () => {
    await at.portal.database.pool.query('delete from behavior_count', []);
    reader = await at.as(await at.anOperator('content', {}));
  });
  afterAll(() => at.portal.close());

  let looks = 0;
  const look = async (contentId: string, accountNo?: string) =>
    (await at.portal.as(accountNo))(trackBehavior, {
      body: { terminalType: TERMINAL_TYPE, eventId: BehaviorEvent.ViewProduct, contentId },
      idempotencyKey: `look-${(looks += 1)}`,
    });
  const told = (page = 1) => reader(listBehavior, { query: { page, size: 10 } });

  it('is counted a day and product, whoever looked, and nothing of him is kept', async () => {
    const [often, once] = [await aSku(at.portal.database), await aSku(at.portal.database)];
    const { accountNo } = await anInstaller(at.portal.database);
    await Promise.all([look(often.spuNo), look(often.spuNo, accountNo), look(often.spuNo), look(once.spuNo, accountNo)]);
    const { data, count } = await told();
    expect([count, data.map(({ contentId, total, today }) => [contentId, total, today])]).toEqual([
      2,
      [
        [often.spuNo, 3, 3],
        [once.spuNo, 1, 1],
      ],
    ]);
    expect(data[0]?.title).not.toBe('');
    const { rows } = await at.portal.database.pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'behavior_count' order by column_name`,
      [],
    );
    expect(rows.map((row) => row.column_name)).toEqual(['content_id', 'day', 'event_id', 'total']);
  });

  it('is not counted of what is not on sale or never was', async () => {
    const gone = await aSku(at.portal.database, { skuStatus: 1 });
    for (const spuNo of [gone.spuNo, 'P404404']) await look(spuNo);
    expect(await told()).toEqual({ data: [], count: 0 });
  });

  it('counts a look once however often it is sent', async () => {
    const { spuNo } = await aSku(at.portal.database);
    const call = await at.portal.as();
    const body = { terminalType: TERMINAL_TYPE, eventId: BehaviorEvent.ViewProduct, contentId: spuNo } as const;
    for (let n = 0; n < 3; n++) await call(trackBehavior, { body, idempotencyKey: 'one-look' });
    expect((await told()).data).toMatchObject([{ contentId: spuNo, total: 1 }]);
  });

  it('is summed over thirty days, and goes after ninety', async () => {
    const { spuNo } = await aSku(at.portal.database);
    await look(spuNo);
    const later = async (days: number) => {
      at.portal.clock.forward(days * DAY_MS);
      reader = await at.as(await at.anOperator('administrator', {}));
      await at.portal.runJob('forget-behavior');
      const { rows } = await at.portal.database.pool.query('select 1 from behavior_count', []);
      return [(await told()).data.map((row) => [row.total, row.today]), rows.length];
    };
    expect(await later(29)).toEqual([[[1, 0]], 1]);
    expect(await later(1)).toEqual([[], 1]);
    expect(await later(KEPT_DAYS - 30)).toEqual([[], 1]);
    expect(await later(1)).toEqual([[], 0]);
  });

  it('pages beyond the last still say how many there are', async () => {
    for (let n = 0; n < 11; n++) await look((await aSku(at.portal.database)).spuNo);
    expect([(await told(2)).data.length, (await told(2)).count, (await told(3)).data.length, (await told(3)).count]).toEqual([1, 11, 0, 11]);
  });

  it.each([
    ['another terminal', { terminalType: 1 }],
    ['an event there is not', { eventId: 7 }],
    ['no number', { contentId: 'a b' }],
    ['who looked', { accountNo: 'A1' }],
  ])('%s is refused', async (name, wrong) => {
    const body = { terminalType: TERMINAL_TYPE, eventId: BehaviorEvent.ViewProduct, contentId: 'P1', ...wrong };
    const call = await at.portal.as();
    expect(await failureOf(call(trackBehavior, { body: body as never, idempotencyKey: `bad-${name.length}` }))).toMatchObject({ status: 400 });
  });
});
