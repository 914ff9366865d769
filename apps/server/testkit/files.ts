/** Files as a store and its table have them, written past the room that takes them in. */
import { createHash } from 'node:crypto';
import type { TestPortal } from './portal.ts';

interface KeptFields {
  /** Absent: nobody’s, for everybody. */
  accountNo?: string;
  bytes?: Uint8Array;
  mediaType?: string;
}

/** The beginning of a PNG, for who looks at no picture. */
const ANY_BYTES = Buffer.from([137, 80, 78, 71]);

/** Keeps a picture under this number and gives its bytes. */
export async function keepPicture(
  { database, deps }: Pick<TestPortal, 'database' | 'deps'>,
  fileId: string,
  { accountNo, bytes = ANY_BYTES, mediaType = 'image/png' }: KeptFields = {},
): Promise<Uint8Array> {
  await deps.files.put(fileId, bytes, mediaType);
  await database.pool.query(
    `insert into file (file_id, account_no, fv_name, media_type, byte_length, sha256, visibility, gmt_create) values ($1, $2, '现场.png', $3, $4, $5, $6, now())`,
    [fileId, accountNo ?? null, mediaType, bytes.length, createHash('sha256').update(bytes).digest('hex'), accountNo === undefined ? 'public' : 'owner'],
  );
  return bytes;
}
