/** What is said of what is published, as it travels (COMMENT-8 to 11). */
import { z } from 'zod';
import { recordId } from '../core/fields.ts';
import { CONTENT_KINDS } from '../content/index.ts';
import { contentCommentCopy } from './copy.ts';
import { CommentStatus, publicWords } from './shapes.ts';

const { reachable, textRequired } = contentCommentCopy;

export const ContentCommentForm = z.strictObject({
  contentId: recordId,
  /** One of one's own that is written anew; left out: a further one. */
  id: recordId.optional(),
  content: publicWords({ textRequired, reachable }),
});

const written = {
  id: z.string(),
  contentId: z.string(),
  content: z.string(),
  /** The provider's; '' where there is none. */
  reply: z.string(),
  gmtCreate: z.iso.datetime(),
};

/** As everybody reads it. */
export const ContentComment = z.strictObject({
  ...written,
  /** The caller's own account; '' of all others. */
  accountNo: z.string(),
  /** The first letter of whoever wrote, the rest behind stars. */
  authorName: z.string(),
  likeCount: z.int(),
  isLiked: z.boolean(),
});
export type ContentComment = z.infer<typeof ContentComment>;

/** One's own. */
export const OwnContentComment = z.strictObject({ ...written, state: CommentStatus, reason: z.string() });
export type OwnContentComment = z.infer<typeof OwnContentComment>;

/** What one text comes to: figures, and whether the caller is among those who like it. */
export const ContentFigures = z.strictObject({ likeCount: z.int(), isLiked: z.boolean(), favoriteCount: z.int(), commentCount: z.int() });
export type ContentFigures = z.infer<typeof ContentFigures>;

/** For the provider's staff. */
export const DeskContentComment = z.strictObject({
  ...written,
  state: CommentStatus,
  reason: z.string(),
  /** Empty of what is no longer out, as is its kind's address. */
  contentTitle: z.string(),
  contentKind: z.enum(CONTENT_KINDS).nullable(),
  /** '' of a person. */
  enterpriseName: z.string(),
  operatorName: z.string(),
  edition: z.int(),
});
export type DeskContentComment = z.infer<typeof DeskContentComment>;
