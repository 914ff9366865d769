/** Calls about favourites; the contract loads with the first of them, so that pages of goods stay small. */
import { pageCall } from '../../lib/calls/call.ts';

const contract = () => import('@portal/contract/favorite');

/** Keeps a family, or lets it go; gives the sentence of success. Throws `CallError`. */
export async function keepFavorite(spuNo: string, isKept: boolean): Promise<string> {
  const { addFavorite, favoriteCopy, removeFavorite } = await contract();
  await pageCall(isKept ? addFavorite : removeFavorite, { body: { spuNo } });
  return isKept ? favoriteCopy.added : favoriteCopy.removed;
}

/** What a heart is on: goods, or what is published. */
export type KeptThing = 'goods' | 'content';

/** Keeps a solution, a case, an article or a video, or lets it go; gives the sentence of success. Throws `CallError`. */
export async function keepContent(contentId: string, isKept: boolean): Promise<string> {
  const { addContentFavorite, favoriteCopy, removeContentFavorite } = await contract();
  await pageCall(isKept ? addContentFavorite : removeContentFavorite, { body: { contentId } });
  return isKept ? favoriteCopy.added : favoriteCopy.removed;
}

/** Which of what is published is kept. */
export async function listKeptContent(contentIds: readonly string[]): Promise<string[]> {
  const { listKeptContent: kept } = await contract();
  return pageCall(kept, { query: { contentIds: contentIds.join(',') } });
}

/** Which of the families are kept. Not asked about more than one call may ask. */
export async function listKept(spuNos: readonly string[]): Promise<string[]> {
  const { FAVORITES_ASKED_MAX, listKept: kept } = await contract();
  return pageCall(kept, { query: { spuNos: spuNos.slice(0, FAVORITES_ASKED_MAX).join(',') } });
}
