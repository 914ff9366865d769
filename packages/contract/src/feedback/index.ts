export { answerFeedback, listDeskFeedback, readDeskFeedbackPicture, readFeedbackContact } from './console-endpoints.ts';
export { feedbackCopy } from './copy.ts';
export { createFeedback, getFeedbackRedPoint, listFeedback, listFeedbackClasses, readFeedbackAnswers, submitReport } from './endpoints.ts';
export { feedbackAnswered, reportedAlready, reportDecided, tooManyFeedback } from './errors.ts';
export {
  FEEDBACK_ANSWER_MAX,
  FEEDBACK_CONTACT_MAX,
  FEEDBACK_PICTURES_MAX,
  FEEDBACK_SOURCE,
  FEEDBACK_TERMINAL,
  FEEDBACK_TEXT_MAX,
  REPORT_TEXT_MAX,
  WAITING_FEEDBACK_MAX,
} from './limits.ts';
export { decideReport, DeskReport, listDeskReports } from './report-endpoints.ts';
export { deskFeedbackPictureUrl } from './picture-url.ts';
export { DeskFeedback, Feedback, FeedbackForm } from './shapes.ts';
export {
  FEEDBACK_CLASSES,
  FEEDBACK_KINDS,
  feedbackClassName,
  feedbackKindNames,
  REPORT_CLASS,
  REPORT_REASONS,
  reportActNames,
  reportReasonNames,
  reportStateNames,
  type FeedbackKind,
  type ReportReason,
} from './types.ts';
