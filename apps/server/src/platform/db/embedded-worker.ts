/**
 * The embedded database's own thread: PGlite behind the PostgreSQL wire protocol, spoken over a MessagePort.
 * Every message from the other side is a run of whole protocol messages (the `pg` driver writes no halves), so each can
 * be handed to PGlite as it is. One connection only: PGlite has a single backend.
 */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';

interface EmbeddedWorkerData {
  /** Folder of the database, or undefined for one that lives in memory (tests). */
  dataDir: string | undefined;
  /** A dump to begin with, made by `dumpDataDir`. */
  loadDataDir: Uint8Array | undefined;
}

type Order = { kind: 'connect'; port: MessagePort } | { kind: 'dump'; id: number } | { kind: 'close'; id: number };

const control = parentPort;
if (!control) throw new Error('embedded-worker is started as a worker thread only');
const { dataDir, loadDataDir } = workerData as EmbeddedWorkerData;

const db = await PGlite.create({
  // the 128 MB it would take are all touched when it starts; what is not in these the system's own file cache holds.
  // A file that has become shorter is damage, never housekeeping.
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'vacuum_truncate=off'],
  ...(dataDir ? { dataDir } : {}),
  ...(loadDataDir ? { loadDataDir: new Blob([new Uint8Array(loadDataDir)]) } : {}),
  extensions: { pg_trgm },
});
control.postMessage('ready');

let chain: Promise<unknown> = Promise.resolve();
const inTurn = (work: () => Promise<unknown>): void => {
  chain = chain.then(work, work);
};

let current: MessagePort | undefined;

function serve(port: MessagePort): void {
  current = port;
  // however the last connection ended, this one must not meet its transaction, settings or prepared statements
  inTurn(async () => {
    if (db.isInTransaction()) await db.exec('ROLLBACK');
    await db.exec('DISCARD ALL');
  });
  port.on('message', (message: Uint8Array) => {
    // what a broken connection sent last may arrive when the next one is already served
    if (port !== current) return;
    inTurn(async () => {
      try {
        await db.execProtocolRawStream(message, { onRawData: (data) => port.postMessage(data.slice()) });
      } catch (error) {
        port.postMessage({ failed: error instanceof Error ? error.message : String(error) });
      }
    });
  });
}

control.on('message', (order: Order) => {
  if (order.kind === 'connect') return serve(order.port);
  inTurn(async () => {
    try {
      const data = order.kind === 'dump' ? new Uint8Array(await (await db.dumpDataDir('gzip')).arrayBuffer()) : await db.close();
      control.postMessage({ id: order.id, ...(data ? { data } : {}) });
    } catch (error) {
      control.postMessage({ id: order.id, failed: error instanceof Error ? error.message : String(error) });
    }
  });
});
