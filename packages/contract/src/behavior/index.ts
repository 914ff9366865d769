export { listBehavior, listMissedKeywords, trackBehavior } from './endpoints.ts';
export { BehaviorEvent, COUNTED_DAYS, KEPT_DAYS, LOOKED_AT_MS, MISSED_A_DAY, MISSED_KINDS, TERMINAL_TYPE } from './limits.ts';
export type { MissedKind } from './limits.ts';
