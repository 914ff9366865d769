import { CallError } from '@portal/client';
import { uploadFile, type UploadedFile } from '@portal/contract/file';
import { DOWNLOAD_TIMEOUT_MS } from './download.ts';

/** Hands a picture in; the server draws it anew. Throws `CallError`. */
export async function uploadPicture(file: File): Promise<UploadedFile> {
  const body = new FormData();
  body.append('file', file);
  const response = await fetch(uploadFile.path, { method: 'POST', credentials: 'same-origin', body, signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS) }).catch(
    () => {
      throw new CallError({ code: 0, status: 0, msg: '网络异常，图片没有上传', isNetworkError: true });
    },
  );
  const envelope = (await response.json().catch(() => null)) as { code?: number; msg?: string; data?: UploadedFile } | null;
  if (response.ok && envelope?.code === 0 && envelope.data) return envelope.data;
  throw new CallError({ code: envelope?.code ?? response.status, status: response.status, msg: envelope?.msg || '图片没有上传，请稍后重试' });
}
