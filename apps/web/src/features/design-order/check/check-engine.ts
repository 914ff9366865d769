/** The check itself: it weighs more than all that shows what it says, and comes with the first list that has something to check. */
export { BRIEF_EFFORT, compatCheck } from '@portal/engines/compatibility';
