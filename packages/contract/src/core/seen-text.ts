/** What of a text can be seen. Without zod, so that pages judge as the door does. */

/** Blanks, format characters, marks and fillers: a text of nothing but these leaves nothing to see. */
const INVISIBLE = /[\s\p{Cf}\p{Mn}\p{DI}\u2800]/gu;
/** Whether a text that stands for something (a name, a reason) can be seen. */
export const isVisible = (text: string): boolean => text.replace(INVISIBLE, '') !== '';

/** Signs that turn the order of others about, so that a text would read otherwise than it was written. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;
/** A text without them. */
export const unturned = (text: string): string => text.replace(TURNING, '');

/** A name as it is kept: without blanks, wide ones and others (PRIVATE-1). */
export const stripBlanks = (text: string): string => text.replace(/\s+/g, '');

/**
 * Whether a text may be the name of somebody or something: one line, and no sign that cannot be seen. Signs that turn the order of others
 * make a name read otherwise than it is kept; those that join or fill make two that look the same. One that
 * makes a picture of the sign before it (U+FE0F) may stay.
 */
export const isNameText = (text: string): boolean => !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\u2800]|(?!\uFE0F)\p{DI}/u.test(text);
