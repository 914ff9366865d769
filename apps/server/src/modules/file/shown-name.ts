/** Longest name that is shown, in characters, ending included. */
export const SHOWN_NAME_MAX = 100;

/**
 * The name a person sees: the last part of what came, without control characters, reversing marks, quotes and characters that
 * file systems trip over, ending in what the file really is. Never used to find or to store anything.
 */
export function shownName(given: string, extension: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*%]/g, '_')
    .trim();
  const stem = [...clean.replace(/(\.[a-z]\w{0,7})+$/iu, '').replace(/^[.\s]+|[.\s]+$/gu, '')].slice(0, SHOWN_NAME_MAX - extension.length - 1).join('');
  const isDevice = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem);
  return `${stem === '' || isDevice ? '文件' : stem}.${extension}`;
}
