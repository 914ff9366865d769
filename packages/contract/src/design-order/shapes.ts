/** Selected-product list and design orders as they travel (DESIGN-4). */
import { checkFields } from '@portal/engines/compatibility';
import { QUANTITY_MAX, SkuStatus, SkuType } from '@portal/engines/goods';
import { ORDER_NAME_MAX, ORDER_REMARK_MAX } from '@portal/engines/pricing';
import { z } from 'zod';
import { RoleAttributes, RoleLine } from '../catalog/index.ts';
import { isVisible, keywordQuery, pagingQuery, plainText, rate, recordId, yuan } from '../core/fields.ts';
import { INTEGER_MAX } from '../core/limits.ts';
import { designOrderCopy } from './copy.ts';
import { selectionEmpty } from './errors.ts';
import { CHECK_ENTRIES_MAX, IGNORE_REASON_MAX, KEPT_NAME_MAX, LINES_MAX } from './limits.ts';
import { findSceneName } from './scenes.ts';

/** A line of the selected-product list or of a design order. */
export const DesignLine = z.strictObject({
  id: z.string(),
  sort: z.int().min(1),
  spuNo: z.string(),
  skuNo: z.string(),
  productName: z.string(),
  productModel: z.string(),
  productCategory: z.string(),
  productImage: z.string(),
  brandName: z.string(),
  /** Word it is counted in: 台, 块, 箱. */
  unit: z.string(),
  /** The model's telling facts, `4MP · 2.8 mm · PoE`; '' where it has none. Today's, also in an order. */
  skuDesc: z.string(),
  /** 0 normal, 1 self-defined, 2 software. */
  skuType: z.literal(Object.values(SkuType)),
  skuSaleType: z.string(),
  /** 0 active, 1 deactivated: shown under a mask, kept out of orders. */
  skuStatus: z.literal(Object.values(SkuStatus)),
  /** Catalogue price for this buyer in the list; the quoted price in an order. null: 暂无价格. */
  price: z.number().nullable(),
  rate: z.number(),
  ratePrice: z.number().nullable(),
  quantity: z.int(),
  amount: z.number(),
  maxNum: z.int().nullable(),
  hasAccessory: z.boolean(),
  stockTotal: z.int(),
  /** Role of the handbook this model plays (`ipCamera`, `nvr` …); null: none the rules know. */
  role: z.string().nullable(),
  /** What the rules read of it: handbook names, units and codes. */
  roleAttributes: RoleAttributes,
});
export type DesignLine = z.infer<typeof DesignLine>;

export const Totals = z.strictObject({
  /** Sum of price × quantity. */
  originalAmount: z.number(),
  /** Original − amount. */
  preferential: z.number(),
  /** Sum of line amounts. */
  amount: z.number(),
  lineCount: z.int(),
  pieceCount: z.int(),
});

/** `revision` counts the list's changes; whoever saves the list says which one it edited. `savedRevision`: the last one that was a save of the whole. */
export const Selection = z.strictObject({ revision: z.int().min(0), savedRevision: z.int().min(0), lines: z.array(DesignLine), totals: Totals });
export type Selection = z.infer<typeof Selection>;

/** The list after adding. `alsoAdded`: models that joined together with a software product, one for each big category that was missing. */
export const AddedSelection = Selection.extend({ alsoAdded: z.array(recordId) });
export type AddedSelection = z.infer<typeof AddedSelection>;

/** What a client may claim of a line. Price and amount are not among it: the server knows them. */
export const LineClaim = z.strictObject({
  /** Of a line the server has given; absent for a line that is new to the list. */
  id: recordId.optional(),
  skuNo: recordId,
  rate,
  ratePrice: yuan.nullable(),
  quantity: z.int().min(1).max(QUANTITY_MAX),
});
export type LineClaim = z.infer<typeof LineClaim>;

/** Adds models; one already listed gains the quantity, up to its maximum. */
export const AddSelection = z.strictObject({
  productList: z
    .array(z.strictObject({ skuNo: recordId, quantity: z.int().min(1).max(QUANTITY_MAX) }))
    .min(1, { error: designOrderCopy.nothingToAdd })
    .max(LINES_MAX),
});

/**
 * The whole list as edited, in its order: lines that are not named are removed. What was added elsewhere after `revision`, a
 * line or pieces of it, stays, and a line named by an `id` that was removed elsewhere since does not come back; a whole list
 * saved elsewhere since is never overwritten (outcome `listChanged`).
 */
export const SaveSelection = z.strictObject({
  /** Of the list this edit began with. */
  revision: z.int().min(0).max(INTEGER_MAX),
  /** Made by the page for itself: its own earlier save, whose answer may be lost, is no other's. */
  editor: recordId,
  lines: z.array(LineClaim).max(LINES_MAX),
});

export const RemoveSelection = z.union([z.strictObject({ ids: z.array(recordId).min(1).max(LINES_MAX) }), z.strictObject({ deleteAll: z.literal(true) })]);

export const orderName = z
  .string()
  .transform((text) => text.replace(/\s+/g, ''))
  .pipe(
    z
      .string()
      .min(1, { error: designOrderCopy.nameRequired })
      .max(ORDER_NAME_MAX, { error: designOrderCopy.nameLength })
      .refine((name) => name === '' || isVisible(name), { error: designOrderCopy.nameRequired })
      .regex(/^[^\u0000-\u001F\uD800-\uDFFF]*$/u, { error: '含有无法识别的字符' }),
  );
export const orderRemark = plainText(ORDER_REMARK_MAX);

/** Generate-order dialog. The order is made of the lines named, as the server has stored them. */
export const GenerateOrder = z.strictObject({
  name: orderName,
  sceneId: recordId
    .refine((id) => findSceneName(id) !== null, { error: designOrderCopy.sceneUnknown })
    .nullable()
    .default(null),
  remark: orderRemark.default(''),
  /** Lines of the list to take; all when left out. */
  lineIds: z.array(recordId).min(1, { error: selectionEmpty.msg }).max(LINES_MAX).optional(),
});

export const DesignOrderSummary = z.strictObject({
  id: z.string(),
  name: z.string(),
  sceneName: z.string().nullable(),
  remark: z.string(),
  originalAmount: z.number(),
  preferential: z.number(),
  amount: z.number(),
  lineCount: z.int(),
  /** Pictures of the first lines. */
  pictures: z.array(z.string()),
  gmtCreate: z.int(),
  gmtModified: z.int(),
});
export type DesignOrderSummary = z.infer<typeof DesignOrderSummary>;

export const DesignOrder = z.strictObject({
  ...DesignOrderSummary.omit({ pictures: true }).shape,
  sceneId: z.string().nullable(),
  companyName: z.string(),
  contactName: z.string(),
  lines: z.array(DesignLine),
  totals: Totals,
});
export type DesignOrder = z.infer<typeof DesignOrder>;

/** `keyword` is looked for in name and remark. */
export const DesignOrderQuery = z.object({
  ...pagingQuery,
  keyword: keywordQuery,
  sort: z.enum(['gmtModified', 'gmtCreate', 'amount']).default('gmtModified'),
  order: z.enum(['asc', 'desc']).default('desc'),
});

export const Scene = z.strictObject({ sceneId: z.string(), sceneName: z.string() });

/** A problem the user has looked at and lets stand. It comes back when `shortBy` is no longer the one that was ignored. */
export const IgnoredIssue = z.strictObject({
  code: z.string().regex(/^[A-Z][A-Z0-9_]{0,40}$/),
  /** What of the list it is about where a code can occur more than once (a bracket type); '' otherwise. */
  subject: plainText(40),
  shortBy: z.number().nullable(),
  reason: plainText(IGNORE_REASON_MAX).refine(isVisible, { error: '请填写忽略的理由' }),
});
export type IgnoredIssue = z.infer<typeof IgnoredIssue>;

const { retentionDays, hoursPerDay, avgCableM } = checkFields;

/** How a list or an order is checked (CHECK-1), what of it stands ignored, and what the customer has already. */
export const ListCheck = z.strictObject({
  retentionDays: z.int().min(retentionDays.min).max(retentionDays.max),
  hoursPerDay: z.number().gt(hoursPerDay.min).max(hoursPerDay.max),
  avgCableM: z.number().gt(avgCableM.min).max(avgCableM.max),
  headless: z.boolean(),
  ignored: z.array(IgnoredIssue).max(CHECK_ENTRIES_MAX),
  /** Counted by the check, at no cost. `name`: as the user calls it. */
  kept: z.array(z.strictObject({ ...RoleLine.shape, name: plainText(KEPT_NAME_MAX) })).max(CHECK_ENTRIES_MAX),
});
export type ListCheck = z.infer<typeof ListCheck>;

export const AddDesignProduct = z.strictObject({
  id: recordId,
  productSaveDTOS: AddSelection.shape.productList,
});

/** Pieces to take out. A line left without any goes; more than there are is all of them; a model that is not there is passed over. */
export const RemoveDesignProduct = z.strictObject({
  id: recordId,
  productList: AddSelection.shape.productList,
});
