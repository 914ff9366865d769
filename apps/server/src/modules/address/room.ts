import { defineRoom } from '../../platform/room.ts';
import { addAddress, deleteAddress, setDefaultAddress, updateAddress } from './change-addresses.ts';
import { checkAddress } from './check-address.ts';
import { listAddresses } from './list-addresses.ts';

export const addressRoom = defineRoom({
  name: 'address',
  open: () => ({}),
  operations: [listAddresses, addAddress, updateAddress, deleteAddress, setDefaultAddress, checkAddress],
});
