/** What is found out beside the page: the ways to cure a list, and where each device hangs. */
import {
  assignmentOf,
  curesOf,
  followUpOf,
  WHOLE_EFFORT,
  type Assignment,
  type ChosenWay,
  type CompatInputs,
  type Cures,
  type FollowUp,
} from '@portal/engines/compatibility';

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

/** What is asked once ways and models are chosen. */
export interface FollowUpQuestion {
  inputs: CompatInputs;
  chosen: ChosenWay;
}

export const followUpWith = ({ inputs, chosen }: FollowUpQuestion): FollowUp => followUpOf(inputs, chosen, WHOLE_EFFORT);
export const answerTo = (asked: WholeQuestion | FollowUpQuestion): Whole | FollowUp => ('chosen' in asked ? followUpWith(asked) : wholeOf(asked));
