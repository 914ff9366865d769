/** Addresses that goods go to (ADDRESS-1 to 4). Each call is about those of the identity that acts. */
import { dialledPhone } from '@portal/units';
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { badRequest, notFound } from '../core/errors.ts';
import { leftOut, nameText, plainText, recordId } from '../core/fields.ts';
import { isVisible } from '../core/seen-text.ts';
import { regionCopy } from '../region/index.ts';
import { addressCopy } from './copy.ts';
import { tooManyAddresses } from './errors.ts';
import { CONTACT_NAME_MAX, DETAIL_ADDRESS_MAX } from './limits.ts';

const BASE = '/api-cloud-merchant-service/v1/address';
const regionCode = z.string({ error: regionCopy.areaRequired }).regex(/^\d{2,12}$/, { error: regionCopy.areaRequired });
const regionName = z.string({ error: regionCopy.areaRequired }).min(1, { error: regionCopy.areaRequired }).max(40, { error: regionCopy.areaRequired });
const written = (max: number, error: string) => plainText(max).refine(isVisible, { error });

const CONTACT_PHONE = /^(?:0\d{2,3}-\d{7,8}|1[3-9]\d{9})$/;
/** A mobile number, or a landline with its area code: 0571-88888888; what is pasted (full-width digits, blanks, +86) is taken as it is dialled. */
export const contactPhone = z
  .string()
  .transform(dialledPhone)
  .refine((phone) => CONTACT_PHONE.test(phone), { error: addressCopy.phoneRule });

const fields = {
  provinceCode: regionCode,
  provinceName: regionName,
  cityCode: regionCode,
  cityName: regionName,
  areaCode: regionCode,
  areaName: regionName,
  streetCode: regionCode.optional(),
  streetName: regionName.optional(),
  detailAddress: written(DETAIL_ADDRESS_MAX, addressCopy.detailRequired),
  contactName: nameText(CONTACT_NAME_MAX, addressCopy.nameRequired),
  contactPhone,
  isDefault: z.boolean(),
};
/** As it is handed in: '' and null are a street left out, and it is the default only where it says so. */
const given = {
  ...fields,
  streetCode: leftOut(regionCode, regionCopy.areaRequired),
  streetName: leftOut(regionName, regionCopy.areaRequired),
  isDefault: z.boolean().default(false),
};
const AddressFields = z.strictObject(given);
export type AddressFields = z.infer<typeof AddressFields>;

export const Address = z.strictObject({ id: z.string(), ...fields });
export type Address = z.infer<typeof Address>;

const addresses = z.array(Address);

/** The default one first, then the newest. */
export const listAddresses = defineEndpoint({
  name: 'listAddresses',
  method: 'GET',
  path: `${BASE}/list`,
  summary: '收货地址列表',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  data: addresses,
});

export const addAddress = defineEndpoint({
  name: 'addAddress',
  method: 'POST',
  path: `${BASE}/add`,
  summary: '新增收货地址',
  access: 'signedIn',
  idempotency: 'key',
  costMs: () => WRITE_COST_MS,
  body: AddressFields,
  data: addresses,
  outcomes: [badRequest, tooManyAddresses],
});

export const updateAddress = defineEndpoint({
  name: 'updateAddress',
  method: 'POST',
  path: `${BASE}/update`,
  summary: '修改收货地址',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId, ...given }),
  data: addresses,
  outcomes: [badRequest, notFound],
});

/** The default one removed, the newest of the others takes its place. */
export const deleteAddress = defineEndpoint({
  name: 'deleteAddress',
  method: 'POST',
  path: `${BASE}/delete`,
  summary: '删除收货地址',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId }),
  data: addresses,
  outcomes: [notFound],
});

/** set-default. */
export const setDefaultAddress = defineEndpoint({
  name: 'setDefaultAddress',
  method: 'POST',
  path: `${BASE}/set-default`,
  summary: '设为默认收货地址',
  access: 'signedIn',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ id: recordId }),
  data: addresses,
  outcomes: [notFound],
});

/** check: whether goods may still go there; `msg` says why not. */
export const checkAddress = defineEndpoint({
  name: 'checkAddress',
  method: 'GET',
  path: `${BASE}/check`,
  summary: '校验收货地址',
  access: 'signedIn',
  idempotency: 'read',
  limit: { max: 120, windowMs: 60_000 },
  query: z.strictObject({ id: recordId }),
  data: z.strictObject({ isUsable: z.boolean(), msg: z.string() }),
  outcomes: [notFound],
});
