/** What a piece of work costs, on a machine that others keep busy. */
import { readdirSync, readFileSync } from 'node:fs';

/** Seconds by the clock or of the processors, whichever are fewer: the clock also counts the work of others, the processors that of other threads. */
export async function costing<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const began = performance.now();
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, seconds: Math.min(performance.now() - began, (user + system) / 1_000) / 1_000 };
}

export interface Waits {
  /** Since the watch began. */
  ms(): number;
  stop(): void;
}

const LOOK_EVERY_MS = 100;

/**
 * How long a process stood ready while others had the processors: what of a time by the clock is the machine's, not the process's own. In
 * each look's time that is what its most waiting thread waited, and no more than its busiest one did not run. A timer, a silent connection, a
 * slow disk are none of it. From Linux's own count; 0 elsewhere.
 */
export function watchWaits(pid: number): Waits {
  let threads = threadsOf(pid);
  let lookedAt = performance.now();
  let sum = 0;
  const look = (): void => {
    const [now, before, at] = [threadsOf(pid), threads, performance.now()];
    const most = (place: 0 | 1): number => Math.max(0, ...[...now].map(([thread, times]) => times[place] - (before.get(thread)?.[place] ?? 0)));
    sum += Math.max(0, Math.min(most(1), at - lookedAt - most(0)));
    [threads, lookedAt] = [now, at];
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    ms() {
      look();
      return sum;
    },
    stop: () => clearInterval(timer),
  };
}

/** Milliseconds that each thread has run, and has waited for a processor. */
function threadsOf(pid: number): Map<string, readonly [ran: number, waited: number]> {
  const all = listThreads(pid).map((thread) => [thread, readText(`/proc/${pid}/task/${thread}/schedstat`).split(' ')] as const);
  return new Map(all.flatMap(([thread, [ran, waited]]) => (waited === undefined ? [] : [[thread, [Number(ran) / 1e6, Number(waited) / 1e6]]])));
}

function listThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
