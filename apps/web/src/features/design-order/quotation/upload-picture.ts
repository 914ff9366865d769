import { uploadFile, type UploadedFile } from '@portal/contract/file';
import { uploadCall } from '../../../lib/calls/call.ts';

/** Hands a picture in; the server draws it anew. Throws `CallError`. */
export function uploadPicture(file: File): Promise<UploadedFile> {
  const body = new FormData();
  body.append('file', file);
  return uploadCall(uploadFile, { body });
}
