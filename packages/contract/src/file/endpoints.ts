/** Files a person hands in (FILE-1). */
import { z } from 'zod';
import { notFound, tooManyRequests, unavailable, unsupportedMediaType } from '../core/errors.ts';
import { fileRefused, fileTooLarge } from './errors.ts';
import { defineEndpoint } from '../core/endpoint.ts';
import { recordId } from '../core/fields.ts';
import { FILE_BASE as BASE, PICTURE_SIDES } from './limits.ts';
import { UploadedFile } from './shapes.ts';

/**
 * One part named `file` in multipart/form-data. Pictures (jpeg, png, webp, gif, avif) are drawn anew; pdf, xlsx and docx are
 * kept as they are and only ever given as attachments. The same file with the same name twice is one file.
 */
export const uploadFile = defineEndpoint({
  name: 'uploadFile',
  method: 'POST',
  path: `${BASE}/upload`,
  summary: '上传文件',
  access: 'signedIn',
  idempotency: 'natural',
  limit: { max: 60, windowMs: 60_000 },
  upload: true,
  data: UploadedFile,
  outcomes: [fileRefused, fileTooLarge, unsupportedMediaType, tooManyRequests, unavailable],
  // the body is read and the picture drawn long before anything is written
  transaction: 'own',
});

/** The file itself; `side`: a public picture no larger than that, in WebP. Someone else's looks like none. */
export const readFile = defineEndpoint({
  name: 'readFile',
  method: 'GET',
  path: `${BASE}/:fileId`,
  summary: '读取文件',
  access: 'everyone',
  idempotency: 'read',
  params: z.strictObject({ fileId: recordId }),
  query: z.strictObject({
    side: z.coerce
      .number()
      .pipe(z.literal(PICTURE_SIDES, { error: `应为 ${PICTURE_SIDES.join(' 或 ')}` }))
      .optional(),
  }),
  data: z.null(),
  download: true,
  outcomes: [notFound],
});
