/** What an import of goods tells on the console: before it is done, and after (OPERATOR-17). */
import { z } from 'zod';

const Name = z.string();
/** The first of many, and how many there are. */
const told = <Item extends z.ZodType>(item: Item) => z.strictObject({ count: z.int(), first: z.array(item) });

const FieldChange = z.strictObject({ name: Name, field: Name, before: z.string(), after: z.string() });
/** Yuan; null: no price. */
const PriceChange = z.strictObject({ name: Name, before: z.number().nullable(), after: z.number().nullable() });

/** Of one of a model's two prices, by its column. */
const PriceColumn = z.strictObject({
  header: z.string(),
  changes: told(PriceChange),
  /** How many rose and fell, by how many yuan together, and both together; those that came by a price, or lost theirs, add nothing. */
  sums: z.strictObject({
    risen: z.int(),
    risenBy: z.number(),
    fallen: z.int(),
    fallenBy: z.number(),
    by: z.number(),
    appeared: z.int(),
    vanished: z.int(),
  }),
});

export const ImportCounts = z.strictObject({ newModels: z.int(), changedModels: z.int(), newFamilies: z.int(), changedFamilies: z.int() });

export const GoodsImport = z.strictObject({
  /** The catalogue has been changed. */
  isDone: z.boolean(),
  /** What was told, as a mark: an import of anything else by then is refused. */
  seen: z.string(),
  counts: ImportCounts,
  /** Rows with data. */
  rows: z.int(),
  unchangedModels: z.int(),
  /** Models one of whose prices changes. */
  priceModels: z.int(),
  /** Models one of whose prices changes by `GOODS_IMPORT_STEEP_PERCENT` or more, with those prices. */
  steep: told(z.strictObject({ name: Name, prices: z.array(z.strictObject({ header: z.string(), before: z.number(), after: z.number() })) })),
  /** Row as the spreadsheet shows it, 0 where the whole file is meant. */
  faults: told(z.strictObject({ row: z.int(), column: z.string(), text: z.string() })),
  added: told(Name),
  addedFamilies: told(Name),
  changed: told(FieldChange),
  changedFamilies: told(FieldChange),
  prices: z.array(PriceColumn),
  delisted: told(Name),
  /** On sale, not in the sheet: left as they are. */
  missing: told(Name),
  /** What became of the files beside the sheet; null: there were none. */
  files: z
    .strictObject({
      used: z.int(),
      fresh: z.int(),
      freshBytes: z.int(),
      byName: told(z.strictObject({ path: z.string(), model: Name, column: z.string() })),
      unused: told(z.strictObject({ path: z.string(), problem: z.string().nullable() })),
    })
    .nullable(),
});
export type GoodsImport = z.infer<typeof GoodsImport>;

export const GoodsImportTrace = z.strictObject({
  importNo: z.string(),
  /** It puts another back. */
  isUndoing: z.boolean(),
  /** It has been put back. */
  isUndone: z.boolean(),
  /** The newest that stands: the one that can be put back. */
  isLast: z.boolean(),
  fileName: z.string(),
  /** SHA-256, hexadecimal. */
  fileHash: z.string(),
  importedBy: z.string(),
  counts: ImportCounts,
  gmtCreate: z.iso.datetime(),
});
export type GoodsImportTrace = z.infer<typeof GoodsImportTrace>;

/** `forgotten`: too long ago. `refused`: something of it has changed since, or is in use, each in a sentence. */
export const GoodsImportUndo = z.strictObject({
  outcome: z.enum(['undone', 'would-undo', 'forgotten', 'refused']),
  counts: ImportCounts.nullable(),
  refusals: told(z.string()),
});
export type GoodsImportUndo = z.infer<typeof GoodsImportUndo>;
