import { listPurchasesOfAccount } from './store.ts';

/** What an account won. It names nobody; the books keep it, as they keep its orders. */
export const seckillRecords = { name: '我的秒杀', read: listPurchasesOfAccount, forget: async (): Promise<void> => {} };
