/**
 * The goods of the catalogue's current version in memory. Read again whenever the version has moved; until that is done there is none, and
 * the database answers, so what is shown is never older than the version.
 */
import { setTimeout } from 'node:timers/promises';
import type { PriceView } from '@portal/engines/goods';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { Logger } from '../../../platform/log.ts';
import type { CurrentVersion } from '../current-version.ts';
import { wordsOf } from '../search/segment.ts';
import { createBounded, type Bounded } from '../../../platform/bounded.ts';
import { createByteArena, type ByteArena } from './byte-arena.ts';
import { createFinder, type Finder } from './finder.ts';
import { createGoodsIndex, type GoodsIndex } from './goods-index.ts';
import { loadGoods, type LoadedGoods } from './load-goods.ts';
import { createSuggester, type Suggester } from './suggester.ts';

/** What written cards may take, and written product pages for guests, for each of the two prices and for all that are made for somebody. */
const CARDS_BYTES = 120 * 1024 * 1024;
const DETAILS_BYTES = 32 * 1024 * 1024;
/** Times used move without a new version: what was read so long ago is read again, and answers meanwhile. */
const STALE_AFTER_MS = 5 * 60_000;
/** After a reading that failed. */
const AGAIN_AFTER_MS = 5_000;
/** How long a keyword waits for a reading: the database would take as long, and be kept from answering the reading. */
const WAIT_MS = 5_000;

export interface HeldIndex {
  index: GoodsIndex;
  /** What keywords find. */
  finder: Finder;
  /** What is offered while a keyword is typed. */
  suggester: Suggester;
  /** Cards as they travel, by model; nothing of whoever asks is in them: prices are written into each answer. */
  cards: ByteArena;
  /** Product pages as they travel, by family, for those for whom nothing is made; and pages of all others, by what is. */
  details: Record<PlainView, ByteArena>;
  ownDetails: Bounded<OwnDetail>;
}

/** Who is shown the same: by the price, guests apart, who are told no figure of stock. */
export type PlainView = PriceView | 'guest';

/** With the pieces that the dealer ordered from had of each model on it; undefined: it says nothing. */
export interface OwnDetail {
  bytes: Buffer;
  pieces: readonly (readonly [skuNo: string, pieces: number | undefined])[];
}

export interface HeldGoods {
  /** Null while the database must answer. */
  current(db: Db): Promise<HeldIndex | null>;
  /** The same, once a reading that is under way is done, if it is soon. */
  soon(db: Db): Promise<HeldIndex | null>;
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
  let held: HeldIndex | null = null;
  let loaded: LoadedGoods | null = null;
  let reading: Promise<void> | null = null;
  let notBefore = -Infinity;
  let readAt = 0;

  const read = async (version: number): Promise<void> => {
    // of an older version nothing is kept while the new one is read
    loaded = loaded?.goods.version === version ? loaded : null;
    loaded = await loadGoods(database.db, version, loaded);
    const { goods, words } = loaded;
    // its dictionary, so that the first keyword does not wait for it
    wordsOf('');
    const index = createGoodsIndex(goods);
    held = {
      index,
      finder: createFinder(index, words),
      suggester: createSuggester(index, words),
      cards: createByteArena(goods.models, CARDS_BYTES),
      details: {
        channel: createByteArena(goods.families, DETAILS_BYTES),
        refer: createByteArena(goods.families, DETAILS_BYTES),
        guest: createByteArena(goods.families, DETAILS_BYTES),
      },
      ownDetails: createBounded(DETAILS_BYTES, ({ bytes }) => bytes.byteLength),
    };
  };

  const begin = (version: number): void => {
    if (reading || now() < notBefore) return;
    readAt = now();
    reading = read(version)
      .catch((error: unknown) => {
        notBefore = now() + AGAIN_AFTER_MS;
        log.error({ err: error }, 'goods could not be read into memory; the database answers');
      })
      .finally(() => (reading = null));
  };

  const current = async (db: Db): Promise<HeldIndex | null> => {
    if (!enabled) return null;
    const version = await currentVersion(db);
    if (held?.index.goods.version === version) {
      if (now() - readAt > STALE_AFTER_MS) begin(version);
      return held;
    }
    held = null;
    begin(version);
    return null;
  };

  return {
    current,
    async soon(db) {
      const there = await current(db);
      if (there !== null || reading === null) return there;
      const patience = new AbortController();
      await Promise.race([reading, setTimeout(WAIT_MS, undefined, { signal: patience.signal, ref: false }).catch(() => undefined)]);
      patience.abort();
      return current(db);
    },
  };
}
