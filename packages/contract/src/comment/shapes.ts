/** Comments as they travel (COMMENT-1 to 5). */
import { commentStates } from '@portal/engines/states';
import { z } from 'zod';
import { isVisible, plainText, recordId } from '../core/fields.ts';
import { commentCopy } from './copy.ts';
import { COMMENT_LINES_MAX, COMMENT_PICTURES_MAX, COMMENT_STARS, COMMENT_TEXT_MAX } from './limits.ts';
import { tellsHowToReach } from './reach-data.ts';

const { linesTooMany, picturesTooMany, reachable, starsRequired, textRequired } = commentCopy;

/** Words that everybody may read: some, of so many letters and lines, and none that lead to a person (COMMENT-7). */
export const publicWords = (said: { textRequired: string; reachable: string }) =>
  z.string({ error: said.textRequired }).pipe(
    plainText(COMMENT_TEXT_MAX)
      .refine(isVisible, { error: said.textRequired })
      .refine((text) => !tellsHowToReach(text), { error: said.reachable })
      .refine((text) => text.trim().split('\n').length <= COMMENT_LINES_MAX, { error: linesTooMany }),
  );

export const CommentStars = z.literal(COMMENT_STARS, { error: starsRequired });
export const CommentStatus = z.enum(commentStates.states);

export const CommentForm = z.strictObject({
  shopOrderNo: recordId,
  /** The line of the order that is commented. */
  lineId: recordId,
  stars: CommentStars,
  content: publicWords({ textRequired, reachable }),
  /** Files of the caller's own. Left out: those of the comment that is written anew stay. */
  pictures: z.array(recordId).max(COMMENT_PICTURES_MAX, { error: picturesTooMany }).optional(),
});

const written = {
  id: z.string(),
  stars: z.int(),
  content: z.string(),
  pictures: z.array(z.string()),
  productModel: z.string(),
  /** The provider's; '' where there is none. */
  reply: z.string(),
  gmtCreate: z.iso.datetime(),
};

/** As everybody reads it. */
export const Comment = z.strictObject({
  ...written,
  /** The caller's own account; '' of all others. */
  accountNo: z.string(),
  /** The first letter of whoever wrote, the rest behind stars. */
  authorName: z.string(),
  likeCount: z.int(),
  isLiked: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

/** What the comments of a family come to. */
export const CommentSummary = z.strictObject({
  total: z.int(),
  /** Of all stars, to one decimal; null: there are no comments. */
  average: z.number().nullable(),
  /** How many gave one star, two, … five. */
  counts: z.array(z.int()).length(COMMENT_STARS.length),
});
export type CommentSummary = z.infer<typeof CommentSummary>;

/** Of an order of one's own. */
export const OwnComment = z.strictObject({ ...written, lineId: z.string(), state: CommentStatus, reason: z.string() });
export type OwnComment = z.infer<typeof OwnComment>;

/** For the provider's staff. */
export const DeskComment = z.strictObject({
  ...written,
  spuNo: z.string(),
  skuNo: z.string(),
  shopOrderNo: z.string(),
  state: CommentStatus,
  reason: z.string(),
  buyerName: z.string(),
  shopName: z.string(),
  operatorName: z.string(),
  edition: z.int(),
});
export type DeskComment = z.infer<typeof DeskComment>;
