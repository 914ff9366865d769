import { deleteToldOfAccount, listToldOfAccount } from './store.ts';

export const priceWatchRecords = { name: '价格变动提醒', read: listToldOfAccount, forget: deleteToldOfAccount };
