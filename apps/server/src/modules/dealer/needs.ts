import type { Db } from '../../platform/db/database.ts';
import type { Owner, Telling } from '../../platform/http/context.ts';

/** Another dealer is ordered from than before. */
export interface DealerChanged {
  owner: Owner;
  enterpriseName: string;
  /** None was before. */
  isFirst: boolean;
}

/** What dealers need from outside. */
export interface DealerNeeds {
  /** In the change's transaction. */
  onDealerChanged: readonly ((ctx: Telling, event: DealerChanged) => Promise<void>)[];
  /** Whether dealers offer this product family, or this model of it. */
  isOffered(db: Db, spuNo: string, skuNo?: string): Promise<boolean>;
  /** Whether the family is promoted now under this number. */
  isPromoted(db: Db, asked: { saleNo: string; spuNo: string; now: Date }): Promise<boolean>;
  /** Whose flash sale of this number sells the family now: a dealer's, '' the provider's; null: none does. */
  findSeckillShopNo(db: Db, asked: { activityNo: string; spuNo: string; now: Date }): Promise<string | null>;
}
