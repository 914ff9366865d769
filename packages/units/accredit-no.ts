/** An authorisation number: SQ and twelve hexadecimal figures drawn by lot. */
const FORM = /^SQ[0-9A-F]{12}$/;

/** The number in what was typed or scanned (full width, small letters, blanks, hyphens); null where it is none. Source: ENTERPRISE-14. */
export function parseAccreditNo(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200f\u202a-\u202e-]/g, '')
    .toUpperCase();
  return FORM.test(text) ? text : null;
}

/** In groups, as a certificate shows it: `SQ-3F0A-91BC-77D2`. */
export const formatAccreditNo = (accreditNo: string): string => accreditNo.replace(/^(SQ)(.{4})(.{4})(.{4})$/, '$1-$2-$3-$4');
