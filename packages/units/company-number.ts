/** 统一社会信用代码 as GB 32100-2015 has it: 18 characters, the last of which follows from the others. */
type CompanyNumber = string & { readonly __unit: 'companyNumber' };

/** Digits and capitals without I, O, S, V, Z, which are taken for figures or for each other. A character's value is its place. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const BASE = ALPHABET.length;
/** Powers of 3 modulo 31: no two neighbours are alike, so that a changed character and two swapped ones always tell. */
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28] as const;
/** Register office and kind, six digits of a region (abolished ones too), organisation, check character. */
const FORM = /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/;

/** The check character of the first 17; `91350100M000100Y4` gives `3`. */
export function companyCheckCharacter(first17: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * ALPHABET.indexOf(first17.charAt(at)), 0);
  return ALPHABET.charAt((BASE - (sum % BASE)) % BASE);
}

/** As people type or paste it: full-width characters, small letters, blanks and hyphens between the groups. */
const cleanCompanyNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200f\u202a-\u202e-]/g, '')
    .toUpperCase();

/** The number in what was typed; null where it is none. Whether a company bears it is not known here. Source: ENTERPRISE-1. */
export function parseCompanyNumber(typed: string): CompanyNumber | null {
  const text = cleanCompanyNumber(typed);
  return FORM.test(text) && companyCheckCharacter(text) === text.charAt(17) ? (text as CompanyNumber) : null;
}
