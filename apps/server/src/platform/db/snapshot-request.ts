/**
 * How a command gets a fresh snapshot of an embedded database that a running portal holds: it lays a file `wanted-<id>` among the
 * snapshots, and the portal takes the file away once it has taken a snapshot. Whoever may write in the folder may ask.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../log.ts';

const LOOK_EVERY_MS = 1_000;
const WANTED = /^wanted-[0-9a-f-]+$/;

/** Gives whether the running portal has answered within `withinMs`. */
export async function askForSnapshot(folder: string, { withinMs }: { withinMs: number }): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `wanted-${randomUUID()}`);
  await writeFile(path, '', { mode: 0o600 });
  try {
    const deadline = Date.now() + withinMs;
    while (existsSync(path)) {
      if (Date.now() > deadline) return false;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS / 4));
    }
    return true;
  } finally {
    await rm(path, { force: true });
  }
}

/** Looks every second. A snapshot that fails leaves the wish where it is, for the next look. */
export function answerSnapshotRequests(deps: { folder: string; take: () => Promise<unknown>; log: Logger; lookEveryMs?: number }): { stop(): Promise<void> } {
  const { folder, take, log, lookEveryMs = LOOK_EVERY_MS } = deps;
  let running: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const requests = (await readdir(folder).catch(() => [])).filter((name) => WANTED.test(name));
    if (requests.length === 0) return;
    await take();
    for (const name of requests) await rm(join(folder, name), { force: true });
  };
  const timer = setInterval(() => {
    running ??= look()
      .catch((error: unknown) => log.error({ err: error }, 'the snapshot a command asked for failed'))
      .finally(() => (running = undefined));
  }, lookEveryMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
