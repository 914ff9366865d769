/** What the operations of this room share: the remembered answers, the goods in memory, the taxonomy, and the question for the room above. */
import type { Suggestion } from '@portal/contract/catalog';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import type { PriceBook } from '../price/index.ts';
import type { Logger } from '../../platform/log.ts';
import { createAnswerCache, type AnswerCache } from './answer-cache.ts';
import { watchVersion } from './current-version.ts';
import type { ListKeptPictures } from './import/beside/sweep-catalog-files.ts';
import { EVERYTHING } from './memory/goods-index.ts';
import { createHeldGoods, type HeldIndex } from './memory/held-goods.ts';
import { countByCategory, getTaxonomy, getVersion } from './store.ts';
import type { Taxonomy } from './taxonomy/taxonomy.ts';

/** Families an owner has put into design orders, most used first. Answered by the room that keeps design orders. */
export type FindUsedSpuNos = (db: Db, owner: Owner) => Promise<readonly string[]>;

/** What is published whose title holds what is typed. Answered by the room that publishes. */
export type SuggestContent = (
  db: Db,
  now: number,
  typed: string,
  limit: number,
) => Promise<{ contentId: string; kind: NonNullable<Suggestion['contentKind']>; title: string }[]>;

/** A keyword alone found no goods at all, or some only once part of it was left out or taken in another way. Nothing waits for it. */
export type OnMissed = (keyword: string, kind: 'none' | 'partly') => void;

export interface CatalogNeeds {
  clock: Clock;
  database: Pick<Database, 'db'>;
  log: Pick<Logger, 'error'>;
  settings: {
    /** Answers are checked (tests, development): then nothing is remembered either. */
    checkAnswers: boolean;
    /** By its name; of all other brands a list may be asked apart. */
    providerBrand: string;
  };
  listUsedSpuNos: FindUsedSpuNos;
  onMissed: OnMissed;
  suggestContent: SuggestContent;
  priceBook: PriceBook;
  /** Asked before a picture of the catalogue goes. */
  listKeptPictures: readonly ListKeptPictures[];
}

export interface CatalogCache {
  /** The provider's own brand. */
  providerBrand: string;
  cache: AnswerCache;
  /** The goods in memory; null while the database must answer. */
  held(db: Db): Promise<HeldIndex | null>;
  /** The same for a keyword, which waits a little for a reading that is under way. */
  heldSoon(db: Db): Promise<HeldIndex | null>;
  taxonomy(db: Db): Promise<Taxonomy>;
  /** Active families by second category; those without any are missing. */
  categoryCounts(db: Db): Promise<{ secondCategoryId: number; families: number }[]>;
  listUsedSpuNos: FindUsedSpuNos;
  onMissed: OnMissed;
  suggestContent: SuggestContent;
  listKeptPictures: readonly ListKeptPictures[];
  /** What whoever asks is shown of each model's price. */
  pricesFor: PriceBook['pricesFor'];
}

/** What a list is answered from. */
export type ListSources = Pick<CatalogCache, 'cache' | 'held' | 'heldSoon' | 'taxonomy' | 'providerBrand'>;

export function openCatalogCache({
  clock,
  database,
  log,
  settings,
  listUsedSpuNos,
  onMissed,
  suggestContent,
  priceBook,
  listKeptPictures,
}: CatalogNeeds): CatalogCache {
  const enabled = !settings.checkAnswers;
  const currentVersion = watchVersion({ clock, getVersion });
  const cache = createAnswerCache({ enabled, clock, currentVersion });
  const goods = createHeldGoods({ enabled, database, currentVersion, now: clock.now, log });
  return {
    providerBrand: settings.providerBrand,
    cache,
    held: goods.current,
    heldSoon: goods.soon,
    taxonomy: (db) => cache.remember(db, 'taxonomy', () => getTaxonomy(db)),
    categoryCounts: (db) =>
      cache.remember(db, 'category counts', async () => {
        const held = await goods.current(db);
        return held ? held.index.countByCategory(EVERYTHING) : countByCategory(db);
      }),
    listUsedSpuNos,
    onMissed,
    suggestContent,
    listKeptPictures,
    pricesFor: priceBook.pricesFor,
  };
}
