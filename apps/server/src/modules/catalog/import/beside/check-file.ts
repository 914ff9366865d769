/** A file beside the sheet as it is kept: known by its content, a picture drawn anew, a document that does nothing by itself. Source: GOODS-37, FILE-2. */
import { PICTURE_PIXELS_MAX, PICTURE_SIDE_MAX } from '@portal/contract/file';
import { createHash } from 'node:crypto';
import { redrawPicture } from '../../../../platform/storage/redraw-picture.ts';
import { extensionOfPicture, sniffFile } from '../../../../platform/storage/sniff-file.ts';

export interface CheckedFile {
  bytes: Uint8Array;
  mediaType: string;
  extension: string;
  sha256: string;
}
export type CheckOutcome = { ok: true; file: CheckedFile } | { ok: false; problem: string };

/** Longest side a product's picture is kept with, in pixels: what the largest view of it shows. */
export const KEPT_SIDE_MAX = 2_000;

const NOT_OF_KIND = { picture: '内容不是 JPG、PNG、WebP、GIF 或 AVIF 图片', document: '内容不是 PDF' } as const;
const REFUSED = {
  active: '含有脚本、附件或会自动执行的内容',
  sealed: '已加密，或无法检查其内容',
  archiveTooLarge: '解开后过大',
  torn: '已损坏，或内部数据与声明不符',
  damaged: '图片已损坏或无法识别',
  tooLarge: `图片超过 ${PICTURE_PIXELS_MAX / 10_000} 万像素`,
} as const;

export async function checkFile(bytes: Uint8Array, kind: 'picture' | 'document'): Promise<CheckOutcome> {
  const sniffed = await sniffFile(bytes);
  if (!sniffed.ok) return { ok: false, problem: sniffed.reason in REFUSED && kind === 'document' ? REFUSED[sniffed.reason as 'active'] : NOT_OF_KIND[kind] };
  const { mediaType, extension } = sniffed.file;
  if (kind === 'document') return mediaType === 'application/pdf' ? kept(bytes, mediaType, extension) : { ok: false, problem: NOT_OF_KIND.document };
  if (sniffed.file.kind !== 'picture') return { ok: false, problem: NOT_OF_KIND.picture };
  const redrawn = await redrawPicture(bytes, { pixelsMax: PICTURE_PIXELS_MAX, sideMax: PICTURE_SIDE_MAX, keptSideMax: KEPT_SIDE_MAX }, 'import');
  if (!redrawn.ok) return { ok: false, problem: REFUSED[redrawn.reason] };
  return kept(redrawn.picture.bytes, redrawn.picture.mediaType, extensionOfPicture(redrawn.picture.mediaType));
}

const kept = (bytes: Uint8Array, mediaType: string, extension: string): CheckOutcome => ({
  ok: true,
  file: { bytes, mediaType, extension, sha256: createHash('sha256').update(bytes).digest('hex') },
});
