import { countCreditsWaiting } from '@portal/contract/credits';
import { call } from '../../lib/call.ts';
import { useWaiting } from '../../lib/use-waiting.ts';

/** How many exchanges wait to be sent, and how many adjustments of colleagues to be decided (CREDITS-13). */
export const useWaitingCredits = (about: string, isAsked: boolean): { exchanges: number; adjustments: number } | undefined =>
  useWaiting(about, isAsked, () => call(countCreditsWaiting));
