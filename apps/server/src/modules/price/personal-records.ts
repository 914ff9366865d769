import { deletePricesOfAccount } from './store.ts';

/** Prices tell nothing of a person but the group a dealer put somebody in, which goes with the account. */
export const priceRecords = { name: '价格', read: async () => [], forget: deletePricesOfAccount };
