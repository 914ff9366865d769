/** Feedback while it is typed: what is missing, and what the tab keeps of it. */
import { feedbackCopy, type FeedbackKind } from '@portal/contract/feedback';
import { REQUIREMENT_PHONE } from '@portal/contract/requirement';
import type { FieldPicture } from '../../../lib/forms/pictures-field.tsx';

export interface TypedFeedback {
  kind: FeedbackKind;
  /** '' until it is chosen. */
  classificationId: string;
  content: string;
  phone: string;
  pictures: readonly FieldPicture[];
}
export type AskedOfFeedback = 'classificationId' | 'content' | 'phone';

export const NOTHING_WRITTEN: TypedFeedback = { kind: 'suggestion', classificationId: '', content: '', phone: '', pictures: [] };

/** What is wrong with each field (FEEDBACK-2). */
export function faultsOf({ classificationId, content, phone }: TypedFeedback): Partial<Record<AskedOfFeedback, string>> {
  return {
    ...(classificationId === '' && { classificationId: feedbackCopy.classRequired }),
    ...(content.trim() === '' && { content: feedbackCopy.textRequired }),
    ...(phone.trim() !== '' && !REQUIREMENT_PHONE.test(phone.trim()) && { phone: feedbackCopy.phoneRule }),
  };
}

export const bodyOf = ({ classificationId, phone, pictures, ...typed }: TypedFeedback) => ({
  ...typed,
  classificationId: Number(classificationId),
  phone: phone.trim(),
  pictures: pictures.map(({ fileId }) => fileId),
});
