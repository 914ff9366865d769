import type { FileStore } from '../../platform/storage/file-store.ts';
import { anInstaller } from '@portal/server/testkit/people';
import { uploadAs } from '@portal/server/testkit/papers';
import { openTestPortal } from '@portal/server/testkit/portal';
import { TEST_NOW } from '@portal/server/testkit/now';
import { expect, it } from 'vitest';

const DAY_MS = 24 * 3_600_000;
/** Holds up none of the others (RELY-33). */
const STUCK = 'lost000000000000';

it('bytes without a row go after a week; a file, a copy of somebody’s data and what is new stay (FILE-4)', async () => {
  const kept = new Map<string, number>();
  const files: FileStore = {
    kind: 'folder',
    put: async (key) => void kept.set(key, TEST_NOW - 30 * DAY_MS),
    get: async () => null,
    async remove(key) {
      if (key === STUCK) throw new Error('the store does not let go of it');
      kept.delete(key);
    },
    async *list() {
      for (const [key, writtenAt] of kept.entries()) yield { key, writtenAt };
    },
  };
  const at = await openTestPortal({ files });
  const { accountNo } = await anInstaller(at.database);
  const fileId = await uploadAs(at, accountNo);
  await at.database.pool.query(
    `insert into account_export (export_id, account_no, status, gmt_create, gmt_expire) values ('copy000000000000', $1, 0, now(), now() + interval '1 day')`,
    [accountNo],
  );
  kept.set('copy000000000000', TEST_NOW - 8 * DAY_MS);
  kept.set('fresh00000000000', TEST_NOW - 6 * DAY_MS);
  for (let index = 0; index < 1_100; index++) kept.set(`lost${String(index).padStart(12, '0')}`, TEST_NOW - 8 * DAY_MS);
  await at.runJob('sweep-files');
  expect([...kept.keys()].toSorted()).toEqual(['copy000000000000', 'fresh00000000000', STUCK, fileId].toSorted());
  await at.close();
});
