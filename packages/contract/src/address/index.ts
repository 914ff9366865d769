export { addressCopy } from './copy.ts';
export {
  addAddress,
  Address,
  checkAddress,
  contactPhone,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
  type AddressFields,
} from './endpoints.ts';
export { tooManyAddresses } from './errors.ts';
export { ADDRESSES_MAX, CONTACT_NAME_MAX, DETAIL_ADDRESS_MAX } from './limits.ts';
