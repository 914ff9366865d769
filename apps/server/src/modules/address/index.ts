/** Front door of addresses: where goods go. */
export { addressRecords } from './personal-records.ts';
export { addressRoom } from './room.ts';
export { addressReading, deleteAddressesOf, insertAddress, listAddressesOf } from './store.ts';
