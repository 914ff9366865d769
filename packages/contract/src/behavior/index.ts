export { listBehavior, trackBehavior } from './endpoints.ts';
export { BehaviorEvent, COUNTED_DAYS, KEPT_DAYS, LOOKED_AT_MS, TERMINAL_TYPE } from './limits.ts';
