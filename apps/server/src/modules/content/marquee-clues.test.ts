import { listMarqueeClues } from '@portal/contract/content';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertClues } from './store.ts';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

it('gives everybody a dozen projects at most, in their order, the newest first, and nothing but what they are and how far', async () => {
  const call = await portal.as();
  expect(await call(listMarqueeClues)).toEqual([]);
  const clue = (n: number, sortNo: number) => ({ id: `c${n}`, title: `项目${n}`, schedule: '方案设计中', sortNo, gmtCreate: new Date(portal.clock.now() + n) });
  await insertClues(portal.database.db, [...Array.from({ length: 14 }, (_, n) => clue(n, 1)), clue(99, 0)]);
  const clues = await call(listMarqueeClues);
  expect(clues.map(({ title }) => title)).toEqual(['项目99', ...Array.from({ length: 11 }, (_, n) => `项目${13 - n}`)]);
  expect(clues[0]).toEqual({ title: '项目99', schedule: '方案设计中' });
});
