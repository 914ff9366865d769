import { deleteLinesOfAccount, listLinesOfAccount } from './store.ts';

export const cartRecords = { name: '购物车', read: listLinesOfAccount, forget: deleteLinesOfAccount };
