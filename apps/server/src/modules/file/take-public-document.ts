/** A document that everybody may take, handed in by the provider's staff: known by its content, and kept as it is (FILE-2). */
import { AppError } from '@portal/contract/core';
import { fileCopy, fileRefused } from '@portal/contract/file';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { sniffFile } from '../../platform/storage/sniff-file.ts';
import { keepPublic, type FileTaking } from './keep-public.ts';
import { receivePart } from './receive-part.ts';
import { refusalWords } from './refusal-words.ts';
import { shownName } from './shown-name.ts';

/** Gives its file entry. Throws as `receivePart`, and `fileRefused` for what is no pdf, xlsx or docx or does something by itself. */
export async function takePublicDocument(
  ctx: FileTaking,
  { files, temporary }: { files: FileStore; temporary: string },
): Promise<{ fvName: string; fvUrl: string }> {
  const part = await receivePart(ctx.wire.request, temporary);
  const sniffed = await sniffFile(part.bytes);
  if (!sniffed.ok)
    throw new AppError(fileRefused, { message: sniffed.reason, msg: sniffed.reason === 'unknown' ? fileCopy.documentOnly : refusalWords[sniffed.reason] });
  const { kind, mediaType, extension } = sniffed.file;
  if (kind !== 'attachment') throw new AppError(fileRefused, { message: 'no document', msg: fileCopy.documentOnly });
  const fvName = shownName(part.name, extension);
  return { fvName, fvUrl: await keepPublic(ctx, files, { bytes: part.bytes, mediaType, fvName, visibility: 'public' }) };
}
