/** Whether a chosen file can be the enterprise's sign, before it is sent. */
import { enterpriseCopy } from '@portal/contract/enterprise';
import { FILE_BYTES_MAX, fileTooLarge } from '@portal/contract/file';

/** First bytes of PNG and JPG, and of WebP without the length that stands in between, as Latin-1. */
const isPicture = (head: string): boolean =>
  head.startsWith('\u0089PNG\r\n\u001a\n') || head.startsWith('\u00ff\u00d8\u00ff') || (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP');

/** What is wrong with it, for the user, or null. Goes by the bytes: the name says what its owner wished. */
export async function logoFault(file: Blob): Promise<string | null> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (!isPicture(head)) return enterpriseCopy.logoKind;
  return file.size > FILE_BYTES_MAX ? fileTooLarge.msg : null;
}
