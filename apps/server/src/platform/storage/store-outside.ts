/** Which store of files the environment names. */
import { join, resolve } from 'node:path';
import type { Environment } from '../environment.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';

/** The S3-compatible store; undefined when files rest in the data folder. */
export async function storeOutside({ S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY }: Environment): Promise<FileStore | undefined> {
  // the schema asks for all of them together
  if (S3_ENDPOINT === undefined || S3_BUCKET === undefined || S3_ACCESS_KEY === undefined || S3_SECRET_KEY === undefined) return undefined;
  // its client is large: loaded only where it is used
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store({ endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY });
}

/** Where files rest. */
export const filesOf = async (environment: Environment): Promise<FileStore> =>
  (await storeOutside(environment)) ?? createFolderStore(join(resolve(environment.DATA_DIR), 'files'));
