/** A file handed in while somebody watches: how much is there already, and a way to stop. */
import { createCall, networkFailure, type Transport } from '@portal/client';
import type { UploadedFile } from '@portal/contract/file';
import { UPLOAD_TIMEOUT_MS, namingIdentity } from './call.ts';

interface Watching {
  /** From 0 to 1. */
  onProgress(part: number): void;
  signal: AbortSignal;
}

/** `fetch` does not tell how much has gone out; this older way does. */
const watchedTransport =
  (onProgress: Watching['onProgress']): Transport =>
  ({ method, path, body, headers, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, path);
      request.timeout = UPLOAD_TIMEOUT_MS;
      for (const [name, value] of Object.entries({ accept: 'application/json', ...headers })) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total));
      request.addEventListener('load', () => resolve({ status: request.status, json: parsed(request.responseText) }));
      for (const lost of ['error', 'timeout']) request.addEventListener(lost, () => reject(networkFailure()));
      request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as FormData);
    });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Throws `CallError`, or an `AbortError` where it was stopped. */
export async function uploadWatched(file: File, { onProgress, signal }: Watching): Promise<UploadedFile> {
  const { uploadFile } = await import('@portal/contract/file');
  const body = new FormData();
  body.append('file', file);
  return createCall(namingIdentity(watchedTransport(onProgress)))(uploadFile, { body, signal });
}
