/** What a file really is, by its bytes; the name and the type that came with it are not asked. */
import { unzipSync } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';

/** A picture is drawn anew before it is kept; an attachment is kept as it is and never shown in place. */
export type SniffedFile = { kind: 'picture' | 'attachment'; mediaType: string; extension: string };
export type SniffOutcome = { ok: true; file: SniffedFile } | { ok: false; reason: 'unknown' | 'oldOffice' | 'active' | 'archiveTooLarge' };

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);
const ATTACHMENTS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** Office files are archives: most entries, most unpacked bytes, steepest packing that is still believed. */
const ENTRIES_MAX = 2_000;
const UNPACKED_MAX = 100 * 1024 * 1024;

/**
 * Accepts jpeg, png, webp, gif, avif, pdf, xlsx and docx; everything else is refused, svg, html, xml and scripts among it, as
 * are documents with macros or scripts, and archives that would unfold without end. Unpacks nothing of the document.
 */
export async function sniffFile(bytes: Uint8Array): Promise<SniffOutcome> {
  const isArchive = startsWith(bytes, [0x50, 0x4b]);
  // before anything looks inside the archive
  const entries = isArchive ? listEntries(bytes) : [];
  if (entries === null) return { ok: false, reason: 'unknown' };
  if (entries.length > ENTRIES_MAX || entries.reduce((sum, entry) => sum + entry.originalSize, 0) > UNPACKED_MAX)
    return { ok: false, reason: 'archiveTooLarge' };

  const mediaType = isArchive ? officeTypeOf(entries) : (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (mediaType === 'application/x-cfb') return { ok: false, reason: 'oldOffice' };
  if (mediaType === undefined) return { ok: false, reason: 'unknown' };
  if (PICTURES.has(mediaType)) return { ok: true, file: { kind: 'picture', mediaType, extension: extensionOfPicture(mediaType) } };
  const extension = ATTACHMENTS[mediaType];
  if (extension === undefined) return { ok: false, reason: 'unknown' };
  if (isArchive ? entries.some(({ name }) => isActivePart(name)) : isActivePdf(bytes)) return { ok: false, reason: 'active' };
  return { ok: true, file: { kind: 'attachment', mediaType, extension } };
}

export const extensionOfPicture = (mediaType: string): string => (mediaType === 'image/jpeg' ? 'jpg' : mediaType.slice('image/'.length));

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean => magic.every((byte, place) => bytes[place] === byte);

interface ArchiveEntry {
  name: string;
  originalSize: number;
}

/** The archive's table of contents; null when it has none. Nothing is unpacked: the filter refuses every entry. */
function listEntries(bytes: Uint8Array): ArchiveEntry[] | null {
  const entries: ArchiveEntry[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries.push({ name, originalSize });
        return false;
      },
    });
  } catch {
    return null;
  }
  return entries;
}

function officeTypeOf(entries: readonly ArchiveEntry[]): string | undefined {
  const has = (name: string) => entries.some((entry) => entry.name === name);
  if (!has('[Content_Types].xml') || entries.some(({ name }) => name.includes('..') || name.startsWith('/') || name.includes('\\'))) return undefined;
  const isSheet = has('xl/workbook.xml');
  const isText = has('word/document.xml');
  if (isSheet === isText) return undefined;
  return Object.keys(ATTACHMENTS).find((type) => type.includes(isSheet ? 'spreadsheetml' : 'wordprocessingml'));
}

/** Macros, embedded programs and links that fetch on opening. */
const isActivePart = (name: string): boolean => /vbaProject|\/activeX\/|\/embeddings\/|\/externalLinks\/|macrosheets/i.test(name);

/** Scripts and starting of programs, where the file says so openly; what is packed away stays an attachment all the same. */
const isActivePdf = (bytes: Uint8Array): boolean => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ['/JavaScript', '/Launch', '/RichMedia'].some((mark) => text.includes(mark));
};
