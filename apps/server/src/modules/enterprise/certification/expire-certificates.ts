/** What the clock does to certificates: says beforehand that they end, and ends them (ENTERPRISE-11). */
import { clockActs, certificationStateOf, daysLeft, EXPIRY_REMINDERS, reminderDue } from '@portal/engines/states';
import { formatDate } from '@portal/units';
import { newId } from '../../../platform/clock.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { Signal } from '../../../platform/live/signals.ts';
import type { EnterpriseNeeds } from '../needs.ts';
import { takeStep } from './step.ts';
import { findCertification, listEnding } from './store.ts';

const DAY_MS = 24 * 3_600_000;

/** One transaction a certificate: cut off anywhere, the next run does the rest, and tells nobody twice. */
export async function expireCertificates({ database, now, log }: JobContext, { onExpiring, signals }: EnterpriseNeeds): Promise<void> {
  const today = formatDate(now);
  const ahead = formatDate(now + (EXPIRY_REMINDERS[0] + 1) * DAY_MS);
  for (const { enterpriseNo } of await listEnding(database.db, ahead)) {
    const told: Signal[] = [];
    await database
      .transaction(async (db) => {
        let row = await findCertification(db, enterpriseNo);
        if (row === undefined || row.validUntil === null) return;
        const left = daysLeft(row.validUntil, today);
        for (const act of clockActs(certificationStateOf(row.state), row.validUntil, today))
          row = await takeStep({ db, now }, row, { act, actor: 'clock', actorNo: '' });
        const { companyName, merchantNo, validUntil } = row;
        if (merchantNo === null || validUntil === null) return;
        const ctx = { db, now, newId: () => newId(now), signal: (signal: Signal) => void told.push(signal) };
        for (const tell of onExpiring) await tell(ctx, { enterpriseNo, merchantNo, companyName, validUntil, reminder: left < 0 ? 'over' : reminderDue(left) });
      })
      .catch((error: unknown) => {
        log.error({ err: error, enterpriseNo }, 'a certificate could not be moved by the clock');
        told.length = 0;
      });
    for (const signal of told) signals.publish(signal);
  }
}
