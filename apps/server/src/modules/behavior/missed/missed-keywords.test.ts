import { KEPT_DAYS, listMissedKeywords, MISSED_A_DAY, type MissedKind } from '@portal/contract/behavior';
import { listSpu } from '@portal/contract/catalog';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { formatDate } from '@portal/units';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMissedKeywords } from './missed-keywords.ts';
import { listMissedSums, putMissed } from './store.ts';

const DAY_MS = 86_400_000;

describe('what is looked for in vain (BEHAVIOR-4)', () => {
  let at: TestConsole;
  let reader: Awaited<ReturnType<TestConsole['as']>>;
  beforeAll(async () => {
    at = await openTestConsole();
    await aSku(at.portal.database);
  });
  beforeEach(async () => {
    await at.portal.database.pool.query('delete from missed_keyword', []);
    reader = await at.as(await at.anOperator('content', {}));
  });
  afterAll(() => at.portal.close());

  const told = async (kind: MissedKind | '' = '') => (await reader(listMissedKeywords, { query: { kind } })).data;
  const errors: unknown[] = [];
  const opened = () =>
    openMissedKeywords({ database: at.portal.database, clock: at.portal.clock, log: { error: (...args: unknown[]) => void errors.push(args) } });

  it('is counted a day, keyword and kind, however it is written', async () => {
    const missed = opened();
    missed.note('洗衣机', 'none');
    missed.note(' 洗衣机 ', 'none');
    await missed.write();
    missed.note('洗衣机', 'none');
    missed.note('洗衣机', 'partly');
    missed.note('13800138000', 'none');
    await missed.write();
    const both = { keyword: '洗衣机', today: 3, total: 3 };
    expect(await told()).toEqual([
      { ...both, kind: 'none' },
      { keyword: '洗衣机', kind: 'partly', today: 1, total: 1 },
    ]);
    expect(await told('partly')).toMatchObject([{ kind: 'partly' }]);
    const { rows } = await at.portal.database.pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'missed_keyword' order by column_name`,
      [],
    );
    expect(rows.map((row) => row.column_name)).toEqual(['day', 'keyword', 'kind', 'total']);
  });

  it('takes no more keywords a day than it may, and goes on counting those it has', async () => {
    const { db } = at.portal.database;
    const day = formatDate(at.portal.clock.now());
    const row = (keyword: string, total: number) => ({ keyword, kind: 'none' as const, total });
    await putMissed(db, day, [row('甲甲', 1), row('乙乙', 3), row('丙丙', 2)], 2);
    await putMissed(db, day, [row('乙乙', 1), row('丁丁', 9)], 2);
    const sums = await listMissedSums(db, { first: day, today: day, kind: '', page: 1, size: 10 });
    expect(sums.map(({ keyword, total }) => [keyword, total])).toEqual([
      ['乙乙', 4],
      ['丙丙', 2],
    ]);
    expect(MISSED_A_DAY).toBe(500);
  });

  it('is summed over thirty days, and goes after ninety', async () => {
    const missed = opened();
    missed.note('洗衣机', 'none');
    await missed.write();
    const later = async (days: number) => {
      at.portal.clock.forward(days * DAY_MS);
      reader = await at.as(await at.anOperator('administrator', {}));
      await at.portal.runJob('forget-behavior');
      const { rows } = await at.portal.database.pool.query('select 1 from missed_keyword', []);
      return [(await told()).map((row) => [row.total, row.today]), rows.length];
    };
    expect(await later(29)).toEqual([[[1, 0]], 1]);
    expect(await later(1)).toEqual([[], 1]);
    expect(await later(KEPT_DAYS - 30)).toEqual([[], 1]);
    expect(await later(1)).toEqual([[], 0]);
  });

  it('stops nothing where it cannot be written, and says so', async () => {
    const missed = openMissedKeywords({
      database: { db: null as never },
      clock: at.portal.clock,
      log: { error: (...args: unknown[]) => void errors.push(args) },
    });
    missed.note('洗衣机', 'none');
    await missed.write();
    expect(errors).toHaveLength(1);
  });

  it('is a first page without anything, of a keyword alone; a server that stops has written it', async () => {
    const { accountNo } = await anInstaller(at.portal.database);
    const portal = await at.portal.as(accountNo);
    const ask = (query: object) => portal(listSpu, { query: { keyword: '抽油烟机', ...query } as never });
    await ask({});
    await ask({ page: 2 });
    await ask({ b2bStockStatus: '0' });
    await ask({ portalCatagoryId: 1 });
    await ask({ keyword: '' });
    // whoever stops writes what waits
    await at.portal.portal.http.close();
    expect(await told()).toEqual([{ keyword: '抽油烟机', kind: 'none', today: 1, total: 1 }]);
  });
});
