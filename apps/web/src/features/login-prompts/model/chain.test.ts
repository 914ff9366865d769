import { LOGIN_STEPS, type LoginStep } from '@portal/contract/message';
import { describe, expect, it } from 'vitest';
import { firstStep, isTold, placeOf, stepAfter, type ChainAt, type StepEnd } from './chain.ts';

const ENDS: readonly StepEnd[] = ['told', 'cancelled', 'nothing', 'failed'];
/** Every step that is on, from the first to the end, when each ends so. */
function way(has: readonly LoginStep[], endOf: (step: LoginStep) => StepEnd): LoginStep[] {
  const set = new Set(has);
  const steps: LoginStep[] = [];
  for (let at: ChainAt = firstStep(set); at !== 'end'; at = stepAfter(at, endOf(at), set)) steps.push(at);
  return steps;
}

describe('what is told after signing in (MESSAGE-6)', () => {
  it('comes in this order', () => {
    expect(LOGIN_STEPS).toEqual(['repeatName', 'browser', 'protocol', 'waitingShare', 'priceChange', 'freeze', 'verification', 'serviceSafety']);
    expect(way(LOGIN_STEPS, () => 'told')).toEqual(LOGIN_STEPS);
  });

  it.each(ENDS)('every step gives way to the next when it ends as %s', (end) => expect(way(LOGIN_STEPS, () => end)).toEqual(LOGIN_STEPS));

  it.each([
    ['browser', 'protocol'],
    ['verification', 'serviceSafety'],
  ] as const)('cancelling the tip of %s leads to %s', (at, next) => expect(stepAfter(at, 'cancelled', new Set(LOGIN_STEPS))).toBe(next));

  it.each(LOGIN_STEPS)('leaving the page at %s ends it there', (at) => expect(stepAfter(at, 'left', new Set(LOGIN_STEPS))).toBe('end'));

  it('steps with nothing to tell are never on, whichever they are', () => {
    for (let mask = 0; mask < 2 ** LOGIN_STEPS.length; mask++) {
      const has = LOGIN_STEPS.filter((_step, at) => mask & (1 << at));
      expect(way(has, (step) => ENDS[(mask + LOGIN_STEPS.indexOf(step)) % ENDS.length] ?? 'told')).toEqual(has);
    }
  });

  it('each knows which of how many it is', () => {
    const has = LOGIN_STEPS.filter((step) => step !== 'browser');
    expect(has.map((step) => placeOf(step, new Set(has)))).toEqual(has.map((_step, at) => ({ at: at + 1, of: has.length })));
  });

  it('what failed or had nothing to tell is asked for again at the next visit', () =>
    expect([...ENDS, 'left' as const].map((end) => isTold(end))).toEqual([true, true, false, false, true]));
});
