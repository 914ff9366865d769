/** Front door of feedback: what one complains of or suggests, and the answers. */
export { FeedbackForm } from './components/feedback-form.tsx';
export { FeedbackHistory } from './components/feedback-history.tsx';
export { ReportDialog } from './components/report-dialog.tsx';
export { feedbackAddress } from './model/feedback-address.ts';
