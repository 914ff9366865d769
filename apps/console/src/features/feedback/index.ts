/** Front door of complaints and suggestions: answered, how many wait. */
export { AnswerForm } from './answer-form.tsx';
export { useWaitingFeedback } from './use-waiting-feedback.ts';
