import type { Clock } from '../../platform/clock.ts';
import type { TaskQueue } from '../../platform/jobs/task.ts';
import type { Signals } from '../../platform/live/signals.ts';
import type { StepNeeds } from '../order/index.ts';
import type { SeckillGate } from './gate.ts';

/** `gate`: the one that `seckillsHearOrders` opens. The rest: for the orders they write, and close when they are called off. */
export interface SeckillNeeds extends StepNeeds {
  clock: Clock;
  gate: SeckillGate;
  tasks: TaskQueue;
  signals: Pick<Signals, 'publish'>;
}
