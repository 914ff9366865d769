/** What of a text leads to a person. Without zod, so that pages judge as the door does. */

/** Numbers as people write them past a rule: full-width, with blanks, dots or strokes between. */
const BETWEEN = '[\\s.\\-–—_·・/]{0,2}';
const MOBILE = new RegExp(`(?<![0-9A-Za-z])(?:\\+?86${BETWEEN})?1${BETWEEN}[3-9](?:${BETWEEN}\\d){9}(?!\\d)`);
const LANDLINE = /(?<![\w-])0\d{2,3}[\s./-]?\d{7,8}(?![\w-])/;
/** Days, of which two beside each other have the digits of a number. */
const DAY = /(?<!\d)20\d{2}[-./]\d{1,2}[-./]\d{1,2}(?!\d)/g;
/** From the sign on: a search for what stands before it would begin anew at each letter of a long text. */
const MAIL = /[\w.+-]@[\w-]+\.\w{2,}/;

/** Signs that are not seen: blanks of no width, soft hyphens, marks of direction. */
const UNSEEN = /\p{Cf}/gu;

/** Whether a phone number or a mail address stands in a text that everybody may read. Model numbers and quantities are none. */
export function tellsHowToReach(text: string): boolean {
  const plain = text.normalize('NFKC').replace(UNSEEN, '').replace(DAY, '某日');
  return MOBILE.test(plain) || LANDLINE.test(plain) || MAIL.test(plain);
}
