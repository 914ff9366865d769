/** Colour brochures as a file for the person to keep (PICK-15). */
import { fetchBytes, handOver, WHOLE_TIMEOUT_MS } from '../../../lib/download.ts';
import type { Brochures } from '../lines/model/brochures.ts';

const SLOW = '彩页下载超时，请稍后重试';
/** Of the archive. */
const ARCHIVE_NAME = '产品彩页.zip';
const ELSEWHERE_NAME = '其他网站的彩页.txt';

/** One brochure as it is, several in an archive; those of other sites are named in it with their addresses. Throws `CallError`; nothing is handed over then. */
export async function downloadBrochures({ here, elsewhere }: Pick<Brochures, 'here' | 'elsewhere'>, leaving: AbortSignal): Promise<void> {
  const files: { name: string; blob: Blob }[] = [];
  // one after the other: a file may be large, and the server is everyone's
  for (const { fileUrl, name } of here) {
    const bytes = await fetchBytes(fileUrl, { slow: SLOW, leaving, timeoutMs: WHOLE_TIMEOUT_MS });
    if (bytes === null) return;
    files.push({ name, blob: bytes.blob });
  }
  const [only] = files;
  if (only !== undefined && files.length === 1 && elsewhere.length === 0) return handOver(only.blob, only.name);
  const { strToU8, zipSync } = await import('fflate');
  const entries = await Promise.all(files.map(async ({ name, blob }) => [name, new Uint8Array(await blob.arrayBuffer())] as const));
  const listed = elsewhere.map(({ name, fileUrl }) => `${name}\t${fileUrl}`).join('\r\n');
  const zipped = zipSync({ ...Object.fromEntries(entries), ...(listed === '' ? {} : { [ELSEWHERE_NAME]: strToU8(`\uFEFF${listed}`) }) }, { level: 9 });
  handOver(new Blob([zipped], { type: 'application/zip' }), ARCHIVE_NAME);
}
