/** Starts the embedded database's thread and hands out streams to it. */
import { setFlagsFromString } from 'node:v8';
import { MessageChannel, Worker } from 'node:worker_threads';
import { EmbeddedStream } from './embedded-stream.ts';

export interface EmbeddedDatabase {
  /** A stream that speaks the PostgreSQL protocol. One at a time. */
  connect(): EmbeddedStream;
  /** A gzipped tar of the whole database, consistent between two statements. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * Opens the database in `dataDir` (made when absent), or one in memory when undefined; `loadDataDir` is a dump to begin with.
 * Throws when the folder cannot be opened. Take the folder's lock first: two processes on one folder destroy it.
 */
export async function startEmbedded(options: { dataDir?: string; loadDataDir?: Uint8Array } = {}): Promise<EmbeddedDatabase> {
  // one of its functions takes 600 MB while it is optimised; several at once leave as much behind in the allocator's arenas
  setFlagsFromString('--wasm-num-compilation-tasks=1');
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { dataDir: options.dataDir, loadDataDir: options.loadDataDir },
    // PGlite writes PostgreSQL's own messages there
    stdout: true,
    stderr: true,
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`embedded database ended with code ${code}`)));
  });

  let nextId = 0;
  const waiting = new Map<number, { resolve: (data: Uint8Array | undefined) => void; reject: (error: Error) => void }>();
  worker.on('message', (message: { id: number; data?: Uint8Array; failed?: string }) => {
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.failed === undefined) call?.resolve(message.data);
    else call?.reject(new Error(message.failed));
  });
  worker.on('error', (error) => {
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
  });
  const order = (kind: 'dump' | 'close') =>
    new Promise<Uint8Array | undefined>((resolve, reject) => {
      const id = ++nextId;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ kind, id });
    });

  return {
    connect() {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ kind: 'connect', port: port2 }, [port2]);
      return new EmbeddedStream(port1);
    },
    async dump() {
      const data = await order('dump');
      if (!data) throw new Error('the embedded database gave no dump');
      return data;
    },
    async close() {
      await order('close');
      await worker.terminate();
    },
  };
}
