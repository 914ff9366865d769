/**
 * Loaded into the server's process with `--import` while its memory is measured, never otherwise: on SIGUSR2 it collects what is garbage and
 * writes what is left, in bytes, to the file named by MEMORY_PROBE_FILE; on a heap snapshot's name in MEMORY_PROBE_SNAPSHOT, that as well.
 */
import { subscribe } from 'node:diagnostics_channel';
import { rename, writeFile } from 'node:fs/promises';
import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const workers = new Set();
  subscribe('worker_threads', ({ worker }) => {
    workers.add(worker);
    worker.once('exit', () => workers.delete(worker));
  });
  process.on('SIGUSR2', () => void report(workers));
}

async function report(workers) {
  const { MEMORY_PROBE_FILE: file, MEMORY_PROBE_SNAPSHOT: snapshot } = process.env;
  const before = process.memoryUsage();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  // twice: what the first run finds out about weak references the second one frees
  collect();
  collect();
  const threads = await Promise.all([...workers].map((worker) => worker.getHeapStatistics().catch(() => null)));
  const text = JSON.stringify({
    before,
    retained: process.memoryUsage(),
    heap: getHeapStatistics(),
    spaces: getHeapSpaceStatistics(),
    threads: threads.filter((thread) => thread !== null),
  });
  if (snapshot) writeHeapSnapshot(snapshot);
  // under another name first: who waits for it never reads a half
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}
