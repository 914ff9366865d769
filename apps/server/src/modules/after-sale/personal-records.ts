import { listOfAccount, updateForgotten } from './store.ts';

/** What an account asked for after it bought; the books keep it without what was written and shown. */
export const afterSaleRecords = { name: '我的售后', read: listOfAccount, forget: updateForgotten };
