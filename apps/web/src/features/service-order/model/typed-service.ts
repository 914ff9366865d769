/** A service order while it is typed: what is missing, how it is handed in, and what the tab keeps of it. */
import { addressCopy, type Address } from '@portal/contract/address';
import type { BodyInputOf } from '@portal/contract/core';
import { regionCopy } from '@portal/contract/region';
import {
  SERIAL_NUMBER,
  SERVICE_KINDS,
  SERVICE_PHONE,
  SERVICE_QUANTITY_MAX,
  serviceOrderCopy,
  type addServiceOrder,
  type ServiceType,
} from '@portal/contract/service-order';
import { dialledPhone, parseDay, parseQuantity } from '@portal/units';
import type { FieldPicture } from '../../../lib/forms/pictures-field.tsx';
import { pickedOf, placeOf, type Picked } from '../../region/index.ts';

export interface TypedLine {
  productModel: string;
  serialNo: string;
  /** As it is typed. */
  quantity: string;
}

export interface TypedService {
  /** The order and the design order it is asked for; '' of none. */
  shopOrderNo: string;
  designOrderId: string;
  projectName: string;
  contact: string;
  phone: string;
  region: Picked;
  detailAddress: string;
  targetAddress: string;
  /** '' of any day. */
  visitDate: string;
  faultTypeId: string;
  products: readonly TypedLine[];
  remark: string;
  pictures: readonly FieldPicture[];
  /** The dealer of the order reads where to come and whom to meet. */
  isSiteShown: boolean;
}

export const NO_LINE: TypedLine = { productModel: '', serialNo: '', quantity: '1' };
export const NOTHING_ORDERED: TypedService = {
  shopOrderNo: '',
  designOrderId: '',
  projectName: '',
  contact: '',
  phone: '',
  region: [],
  detailAddress: '',
  targetAddress: '',
  visitDate: '',
  faultTypeId: '',
  products: [NO_LINE],
  remark: '',
  pictures: [],
  isSiteShown: false,
};

/** With whom to meet and where: an address of one's own, or the one an order went to. */
export type ServicePlace = Omit<Address, 'id' | 'isDefault'>;

/** Where an address is; a service is asked for by area. */
export const siteOf = (address: ServicePlace): Pick<TypedService, 'region' | 'detailAddress'> => ({
  region: pickedOf(address).slice(0, 3),
  detailAddress: [address.streetName ?? '', address.detailAddress].join(''),
});

/** A form nobody has written on: with whom to meet and where, as an address says (SERVICE-10). */
export const beganWith = (address: ServicePlace | undefined): TypedService =>
  address === undefined ? NOTHING_ORDERED : { ...NOTHING_ORDERED, contact: address.contactName, phone: address.contactPhone, ...siteOf(address) };

/**
 * A form asked for an order or a design order: one's own contact, and the place the goods went to. No customer is named: that is said by
 * whoever asks (SERVICE-12). Where nothing is put up a device is still to be said.
 */
export function beganFor(own: ServicePlace | undefined, delivery: ServicePlace | undefined, askedFor: Partial<TypedService>): TypedService {
  const { products = [] } = askedFor;
  return {
    ...NOTHING_ORDERED,
    contact: own?.contactName ?? '',
    phone: own?.contactPhone ?? '',
    ...(delivery && siteOf(delivery)),
    ...askedFor,
    products: products.length > 0 ? products : [NO_LINE],
  };
}

/** Whether a form begins with one's own place: the goods went there, and may be put up elsewhere. */
export const isOwnPlace = (own: ServicePlace | undefined, delivery: ServicePlace | undefined): boolean =>
  own !== undefined && delivery !== undefined && JSON.stringify(siteOf(own)) === JSON.stringify(siteOf(delivery));

const isEmpty = (text: string): boolean => text.trim() === '';

/** Pieces as they are typed; null: nothing that can be handed in. */
function piecesOf(quantity: string): number | null {
  const pieces = parseQuantity(quantity);
  return pieces === null || pieces < 1 || pieces > SERVICE_QUANTITY_MAX ? null : pieces;
}

/** What is wrong with each field, by the names the server gives them (SERVICE-2). */
export function faultsOf(serviceType: ServiceType, typed: TypedService): Record<string, string> {
  const kind = SERVICE_KINDS[serviceType];
  const { contactRequired, modelRequired, serialRule, quantityRule, targetRequired, faultRequired, remarkRequired, dayRule } = serviceOrderCopy;
  const ofLine = ({ productModel, serialNo, quantity }: TypedLine, at: number): [string, string | false][] => [
    [`products.${at}.productModel`, isEmpty(productModel) && modelRequired],
    [`products.${at}.serialNo`, kind.asksSerial && !SERIAL_NUMBER.test(serialNo.trim()) && serialRule],
    [`products.${at}.quantity`, !kind.asksSerial && piecesOf(quantity) === null && quantityRule],
  ];
  const faults: [string, string | false][] = [
    ['contact', isEmpty(typed.contact) && contactRequired],
    ['phone', !SERVICE_PHONE.test(dialledPhone(typed.phone)) && addressCopy.phoneRule],
    ...typed.products.flatMap(ofLine),
    ['faultTypeId', kind.asksFault && typed.faultTypeId === '' && faultRequired],
    ['areaCode', placeOf(typed.region) === null && regionCopy.areaRequired],
    ['detailAddress', kind.isOnSite && isEmpty(typed.detailAddress) && addressCopy.detailRequired],
    ['visitDate', kind.isOnSite && !isEmpty(typed.visitDate) && parseDay(typed.visitDate) === null && dayRule],
    ['targetAddress', kind.asksTarget && isEmpty(typed.targetAddress) && targetRequired],
    ['remark', kind.asksRemark && isEmpty(typed.remark) && remarkRequired],
  ];
  return Object.fromEntries(faults.filter((fault): fault is [string, string] => fault[1] !== false));
}

/** As it is handed in; undefined while something is missing. */
export function bodyOf(serviceType: ServiceType, typed: TypedService): BodyInputOf<typeof addServiceOrder> | undefined {
  const place = placeOf(typed.region);
  if (place === null || Object.keys(faultsOf(serviceType, typed)).length > 0) return undefined;
  const { streetCode: _code, streetName: _name, ...three } = place;
  const { asksSerial } = SERVICE_KINDS[serviceType];
  const { region: _region, visitDate, faultTypeId, products, pictures, phone, ...texts } = typed;
  return {
    ...texts,
    ...three,
    phone: dialledPhone(phone),
    visitDate,
    faultTypeId: faultTypeId === '' ? '' : Number(faultTypeId),
    products: products.map(({ productModel, serialNo, quantity }) =>
      asksSerial ? { productModel, serialNo: serialNo.trim(), quantity: 1 } : { productModel, serialNo: '', quantity: piecesOf(quantity) ?? 0 },
    ),
    pictures: pictures.map(({ fileId }) => fileId),
  };
}

/** Which field of the form a refusal is about: the levels of a place are one. */
export const fieldOf = (name: string): string => (/^(province|city|area)(Code|Name)$/.test(name) ? 'areaCode' : name);
