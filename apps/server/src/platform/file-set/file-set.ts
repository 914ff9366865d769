/** Many files an operator hands over at once, a folder or an archive: listed first, read one at a time, each hostile until proven otherwise (RELY-20). */

/** As listed; nothing of it has been read. */
export interface SetEntry {
  /** With `/` between folders; shown and compared, never opened. */
  path: string;
  byteLength: number;
  /** Why it is not read, a sentence without the name; undefined of one that may be read. */
  problem: string | undefined;
}

export type EntryBytes = { ok: true; bytes: Uint8Array } | { ok: false; problem: string };

export interface FileSet {
  entries: readonly SetEntry[];
  /** The bytes of one of `entries`, whole and as long as was said; held by nobody but the caller. */
  read(entry: SetEntry): Promise<EntryBytes>;
  close(): Promise<void>;
}

export type SetOutcome = { ok: true; set: FileSet } | { ok: false; problem: string };

export const ENTRIES_MAX = 20_000;

export const setTexts = {
  tooMany: `文件过多（上限 ${ENTRIES_MAX} 个），请分几次导入`,
  tooLarge: (bytesMax: number) => `超过 ${bytesMax / 1024 ** 2} MB`,
  empty: '文件内容为空',
  link: '是链接而不是文件',
  changed: '文件读取失败，或在导入时有变化',
} as const;

/** What systems leave beside files: nobody means it. */
export const isLeftover = (path: string): boolean => /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path);
