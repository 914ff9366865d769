import { defineRoom } from '../../platform/room.ts';
import { answerFeedback, listDeskFeedback, readDeskFeedbackPicture, readFeedbackContact } from './console/desk-feedback.ts';
import { decideReport, listDeskReports } from './console/desk-reports.ts';
import type { FeedbackNeeds } from './needs.ts';
import { submitReport } from './submit-report.ts';
import { createFeedback, getFeedbackRedPoint, listFeedback, listFeedbackClasses, readFeedbackAnswers } from './own-feedback.ts';

export const feedbackRoom = defineRoom({
  name: 'feedback',
  open: (needs: FeedbackNeeds) => needs,
  operations: [
    listFeedbackClasses,
    createFeedback,
    submitReport,
    listFeedback,
    getFeedbackRedPoint,
    readFeedbackAnswers,
    listDeskFeedback,
    readFeedbackContact,
    readDeskFeedbackPicture,
    answerFeedback,
    listDeskReports,
    decideReport,
  ],
});
