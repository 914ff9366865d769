/** Flash sales as they travel. Money in yuan; what an item can be had of is pieces of a model, or whole sets. */
import { SECKILL_STATUS } from '@portal/engines/states';
import { z } from 'zod';
import { claimedYuan, moment, nameText, plainText, recordId, yuan, isVisible } from '../core/fields.ts';
import { seckillCopy } from './copy.ts';
import { SECKILL_ITEMS_MAX, SECKILL_LIMIT_MAX, SECKILL_NAME_MAX, SECKILL_PIECES_MAX, SECKILL_REASON_MAX, SECKILL_SESSIONS_MAX } from './limits.ts';

export const SeckillStatus = z.literal(Object.values(SECKILL_STATUS));
/** 1: the provider's own activities; 2: those of the dealer ordered from. */
export const SeckillType = z.literal([1, 2]);

export const SeckillPart = z.strictObject({
  spuNo: z.string(),
  skuNo: z.string(),
  productName: z.string(),
  skuModel: z.string(),
  skuDesc: z.string(),
  mainPic: z.string(),
  unit: z.string(),
  /** Pieces in one set; 1 of a model by itself. */
  quantity: z.int(),
  price: z.number(),
  /** What whoever asks pays otherwise; null: it has no price. */
  originalPrice: z.number().nullable(),
});
export type SeckillPart = z.infer<typeof SeckillPart>;

export const SeckillItem = z.strictObject({
  itemNo: z.string(),
  sessionNo: z.string(),
  /** '' of a model by itself. */
  suitNo: z.string(),
  itemName: z.string(),
  /** Its model, or what the set holds. */
  itemDesc: z.string(),
  mainPic: z.string(),
  unit: z.string(),
  price: z.number(),
  /** What whoever asks pays otherwise; null: none, or not more. */
  originalPrice: z.number().nullable(),
  status: SeckillStatus,
  /** How many there are in all, and how many can still be had: sets and single models of one activity share their pieces. */
  totalQuantity: z.int(),
  leftQuantity: z.int(),
  /** For each enterprise, whoever of it buys. */
  limitQuantity: z.int(),
});
export type SeckillItem = z.infer<typeof SeckillItem>;

const session = {
  sessionNo: z.string(),
  activityNo: z.string(),
  activityName: z.string(),
  pType: SeckillType,
  gmtStart: z.iso.datetime(),
  gmtEnd: z.iso.datetime(),
  status: SeckillStatus,
  /** Why it was called off; '' where it was not. */
  abandonReason: z.string(),
};

export const SeckillSession = z.strictObject({ ...session, items: z.array(SeckillItem) });
export type SeckillSession = z.infer<typeof SeckillSession>;

/** By the server's clock, which count-downs follow. */
const now = z.iso.datetime();

export const SeckillList = z.strictObject({
  now,
  /** The one asked for; where none was, the provider's, or the dealer's while that alone has sessions that run. */
  pType: SeckillType,
  /** Sessions that run, by whose they are. */
  running: z.strictObject({ platform: z.int(), shop: z.int() }),
  counts: z.strictObject({ running: z.int(), coming: z.int(), over: z.int() }),
  sessions: z.array(SeckillSession),
});
export type SeckillList = z.infer<typeof SeckillList>;

/** Of a model by itself, in the session where it can be had, or will be next. */
export const SeckillPrice = z.strictObject({
  skuNo: z.string(),
  itemNo: z.string(),
  pType: SeckillType,
  price: z.number(),
  status: SeckillStatus,
  gmtStart: session.gmtStart,
  gmtEnd: session.gmtEnd,
  leftQuantity: z.int(),
});
export type SeckillPrice = z.infer<typeof SeckillPrice>;
/** Models in no such session are missing. */
export const SeckillPrices = z.strictObject({ now, prices: z.array(SeckillPrice) });
export type SeckillPrices = z.infer<typeof SeckillPrices>;

export const SeckillDetail = z.strictObject({
  now,
  session: z.strictObject(session),
  item: SeckillItem,
  parts: z.array(SeckillPart),
  /** Who sells it to whoever asks; null: no dealer is bound. */
  shop: z.strictObject({ shopNo: z.string(), shopName: z.string() }).nullable(),
  /** What counts against the limit already. */
  boughtQuantity: z.int(),
  /** One's own order of it that waits to be paid; '': none. */
  unpaidOrderNo: z.string(),
  /** One's own latest order of it that is paid; '': none. */
  paidOrderNo: z.string(),
});
export type SeckillDetail = z.infer<typeof SeckillDetail>;

export const buyQuantity = z
  .int({ error: seckillCopy.quantityRule })
  .min(1, { error: seckillCopy.quantityRule })
  .max(SECKILL_LIMIT_MAX, { error: seckillCopy.quantityRule });

/** `amount`: what the caller has seen, goods and freight; another is refused with what it is. */
export const SeckillAsked = z.strictObject({ quantity: buyQuantity, addressId: recordId, amount: claimedYuan });

const sessionTime = moment(seckillCopy.sessionMoment);
const pieces = (error: string, max: number) => z.int({ error }).min(1, { error }).max(max, { error });

/** A new activity: each session sells the same items, and has its own pieces of each model. */
export const SeckillPlan = z.strictObject({
  activityName: nameText(SECKILL_NAME_MAX, seckillCopy.nameRequired),
  sessions: z
    .array(
      z.strictObject({ gmtStart: sessionTime, gmtEnd: sessionTime }).refine(({ gmtStart, gmtEnd }) => Date.parse(gmtEnd) > Date.parse(gmtStart), {
        error: seckillCopy.sessionOrder,
        path: ['gmtEnd'],
      }),
    )
    .min(1, { error: seckillCopy.sessionRequired })
    .max(SECKILL_SESSIONS_MAX)
    .refine((sessions) => !overlap(sessions), { error: seckillCopy.sessionsOverlap }),
  items: z
    .array(
      z.strictObject({
        /** `skuNo` of a model, or `suitNo` of a set. */
        code: recordId,
        price: yuan.min(0.01, { error: seckillCopy.priceRule }),
        limitQuantity: pieces(seckillCopy.limitRule, SECKILL_LIMIT_MAX),
      }),
    )
    .min(1, { error: seckillCopy.itemRequired })
    .max(SECKILL_ITEMS_MAX)
    .refine((items) => new Set(items.map(({ code }) => code)).size === items.length, { error: seckillCopy.itemTwice }),
  /** Pieces of each model that the items hold, in each session. */
  stock: z
    .array(z.strictObject({ skuNo: recordId, pieceCount: pieces(seckillCopy.piecesRule, SECKILL_PIECES_MAX) }))
    .min(1)
    .max(1000),
});
export type SeckillPlan = z.infer<typeof SeckillPlan>;

function overlap(sessions: readonly { gmtStart: string; gmtEnd: string }[]): boolean {
  const inTurn = sessions.toSorted((one, other) => Date.parse(one.gmtStart) - Date.parse(other.gmtStart));
  return inTurn.some(({ gmtStart }, index) => index > 0 && Date.parse(gmtStart) < Date.parse(inTurn[index - 1]?.gmtEnd ?? gmtStart));
}

export const abandonReason = z
  .string({ error: seckillCopy.reasonRequired })
  .pipe(plainText(SECKILL_REASON_MAX).refine(isVisible, { error: seckillCopy.reasonRequired }));

/** Pieces that the dealer has to sell; null: of these no figure is kept, or they are the provider's. */
const pieceStock = z.int().nullable();

/** What can be put into an activity. */
export const SeckillGoods = z.strictObject({
  code: z.string(),
  suitNo: z.string(),
  itemName: z.string(),
  mainPic: z.string(),
  originalPrice: z.number().nullable(),
  parts: z.array(SeckillPart.pick({ skuNo: true, productName: true, skuModel: true, quantity: true, originalPrice: true }).extend({ stock: pieceStock })),
});
export type SeckillGoods = z.infer<typeof SeckillGoods>;

/** A model or a set that a word finds, by the code it is added with. */
export const SeckillGoodsFound = z.strictObject({
  code: z.string(),
  itemName: z.string(),
  /** The model; '' of a set. */
  skuModel: z.string(),
  /** '' of a model. */
  suitNo: z.string(),
  /** As `originalPrice` of what is added; null: none. */
  originalPrice: z.number().nullable(),
  /** Of a set as many as its pieces make. */
  stock: pieceStock,
});
export type SeckillGoodsFound = z.infer<typeof SeckillGoodsFound>;

/** Of an activity as a whole, for whoever runs it. */
export const SeckillActivity = z.strictObject({
  activityNo: z.string(),
  activityName: z.string(),
  pType: SeckillType,
  /** 1 before the first session, 2 to the end of the last one. */
  status: SeckillStatus,
  abandonReason: z.string(),
  sessionCount: z.int(),
  itemCount: z.int(),
  /** From the start of the first session to the end of the last. */
  gmtStart: z.iso.datetime(),
  gmtEnd: z.iso.datetime(),
  /** Pieces in all, of them held by unpaid orders, and paid. */
  pieceCount: z.int(),
  heldCount: z.int(),
  paidCount: z.int(),
});
export type SeckillActivity = z.infer<typeof SeckillActivity>;

/** The provider's, for a dealer whose customers buy in it: nothing of what others sell. */
export const PlatformSeckill = SeckillActivity.pick({
  activityNo: true,
  activityName: true,
  status: true,
  abandonReason: true,
  gmtStart: true,
  gmtEnd: true,
  sessionCount: true,
}).extend({ items: z.array(SeckillItem.pick({ itemNo: true, itemName: true, price: true })) });
export type PlatformSeckill = z.infer<typeof PlatformSeckill>;

/** The board: every session with its pieces and items as they are at this moment. */
export const SeckillBoard = SeckillActivity.extend({
  now,
  sessions: z.array(
    SeckillSession.extend({
      stock: z.array(
        z.strictObject({
          skuNo: z.string(),
          skuModel: z.string(),
          pieceCount: z.int(),
          heldCount: z.int(),
          paidCount: z.int(),
          freeCount: z.int(),
          returnedCount: z.int(),
        }),
      ),
      /** Orders that wait to be paid, are paid, or were closed. */
      orders: z.strictObject({ held: z.int(), paid: z.int(), released: z.int() }),
      paidAmount: z.number(),
    }),
  ),
});
export type SeckillBoard = z.infer<typeof SeckillBoard>;
