import { CallError } from '@portal/client';
import { FILE_TIMEOUT_MS, pageFetch } from './call.ts';

/** Whole files by their address, and the worksheet of one's own products (WIRE-4). */
export const WHOLE_TIMEOUT_MS = 1_000_000;
export const OWN_PRODUCTS_TIMEOUT_MS = 200_000;

export interface DownloadOptions {
  /** Its name where the server gives none. */
  fallbackName: string;
  /** What is said of one that takes longer than files may (WIRE-4). */
  slow: string;
  /** How long it may take, where that is longer than an export of a list. */
  timeoutMs?: number;
  /** How much of it has come, from 0 to 1, once the server has begun to send it; null while it does not say how long it is. */
  onCome?: (share: number | null) => void;
  /** Aborted when nobody waits for it any more: then nothing happens. */
  leaving: AbortSignal;
  /** What it is made of; it is sent along then. */
  body?: FormData;
}

/** Fetches a file for this page and hands it to the browser under the name the server gives. Throws `CallError`. */
export async function download(href: string, options: DownloadOptions): Promise<void> {
  const bytes = await fetchBytes(href, options);
  if (bytes !== null) handOver(bytes.blob, bytes.name ?? options.fallbackName);
}

/** The bytes of a file, with the name the server gives; null: nobody waits for it any more. Throws `CallError`. */
export async function fetchBytes(
  href: string,
  { slow, leaving, body, onCome, timeoutMs = FILE_TIMEOUT_MS }: Omit<DownloadOptions, 'fallbackName'>,
): Promise<{ blob: Blob; name: string | null } | null> {
  const init = { signal: AbortSignal.any([leaving, AbortSignal.timeout(timeoutMs)]), ...(body && { method: 'POST', body }) };
  const bytes = await fetchFile(href, init, onCome).catch((failure: unknown) => {
    if (leaving.aborted) return null;
    if (failure instanceof CallError) throw failure;
    const isSlow = failure instanceof DOMException && failure.name === 'TimeoutError';
    throw new CallError({ code: 0, status: 0, msg: isSlow ? slow : '网络异常，文件没有导出', isNetworkError: true });
  });
  return leaving.aborted ? null : bytes;
}

/** A file for the person to keep. */
export function handOver(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // the browser reads the file after the click
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function fetchFile(href: string, init: RequestInit, onCome: DownloadOptions['onCome']): Promise<{ blob: Blob; name: string | null }> {
  const response = await pageFetch(href, { credentials: 'same-origin', ...init });
  if (!response.ok) {
    const envelope = (await response.json().catch(() => null)) as { code?: number; msg?: string } | null;
    throw new CallError({ code: envelope?.code ?? response.status, status: response.status, msg: envelope?.msg || '文件没有导出，请稍后重试' });
  }
  return { blob: await (onCome ? blobOf(response, onCome) : response.blob()), name: nameIn(response.headers.get('content-disposition')) };
}

async function blobOf(response: Response, onCome: NonNullable<DownloadOptions['onCome']>): Promise<Blob> {
  // of a packed answer its length is not that of the file
  const length = response.headers.has('content-encoding') ? 0 : Number(response.headers.get('content-length'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let come = 0;
  onCome(length > 0 ? 0 : null);
  // not every browser gives a stream's parts to a loop
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    parts.push(next.value);
    come += next.value.length;
    onCome(length > 0 ? Math.min(1, come / length) : null);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/** The file name the server gives (RFC 6266, UTF-8 form). */
function nameIn(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  try {
    return encoded === undefined ? null : decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
