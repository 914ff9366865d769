/** Work that computes long (documents, drawings) runs in threads of its own, so that answering goes on meanwhile. */
import { Piscina } from 'piscina';

export interface WorkerPool<Task, Result> {
  /** Runs one task; a failure in the thread rejects. Tasks beyond the threads wait; beyond `maxQueue` it rejects with `PoolBusyError`. */
  run(task: Task): Promise<Result>;
  close(): Promise<void>;
}

/** More tasks wait than may. */
export class PoolBusyError extends Error {
  override readonly name = 'PoolBusyError';
}

/**
 * Threads that run the module at `file` (its default export, a function of one task). The first starts with the first task,
 * idle ones end after half a minute. Tasks and results are copied between threads: plain data and bytes only.
 */
export function createWorkerPool<Task, Result>(file: URL, options: { threads: number; maxQueue: number }): WorkerPool<Task, Result> {
  let pool: Piscina<Task, Result> | undefined;
  return {
    run(task) {
      pool ??= new Piscina<Task, Result>({ filename: file.href, minThreads: 0, maxThreads: options.threads, maxQueue: options.maxQueue, idleTimeout: 30_000 });
      return pool.run(task).catch((error: unknown) => {
        // the library tells it by its words only; a test holds it to them
        throw error instanceof Error && error.message === 'Task queue is at limit' ? new PoolBusyError(error.message) : error;
      });
    },
    async close() {
      await pool?.destroy();
      pool = undefined;
    },
  };
}
