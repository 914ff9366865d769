import { COMPARE_MAX } from '@portal/engines/goods';

/** Models that one call compares without a limit of its own. */
export const COMPARED_AT_ONCE_MAX = 20;
/** Models that one call adds: as many as there are places. */
export const COMPARE_BATCH_MAX = COMPARE_MAX;
