/** What nearly every page shows of what is published, or the first one does: read at most twice a second a process, whoever asks. */
import type { Industry, MarqueeClue, Promotion, PromotionPlacement } from '@portal/contract/content';
import { RECOMMENDED_A_KIND } from '@portal/contract/content';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { lately, whileSame } from '../../platform/lately.ts';
import { CLUES_MAX, getContentVersion, listClues, listFamiliesUsed, listIndustries, listLatest, listPromotionsNow, type ContentItemRow } from './store.ts';

export interface OnEveryPage {
  clues(db: Db): Promise<MarqueeClue[]>;
  industries(db: Db): Promise<Industry[]>;
  latest(db: Db): Promise<ContentItemRow[]>;
  promotions(db: Db): Promise<ReadonlyMap<PromotionPlacement, Promotion[]>>;
  /** Families that something published uses: each product page asks what does, and most are used by nothing. */
  familiesUsed(db: Db): Promise<ReadonlySet<string>>;
}

export interface ContentNeeds {
  clock: Clock;
  files: FileStore;
  /** Folder where uploads wait until they are whole. */
  temporary: string;
  settings: {
    /** Answers are checked (tests, development): then nothing is remembered. */
    checkAnswers: boolean;
  };
}

/** What its operations work with. */
export type ContentRoom = OnEveryPage & Pick<ContentNeeds, 'files' | 'temporary'>;

export function openContent({ clock, settings, files, temporary }: ContentNeeds): ContentRoom {
  const everyMs = settings.checkAnswers ? 0 : 500;
  const now = (): Date => new Date(clock.now());
  return {
    files,
    temporary,
    clues: lately({ clock, everyMs }, (db) => listClues(db, CLUES_MAX)),
    industries: lately({ clock, everyMs }, listIndustries),
    latest: lately({ clock, everyMs }, (db) => listLatest(db, now(), RECOMMENDED_A_KIND)),
    promotions: lately({ clock, everyMs }, (db) => listPromotionsNow(db, now())),
    familiesUsed: whileSame({ clock, everyMs }, getContentVersion, listFamiliesUsed),
  };
}
