/** What is found out beside the page: the ways to cure a list, and where each device hangs. */
import { assignmentOf, curesOf, WHOLE_EFFORT, type Assignment, type CompatInputs, type Cures } from '@portal/engines/compatibility';

export interface WholeQuestion {
  inputs: CompatInputs;
  /** Places of devices that stay: the customer has them already. */
  fixed: readonly number[];
}

export interface Whole extends Cures {
  assignment: Assignment | null;
}

export const wholeOf = ({ inputs, fixed }: WholeQuestion): Whole => ({
  ...curesOf(inputs, { fixed, effort: WHOLE_EFFORT }),
  assignment: assignmentOf(inputs, WHOLE_EFFORT),
});
