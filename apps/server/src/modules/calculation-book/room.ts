import { createWorkerPool } from '../../platform/render/worker-pool.ts';
import { defineRoom } from '../../platform/room.ts';
import { createBook, deleteBook, fixBook, restoreBook, reviseBook, updateBookHead } from './change-books.ts';
import { addBookEntry, deleteBookEntry, moveBookEntries, restoreBookEntry, updateBookEntry } from './change-entries.ts';
import { exportBook, type CalculationBookRoom } from './export-book.ts';
import { getBook, listBooks } from './list-books.ts';

export const calculationBookRoom = defineRoom({
  name: 'calculation-book',
  open: (_needs: object): CalculationBookRoom => ({
    renderer: createWorkerPool(new URL('./render-worker.ts', import.meta.url), { processes: 1, waitingPerKey: 10, waiting: 100 }),
  }),
  operations: [
    listBooks,
    getBook,
    createBook,
    updateBookHead,
    addBookEntry,
    updateBookEntry,
    moveBookEntries,
    deleteBookEntry,
    restoreBookEntry,
    fixBook,
    reviseBook,
    deleteBook,
    restoreBook,
    exportBook,
  ],
});
