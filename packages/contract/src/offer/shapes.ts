/** What a first-level dealer offers, as it travels (PRICE-17, PRICE-18). Money is yuan. */
import { z } from 'zod';
import { PriceSource } from '../catalog/index.ts';
import { Customer, dealerPrice } from '../customer/index.ts';
import { keywordQuery, pagingQuery, recordId } from '../core/fields.ts';
import { ImportFault } from '../private-product/index.ts';
import { offerCopy as copy } from './copy.ts';
import { OFFER_BELOW_TOLD_MAX, OFFER_FAULTS_MAX, OFFER_LEAD_DAYS_MAX, OFFER_STOCK_MAX } from './limits.ts';

const wholeUpTo = (max: number, said: string) => z.int({ error: said }).min(0, { error: said }).max(max, { error: said });

/** What is asked for a model, how many there are, and in how many days it is delivered. */
export const OfferFields = z.strictObject({
  skuNo: recordId,
  price: dealerPrice,
  stockTotal: wholeUpTo(OFFER_STOCK_MAX, copy.stock),
  leadDays: wholeUpTo(OFFER_LEAD_DAYS_MAX, copy.leadDays),
});
export type OfferFields = z.infer<typeof OfferFields>;
const OfferFigures = OfferFields.omit({ skuNo: true });
export type OfferFigures = z.infer<typeof OfferFigures>;
/** `seen`: the figures this edit began with, null: none; left out: whichever there are. */
export const OfferEdited = OfferFields.extend({ seen: OfferFigures.nullable().optional() });

/** A model of the catalogue, and what this dealer offers of it. */
export const OfferRow = z.strictObject({
  skuNo: z.string(),
  spuNo: z.string(),
  spuName: z.string(),
  skuModel: z.string(),
  mainPic: z.string(),
  /** What the dealer itself pays. */
  ownPrice: z.number().nullable(),
  referPrice: z.number().nullable(),
  /** Null: not offered. */
  offer: z.strictObject({ price: z.number(), stockTotal: z.int(), leadDays: z.int(), gmtModified: z.iso.datetime() }).nullable(),
  /** Pieces of orders that wait to be paid or sent: they are not among the stock any more. */
  held: z.int(),
  /** What the customer who is named is shown; null where none is. */
  customer: z.strictObject({ price: z.number().nullable(), priceSource: PriceSource }).nullable(),
});
export type OfferRow = z.infer<typeof OfferRow>;

/** `show`: all models, those offered, those offered of which few are left (`OFFER_STOCK_LOW_MAX`), or none, those offered below the reference price, those not offered. */
export const OfferNarrowing = z.object({ keyword: keywordQuery, show: z.enum(['', 'offered', 'low', 'out', 'below', 'open']).default('') });
export type OfferNarrowing = z.infer<typeof OfferNarrowing>;
export const OfferQuery = OfferNarrowing.extend({
  ...pagingQuery,
  /** The customer whose prices are to be shown beside. */
  customerNo: z.union([z.literal(''), recordId]).default(''),
});
export type OfferQuery = z.infer<typeof OfferQuery>;

/** Somebody who may order from this dealer. */
export const OfferCustomer = Customer.pick({ customerNo: true, customerName: true });
export type OfferCustomer = z.infer<typeof OfferCustomer>;

/** What an import did or, tried only, would do. With faults nothing is done. */
export const OfferImport = z.strictObject({
  isDone: z.boolean(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Of those added and changed: how many are asked less for than the dealer itself pays, and the first of them. */
  belowOwnCount: z.int(),
  belowOwn: z.array(z.strictObject({ skuModel: z.string(), price: z.number(), ownPrice: z.number() })).max(OFFER_BELOW_TOLD_MAX),
  faultCount: z.int(),
  faults: z.array(ImportFault).max(OFFER_FAULTS_MAX),
});
export type OfferImport = z.infer<typeof OfferImport>;
