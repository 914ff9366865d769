import type { Order } from '@portal/contract/order';
import type { SQL } from 'drizzle-orm';
import type { Telling } from '../../platform/http/context.ts';
import type { TaskQueue } from '../../platform/jobs/task.ts';
import type { TrackingService } from '../../platform/upstream/tracking/index.ts';
import type { SheetPool } from '../../platform/sheet/sheet-pool.ts';
import type { Signals } from '../../platform/live/signals.ts';
import type { OrderAct } from '@portal/engines/states';
import type { ShopOrderRow } from './store.ts';

/** Hears of a step of an order, in the transaction in which it is taken; each listener looks whether the order is one of its own. */
export type OnOrderMoved = (ctx: Telling, moved: ShopOrderRow, act: OrderAct) => Promise<void>;

/** Hears of pieces that are not sent any more and whose money goes back, in the transaction in which that is decided; before the step by which all of an order goes. */
export type OnWithdrawn = (ctx: Telling, order: ShopOrderRow, pieces: readonly { skuNo: string; quantity: number }[]) => Promise<void>;

/** Hears of money of an order bought on credit that goes back, and of pieces for which none does, in the same transaction; of all others by the payment itself. */
export type OnGivenBack = (ctx: Telling, refunded: { businessType: string; requestNo: string }) => Promise<void>;

/** What every step of an order needs. */
export interface StepNeeds {
  onOrderMoved: readonly OnOrderMoved[];
  onWithdrawn: readonly OnWithdrawn[];
  onGivenBack: readonly OnGivenBack[];
}

/** What orders need; tasks and signals for what they do by the clock. */
export interface OrderNeeds extends StepNeeds {
  /** Requests after a sale that are not over, of the room that has them: `shop_order_no`, `after_sale_no`, `way`, `state`, `amount`. */
  openRequests: SQL;
  /** One of them in words. */
  claimWords: (claim: Order['claims'][number]) => string;
  tasks: TaskQueue;
  signals: Pick<Signals, 'publish'>;
  /** Null: there is none. */
  tracking: TrackingService | null;
}

/** What its operations work with. */
export interface OrderRoom extends OrderNeeds {
  /** Writes worksheets in a process of its own. */
  sheets: SheetPool;
}
