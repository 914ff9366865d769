/** The book of notices. */
import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import { sql, type Db } from '../../platform/db/database.ts';
import type { ChannelName } from '../../platform/upstream/payment/index.ts';
import { paymentNotice } from './tables.ts';

export interface NoticeEntry {
  channel: ChannelName;
  body: Buffer;
  paymentNo: string;
  verified: boolean;
  outcome: string;
  at: Date;
}

/** The same body again is counted, and what came of it last stands. */
export async function putNotice(db: Db, { channel, body, paymentNo, verified, outcome, at }: NoticeEntry): Promise<void> {
  const bodyHash = createHash('sha256').update(body).digest('hex');
  await db
    .insert(paymentNotice)
    .values({ channel, bodyHash, paymentNo, verified, outcome, times: 1, gmtCreate: at, gmtModified: at })
    .onConflictDoUpdate({
      target: [paymentNotice.channel, paymentNotice.bodyHash],
      set: { outcome, verified, paymentNo, times: sql`${paymentNotice.times} + 1`, gmtModified: at },
    });
}

/** Those that nobody asks about any more. */
export async function deleteNoticesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(paymentNotice).where(lt(paymentNotice.gmtModified, moment));
}
