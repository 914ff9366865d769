/** Feedback as it travels (FEEDBACK-1 to 5). */
import { z } from 'zod';
import { isVisible, plainText, recordId } from '../core/fields.ts';
import { REQUIREMENT_PHONE } from '../requirement/index.ts';
import { feedbackCopy } from './copy.ts';
import { FEEDBACK_CONTACT_MAX, FEEDBACK_PICTURES_MAX, FEEDBACK_SOURCE, FEEDBACK_TERMINAL, FEEDBACK_TEXT_MAX, REPORT_TEXT_MAX } from './limits.ts';
import { FEEDBACK_CLASSES, FEEDBACK_KINDS, REPORT_REASONS } from './types.ts';

const { classRequired, kindRequired, phoneRule, picturesTooMany, reasonRequired, textRequired } = feedbackCopy;

export const FeedbackForm = z.strictObject({
  kind: z.enum(FEEDBACK_KINDS, { error: kindRequired }).default('suggestion'),
  classificationId: z.literal(
    FEEDBACK_CLASSES.map(({ id }) => id),
    { error: classRequired },
  ),
  content: z.string({ error: textRequired }).pipe(plainText(FEEDBACK_TEXT_MAX).refine(isVisible, { error: textRequired })),
  /** A phone to be called back at; '' where none is wanted. */
  phone: z
    .union([z.literal(''), z.string().trim().max(FEEDBACK_CONTACT_MAX, { error: phoneRule }).regex(REQUIREMENT_PHONE, { error: phoneRule })], {
      error: phoneRule,
    })
    .default(''),
  /** Files of the caller's own. */
  pictures: z.array(recordId).max(FEEDBACK_PICTURES_MAX, { error: picturesTooMany }).default([]),
  feedbackSource: z.int().min(0).max(99).default(FEEDBACK_SOURCE),
  terminal: z.int().min(0).max(99).default(FEEDBACK_TERMINAL),
});
export type FeedbackForm = z.output<typeof FeedbackForm>;

/** What is reported: something published, or with `commentId` what somebody said of it. */
export const ReportForm = z.strictObject({
  contentId: recordId,
  commentId: recordId.optional(),
  reason: z.enum(REPORT_REASONS, { error: reasonRequired }),
  content: plainText(REPORT_TEXT_MAX).default(''),
});

const written = {
  id: z.string(),
  kind: z.enum(FEEDBACK_KINDS),
  classificationId: z.int(),
  content: z.string(),
  pictures: z.array(z.string()),
  /** '' until somebody has answered. */
  answer: z.string(),
  gmtCreate: z.iso.datetime(),
  gmtAnswer: z.iso.datetime().nullable(),
};
/** One's own. */
export const Feedback = z.strictObject({ ...written, phone: z.string(), isAnswerRead: z.boolean() });
export type Feedback = z.infer<typeof Feedback>;

/** For the provider's staff: the phone is the one that was left for them, its middle hidden, and told apart. */
export const DeskFeedback = z.strictObject({ ...written, phone: z.string(), accountPhone: z.string(), enterpriseName: z.string(), operatorName: z.string() });
export type DeskFeedback = z.infer<typeof DeskFeedback>;
