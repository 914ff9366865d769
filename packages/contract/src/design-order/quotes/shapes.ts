/** Design orders as they travel (DESIGN-4). */
import { QUANTITY_MAX } from '@portal/engines/goods';
import { ORDER_NAME_MAX, ORDER_REMARK_MAX } from '@portal/engines/pricing';
import { z } from 'zod';
import { JoinedCart } from '../../cart/index.ts';
import {
  claimedYuan,
  keywordQuery,
  leftOut,
  pagingQuery,
  pieceCountOrNone,
  plainText,
  queryNumber,
  recordId,
  recordIdLeftOut,
  sortDirection,
  wholeQuery,
} from '../../core/fields.ts';
import { isNameText, isVisible } from '../../core/seen-text.ts';
import { INTEGER_MAX, NAME_UNREADABLE } from '../../core/limits.ts';
import { designOrderCopy } from '../lines/copy.ts';
import { selectionEmpty } from '../lines/errors.ts';
import { FeeList, OrderFee, OrderTotals } from '../fees/shapes.ts';
import { LINES_MAX, ORDER_TYPE_PLAIN, ORDER_TYPE_SURVEY } from '../lines/limits.ts';
import { DesignLine, PieceList, piecesOr, servicesJoined } from '../lines/shapes.ts';
import { customerFields, OrderCustomer } from './customer.ts';
import { findSceneName } from './scenes.ts';

export const orderName = z
  .string({ error: designOrderCopy.nameRequired })
  .normalize('NFC')
  .transform((text) => text.replace(/\s+/g, ''))
  .pipe(
    z
      .string()
      .min(1, { error: designOrderCopy.nameRequired })
      .max(ORDER_NAME_MAX, { error: designOrderCopy.nameLength })
      .refine((name) => name === '' || isVisible(name), { error: designOrderCopy.nameRequired })
      .refine(isNameText, { error: NAME_UNREADABLE }),
  );
export const orderRemark = plainText(ORDER_REMARK_MAX);

/** A scene, or '' or null for none. */
const sceneIdOrNone = leftOut(
  recordId.refine((id) => findSceneName(id) !== null, { error: designOrderCopy.sceneUnknown }),
  designOrderCopy.sceneUnknown,
).transform((id) => id ?? null);

/** *Ours.* Which state of an order a change began with (DESIGN-10). */
export const OrderSeen = z.strictObject({
  /** What another has changed since is not overwritten. Left out it is whatever it is now. */
  revision: z.int().min(0).max(INTEGER_MAX).optional(),
  /** Made by the page for itself: its own earlier save, whose answer may be lost, is no other's. */
  editor: recordId.optional(),
});
export type OrderSeen = z.infer<typeof OrderSeen>;

/** Which lines are meant is said in one way: of the list by their ids, as products with their models, or all of the list (`isWhole`). */
const waysSaid = ({ lineIds, products, isWhole }: { lineIds?: unknown; products?: unknown; isWhole?: true | undefined }): number =>
  [lineIds, products, isWhole].filter((way) => way !== undefined).length;
const isSaid = (order: Parameters<typeof waysSaid>[0]): boolean => waysSaid(order) > 0;
const isSaidOnce = (order: Parameters<typeof waysSaid>[0]): boolean => waysSaid(order) <= 1;

/**
 * Generate-order dialog. The order is made of the list's lines as the server has stored them (`lineIds`, or all: `isWhole`), or of the
 * products named (`productLists`), which leave the list where they stand in it. Totals are compared (DESIGN-21).
 */
export const GenerateOrder = z
  .strictObject({
    name: orderName,
    sceneId: sceneIdOrNone,
    remark: orderRemark.nullable().default(''),
    /** Lines of the list to take. */
    lineIds: z.array(recordId).min(1, { error: selectionEmpty.msg }).max(LINES_MAX).optional(),
    isWhole: z.literal(true).optional(),
    productLists: piecesOr(selectionEmpty.msg).optional(),
    amount: claimedYuan.optional(),
    preferential: claimedYuan.optional(),
    orderType: z.int().min(ORDER_TYPE_PLAIN).max(ORDER_TYPE_SURVEY).nullable().optional(),
    /** For whom, where the caller has groups of customers (merchant group auth). */
    ...customerFields,
  })
  .transform(({ productLists, remark, orderType, ...order }) => ({
    ...order,
    remark: remark ?? '',
    orderType: orderType ?? ORDER_TYPE_PLAIN,
    products: productLists,
  }))
  .refine(isSaid, { error: selectionEmpty.msg })
  .refine(isSaidOnce, { error: designOrderCopy.linesSaidTwice });

/** Joins lines to an order: of the list by their ids, or all of it, or products named. */
export const JoinOrder = z
  .strictObject({
    id: recordId,
    lineIds: z.array(recordId).min(1, { error: designOrderCopy.nothingToAdd }).max(LINES_MAX).optional(),
    isWhole: z.literal(true).optional(),
    productSaveDTOS: PieceList.optional(),
  })
  .transform(({ productSaveDTOS, ...order }) => ({ ...order, products: productSaveDTOS }))
  .refine(isSaid, { error: designOrderCopy.nothingToAdd })
  .refine(isSaidOnce, { error: designOrderCopy.linesSaidTwice });

/**
 * The order that lines joined. `leftOut`: names of software that it has already and of which it has no more than one; those lines leave the list with the rest.
 * `requoted`: models that it has at another discounted price (yuan, null for none), which holds for the joined pieces too.
 */
export const JoinedOrder = z.strictObject({
  id: z.string(),
  leftOut: z.array(z.string()),
  requoted: z.array(z.strictObject({ skuNo: z.string(), productModel: z.string(), wasPrice: z.number().nullable(), ratePrice: z.number().nullable() })),
});
export type JoinedOrder = z.infer<typeof JoinedOrder>;

const QUOTE_STATES = ['draft', 'quoted', 'accepted', 'changed'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

export const DesignOrderSummary = z.strictObject({
  id: z.string(),
  name: z.string(),
  sceneName: z.string().nullable(),
  remark: z.string(),
  /** As it was made with (DESIGN-13). */
  orderType: z.int(),
  originalAmount: z.number(),
  preferential: z.number(),
  amount: z.number(),
  lineCount: z.int(),
  /** Pictures of the first lines. */
  pictures: z.array(z.string()),
  /**
   * A draft until a quotation was saved of it; accepted while the customer has accepted what is quoted now, changed where its lines or fees
   * are others since (DESIGN-12).
   */
  quoteState: z.enum(QUOTE_STATES),
  /** What the customer accepted, in yuan; null but where it is accepted or changed. */
  accepted: z.strictObject({ quotationNumber: z.string(), amount: z.number() }).nullable(),
  gmtCreate: z.int(),
  gmtModified: z.int(),
  /** Counts the order's changes; whoever edits it says which one it edited. */
  revision: z.int().min(0),
});
export type DesignOrderSummary = z.infer<typeof DesignOrderSummary>;

export const DesignOrder = z.strictObject({
  ...DesignOrderSummary.omit({ pictures: true, quoteState: true, accepted: true }).shape,
  sceneId: z.string().nullable(),
  /** For whom it is made; '' where nothing is said of it (DESIGN-9). */
  ...OrderCustomer.shape,
  companyName: z.string(),
  contactName: z.string(),
  lines: z.array(DesignLine),
  /** Under the goods, in the owner's order. */
  fees: z.array(OrderFee),
  totals: OrderTotals,
});
export type DesignOrder = z.infer<typeof DesignOrder>;

/** An order as it was just edited (DESIGN-10). */
export const UpdatedDesignOrder = DesignOrder.extend({
  /** Only where the edit said no revision and a page had changed the order last: what it was saved over, unseen perhaps. That page is told. */
  savedOver: z.strictObject({ revision: z.int(), gmtModified: z.int() }).optional(),
  ...servicesJoined,
});

/** An order after models were added to it. */
export const AddedDesignOrder = DesignOrder.extend(servicesJoined);
export type AddedDesignOrder = z.infer<typeof AddedDesignOrder>;

/** Marks the name of a copy. */
const COPY_MARK = '副本';
/** What the copy of an order is called: a long name gives way to the mark. */
export const copyName = (name: string): string => `${[...name].slice(0, ORDER_NAME_MAX - COPY_MARK.length).join('')}${COPY_MARK}`;

/** `keyword` is looked for in name and remark; days since the last change; amounts in yuan, from and up to below. */
export const DesignOrderQuery = z.object({
  ...pagingQuery,
  keyword: keywordQuery,
  sceneId: z.string().max(40).default(''),
  status: z.enum(['', ...QUOTE_STATES]).default(''),
  days: wholeQuery(1, 3650).optional(),
  amountFrom: queryNumber.optional(),
  amountBelow: queryNumber.optional(),
  sort: z.enum(['gmtModified', 'gmtCreate', 'amount']).default('gmtModified'),
  order: sortDirection,
});

export const Scene = z.strictObject({ sceneId: z.string(), sceneName: z.string() });

export const AddDesignProduct = z.strictObject({
  id: recordId,
  productSaveDTOS: PieceList,
  sceneId: sceneIdOrNone,
});

/**
 * Pieces to take out. A line left without any goes; more than there are is all of them; a model that is not there is passed over.
 * Or of one model alone (DESIGN-25): `quantity` left out or 0 takes the whole line. `configId`: the order, where `id` is the
 * line's; `deleteType` 1 with a scene.
 */
export const RemoveDesignProduct = z
  .strictObject({
    id: recordId,
    productList: PieceList.optional(),
    deleteType: z.literal([0, 1]).nullable().optional(),
    sceneId: sceneIdOrNone,
    skuNo: recordId.optional(),
    spuNo: recordIdLeftOut(),
    configId: recordIdLeftOut(),
    quantity: pieceCountOrNone.nullable().optional(),
    privateTenant: recordIdLeftOut(),
  })
  .refine(({ productList, skuNo }) => (productList === undefined) !== (skuNo === undefined), { error: designOrderCopy.removeNothingNamed })
  .transform(({ id, configId, sceneId, productList, skuNo, quantity }) => ({
    /** Where the order is looked for, in this order. */
    ids: configId === undefined || configId === id ? [id] : [configId, id],
    sceneId,
    productList: productList ?? [{ skuNo: skuNo ?? '', quantity: quantity || QUANTITY_MAX }],
  }));

/** What of an order goes into the cart: all its lines, or those named. */
export const AddOrderToCart = z.strictObject({
  id: recordId,
  lineIds: z.array(recordId).min(1, { error: designOrderCopy.nothingToAdd }).max(LINES_MAX).optional(),
});

/** What became of an order's lines, `quotedPrice` beside today's. */
export const OrderInCart = JoinedCart.extend({ taken: z.array(JoinedCart.shape.taken.element.extend({ quotedPrice: z.number().nullable() })) });
export type OrderInCart = z.infer<typeof OrderInCart>;

/** All fees of an order: those it had and that are not among them go. */
export const SaveOrderFees = z.strictObject({ id: recordId, fees: FeeList, ...OrderSeen.shape });

/** What an order's goods cost the house that quotes them (PRICE-26). Fees are in none of it. */
export const OrderMargin = z.strictObject({
  /** Of the lines whose cost is known, as are the two below. */
  costAmount: z.number(),
  margin: z.number(),
  amount: z.number(),
  /** Lines without a known cost. */
  uncosted: z.int(),
  lines: z.array(z.strictObject({ skuNo: z.string(), costAmount: z.number().nullable(), margin: z.number().nullable() })),
});
export type OrderMargin = z.infer<typeof OrderMargin>;
