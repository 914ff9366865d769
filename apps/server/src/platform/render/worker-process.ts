/** Entry of a process of `createWorkerPool`: runs the module its command line names, one task a message, for as long as who started it is there. */
import { enableCompileCache, flushCompileCache } from 'node:module';

export type WorkerAnswer = { result: unknown } | { failure: string };

// Ctrl-C reaches it too: the work that runs is answered before the portal ends
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.once('disconnect', () => process.exit());

process.on('message', (task) => void run(task).then((answer) => process.send?.(answer)));

enableCompileCache();
const loading = import(process.argv[2] ?? '') as Promise<{ default(task: unknown): unknown }>;
void loading.then(
  () => flushCompileCache(),
  () => {},
);

async function run(task: unknown): Promise<WorkerAnswer> {
  try {
    const { default: work } = await loading;
    return { result: await work(task) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
