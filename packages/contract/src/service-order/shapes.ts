/** Service orders as they travel (SERVICE-2, SERVICE-3). */
import { serviceOrderStates } from '@portal/engines/states';
import { dialledPhone } from '@portal/units';
import { z } from 'zod';
import { addressCopy } from '../address/copy.ts';
import { CONTACT_NAME_MAX, DETAIL_ADDRESS_MAX } from '../address/limits.ts';
import { calendarDay, isVisible, leftOut, nameOrNone, nameText, plainText, recordId, recordIdLeftOut } from '../core/fields.ts';
import { regionCopy } from '../region/index.ts';
import { serviceOrderCopy } from './copy.ts';
import {
  SERIAL_NUMBER,
  SERVICE_PHONE,
  SERVICE_LINES_MAX,
  SERVICE_MODEL_MAX,
  SERVICE_PICTURES_MAX,
  SERVICE_PROJECT_MAX,
  SERVICE_QUANTITY_MAX,
  SERVICE_REMARK_MAX,
} from './limits.ts';
import { FAULT_TYPES, SERVICE_TYPES } from './types.ts';

const { contactRequired, dayRule, faultRequired, linesRequired, linesTooMany, modelRequired, quantityRule, serialRule } = serviceOrderCopy;
const { areaRequired } = regionCopy;
const regionCode = z.string({ error: areaRequired }).regex(/^\d{2,12}$/, { error: areaRequired });
const regionName = z.string({ error: areaRequired }).min(1, { error: areaRequired }).max(40, { error: areaRequired });

export const ServiceLine = z.strictObject({
  productModel: nameText(SERVICE_MODEL_MAX, modelRequired),
  /** '' where the kind of service asks for none. */
  serialNo: z.union([z.literal(''), z.string().trim().regex(SERIAL_NUMBER, { error: serialRule })], { error: serialRule }).default(''),
  quantity: z.int({ error: quantityRule }).min(1, { error: quantityRule }).max(SERVICE_QUANTITY_MAX, { error: quantityRule }).default(1),
});
export type ServiceLine = z.output<typeof ServiceLine>;

/** The form of every kind; what a kind must have beside it the server says (`SERVICE_KINDS`). */
export const ServiceOrderForm = z.strictObject({
  /** What it is asked for: an order that was sent, a design order, each the asker's own, or neither (SERVICE-11). */
  shopOrderNo: recordIdLeftOut(),
  designOrderId: recordIdLeftOut(),
  projectName: nameOrNone(SERVICE_PROJECT_MAX).default(''),
  contact: z.string({ error: contactRequired }).pipe(nameText(CONTACT_NAME_MAX, contactRequired)),
  phone: z
    .string({ error: addressCopy.phoneRule })
    .transform(dialledPhone)
    .refine((phone) => SERVICE_PHONE.test(phone), { error: addressCopy.phoneRule }),
  provinceCode: regionCode,
  cityCode: regionCode,
  areaCode: regionCode,
  provinceName: regionName,
  cityName: regionName,
  areaName: regionName,
  detailAddress: plainText(DETAIL_ADDRESS_MAX).default(''),
  targetAddress: plainText(DETAIL_ADDRESS_MAX).default(''),
  visitDate: leftOut(calendarDay(dayRule), dayRule),
  faultTypeId: leftOut(
    z.literal(
      FAULT_TYPES.map(({ id }) => id),
      { error: faultRequired },
    ),
    faultRequired,
  ),
  products: z.array(ServiceLine, { error: linesRequired }).min(1, { error: linesRequired }).max(SERVICE_LINES_MAX, { error: linesTooMany }),
  remark: plainText(SERVICE_REMARK_MAX).default(''),
  pictures: z.array(recordId).max(SERVICE_PICTURES_MAX, { error: serviceOrderCopy.picturesTooMany }).default([]),
  /** Whether the dealer of the order reads where to come and whom to meet; of none asked for an order nothing (SERVICE-12). */
  isSiteShown: z.boolean().default(false),
});
export type ServiceOrderForm = z.output<typeof ServiceOrderForm>;

export const ServiceOrderStatus = z.enum([...serviceOrderStates.states]);

export const ServiceOrderStep = z.strictObject({
  id: z.string(),
  act: z.enum(['submit', 'addPictures', ...serviceOrderStates.acts]),
  text: z.string(),
  /** The day the dealer's people come, or on which the dealer was done; null: none is said. */
  visitDate: z.string().nullable(),
  gmtCreate: z.iso.datetime(),
});
export type ServiceOrderStep = z.infer<typeof ServiceOrderStep>;

const summary = {
  id: z.string(),
  serviceType: z.enum(SERVICE_TYPES),
  state: ServiceOrderStatus,
  /** The order it is asked for; null: none. */
  shopOrderNo: z.string().nullable(),
  /** '' where none is named. */
  projectName: z.string(),
  /** Of a list the first ones. */
  products: z.array(ServiceLine),
  productCount: z.int(),
  regionName: z.string(),
  /** What desk or dealer last said of it; '' before. */
  note: z.string(),
  isNoteOfDealer: z.boolean(),
  gmtCreate: z.iso.datetime(),
  gmtModified: z.iso.datetime(),
};
export const ServiceOrderSummary = z.strictObject(summary);
export type ServiceOrderSummary = z.infer<typeof ServiceOrderSummary>;

/** Where the dealer's people come and whom they meet. */
const ServiceSite = z.strictObject({ contact: z.string(), phone: z.string(), detailAddress: z.string() });

/** When the dealer's people come, and who. */
const ServiceArrangement = z.strictObject({ visitDate: z.string(), text: z.string() });

/** What is told of one to the dealer whose order it is asked for: not the project nor what was said, the site where the asker wants it told (SERVICE-12), and what the dealer arranged (SERVICE-13). */
export const ShopOrderService = z
  .strictObject({
    ...summary,
    visitDate: z.string().nullable(),
    site: ServiceSite.nullable(),
    /** The desk has taken it, too, of one that the dealer is to send people for. */
    isDeskIn: z.boolean(),
    arranged: ServiceArrangement.nullable(),
    /** On which day the dealer was done, and what it said of it; null: it is not, or the desk ended it. */
    completed: ServiceArrangement.nullable(),
  })
  .omit({ note: true, isNoteOfDealer: true, shopOrderNo: true, projectName: true });
export type ShopOrderService = z.infer<typeof ShopOrderService>;

const whole = {
  ...summary,
  /** The design order it is asked for, or the order came of; null: none, or no longer. */
  designOrder: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  contact: z.string(),
  phone: z.string(),
  detailAddress: z.string(),
  targetAddress: z.string(),
  visitDate: z.string().nullable(),
  faultTypeId: z.int().nullable(),
  remark: z.string(),
  pictures: z.array(z.string()),
  isSiteShown: z.boolean(),
  steps: z.array(ServiceOrderStep),
};
export const ServiceOrder = z.strictObject(whole);
export type ServiceOrder = z.infer<typeof ServiceOrder>;

/** For the provider’s staff: with whoever has it at hand, and the dealer that sends people ('': none has said so); the phone is masked. */
export const DeskServiceOrder = z.strictObject({ ...whole, enterpriseName: z.string(), handlerName: z.string(), dealerName: z.string() });
export type DeskServiceOrder = z.infer<typeof DeskServiceOrder>;

export const oneServiceOrder = z.strictObject({ id: recordId });
export const saidText = (max: number, missing: string) => z.string({ error: missing }).pipe(plainText(max).refine(isVisible, { error: missing }));
