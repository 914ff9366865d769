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
}
