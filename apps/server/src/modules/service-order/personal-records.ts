import { deleteServiceOrdersOfAccount, listServiceOrdersOfAccount } from './store.ts';

/** Services an account ordered, with what was done; they go with the account. */
export const serviceOrderRecords = { name: '服务订单', read: listServiceOrdersOfAccount, forget: deleteServiceOrdersOfAccount };
