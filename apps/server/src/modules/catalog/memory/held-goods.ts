/**
 * The goods of the catalogue's current version in memory. Read again whenever the version has moved; until that is done there is none, and
 * the database answers, so what is shown is never older than the version.
 */
import type { PriceView } from '@portal/engines/goods';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/log.ts';
import type { CurrentVersion } from '../current-version.ts';
import { createByteArena, type ByteArena } from './byte-arena.ts';
import { createFinder, type Finder } from './finder.ts';
import { createGoodsIndex, type GoodsIndex } from './goods-index.ts';
import { loadGoods } from './load-goods.ts';

/** What written cards and written product pages may take, for each of the two prices. */
const CARDS_BYTES = 80 * 1024 * 1024;
const DETAILS_BYTES = 32 * 1024 * 1024;
/** Times used move without a new version: what was read so long ago is read again, and answers meanwhile. */
const STALE_AFTER_MS = 5 * 60_000;
/** After a reading that failed. */
const AGAIN_AFTER_MS = 5_000;

export interface Held {
  index: GoodsIndex;
  /** What keywords find. */
  finder: Finder;
  /** Cards as they travel, by model; nothing of whoever asks is in them but which price they may see. */
  cards: Record<PriceView, ByteArena>;
  /** Product pages as they travel, by family. */
  details: Record<PriceView, ByteArena>;
}

export interface HeldGoods {
  /** Null while the database must answer. */
  current(db: Db): Promise<Held | null>;
}

export interface HeldGoodsNeeds {
  /** Where answers are checked nothing is held, and every call asks the database. */
  enabled: boolean;
  database: Pick<Database, 'db'>;
  currentVersion: CurrentVersion;
  now: () => number;
  log: Pick<Logger, 'error'>;
}

export function createHeldGoods({ enabled, database, currentVersion, now, log }: HeldGoodsNeeds): HeldGoods {
  let held: Held | null = null;
  let reading = false;
  let notBefore = -Infinity;
  let readAt = 0;

  const read = async (version: number): Promise<void> => {
    const goods = await loadGoods(database.db, version);
    const arenas = (rows: number, bytes: number) => ({ channel: createByteArena(rows, bytes), refer: createByteArena(rows, bytes) });
    const index = createGoodsIndex(goods);
    held = { index, finder: createFinder(index), cards: arenas(goods.models, CARDS_BYTES), details: arenas(goods.families, DETAILS_BYTES) };
  };

  const begin = (version: number): void => {
    if (reading || now() < notBefore) return;
    reading = true;
    readAt = now();
    read(version)
      .catch((error: unknown) => {
        notBefore = now() + AGAIN_AFTER_MS;
        log.error({ err: error }, 'goods could not be read into memory; the database answers');
      })
      .finally(() => (reading = false));
  };

  return {
    async current(db) {
      if (!enabled) return null;
      const version = await currentVersion(db);
      if (held?.index.goods.version === version) {
        if (now() - readAt > STALE_AFTER_MS) begin(version);
        return held;
      }
      held = null;
      begin(version);
      return null;
    },
  };
}
