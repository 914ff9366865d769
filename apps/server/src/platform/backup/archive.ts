/** An archive written and read as a whole. What is not complete and whole to its last byte is refused with an `ArchiveError`. */
import { nothing, packEntries, unpackEntries, type End, type Entry, type Manifest } from './entries.ts';
import { ArchiveError } from './archive-error.ts';
import { dumpDatabase, type ManifestFacts } from './dump-database.ts';
import { readFrames, writeFrames } from './frames.ts';
import { FileSum, filesIn } from './kept-files.ts';
import type { BackupKey } from './seal.ts';
import type { Client } from './table-shapes.ts';

export interface BackupSource {
  client: Client;
  facts: ManifestFacts;
  /** Folder of uploaded files; undefined when they lie in a store of their own. */
  filesFolder: string | undefined;
}

/** Writes the new file `path`; nothing is said of its being right before it has been read again. Gives how long its tables are, unpacked. */
export async function writeArchive(path: string, source: BackupSource, key: BackupKey | undefined): Promise<{ tableBytes: number }> {
  const written = { tableBytes: 0 };
  await writeFrames(path, packEntries(entriesOf(source, written)), key);
  return written;
}

async function* entriesOf({ client, facts, filesFolder }: BackupSource, written: { tableBytes: number }): AsyncGenerator<Entry> {
  const sum = new FileSum();
  for await (const { head, body } of dumpDatabase(client, facts)) yield { head, body: head.entry === 'table' ? counted(body, written) : body };
  // after the database: whatever its rows name had been stored before
  if (filesFolder !== undefined) yield* filesIn(filesFolder, sum);
  yield { head: sum.end(), body: nothing() };
}

async function* counted(body: AsyncIterable<Uint8Array>, written: { tableBytes: number }): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    written.tableBytes += chunk.length;
    yield chunk;
  }
}

/** Takes what it wants of an archive; each body is read to its end whether it is taken or not. */
export interface ArchiveTaker {
  manifest?(manifest: Manifest): Promise<void>;
  table?(name: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
  file?(key: string, chunks: AsyncIterable<Uint8Array>): Promise<void>;
}

/** Reads all of it, and gives what it says of itself. */
export async function readArchive(path: string, key: BackupKey | undefined, taker: ArchiveTaker = {}): Promise<{ manifest: Manifest; end: End }> {
  const sum = new FileSum();
  let manifest: Manifest | undefined;
  let end: End | undefined;
  await readFrames(path, key, async (content) => {
    for await (const { head, body } of unpackEntries(content)) {
      if ((head.entry === 'manifest') !== (manifest === undefined)) throw new ArchiveError('damaged', 'the manifest does not stand at the beginning');
      if (head.entry === 'manifest') {
        manifest = head;
        await taker.manifest?.(head);
      } else if (head.entry === 'table') await taker.table?.(head.name, body);
      else if (head.entry === 'end') end = head;
      else {
        const counted = sum.counted(head.key, body);
        await taker.file?.(head.key, counted);
        for await (const _left of counted);
      }
    }
  });
  if (!manifest || !end) throw new ArchiveError('cut', 'the archive has no end');
  if (JSON.stringify(sum.end()) !== JSON.stringify(end)) throw new ArchiveError('notEqual', 'the files are not those that were kept');
  return { manifest, end };
}
