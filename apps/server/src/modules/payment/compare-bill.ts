/** The day before by the channel's bill and by our book: what differs is an alarm, a line each. Source: PAYMENT-8. */
import type { Fen } from '@portal/units';
import { eachByItself } from '../../platform/jobs/each-by-itself.ts';
import type { RoomJob } from '../../platform/room.ts';
import type { BillLine } from '../../platform/upstream/payment/index.ts';
import type { PaymentNeeds } from './needs.ts';
import { raiseAlarm } from './alarm-store.ts';
import { listMoved } from './store.ts';

interface Difference {
  kind: 'BILL_MISSING' | 'BILL_UNKNOWN' | 'BILL_AMOUNT';
  number: string;
  oursFen: Fen | null;
  theirsFen: Fen | null;
}

/** Ours that the channel does not have, the channel's that we do not have, and those of another amount. */
export function compareBill(ours: readonly BillLine[], theirs: readonly BillLine[]): Difference[] {
  const keyOf = ({ kind, number }: BillLine): string => `${kind} ${number}`;
  const byKey = (lines: readonly BillLine[]) => new Map(lines.map((line) => [keyOf(line), line]));
  const [known, told] = [byKey(ours), byKey(theirs)];
  return [
    ...ours.flatMap((line): Difference[] => {
      const other = told.get(keyOf(line));
      if (other === undefined) return [{ kind: 'BILL_MISSING', number: line.number, oursFen: line.amountFen, theirsFen: null }];
      return other.amountFen === line.amountFen ? [] : [{ kind: 'BILL_AMOUNT', number: line.number, oursFen: line.amountFen, theirsFen: other.amountFen }];
    }),
    ...theirs.flatMap((line): Difference[] =>
      known.has(keyOf(line)) ? [] : [{ kind: 'BILL_UNKNOWN', number: line.number, oursFen: null, theirsFen: line.amountFen }],
    ),
  ];
}

const DAY_MS = 86_400_000;
const AHEAD_MS = 8 * 3_600_000;

/** Bills of a day are there from ten the next morning. */
export const compareBills: RoomJob<PaymentNeeds> = {
  name: 'compare-payment-bills',
  cron: '23 11 * * *',
  async run({ database, now, log }, room) {
    const today = Math.floor((now + AHEAD_MS) / DAY_MS) * DAY_MS - AHEAD_MS;
    const from = today - DAY_MS;
    const day = new Date(from + AHEAD_MS).toISOString().slice(0, 10);
    const failed: unknown[] = [];
    await eachByItself(
      room.payments.names,
      async (name) => {
        const channel = await room.payments.channel(name);
        if (channel === undefined) return;
        const theirs = await channel.downloadBill(day);
        const ours = await listMoved(database.db, { channel: name, from: new Date(from), until: new Date(today) });
        for (const difference of compareBill(ours, theirs)) {
          log.error({ channel: name, day, ...difference }, 'the bill of a channel differs from our book');
          await raiseAlarm(database.db, { ...difference, channel: name, gmtCreate: new Date(now) });
        }
      },
      (error, name) => {
        log.error({ err: error, channel: name, day }, 'the bill of a channel could not be compared');
        failed.push(error);
      },
    );
    // tried again by the queue, for no later day looks at this one
    if (failed.length > 0) throw failed[0];
  },
};
