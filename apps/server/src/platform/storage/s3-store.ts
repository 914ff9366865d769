/** Files in an S3-compatible store, by the official client. Path style, because small stores know no other. */
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, paginateListObjectsV2, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { assertKey, isKey, type FileStore } from './file-store.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** `prefix` sets our objects apart in a shared bucket. */
export function createS3Store(settings: S3Settings, prefix = 'files/'): FileStore {
  const client = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    forcePathStyle: true,
    maxAttempts: 3,
    // checksums beyond Content-MD5's age are unknown to many compatible stores
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  });
  const object = (key: string) => {
    assertKey(key);
    return { Bucket: settings.bucket, Key: `${prefix}${key}` };
  };
  return {
    kind: 's3',
    async put(key, bytes, mediaType) {
      await client.send(
        new PutObjectCommand({ ...object(key), Body: bytes, ContentLength: bytes.length, ContentType: mediaType, ContentDisposition: 'attachment' }),
      );
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(object(key)));
        return Body ? await Body.transformToByteArray() : null;
      } catch (error) {
        const isMissing = error instanceof NoSuchKey || (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404);
        if (isMissing) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(object(key)));
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: settings.bucket, Prefix: prefix }))
        for (const { Key = '', LastModified } of Contents) {
          const key = Key.slice(prefix.length);
          if (isKey(key) && LastModified) yield { key, writtenAt: LastModified.getTime() };
        }
    },
  };
}
