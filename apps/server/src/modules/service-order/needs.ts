import type { FileStore } from '../../platform/storage/file-store.ts';

import type { Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';

/** A design order of this owner that is not removed; undefined: none. */
export type FindDesignOrder = (db: Db, owner: Owner, id: string) => Promise<{ id: string; name: string } | undefined>;

/** What service orders need from outside. */
export interface ServiceOrderNeeds {
  files: Pick<FileStore, 'get'>;
  findDesignOrder: FindDesignOrder;
  /** Models in a design order that was found. */
  listDesignSkus(db: Db, id: string): Promise<readonly string[]>;
}
