/** What is published whose title holds what is typed, while it is typed: titles are kept for half a minute, so that a letter asks the database for nothing. */
import type { Db } from '../../platform/db/database.ts';
import { foldText, type SuggestContent } from '../catalog/index.ts';
import { listTitles } from './store.ts';

const KEPT_MS = 30_000;
/** The newest; of older ones nothing is offered. */
const TITLES_MAX = 2_000;

/** Titles that begin with what is typed first, then the newest. What is not out yet, or withdrawn, is not offered. */
export function createContentSuggester(): SuggestContent {
  let kept: { at: number; titles: Promise<(Awaited<ReturnType<SuggestContent>>[number] & { folded: string; from: number })[]> } | null = null;
  const read = async (db: Db) =>
    (await listTitles(db, TITLES_MAX)).map(({ gmtPublished, ...one }) => ({ ...one, folded: foldText(one.title), from: gmtPublished.getTime() }));
  return async (db, now, typed, limit) => {
    if (kept === null || now - kept.at > KEPT_MS || now < kept.at) {
      const titles = read(db);
      kept = { at: now, titles };
      titles.catch(() => (kept = null));
    }
    const sought = foldText(typed);
    const holding = (await kept.titles).filter(({ folded, from }) => from <= now && folded.includes(sought));
    return holding
      .toSorted((a, b) => Number(b.folded.startsWith(sought)) - Number(a.folded.startsWith(sought)))
      .slice(0, limit)
      .map(({ contentId, kind, title }) => ({ contentId, kind, title }));
  };
}
