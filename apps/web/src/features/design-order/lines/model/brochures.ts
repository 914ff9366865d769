/** Colour brochures of lines, and the names they have in one archive (PICK-15). Pure. */
import type { Attachment } from '@portal/contract/catalog';
import { AttachmentType } from '@portal/engines/goods';
import { firstLetters } from '@portal/units';

const NAME_MAX = 80;

/** A line with the documents of its family, where they are known. */
export interface Documented {
  productName: string;
  attachments?: readonly Attachment[] | undefined;
}

export interface Brochure {
  fileUrl: string;
  /** Of the file, with its ending; no two alike. */
  name: string;
}

export interface Brochures {
  /** Of this site: their bytes can be had. */
  here: Brochure[];
  /** Of other sites: they are opened there. */
  elsewhere: Brochure[];
  /** Names of families that have none. */
  without: string[];
}

/** The brochures of lines, each once however many models of its family are listed. */
export function brochuresOf(lines: readonly Documented[]): Brochures {
  const found = new Map<string, string>();
  const without = new Set<string>();
  for (const { productName, attachments = [] } of lines) {
    const brochures = attachments.filter(({ fileType, fileUrl }) => fileType === AttachmentType.Brochure && /^(https:\/\/|\/(?!\/))/.test(fileUrl));
    if (brochures.length === 0) without.add(productName);
    for (const { fileUrl, fileTitle } of brochures) found.set(fileUrl, found.get(fileUrl) ?? (fileTitle.trim() || productName));
  }
  const taken = new Set<string>();
  const all = [...found].map(([fileUrl, title]) => ({ fileUrl, name: freeName(fileName(title, fileUrl), taken) }));
  const isHere = ({ fileUrl }: Brochure) => fileUrl.startsWith('/');
  return { here: all.filter(isHere), elsewhere: all.filter((one) => !isHere(one)), without: [...without] };
}

/** A name that every system takes as one file in one folder. */
function fileName(title: string, fileUrl: string): string {
  const bare = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  const [path = ''] = fileUrl.split(/[?#]/);
  const ending = /\.[a-z0-9]{1,5}$/iu.exec(bare)?.[0] ?? /\.[a-z0-9]{1,5}$/iu.exec(path)?.[0] ?? '.pdf';
  const stem = firstLetters(bare.endsWith(ending) ? bare.slice(0, -ending.length).trim() : bare, NAME_MAX) || '彩页';
  return `${/^(con|prn|aux|nul|com\d|lpt\d)$/iu.test(stem) ? `_${stem}` : stem}${ending.toLowerCase()}`;
}

/** The name, or the same with a number where it is taken in whatever case. */
function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${name.slice(0, dot)} (${count})${name.slice(dot)}`;
  taken.add(free.toLowerCase());
  return free;
}
