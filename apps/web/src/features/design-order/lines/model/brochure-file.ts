/** What brochures are handed over as (PICK-15). */
import type { Brochure } from './brochures.ts';

/** The specified name of what is packed together. */
const ARCHIVE_NAME = '下载文件.zip';
const ELSEWHERE_NAME = '其他网站的彩页.txt';
/** The highest compression there is. */
const COMPRESSION = 9;

export interface BrochureBytes {
  /** With its ending; no two alike. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
}

/** One brochure as it is; several in an archive, with a list of those that stand on other sites and their addresses. */
export async function brochureFile(files: readonly BrochureBytes[], elsewhere: readonly Brochure[]): Promise<BrochureBytes> {
  const [only] = files;
  if (only !== undefined && files.length === 1 && elsewhere.length === 0) return only;
  const { strToU8, zipSync } = await import('fflate');
  const listed = elsewhere.map(({ name, fileUrl }) => `${name}\t${fileUrl}`).join('\r\n');
  const entries = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]));
  const archive = zipSync({ ...entries, ...(listed === '' ? {} : { [ELSEWHERE_NAME]: strToU8(`\uFEFF${listed}`) }) }, { level: COMPRESSION });
  return { name: ARCHIVE_NAME, bytes: archive, mediaType: 'application/zip' };
}
