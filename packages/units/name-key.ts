/** Signs that leave nothing to see, wherever they stand. */
const HIDDEN = /[\p{DI}\u2800]/gu;

/**
 * What two names have in common that read the same: wide or narrow, large or small, composed or not, however many blanks, with or without
 * signs that cannot be seen. Source: PRIVATE-6, OPERATOR-4.
 */
export const nameKey = (name: string): string => name.normalize('NFKC').replace(HIDDEN, '').toLowerCase().normalize('NFC').replace(/\s+/g, ' ').trim();
