import { listOrdersOfAccount, updateForgotten } from './store.ts';

/** What an account bought; the books keep it without its person. */
export const orderRecords = { name: '我的订单', read: listOrdersOfAccount, forget: updateForgotten };
