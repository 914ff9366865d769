import { FEED_BREAKER } from '../../constants/mains.ts';
import type { SizedLine } from './plan.ts';
import { sizedLine } from './sized-line.ts';

/** With residual current protection, one a circuit. */
export const feedBreakerLine = (circuits: number, why: readonly [rule: string, inputs: string, arithmetic: string]): SizedLine =>
  sizedLine('feedBreaker', circuits, FEED_BREAKER.value, why);
