/** One process of `createWorkerPool`, seen from the one that started it. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { WorkerAnswer } from './worker-process.ts';

export interface Worker<Task, Result> {
  /** One task at a time. Rejects when the task fails, and when the process ends meanwhile. */
  run(task: Task): Promise<Result>;
  /** When it is gone, for whatever reason. */
  ended: Promise<void>;
  /** Lets it go; it has nothing to do. */
  end(): void;
  /** Ends it at once. */
  kill(): Promise<void>;
}

const ENTRY = fileURLToPath(new URL('./worker-process.ts', import.meta.url));

/** It never holds this process up, unless it works. */
export function startWorker<Task, Result>(file: URL): Worker<Task, Result> {
  const child = fork(ENTRY, [file.href], { serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.unref();
  child.channel?.unref();
  let conclude: ((answer: WorkerAnswer) => void) | undefined;
  const answer = (said: WorkerAnswer): void => {
    child.channel?.unref();
    conclude?.(said);
    conclude = undefined;
  };
  // others speak on this channel too: node --watch names the files it reads
  child.on('message', (said) => (typeof said === 'object' && ('result' in said || 'failure' in said) ? answer(said as WorkerAnswer) : undefined));
  const ended = new Promise<void>((resolve) => {
    const gone = (how: string): void => {
      answer({ failure: `the process of ${file.href} ended: ${how}` });
      resolve();
    };
    child.once('error', (error) => gone(error.message));
    child.once('exit', (code, signal) => gone(String(code ?? signal)));
  });
  return {
    ended,
    run: (task) =>
      new Promise((resolve, reject) => {
        conclude = (said) => ('result' in said ? resolve(said.result as Result) : reject(new Error(said.failure)));
        child.channel?.ref();
        child.send(task as object, (error) => {
          if (error) answer({ failure: error.message });
        });
      }),
    end: () => (child.connected ? child.disconnect() : undefined),
    async kill() {
      child.ref();
      child.kill('SIGKILL');
      await ended;
    },
  };
}
