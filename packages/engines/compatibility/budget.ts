/** How much is looked for: counted in steps, so that the same list always gets the same answer, on any machine. */
import { SEARCH_LIMITS } from '../constants/list-check.ts';

/** Steps that are left to all who search on its account; not above 0: they are used up. */
export interface SearchBudget {
  left: number;
}

/** What one check may spend: on whether the list holds together, and on what would complete it. */
export interface Effort {
  verdict: number;
  cures: number;
}

/** 500 lines: some tens of milliseconds, and where most is amiss some hundreds. For a worker. */
export const WHOLE_EFFORT: Effort = SEARCH_LIMITS.value.whole;
/** The same without looking for what would complete the list. */
export const VERDICT_EFFORT: Effort = { ...WHOLE_EFFORT, cures: 0 };
/** Some milliseconds, whatever the list: for a page while it is typed into, and for a server's request. */
export const BRIEF_EFFORT: Effort = SEARCH_LIMITS.value.brief;

/** Pays for so many steps; false: that much is not left, and nothing was paid. */
export function spend(budget: SearchBudget, steps: number): boolean {
  if (budget.left < steps) {
    budget.left = 0;
    return false;
  }
  budget.left -= steps;
  return true;
}
