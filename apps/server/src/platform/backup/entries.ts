/**
 * What lies in an archive: entries one after another, each a JSON head and a body of chunks. `manifest` comes first, then a `table`
 * for each table (a chunk is a JSON array of rows), a `file` for each uploaded file, and `end`, without which nothing is complete.
 */
import * as z from 'zod';
import { ArchiveError } from './archive-error.ts';
import { ByteReader } from './byte-reader.ts';

const Count = z.int().nonnegative();

export const TableSummary = z.strictObject({
  name: z.string(),
  /** Name and type of each column in their order. */
  columns: z.array(z.string()),
  rows: Count,
  /** Sum over the rows of 60 bits of their MD5: the order of the rows does not matter. */
  checksum: z.string().regex(/^\d+$/),
});
export type TableSummary = z.infer<typeof TableSummary>;

export const Manifest = z.strictObject({
  entry: z.literal('manifest'),
  /** ISO time of the view of the database that is kept. */
  takenAt: z.string(),
  store: z.enum(['embedded', 'postgres']),
  version: z.string(),
  migrations: z.array(z.strictObject({ name: z.string(), hash: z.string() })),
  tables: z.array(TableSummary),
  sequences: z.array(z.strictObject({ name: z.string(), lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  /** s3: the files lie in a store of their own and are not in the archive. */
  files: z.enum(['folder', 's3']),
});
export type Manifest = z.infer<typeof Manifest>;

const TableHead = z.strictObject({ entry: z.literal('table'), name: z.string() });
const FileHead = z.strictObject({ entry: z.literal('file'), key: z.string() });
export const End = z.strictObject({
  entry: z.literal('end'),
  files: Count,
  fileBytes: Count,
  /** SHA-256 over each file's key and bytes, in the archive's order. */
  fileDigest: z.string(),
});
export type End = z.infer<typeof End>;

const Head = z.discriminatedUnion('entry', [Manifest, TableHead, FileHead, End]);
export type Head = z.infer<typeof Head>;

export interface Entry {
  head: Head;
  body: AsyncIterable<Uint8Array>;
}

const HEAD_BYTES_MAX = 4 * 1024 * 1024;
const CHUNK_BYTES_MAX = 1024 * 1024 * 1024;

/** The body of an entry that has none. */
export async function* nothing(): AsyncGenerator<Uint8Array> {}

export async function* packEntries(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { head, body } of entries) {
    yield withLength(Buffer.from(JSON.stringify(head)));
    for await (const chunk of body) if (chunk.byteLength > 0) yield withLength(chunk);
    yield withLength(Buffer.alloc(0));
  }
}

function withLength(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.byteLength);
  return Buffer.concat([length, bytes]);
}

/** Each body is to be read before the next entry is asked for; what is left of it is passed over. */
export async function* unpackEntries(content: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const reader = new ByteReader(content);
  const word = async (): Promise<number | undefined> => {
    const bytes = await reader.upTo(4);
    return bytes.length === 4 ? bytes.readUInt32BE() : undefined;
  };
  for (let length = await word(); length !== undefined; length = await word()) {
    if (length > HEAD_BYTES_MAX) throw new ArchiveError('damaged', 'an entry’s head is too long');
    const head = headOf((await reader.upTo(length)).toString('utf8'));
    const body = chunksOf(reader, word);
    yield { head, body };
    for await (const _left of body);
    if (head.entry !== 'end') continue;
    // to the very end, so that the last frame has been looked at too
    if ((await reader.upTo(1)).length > 0) throw new ArchiveError('damaged', 'something follows the end');
    return;
  }
  throw new ArchiveError('cut', 'the archive has no end');
}

async function* chunksOf(reader: ByteReader, word: () => Promise<number | undefined>): AsyncGenerator<Buffer> {
  for (;;) {
    const length = await word();
    if (length === undefined || length > CHUNK_BYTES_MAX) throw new ArchiveError('damaged', 'an entry has no end');
    if (length === 0) return;
    yield await reader.upTo(length);
  }
}

function headOf(text: string): Head {
  try {
    return Head.parse(JSON.parse(text));
  } catch {
    throw new ArchiveError('damaged', 'an entry’s head cannot be read');
  }
}
