import { deleteComparedOfAccount, listComparedOfAccount } from './store.ts';

export const comparedRecords = { name: '对比栏', read: listComparedOfAccount, forget: deleteComparedOfAccount };
