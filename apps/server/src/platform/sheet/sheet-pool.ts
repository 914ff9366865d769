/** Worksheets of rooms, read and written beside the process that answers: what somebody uploads keeps nobody waiting. */
import { createWorkerPool, type WorkerPool } from '../render/worker-pool.ts';
import type { SheetLimits, SheetOutcome } from './read-sheet.ts';
import type { Sheet } from './write-sheet.ts';

export type SheetTask = { kind: 'read'; bytes: Uint8Array; name: string; limits: SheetLimits } | { kind: 'write'; sheet: Sheet };
export type SheetResult = { kind: 'read'; outcome: SheetOutcome } | { kind: 'written'; bytes: Uint8Array };

export interface SheetPool {
  /** For the account `key`; `prepare` gathers the rows when its turn has come. */
  write(key: string, prepare: () => Sheet | Promise<Sheet>): Promise<Uint8Array>;
  read(key: string, bytes: Uint8Array, name: string, limits: SheetLimits): Promise<SheetOutcome>;
}

export function createSheetPool(): SheetPool {
  const pool: WorkerPool<SheetTask, SheetResult> = createWorkerPool(new URL('./sheet-worker.ts', import.meta.url), {
    processes: 1,
    waitingPerKey: 10,
    waiting: 100,
  });
  return {
    async write(key, prepare) {
      const result = await pool.run(key, async () => ({ kind: 'write', sheet: await prepare() }));
      if (result.kind !== 'written') throw new Error('the worksheet was not written');
      return result.bytes;
    },
    async read(key, bytes, name, limits) {
      const result = await pool.run(key, () => ({ kind: 'read', bytes, name, limits }));
      if (result.kind !== 'read') throw new Error('the file was not read');
      return result.outcome;
    },
  };
}
