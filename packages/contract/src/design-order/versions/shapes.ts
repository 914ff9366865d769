/** Versions of a design order, what tells two of them apart, and quoted prices beside today's, as they travel (DESIGN-30 to DESIGN-36). */
import { LINE_FIELDS } from '@portal/engines/pricing';
import { z } from 'zod';
import { nameText, recordId } from '../../core/fields.ts';
import { DesignLine } from '../lines/shapes.ts';
import { versionsCopy } from './copy.ts';
import { VERSION_NAME_MAX } from './limits.ts';

export const versionName = nameText(VERSION_NAME_MAX, versionsCopy.nameRequired);

/** Why it was made: by its owner, or by itself before a restore or new prices, or at a quotation that got a new number. */
export const VERSION_CAUSES = ['hand', 'restore', 'prices', 'quotation'] as const;
export type VersionCause = (typeof VERSION_CAUSES)[number];

export const OrderVersion = z.strictObject({
  id: z.string(),
  /** 1, 2, 3 … of its order, in the order of making; a number is not given twice. */
  number: z.int().min(1),
  name: z.string(),
  cause: z.enum(VERSION_CAUSES),
  amount: z.number(),
  /** Amount less that of the version before; null: there is none before. */
  byAmount: z.number().nullable(),
  lineCount: z.int(),
  gmtCreate: z.int(),
});
export type OrderVersion = z.infer<typeof OrderVersion>;

/** A line as a version keeps it: as quoted, nothing of today's catalogue. */
export const VersionLine = DesignLine.pick({
  spuNo: true,
  skuNo: true,
  productName: true,
  productModel: true,
  productCategory: true,
  brandName: true,
  skuType: true,
  price: true,
  rate: true,
  ratePrice: true,
  quantity: true,
  amount: true,
});
export type VersionLine = z.infer<typeof VersionLine>;

const plainFact = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** One side of a comparison. `id` null: the order as it is now. */
export const ComparedSide = z.strictObject({
  id: z.string().nullable(),
  name: z.string(),
  amount: z.number(),
  gmtCreate: z.int(),
  lineCount: z.int(),
});

export const VersionDiff = z.strictObject({
  before: ComparedSide,
  after: ComparedSide,
  added: z.array(VersionLine),
  removed: z.array(VersionLine),
  changed: z.array(z.strictObject({ before: VersionLine, after: VersionLine, fields: z.array(z.enum(LINE_FIELDS)) })),
  /** Models that stand elsewhere in the list. */
  moved: z.array(VersionLine),
  /** What is said of the whole; `field` is a key of `HEAD_FIELD_NAMES`. null: nothing was said. */
  head: z.array(z.strictObject({ field: z.string(), before: plainFact, after: plainFact })),
  /** Amount of the later side less that of the earlier one, fees with them. */
  byAmount: z.number(),
});
export type VersionDiff = z.infer<typeof VersionDiff>;

/** `now`, or the id of a version. */
export const comparedId = z.union([z.literal('now'), recordId]);

/** Quoted prices of an order that are others today, for this caller. */
export const PriceComparison = z.strictObject({
  /** Lines whose price is another, as quoted and at today's price with the same rate. */
  changed: z.array(
    z.strictObject({
      skuNo: z.string(),
      productName: z.string(),
      productModel: z.string(),
      quantity: z.int(),
      rate: z.number(),
      price: z.number().nullable(),
      todaysPrice: z.number(),
      amount: z.number(),
      todaysAmount: z.number(),
    }),
  ),
  amount: z.number(),
  todaysAmount: z.number(),
  /** Today's less the quoted amount. */
  byAmount: z.number(),
  /** The owner has said to keep the quotation at just these prices. */
  isKept: z.boolean(),
  /** Stands for today's prices: what is kept or taken is what was shown. '' where nothing changed. */
  mark: z.string(),
});
export type PriceComparison = z.infer<typeof PriceComparison>;
