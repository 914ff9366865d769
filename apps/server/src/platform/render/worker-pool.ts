/** Work that computes long (documents, drawings) runs in processes of its own: answering goes on meanwhile, and what they take is gone with them. */
import { createFairQueue } from '../limits/fair-queue.ts';
import { startWorker, type Worker } from './worker.ts';

export interface WorkerPool<Task, Result> {
  /**
   * Runs one task for the account (or address) `key`; a failure in the process, and its end, reject. `prepare` reads what the task
   * needs when its turn has come: a heap of tasks neither reads nor fills memory while it waits. Tasks beyond the processes wait, and
   * the keys take turns. `tooManyRequests` when too many of the key wait, `unavailable` when too many of all do.
   */
  run(key: string, prepare: () => Task | Promise<Task>): Promise<Result>;
  /** A task will come soon: a process begins now, where there is none, and waits for it as one without work does. */
  warm(): void;
  /** Ends the processes; what runs rejects. */
  close(): Promise<void>;
}

export interface WorkerPoolOptions {
  processes: number;
  /** A process without work for that long ends; half a minute when not stated. */
  idleMs?: number;
  /** Tasks of one key that may wait. */
  waitingPerKey: number;
  /** Tasks of all keys that may wait. */
  waiting: number;
}

/**
 * Processes that run the module at `file` (its default export, a function of one task). The first starts with the first task.
 * Tasks and results are copied between processes: plain data and bytes only.
 */
export function createWorkerPool<Task, Result>(file: URL, { processes, idleMs = 30_000, ...lines }: WorkerPoolOptions): WorkerPool<Task, Result> {
  const workers = new Set<Worker<Task, Result>>();
  const idle = new Map<Worker<Task, Result>, NodeJS.Timeout>();
  const queue = createFairQueue({ slots: processes, ...lines });

  const forget = (worker: Worker<Task, Result>): void => {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  };
  const take = (): Worker<Task, Result> => {
    // the one that worked last: another may then come to its end
    const known = [...idle.keys()].at(-1);
    if (known) {
      forget(known);
      return known;
    }
    return begin();
  };
  const begin = (): Worker<Task, Result> => {
    const worker = startWorker<Task, Result>(file);
    workers.add(worker);
    void worker.ended.finally(() => {
      forget(worker);
      workers.delete(worker);
    });
    return worker;
  };
  const giveBack = (worker: Worker<Task, Result>): void => {
    if (!workers.has(worker)) return;
    const end = (): void => {
      idle.delete(worker);
      worker.end();
    };
    idle.set(worker, setTimeout(end, idleMs).unref());
  };

  return {
    run(key, prepare) {
      return queue.run(key, async () => {
        const task = await prepare();
        const worker = take();
        try {
          return await worker.run(task);
        } finally {
          giveBack(worker);
        }
      });
    },
    warm() {
      if (workers.size === 0) giveBack(begin());
    },
    async close() {
      await Promise.all([...workers].map((worker) => worker.kill()));
    },
  };
}
