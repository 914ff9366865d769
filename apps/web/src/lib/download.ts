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
  { slow, leaving, body, timeoutMs = FILE_TIMEOUT_MS }: Omit<DownloadOptions, 'fallbackName'>,
): Promise<{ blob: Blob; name: string | null } | null> {
  const bytes = await fetchFile(href, {
    signal: AbortSignal.any([leaving, AbortSignal.timeout(timeoutMs)]),
    ...(body && { method: 'POST', body }),
  }).catch((failure: unknown) => {
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

async function fetchFile(href: string, init: RequestInit): Promise<{ blob: Blob; name: string | null }> {
  const response = await pageFetch(href, { credentials: 'same-origin', ...init });
  if (!response.ok) {
    const envelope = (await response.json().catch(() => null)) as { code?: number; msg?: string } | null;
    throw new CallError({ code: envelope?.code ?? response.status, status: response.status, msg: envelope?.msg || '文件没有导出，请稍后重试' });
  }
  return { blob: await response.blob(), name: nameIn(response.headers.get('content-disposition')) };
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
