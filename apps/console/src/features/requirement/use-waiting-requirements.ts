import { countDeskRequirements } from '@portal/contract/requirement';
import type { DataOf } from '@portal/contract/core';
import { call } from '../../lib/call.ts';
import { useWaiting } from '../../lib/use-waiting.ts';

/** How many requirements there are in each state. */
export const useWaitingRequirements = (about: string, isAsked: boolean): DataOf<typeof countDeskRequirements> | undefined =>
  useWaiting(about, isAsked, () => call(countDeskRequirements));
