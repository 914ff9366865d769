import { deleteBooksOfAccount, listBooksOfAccount } from './store.ts';

/** Books of an account under all its identities. */
export const bookRecords = { name: '计算书', read: listBooksOfAccount, forget: deleteBooksOfAccount };
