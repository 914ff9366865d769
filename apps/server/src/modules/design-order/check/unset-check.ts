import type { ListCheck } from '@portal/contract/design-order';
import { checkDefaults } from '@portal/engines/compatibility';

/** Where nothing was saved yet: the check's own defaults. */
export const unsetCheck: ListCheck = { ...checkDefaults, bitrates: [], runs: [], places: [], ignored: [], kept: [], mandatory: [], notes: [] };
