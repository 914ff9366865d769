import type { Fen } from '@portal/units';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import type { Context, Telling } from '../../platform/http/context.ts';
import type { TaskQueue } from '../../platform/jobs/task.ts';
import type { Signals } from '../../platform/live/signals.ts';
import type { Logger } from '../../platform/log.ts';
import type { ChannelName, PaymentDoors } from '../../platform/upstream/payment/index.ts';
import type { Business } from './store.ts';

/** What a change of payments works with: `db` is its transaction, in which its listeners are heard. */
export type PaymentWork = Telling & Pick<Context, 'afterCommit'> & { log: Pick<Logger, 'warn' | 'error' | 'info'> };

export interface PaymentEvent extends Business {
  paymentNo: string;
  channel: ChannelName;
  amountFen: Fen;
}

/** Hears of what is paid, and of what went back, in the transaction in which it becomes true; each of them looks whether it is about its own. */
export type OnSucceeded = (work: PaymentWork, paid: PaymentEvent) => Promise<void>;
export type OnRefunded = (work: PaymentWork, refunded: PaymentEvent & { refundNo: string; requestNo: string }) => Promise<void>;

/** Hears, likewise, of money that came for what was not to be paid any more, and has gone back: too late, or for what was paid already. */
export type OnReturned = (work: PaymentWork, returned: PaymentEvent & { isDuplicate: boolean }) => Promise<void>;

/** What is paid for, as its own room has it. */
export interface PaidFor {
  /** Under which it is to be paid, or was paid, by now. */
  businessNo: string;
  /** The one record to look at; '': there are several. */
  recordNo: string;
  /** Why that is closed; left out: it is not, or nobody said. */
  closeReason?: string;
}

export interface PaymentNeeds {
  database: Database;
  clock: Clock;
  log: Logger;
  tasks: TaskQueue;
  signals: Pick<Signals, 'publish'>;
  payments: PaymentDoors;
  onSucceeded: readonly OnSucceeded[];
  onRefunded: readonly OnRefunded[];
  onReturned: readonly OnReturned[];
  /** Whosever it is; undefined: no room has anything under that number. */
  findPaidFor(db: Db, business: Business): Promise<PaidFor | undefined>;
  /** Why it cannot be paid now though it is open, in words for its payer: who would supply it is closed or frozen. '': it can. */
  findHindrance(db: Db, business: Business): Promise<string>;
}
