import type { PickingSpu, SpuQuery } from '@portal/contract/catalog';
import type { Fallback } from '@portal/contract/core';
import type { Changing, Pricing } from '../../platform/http/context.ts';
import type { SheetPool } from '../../platform/sheet/sheet-pool.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';

/** Puts one piece of a product into the caller's list, in the transaction of `ctx`; false where it finds no room. Answered by the room that keeps lists. */
export type AddToSelection = (ctx: Changing, skuNo: string) => Promise<boolean>;

/** A page of the goods' own families, as the selection lists them. Answered by the goods. */
export type ListFamilies = (
  ctx: Pricing,
  query: SpuQuery,
) => Promise<{ data: PickingSpu[]; count: number; loosened: boolean; fallback?: Fallback | undefined }>;

/** What user-defined products need from outside. */
export interface PrivateProductNeeds {
  /** Where pictures rest. */
  files: FileStore;
  /** Folder where uploads wait until they are whole. */
  temporary: string;
  addToSelection: AddToSelection;
  listFamilies: ListFamilies;
  /** The provider's own brand. */
  settings: { providerBrand: string };
}

/** What its operations work with. */
export interface PrivateProductRoom extends PrivateProductNeeds {
  /** Reads and writes worksheets in a process of its own. */
  sheets: SheetPool;
}
