/** Names in archives: UTF-8 where it is said or where all of them are, else GBK as Windows in China writes them. */

const utf8 = new TextDecoder('utf-8', { fatal: true });
const gbk = new TextDecoder('gb18030', { fatal: true });

const read = (decoder: TextDecoder, bytes: Uint8Array): string | null => {
  try {
    return decoder.decode(bytes).normalize('NFC');
  } catch {
    return null;
  }
};

export interface RawName {
  bytes: Uint8Array;
  /** The archive says that it is UTF-8. */
  isUtf8: boolean;
}

/** A name each; null: in neither. An archive is written on one machine: one name that is no UTF-8 makes all unmarked ones GBK. */
export function zipNames(names: readonly RawName[]): (string | null)[] {
  const unmarked = names.every(({ bytes, isUtf8 }) => isUtf8 || read(utf8, bytes) !== null) ? utf8 : gbk;
  return names.map(({ bytes, isUtf8 }) => read(isUtf8 ? utf8 : unmarked, bytes));
}

/** Windows' own separator is one here, too. */
export const withSlashes = (name: string): string => name.replaceAll('\\', '/');

/** Whether a name leads out of the archive, to a place of the machine's own, or hides something. */
export const isUnsafe = (path: string): boolean =>
  path.startsWith('/') || /^[a-z]:/i.test(path) || path.split('/').includes('..') || /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(path);
