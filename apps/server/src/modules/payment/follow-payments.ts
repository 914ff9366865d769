/** What is done by the clock: attempts looked at, expired ones closed, refunds pursued. Source: PAYMENT-6, PAYMENT-7. */
import { eachByItself, pageByPage } from '../../platform/jobs/each-by-itself.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { RoomJob } from '../../platform/room.ts';
import { closeAttempt, lookAtTrade } from './close-attempts.ts';
import type { PaymentNeeds } from './needs.ts';
import { deleteNoticesBefore } from './notice-store.ts';
import { cancelPayment } from './open-payment.ts';
import { pursueRefund } from './refund.ts';
import { listExpiredPayables, listWaitingPayments, listWaitingRefunds, type PayableRow, type PaymentRow } from './store.ts';
import { inWork } from './work.ts';

/** Who pays at once is told of by a notice. */
const LOOK_AFTER_MS = 10_000;
const REFUND_AFTER_MS = 60_000;
const DAY_MS = 86_400_000;

/** Every attempt that waits is looked at; what ran out is closed. */
async function followPayments({ database, now, log }: JobContext, room: PaymentNeeds): Promise<void> {
  const at = { database, now };
  const tell = (error: unknown, which: object): void => log.warn({ err: error, ...which }, 'a payment could not be followed');
  await eachByItself(
    pageByPage<PaymentRow>((page) => listWaitingPayments(database.db, new Date(now - LOOK_AFTER_MS), page)),
    (row) => (row.gmtExpire.getTime() <= now ? closeAttempt(room, at, { row, who: 'clock' }) : lookAtTrade(room, at, row)),
    (error, { paymentNo }) => tell(error, { paymentNo }),
  );
  await eachByItself(
    pageByPage<PayableRow>((page) => listExpiredPayables(database.db, new Date(now), page)),
    (row) => inWork(room, at, (work) => cancelPayment(work, row)),
    (error, { businessType, businessNo }) => tell(error, { businessType, businessNo }),
  );
  await eachByItself(
    pageByPage<string>((page) => listWaitingRefunds(database.db, new Date(now - REFUND_AFTER_MS), page)),
    (refundNo) => pursueRefund(room, at, refundNo),
    (error, refundNo) => tell(error, { refundNo }),
  );
}

/** A run begins within a minute and a half of the one before: it looks three times, so that nothing waits longer than a minute. */
const LOOKS = 3;
const PAUSE_MS = 25_000;

export const followJob: RoomJob<PaymentNeeds & { pause(ms: number): Promise<void> }> = {
  name: 'follow-payments',
  cron: '* * * * *',
  async run(at, room) {
    const began = room.clock.now();
    for (let look = 0; look < LOOKS; look++) {
      if (look > 0) await room.pause(PAUSE_MS);
      await followPayments({ ...at, now: at.now + (room.clock.now() - began) }, room);
    }
  },
};

const NOTICE_DAYS = 90;

export const forgetNotices: RoomJob<PaymentNeeds> = {
  name: 'forget-payment-notices',
  cron: '47 4 * * *',
  run: ({ database, now }) => deleteNoticesBefore(database.db, new Date(now - NOTICE_DAYS * DAY_MS)),
};
