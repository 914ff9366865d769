import { deleteAddressesOfAccount, listAddressesOfAccount } from './store.ts';

export const addressRecords = { name: '收货地址', read: listAddressesOfAccount, forget: deleteAddressesOfAccount };
