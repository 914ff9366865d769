/** Front door of operators: the log in words and its filters, linking an authenticator, those of the demo world. */
export { type DemoChoice, DemoOperators } from './demo-operators.tsx';
export { Enrolment, type EnrolmentFacts } from './enrolment.tsx';
export { LOG_FILTERS, LogFilters } from './log-filters.tsx';
export { actWords, actsNamed, changeWords } from './log-words.ts';
