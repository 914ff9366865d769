/** Front door of complaints, suggestions and reports: answered, how many wait. */
export { AnswerForm } from './answer-form.tsx';
export { ReportForm } from './report-form.tsx';
export { useWaitingFeedback } from './use-waiting-feedback.ts';
export { useWaitingReports } from './use-waiting-reports.ts';
