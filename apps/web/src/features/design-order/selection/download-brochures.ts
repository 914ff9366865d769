/** Colour brochures as a file for the person to keep (PICK-15). */
import { fetchBytes, handOver, WHOLE_TIMEOUT_MS } from '../../../lib/calls/download.ts';
import { brochureFile, type BrochureBytes } from '../lines/model/brochure-file.ts';
import type { Brochures } from '../lines/model/brochures.ts';

const SLOW = '彩页下载超时，请稍后重试';

/** One brochure as it is, several in an archive. Throws `CallError`; nothing is handed over then. */
export async function downloadBrochures({ here, elsewhere }: Pick<Brochures, 'here' | 'elsewhere'>, leaving: AbortSignal): Promise<void> {
  const files: BrochureBytes[] = [];
  // one after the other: a file may be large, and the server is everyone's
  for (const { fileUrl, name } of here) {
    const fetched = await fetchBytes(fileUrl, { slow: SLOW, leaving, timeoutMs: WHOLE_TIMEOUT_MS });
    if (fetched === null) return;
    files.push({ name, bytes: new Uint8Array(await fetched.blob.arrayBuffer()), mediaType: fetched.blob.type });
  }
  const { name, bytes, mediaType } = await brochureFile(files, elsewhere);
  handOver(new Blob([bytes], { type: mediaType }), name);
}
