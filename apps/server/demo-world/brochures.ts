/** Colour brochures of the demo's products that are used most, drawn by `tools/draw-brochures.mjs`; each says that it is an example. */
import { fileUrl } from '@portal/contract/file';
import { AttachmentType } from '@portal/engines/goods';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { insertFile } from '../src/modules/file/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import type { FileStore } from '../src/platform/storage/file-store.ts';

const FOLDER = new URL('brochures/', import.meta.url);
const MEDIA_TYPE = 'application/pdf';

/** The same at every start: one that was broken off writes over what it left behind. */
const fileIdOf = (spuNo: string): string => `demobrochure${spuNo.toLowerCase()}`;
const bytesOf = (spuNo: string): Uint8Array => readFileSync(new URL(`${spuNo}.pdf`, FOLDER));
/** Numbers of the families that have one. */
const brochured: ReadonlySet<string> = new Set(readdirSync(FOLDER).map((name) => name.replace(/\.pdf$/, '')));

/** The documents of a family as the catalogue names them. */
export const attachmentsOf = (spuNo: string, spuName: string) =>
  brochured.has(spuNo)
    ? [{ fileType: AttachmentType.Brochure, fileUrl: fileUrl(fileIdOf(spuNo)), fileTitle: `${spuName} 彩页.pdf`, fileSize: bytesOf(spuNo).length }]
    : [];

/** Bytes first, as an upload keeps them; the rows are the transaction's. */
export async function insertDemoBrochures(db: Db, { now, files }: { now: number; files: FileStore }): Promise<void> {
  await Promise.all([...brochured].map((spuNo) => files.put(fileIdOf(spuNo), bytesOf(spuNo), MEDIA_TYPE)));
  for (const spuNo of brochured) {
    const bytes = bytesOf(spuNo);
    await insertFile(db, {
      fileId: fileIdOf(spuNo),
      accountNo: null,
      fvName: `${spuNo}彩页.pdf`,
      mediaType: MEDIA_TYPE,
      byteLength: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      visibility: 'public',
      gmtCreate: new Date(now),
    });
  }
}
