/** Bounds of comments, without zod, so that pages have them at once. */
export const COMMENT_TEXT_MAX = 500;
/** Of its words: a page of short lines is nobody's comment. */
export const COMMENT_LINES_MAX = 20;
export const COMMENT_REPLY_MAX = 500;
export const COMMENT_REASON_MAX = 200;
/** Of one account below one text, shown or not: somebody who has more to say writes to the provider. */
export const CONTENT_COMMENTS_MAX = 20;
/** As many as of a request after the sale, in whose words it is said that there are too many. */
export { PICTURES_MAX as COMMENT_PICTURES_MAX } from '../after-sale/limits.ts';
export const COMMENT_STARS = [1, 2, 3, 4, 5] as const;
