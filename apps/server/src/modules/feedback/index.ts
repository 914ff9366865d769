/** Front door of feedback: complaints and suggestions, and what the provider's staff answers. */
export { feedbackRecords } from './personal-records.ts';
export { feedbackRoom } from './room.ts';
