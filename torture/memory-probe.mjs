/**
 * Loaded into the server's process with `--import` while its memory is measured, never otherwise. On SIGUSR2 it collects what is garbage and
 * writes what is left, in bytes, to the file named by MEMORY_PROBE_FILE; on SIGWINCH the whole heap, which itself takes much memory.
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
  process.on('SIGWINCH', () => void saveHeap());
}

async function report(workers) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  // twice: what the first run finds out about weak references the second one frees
  collect();
  collect();
  const threads = await Promise.all([...workers].map((worker) => worker.getHeapStatistics().catch(() => null)));
  const text = JSON.stringify({
    retained: process.memoryUsage(),
    heap: getHeapStatistics(),
    spaces: getHeapSpaceStatistics(),
    threads: threads.filter((thread) => thread !== null),
  });
  await answer(text);
}

async function saveHeap() {
  await answer(JSON.stringify(writeHeapSnapshot(`${process.env.MEMORY_PROBE_FILE}.heapsnapshot`)));
}

/** Under another name first: who waits for it never reads a half. */
async function answer(text) {
  const { MEMORY_PROBE_FILE: file } = process.env;
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}
