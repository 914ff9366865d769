import { goodsImportBusy } from '@portal/contract/catalog';
import { AppError } from '@portal/contract/core';
import type { CatalogDeskRoom, RunProgress } from './needs.ts';

/**
 * Imports hold a connection for minutes, and the second waits for the first: on a node there is one, and whoever comes meanwhile is told. On other nodes
 * the lock of the catalogue lets one write at a time. Throws `goodsImportBusy`.
 */
export async function oneAtATime<T>(
  room: Pick<CatalogDeskRoom, 'running'>,
  who: Pick<RunProgress, 'run' | 'operatorNo'>,
  work: (tell: (step: string, done: number) => void) => Promise<T>,
): Promise<T> {
  if (room.running) throw new AppError(goodsImportBusy);
  room.running = { ...who, step: '', done: 0 };
  try {
    return await work((step, done) => void (room.running = { ...who, step, done }));
  } finally {
    room.running = undefined;
  }
}
