import { BehaviorEvent } from '@portal/contract/behavior';
import { openTestDatabase } from '@portal/server/testkit/database';
import { expect, it } from 'vitest';
import { insertDemoLooks } from './looks.ts';

const NOW = Date.UTC(2026, 10, 26, 4);

it('the demo has looks of thirty days at what is sold, the same at each start, and adds none of its own twice (BEHAVIOR-3)', async () => {
  const { database, close } = await openTestDatabase();
  const spus = ['P1', 'P2', 'P3'].map((spuNo, status) => ({ spuNo, status: status === 2 ? 1 : 0 }));
  const rows = async () => {
    await insertDemoLooks(database.db, { spus: spus as never }, NOW);
    return (await database.pool.query<{ content_id: string; event_id: number; total: number }>('select * from behavior_count order by content_id, day', []))
      .rows;
  };
  const first = await rows();
  expect(await rows()).toEqual(first);
  expect(new Set(first.map((row) => row.content_id))).toEqual(new Set(['P1', 'P2']));
  expect(first.every(({ event_id, total }) => event_id === BehaviorEvent.ViewProduct && total > 0)).toBe(true);
  await close();
});
