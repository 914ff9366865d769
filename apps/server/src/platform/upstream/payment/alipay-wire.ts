/** Alipay's open gateway as its public documentation describes it: RSA2 over sorted parameters, answers signed as they are written. */
import type { KeyObject } from 'node:crypto';
import { isSignedBy } from './rsa.ts';

/** What is signed of parameters: all that say something, in the order of their names, as they read before they were escaped. */
export const signedText = (parameters: Iterable<readonly [string, string]>): string =>
  [...parameters]
    .filter(([name, value]) => name !== 'sign' && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Of a notice `sign_type` is not signed either. */
export const noticeText = (parameters: Iterable<readonly [string, string]>): string => signedText([...parameters].filter(([name]) => name !== 'sign_type'));

export const isSignedByAny = (keys: readonly KeyObject[], text: string, signature: string): boolean => keys.some((key) => isSignedBy(key, text, signature));

/** The object that follows `"name":` in `text`, letter by letter, as it was signed; null where there is none. */
export function objectTextOf(text: string, name: string): string | null {
  const mark = `"${name}":`;
  const at = text.indexOf(mark);
  const from = text.indexOf('{', at + mark.length);
  if (at === -1 || from === -1) return null;
  let depth = 0;
  let inText = false;
  for (let place = from; place < text.length; place++) {
    const letter = text[place];
    if (inText && letter === '\\') place++;
    else if (letter === '"') inText = !inText;
    else if (!inText && letter === '{') depth++;
    else if (!inText && letter === '}' && --depth === 0) return text.slice(from, place + 1);
  }
  return null;
}
