/** What the operations of this room share: the remembered answers, the taxonomy, and the question for the room above. */
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { createAnswerCache, type AnswerCache } from './answer-cache.ts';
import { countByCategory, getTaxonomy, getVersion } from './store.ts';
import type { Taxonomy } from './taxonomy/taxonomy.ts';

/** Families an owner has put into design orders, most used first. Answered by the room that keeps design orders. */
export type FindUsedSpuNos = (db: Db, owner: Owner) => Promise<readonly string[]>;

export interface CatalogNeeds {
  clock: Clock;
  settings: {
    /** Answers are checked (tests, development): then nothing is remembered either. */
    checkAnswers: boolean;
  };
  listUsedSpuNos: FindUsedSpuNos;
}

export interface CatalogCache {
  cache: AnswerCache;
  taxonomy(db: Db): Promise<Taxonomy>;
  /** Active families by second category; those without any are missing. */
  categoryCounts(db: Db): Promise<{ secondCategoryId: number; families: number }[]>;
  listUsedSpuNos: FindUsedSpuNos;
}

export function openCatalogCache(needs: CatalogNeeds): CatalogCache {
  const cache = createAnswerCache({ enabled: !needs.settings.checkAnswers, clock: needs.clock, getVersion });
  return {
    cache,
    taxonomy: (db) => cache.remember(db, 'taxonomy', () => getTaxonomy(db)),
    categoryCounts: (db) => cache.remember(db, 'category counts', () => countByCategory(db)),
    listUsedSpuNos: needs.listUsedSpuNos,
  };
}
