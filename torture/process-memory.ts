/** What a running portal's process holds: seen from outside (Linux only), and what is left after a collection, told by the probe. */
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MB = 2 ** 20;

export interface Outside {
  rssMb: number;
  /** Of it the pages of files: the program, libraries. */
  filesMb: number;
  peakMb: number;
  handles: number;
  sockets: number;
  /** Of the processors since it was started, all its threads together: the work of others on the machine is not in it. */
  cpuSeconds: number;
}

/** Linux counts a process's time in hundredths of a second (USER_HZ). */
const TICKS_PER_SECOND = 100;

/** What `/proc` tells of a process; throws where there is none. */
export async function lookOutside(pid: number): Promise<Outside> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const mb = (key: string): number => Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  // what follows the name, which may hold blanks itself: user and system time are the twelfth and thirteenth of it
  const stat = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ') ?? [];
  const names = await readdir(`/proc/${pid}/fd`);
  const targets = await Promise.all(names.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')));
  return {
    rssMb: mb('VmRSS'),
    filesMb: mb('RssFile'),
    peakMb: mb('VmHWM'),
    handles: names.length,
    sockets: targets.filter((target) => target.startsWith('socket:')).length,
    cpuSeconds: (Number(stat[11]) + Number(stat[12])) / TICKS_PER_SECOND,
  };
}

/** What is resident of the largest mapping that belongs to no file: the embedded database's linear memory. */
export async function linearMemoryMb(pid: number): Promise<number> {
  const smaps = await readFile(`/proc/${pid}/smaps`, 'utf8');
  const mappings = [...smaps.matchAll(/^[\da-f]+-[\da-f]+ rw-p \S+ 00:00 0 *\nSize: +(\d+) kB[\s\S]*?^Rss: +(\d+) kB/gm)];
  return Math.max(0, ...mappings.filter(([, sizeKb]) => Number(sizeKb) >= 128 * 1024).map(([, , rssKb]) => Number(rssKb) / 1024));
}

/** What the processes it has started hold for themselves: pages shared with others count in parts. */
export async function helpersMb(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const children = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')));
  const pids = children.join(' ').split(/\s+/).filter(Boolean);
  const shares = await Promise.all(pids.map((child) => readFile(`/proc/${child}/smaps_rollup`, 'utf8').catch(() => '')));
  return shares.reduce((sum, share) => sum + Number(/^Pss:\s+(\d+)/m.exec(share)?.[1] ?? 0) / 1024, 0);
}

interface HeapFigures {
  total_physical_size: number;
  used_heap_size: number;
  external_memory: number;
}

/** In megabytes, after a collection of the main thread. */
export interface Inside {
  /** Objects that are still reachable. */
  retainedMb: number;
  buffersMb: number;
  heapMb: number;
  youngMb: number;
  threads: { heapMb: number; externalMb: number }[];
}

export interface Probe {
  /** Loads it into a process started with this. */
  environment: Record<string, string>;
  lookInside(pid: number): Promise<Inside>;
  /** Path of a heap snapshot of the main thread. The process is larger afterwards; the caller removes the file. */
  saveHeap(pid: number): Promise<string>;
}

/** A probe for one process; it answers through a file of its own. */
export function openProbe(): Probe {
  const file = join(tmpdir(), `memory-probe-${process.pid}-${crypto.randomUUID()}.json`);
  return {
    environment: { NODE_OPTIONS: `--import=${new URL('./memory-probe.mjs', import.meta.url).href}`, MEMORY_PROBE_FILE: file },
    async lookInside(pid) {
      process.kill(pid, 'SIGUSR2');
      const { retained, heap, spaces, threads } = (await readWhenThere(file)) as Told;
      return {
        retainedMb: retained.heapUsed / MB,
        buffersMb: retained.arrayBuffers / MB,
        heapMb: heap.total_physical_size / MB,
        youngMb: (spaces.find(({ space_name }) => space_name === 'new_space')?.physical_space_size ?? 0) / MB,
        threads: threads.map((thread) => ({ heapMb: thread.total_physical_size / MB, externalMb: thread.external_memory / MB })),
      };
    },
    async saveHeap(pid) {
      process.kill(pid, 'SIGWINCH');
      return (await readWhenThere(file)) as string;
    },
  };
}

interface Told {
  retained: { heapUsed: number; arrayBuffers: number };
  heap: HeapFigures;
  spaces: { space_name: string; physical_space_size: number }[];
  /** The database's. */
  threads: HeapFigures[];
}

async function readWhenThere(file: string): Promise<unknown> {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) continue;
    await rm(file);
    return JSON.parse(text);
  }
  throw new Error('the probe in the server does not answer');
}
