import * as contract from '@portal/contract/calculation-book';
import { AppError } from '@portal/contract/core';
import { operation } from '../../platform/http/operation.ts';
import type { WorkerPool } from '../../platform/render/worker-pool.ts';
import { getOwnBook } from './own-book.ts';
import { fileNameOf, paperOf } from './paper.ts';
import type { BookRenderTask } from './render-worker.ts';
import { listEntries } from './store.ts';

/** What its operations work with. */
export interface CalculationBookRoom {
  /** Sets a book, in a process of its own. */
  renderer: WorkerPool<BookRenderTask, Uint8Array>;
}

const MEDIA_TYPES = { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', pdf: 'application/pdf' } as const;

/** Read and set when it is the account's turn. */
export const exportBook = operation(contract.exportBook, async function exportBook(ctx, { query: { bookId, format } }, { renderer }: CalculationBookRoom) {
  let name = '';
  const bytes = await renderer.run(ctx.caller.accountNo, async (): Promise<BookRenderTask> => {
    const book = await getOwnBook(ctx, bookId);
    const entries = await listEntries(ctx.db, bookId);
    if (entries.length === 0) throw new AppError(contract.bookEmpty);
    const paper = paperOf(book, entries);
    name = fileNameOf(paper, format);
    return { format, paper };
  });
  return { name, mediaType: MEDIA_TYPES[format], bytes };
});
