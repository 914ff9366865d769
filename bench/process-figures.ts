/** What a process takes, as the system and its own metrics say. */
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { RunningPortal } from '../e2e/running-portal.ts';
import { METRICS_TOKEN } from './settings.ts';

export const rssMb = async (child: ChildProcess): Promise<{ now: number; peak: number }> => {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  const kb = (key: string) => Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: kb('VmRSS'), peak: kb('VmHWM') };
};
export const cpuSeconds = async (portal: RunningPortal): Promise<number> => {
  const text = await (await fetch(`${portal.origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
};
