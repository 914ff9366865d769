/** What a running portal's process holds: seen from outside (Linux only), and what is left after a collection, told by the probe. */
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MB = 2 ** 20;

export interface Outside {
  rssMb: number;
  peakMb: number;
  handles: number;
  sockets: number;
}

/** What `/proc` tells of a process; throws where there is none. */
export async function lookOutside(pid: number): Promise<Outside> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const mb = (key: string): number => Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  const names = await readdir(`/proc/${pid}/fd`);
  const targets = await Promise.all(names.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')));
  return { rssMb: mb('VmRSS'), peakMb: mb('VmHWM'), handles: names.length, sockets: targets.filter((target) => target.startsWith('socket:')).length };
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

/** A file of its own for one process's probe, and the environment that loads it there. */
export function probe(snapshot?: string): { environment: Record<string, string>; lookInside(pid: number): Promise<Inside> } {
  const file = join(tmpdir(), `memory-probe-${process.pid}-${crypto.randomUUID()}.json`);
  return {
    environment: {
      NODE_OPTIONS: `--import=${new URL('./memory-probe.mjs', import.meta.url).href}`,
      MEMORY_PROBE_FILE: file,
      ...(snapshot === undefined ? {} : { MEMORY_PROBE_SNAPSHOT: snapshot }),
    },
    async lookInside(pid) {
      process.kill(pid, 'SIGUSR2');
      const { retained, heap, spaces, threads } = (await readWhenThere(file)) as {
        retained: { heapUsed: number; arrayBuffers: number };
        heap: HeapFigures;
        spaces: { space_name: string; physical_space_size: number }[];
        threads: HeapFigures[];
      };
      return {
        retainedMb: retained.heapUsed / MB,
        buffersMb: retained.arrayBuffers / MB,
        heapMb: heap.total_physical_size / MB,
        youngMb: (spaces.find(({ space_name }) => space_name === 'new_space')?.physical_space_size ?? 0) / MB,
        threads: threads.map((thread) => ({ heapMb: thread.total_physical_size / MB, externalMb: thread.external_memory / MB })),
      };
    },
  };
}

async function readWhenThere(file: string): Promise<unknown> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) continue;
    await rm(file);
    return JSON.parse(text);
  }
  throw new Error('the probe in the server does not answer');
}
