/** What a file really is, by its bytes; the name and the type that came with it are not asked. */
import { overlaps, readDirectory, type ZipEntry } from '../sheet/zip-parts.ts';
import { lookIntoOffice } from './active-office.ts';
import { lookIntoPdf } from './active-pdf.ts';
import { staysSmall } from './unfolded-pdf.ts';

/** A picture is drawn anew before it is kept; an attachment is kept as it is and never shown in place. */
export type SniffedFile = { kind: 'picture' | 'attachment'; mediaType: string; extension: string };
export type SniffOutcome = { ok: true; file: SniffedFile } | { ok: false; reason: 'unknown' | 'oldOffice' | 'active' | 'sealed' | 'archiveTooLarge' | 'torn' };

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
 * are documents that do something by themselves, those that cannot be looked into, and archives that would unfold without end.
 */
export async function sniffFile(bytes: Uint8Array): Promise<SniffOutcome> {
  if (startsWith(bytes, [0x50, 0x4b])) return sniffArchive(bytes);
  const { fileTypeFromBuffer } = await import('file-type');
  const mediaType = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (mediaType === 'application/x-cfb') return refuse('oldOffice');
  if (mediaType === undefined) return refuse('unknown');
  if (PICTURES.has(mediaType)) return { ok: true, file: { kind: 'picture', mediaType, extension: extensionOfPicture(mediaType) } };
  if (mediaType !== 'application/pdf') return refuse('unknown');
  const look = lookIntoPdf(bytes);
  if (look === 'quiet' && !(await staysSmall(bytes))) return refuse('archiveTooLarge');
  return look === 'quiet' ? attachment(mediaType) : refuse(look === 'tooLarge' ? 'archiveTooLarge' : look);
}

async function sniffArchive(bytes: Uint8Array): Promise<SniffOutcome> {
  const entries = readDirectory(bytes, ENTRIES_MAX);
  if (entries === null || entries.length === 0) return refuse('unknown');
  // before anything is unpacked
  if (entries.length > ENTRIES_MAX || entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > UNPACKED_MAX) return refuse('archiveTooLarge');
  if (entries.some(({ encrypted }) => encrypted)) return refuse('sealed');
  const mediaType = officeTypeOf(entries);
  if (mediaType === undefined || overlaps(entries, bytes.length)) return refuse('unknown');
  const look = await lookIntoOffice(bytes, entries);
  return look === 'quiet' ? attachment(mediaType) : refuse(look);
}

const refuse = (reason: Extract<SniffOutcome, { ok: false }>['reason']): SniffOutcome => ({ ok: false, reason });
const attachment = (mediaType: string): SniffOutcome => ({ ok: true, file: { kind: 'attachment', mediaType, extension: ATTACHMENTS[mediaType] ?? '' } });

export const extensionOfPicture = (mediaType: string): string => (mediaType === 'image/jpeg' ? 'jpg' : mediaType.slice('image/'.length));

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean => magic.every((byte, place) => bytes[place] === byte);

function officeTypeOf(entries: readonly ZipEntry[]): string | undefined {
  const folded = new Set(entries.map(({ name }) => name.toLowerCase()));
  // two parts of one name: readers differ on which of them counts
  if (folded.size !== entries.length) return undefined;
  const has = (name: string) => entries.some((entry) => entry.name === name);
  if (!has('[Content_Types].xml') || entries.some(({ name }) => name.includes('..') || name.startsWith('/') || name.includes('\\'))) return undefined;
  const isSheet = has('xl/workbook.xml');
  const isText = has('word/document.xml');
  if (isSheet === isText) return undefined;
  return Object.keys(ATTACHMENTS).find((type) => type.includes(isSheet ? 'spreadsheetml' : 'wordprocessingml'));
}
