/** User-defined products as they travel (PRIVATE-1, PRIVATE-2). Money is yuan. */
import { PRIVATE_BRAND_MAX, PRIVATE_DESC_MAX, PRIVATE_NAME_MAX, privatePriceProblem, PrivateSource, SkuStatus, SkuType } from '@portal/engines/goods';
import { z } from 'zod';
import { AttributeValue } from '../catalog/index.ts';
import { attributesOf, keywordQuery, nameOrNone, pagingQuery, plainText, recordId, sortDirection, wholeQuery } from '../core/fields.ts';
import { isNameText, isVisible, stripBlanks } from '../core/seen-text.ts';
import { INTEGER_MAX, lengthUpTo, NAME_UNREADABLE } from '../core/limits.ts';
import { privateProductCopy as copy } from './copy.ts';
import { PRIVATE_FAULTS_MAX, PRIVATE_MODEL_MAX, PRIVATE_PICTURES_MAX, PRIVATE_UNIT_MAX } from './limits.ts';

/** One line without blanks; one to `max` letters, some of them to be seen. */
const strippedName = (max: number, said: { missing: string; length: string }) =>
  z
    .string({ error: said.missing })
    .normalize('NFC')
    .transform(stripBlanks)
    .pipe(z.string().refine(isVisible, { error: said.missing }).max(max, { error: said.length }).refine(isNameText, { error: NAME_UNREADABLE }));

/** Figures in quotes, as a form of somebody else's sends what was typed, or the number of a category as it is listed. */
const numberOf = (given: number | string): unknown => (typeof given === 'string' && /^-?\d+(\.\d+)?$/.test(given) ? Number(given) : given);

/** Second category of the goods, as `listPrivateCategories` names it; 0: 其他, which no rule knows. */
const categoryValueSelect = z.preprocess(
  numberOf,
  z.int({ error: copy.categoryRequired }).min(0, { error: copy.categoryRequired }).max(INTEGER_MAX, { error: copy.categoryRequired }),
);

const price = z.preprocess(
  numberOf,
  z.number({ error: ({ input }) => (input === undefined || input === null || input === '' ? copy.price.missing : copy.price.notNumber) }).check((context) => {
    const problem = privatePriceProblem(context.value);
    if (problem !== null) context.issues.push({ code: 'custom', message: copy.price[problem], input: context.value });
  }),
);

/** Values by code: of the category's own attributes, judged by the server. A text stands for every kind, as it is typed. */
const attributes = attributesOf(z.union([z.number(), z.boolean(), plainText(200), z.array(plainText(200)).max(20)]));

/** What is typed of a product. */
export const PrivateProductFields = z.strictObject({
  spuName: strippedName(PRIVATE_NAME_MAX, { missing: copy.nameRequired, length: copy.nameLength }),
  categoryValueSelect,
  price,
  brandName: strippedName(PRIVATE_BRAND_MAX, { missing: copy.brandRequired, length: lengthUpTo(PRIVATE_BRAND_MAX) }),
  /** Of a brand that was chosen instead of typed: `1_海康威视`. For the caller's own bookkeeping; the name decides. */
  brandSourceAndId: plainText(60).optional(),
  spuDesc: plainText(PRIVATE_DESC_MAX).default(''),
  /** Files of the caller's own, or pictures the product has already; the first one stands for it. */
  mainPics: z.array(recordId).max(PRIVATE_PICTURES_MAX, { error: copy.pictures }).default([]),
  /** Model number; '' where it has none. */
  modelRemark: nameOrNone(PRIVATE_MODEL_MAX).default(''),
  /** Word it is counted in: 台, 套, 米. */
  unit: nameOrNone(PRIVATE_UNIT_MAX).default(''),
  attributes: attributes.default({}),
});
export type PrivateProductFields = z.infer<typeof PrivateProductFields>;

/** Its one model, at the price its owner typed; no stock is kept of it (PRIVATE-13). */
const PrivateSku = z.strictObject({
  skuNo: z.string(),
  skuName: z.string(),
  skuStatus: z.literal(SkuStatus.Active),
  picUrl: z.string(),
  mainPic: z.string(),
  price: z.number(),
  rate: z.number(),
  ratePrice: z.number(),
  wholesalePrice: z.number(),
  quantity: z.int(),
  amount: z.int(),
  sid: z.string(),
  stockTotal: z.int(),
});

export const PrivateProduct = z.strictObject({
  spuNo: z.string(),
  /** The same: a product of one's own is one model. */
  skuNo: z.string(),
  spuName: z.string(),
  modelRemark: z.string(),
  categoryValueSelect: z.int(),
  firstCatagoryName: z.string(),
  secondCatagoryName: z.string(),
  price: z.number(),
  brandName: z.string(),
  spuDesc: z.string(),
  unit: z.string(),
  /** `fvUrl` answers to everybody who acts for the owner. */
  mainPics: z.array(z.strictObject({ fileId: z.string(), fvUrl: z.string() })),
  attributes: z.record(z.string(), AttributeValue),
  /** 0 written here, 1 of an inventory system. */
  source: z.literal(Object.values(PrivateSource)),
  /** In how many design orders. */
  sumNo: z.int(),
  gmtCreate: z.iso.datetime(),
  gmtModified: z.iso.datetime(),
  skuType: z.literal(SkuType.SelfDefined),
  skus: z.array(PrivateSku),
  productCategoryId: z.int(),
  belongCategoryId: z.int(),
  retailFirCategoryId: z.int(),
  retailSecCategoryId: z.int(),
  isUserDefinedProduct: z.literal(1),
  boundStatus: z.literal(0),
  /** The enterprise that keeps it; '' of a person without one. */
  shopNo: z.string(),
  skuSaleType: z.string(),
  skuDesc: z.string(),
});
export type PrivateProduct = z.infer<typeof PrivateProduct>;

/** One as its form is filled with it: `brandSourceAndId` as `listPrivateBrands` says it. */
export const PrivateProductDetail = PrivateProduct.extend({ brandSourceAndId: z.string() });
export type PrivateProductDetail = z.infer<typeof PrivateProductDetail>;

/** What a list is narrowed by. `customSpuSource`: '' all, 0 private, 1 inventory system. */
export const PrivateProductNarrowing = z.object({
  keyword: keywordQuery,
  customSpuSource: z.enum(['', '0', '1']).default(''),
  /** A second category, a first one with all below it, or 0: 其他. */
  categoryValueSelect: z.union([z.literal('').transform(() => undefined), wholeQuery(0, INTEGER_MAX)]).optional(),
  brandId: plainText(60).default(''),
  /** 1: only cable and construction, which the tip of a list brings to mind (DESIGN-14). */
  customFilterRemind: z.enum(['', '1']).default(''),
});
export type PrivateProductNarrowing = z.infer<typeof PrivateProductNarrowing>;

export const PrivateProductQuery = PrivateProductNarrowing.extend({
  ...pagingQuery,
  sort: z.enum(['', 'gmtListed', 'sumNo', 'price']).default(''),
  order: sortDirection,
});
export type PrivateProductQuery = z.infer<typeof PrivateProductQuery>;

/** An attribute the list check reads of a category's products. */
export const PrivateAttribute = z.strictObject({
  code: z.string(),
  attrName: z.string(),
  unit: z.string().nullable(),
  valueType: z.enum(['number', 'text', 'option', 'boolean', 'options']),
  minValue: z.number().nullable(),
  maxValue: z.number().nullable(),
  options: z.array(z.string()),
});
export type PrivateAttribute = z.infer<typeof PrivateAttribute>;

/** A category that may be chosen; those of the second level carry the attributes that may be given. */
export const PrivateCategory = z.strictObject({
  id: z.int(),
  itemValue: z.string(),
  /** Products of the owner's that are filed there. */
  spuCount: z.int(),
  children: z.array(z.strictObject({ id: z.int(), itemValue: z.string(), spuCount: z.int(), attributes: z.array(PrivateAttribute) })),
});
export type PrivateCategory = z.infer<typeof PrivateCategory>;

/** `brandSource`: 1 the provider's own, 0 any other, as lists of goods are asked for them (GOODS-28). */
export const PrivateBrand = z.strictObject({
  brandSource: z.union([z.literal(0), z.literal(1)]),
  brandId: z.string(),
  brandName: z.string(),
  brandSourceAndId: z.string(),
  /** Products of the owner's that are of it: 0 of one that only the catalogue has. */
  spuCount: z.int(),
});
export type PrivateBrand = z.infer<typeof PrivateBrand>;

/** A cell that cannot be taken. `row` as the spreadsheet shows it; 0: the file. */
export const ImportFault = z.strictObject({ row: z.int().min(0), column: z.string(), text: z.string() });
export type ImportFault = z.infer<typeof ImportFault>;

/** What an import did or, tried only, would do: of the rows that are right. With faults nothing is done, unless the rest was asked for. */
export const PrivateImport = z.strictObject({
  isDone: z.boolean(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Rows that cannot be taken; 0 where the fault is the file's or its head's, and then no row is judged. */
  wrongRows: z.int(),
  faultCount: z.int(),
  faults: z.array(ImportFault).max(PRIVATE_FAULTS_MAX),
});
export type PrivateImport = z.infer<typeof PrivateImport>;
