/** A phone number as people type or paste it (full-width digits, blanks, hyphens, +86) as the server takes it. */
export const cleanPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200f\u202a-\u202e-]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');

/** A code as pasted from a message. */
export const cleanCode = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '');
