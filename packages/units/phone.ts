/**
 * A phone number with its middle hidden: first 3 digits, stars, last 4: `'138****5678'`. Numbers of fewer than 8
 * characters keep their first third only, so that at least two thirds stay hidden. Source: ACCOUNT-4.
 */
export function maskPhone(phone: string): string {
  const text = phone.trim();
  const head = text.length < 8 ? Math.floor(text.length / 3) : 3;
  const tail = text.length < 8 ? 0 : 4;
  return `${text.slice(0, head)}${'*'.repeat(text.length - head - tail)}${text.slice(text.length - tail)}`;
}
/** A phone number as people type or paste it (full-width digits, blanks, hyphens, +86) as the server takes it. */
export const cleanPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200f\u202a-\u202e-]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');

/** The same of a phone that may be a landline, whose hyphen stays: ` +86 138-0000-0000` is 13800000000, `０５７１-8888 8888` is 0571-88888888. What is neither is left to be refused. */
export function dialledPhone(typed: string): string {
  const mobile = cleanPhone(typed);
  return /^1\d{10}$/.test(mobile) ? mobile : typed.normalize('NFKC').replace(/[\s\u200b-\u200f\u202a-\u202e]/g, '');
}

/** A code as pasted from a message. */
export const cleanCode = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '');
