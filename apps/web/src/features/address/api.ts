/** Calls about addresses; the contract loads with the first of them. Each answers the addresses as they are then. */
import { createRequestKeys } from '@portal/client/request-keys';
import type { Address, AddressFields } from '@portal/contract/address';
import { pageCall } from '../../lib/calls/call.ts';

const additions = createRequestKeys();

export async function saveAddress(fields: AddressFields, id: string | undefined): Promise<Address[]> {
  const { addAddress, updateAddress } = await import('@portal/contract/address');
  return id === undefined
    ? additions.send(fields, (idempotencyKey) => pageCall(addAddress, { body: fields, idempotencyKey }))
    : pageCall(updateAddress, { body: { id, ...fields } });
}

export async function removeAddress(id: string): Promise<Address[]> {
  const { deleteAddress } = await import('@portal/contract/address');
  return pageCall(deleteAddress, { body: { id } });
}

export async function makeDefault(id: string): Promise<Address[]> {
  const { setDefaultAddress } = await import('@portal/contract/address');
  return pageCall(setDefaultAddress, { body: { id } });
}
