/** Bounds of feedback, without zod, so that pages have them at once. */
export const FEEDBACK_TEXT_MAX = 500;
/** What may be said beside the reason of a report; what is reported is named before it. */
export const REPORT_TEXT_MAX = 200;
export const FEEDBACK_ANSWER_MAX = 500;
export const FEEDBACK_CONTACT_MAX = 20;
export const FEEDBACK_PICTURES_MAX = 5;
/** Of one account that nobody has answered yet. */
export const WAITING_FEEDBACK_MAX = 20;
/** As specified: where it is written, and on which kind of device (FEEDBACK-3). */
export const FEEDBACK_SOURCE = 2;
export const FEEDBACK_TERMINAL = 3;
