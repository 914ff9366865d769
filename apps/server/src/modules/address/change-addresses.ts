/** Adding, changing and removing; each answers the addresses as they are then. */
import * as contract from '@portal/contract/address';
import { AppError, notFound } from '@portal/contract/core';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { assertOnePlace } from './place-rule.ts';
import { deleteAddressOf, insertAddress, listAddressesOf, lockAddresses, updateAddressFields, updateDefault } from './store.ts';

const noneOfOwn = () => new AppError(notFound, { message: 'not an address of the caller' });

/** The first one is the default, whatever it says. */
export const addAddress = operation(contract.addAddress, async function addAddress(ctx, { body }) {
  const owner = ownerOf(ctx.caller);
  await lockAddresses(ctx.db, owner);
  const before = await listAddressesOf(ctx.db, owner);
  if (before.length >= contract.ADDRESSES_MAX) throw new AppError(contract.tooManyAddresses);
  await assertOnePlace(ctx.db, body);
  const id = ctx.newId();
  await insertAddress(ctx.db, owner, { ...body, isDefault: false, id, at: new Date(ctx.now) });
  if (body.isDefault || before.length === 0) await updateDefault(ctx.db, owner, id);
  return listAddressesOf(ctx.db, owner);
});

/** The default one stays it: another takes its place by being made the default. */
export const updateAddress = operation(contract.updateAddress, async function updateAddress(ctx, { body: { id, ...fields } }) {
  const owner = ownerOf(ctx.caller);
  await lockAddresses(ctx.db, owner);
  await assertOnePlace(ctx.db, fields);
  if (!(await updateAddressFields(ctx.db, owner, id, fields, new Date(ctx.now)))) throw noneOfOwn();
  if (fields.isDefault) await updateDefault(ctx.db, owner, id);
  return listAddressesOf(ctx.db, owner);
});

export const deleteAddress = operation(contract.deleteAddress, async function deleteAddress(ctx, { body: { id } }) {
  const owner = ownerOf(ctx.caller);
  await lockAddresses(ctx.db, owner);
  if (!(await deleteAddressOf(ctx.db, owner, id))) throw noneOfOwn();
  const [newest] = await listAddressesOf(ctx.db, owner);
  if (newest && !newest.isDefault) await updateDefault(ctx.db, owner, newest.id);
  return listAddressesOf(ctx.db, owner);
});

export const setDefaultAddress = operation(contract.setDefaultAddress, async function setDefaultAddress(ctx, { body: { id } }) {
  const owner = ownerOf(ctx.caller);
  await lockAddresses(ctx.db, owner);
  const own = await listAddressesOf(ctx.db, owner);
  if (!own.some((each) => each.id === id)) throw noneOfOwn();
  await updateDefault(ctx.db, owner, id);
  return listAddressesOf(ctx.db, owner);
});
