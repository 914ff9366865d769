/** Front door of addresses: where goods go. */
export { addressRecords } from './personal-records.ts';
export { addressRoom } from './room.ts';
export { deleteAddressesOf, insertAddress, listAddressesOf } from './store.ts';
