/** Front door of operators: the log in words and its filters, linking an authenticator, those of the demo world, who they are and what they may do. */
export { type DemoChoice, DemoOperators } from './demo-operators.tsx';
export { Enrolment, type EnrolmentFacts } from './enrolment.tsx';
export { LOG_FILTERS, LogFilters } from './log-filters.tsx';
export { actWords, actsNamed, changeWords } from './log-words.ts';
export { ChangeDialog, HalfDialog } from './change-dialog.tsx';
export { useWaitingChanges } from './use-waiting-changes.ts';
