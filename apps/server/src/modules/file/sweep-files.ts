import { eachByItself } from '../../platform/jobs/each-by-itself.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { FileNeeds } from './needs.ts';
import { fileOfKey } from './small-picture.ts';
import { listKnown } from './store.ts';

/**
 * Bytes come before their row, and a database put back to an earlier moment has lost rows: what has had none for a week is nobody's.
 * Source: FILE-4.
 */
const GRACE_MS = 7 * 24 * 3_600_000;
const AT_ONCE = 500;

/** Removes bytes that no row knows. */
export async function sweepFiles({ database: { db }, now, log }: JobContext, { files, listKeptKeys }: FileNeeds): Promise<void> {
  let swept = 0;
  let keys: string[] = [];
  const sweep = async () => {
    const wholes = [...new Set([...keys, ...keys.map(fileOfKey)])];
    const known = new Set([...(await listKnown(db, wholes)), ...(await listKeptKeys(db, wholes))]);
    await eachByItself(
      keys.filter((each) => !known.has(each) && !known.has(fileOfKey(each))),
      async (key) => {
        await files.remove(key);
        swept++;
      },
      (error, key) => log.error({ err: error, key }, 'bytes without a row could not be removed'),
    );
    keys = [];
  };
  for await (const { key, writtenAt } of files.list()) {
    if (writtenAt > now - GRACE_MS) continue;
    keys.push(key);
    if (keys.length >= AT_ONCE) await sweep();
  }
  if (keys.length > 0) await sweep();
  if (swept > 0) log.warn({ swept }, 'bytes without a row were removed');
}
