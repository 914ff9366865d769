/**
 * The way from one step to the next after signing in (MESSAGE-6), as a function of what there is to tell and of what became of a step.
 * Nothing here knows a dialog or a call.
 */
import { LOGIN_STEPS, type LoginStep } from '@portal/contract/message';

/**
 * What becomes of a step. `told`: it was read or answered; `cancelled`: closed without an answer; `nothing`: its call had nothing to tell
 * after all; `failed`: its call failed; `left`: the page is left for what the step leads to, and what is still to come is told on the next visit.
 */
export type StepEnd = 'told' | 'cancelled' | 'nothing' | 'failed' | 'left';

/** The step that is on; `end`: none is, or none ever was. */
export type ChainAt = LoginStep | 'end';

/** The first step that has something to tell. */
export const firstStep = (has: ReadonlySet<LoginStep>): ChainAt => LOGIN_STEPS.find((step) => has.has(step)) ?? 'end';

/**
 * The step after `at`. Whatever becomes of a step the next one follows, so that a cancelled browser tip leads to the agreements and a
 * cancelled certificate tip to safe service; only leaving the page ends it.
 */
export function stepAfter(at: ChainAt, end: StepEnd, has: ReadonlySet<LoginStep>): ChainAt {
  if (at === 'end' || end === 'left') return 'end';
  return LOGIN_STEPS.slice(LOGIN_STEPS.indexOf(at) + 1).find((step) => has.has(step)) ?? 'end';
}

/** Whether a step that ended so is not told again since this sign-in; one that failed is tried at the next visit. */
export const isTold = (end: StepEnd): boolean => end === 'told' || end === 'cancelled' || end === 'left';

/** Which of how many it is, among those that have something to tell. */
export function placeOf(step: LoginStep, has: ReadonlySet<LoginStep>): { at: number; of: number } {
  const steps = LOGIN_STEPS.filter((each) => has.has(each));
  return { at: steps.indexOf(step) + 1, of: steps.length };
}
