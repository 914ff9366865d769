/** The address of the favourites ↔ what is asked of the server. */
import { definePageQuery } from '../../../lib/page-query.ts';
import { page, size } from '../../../lib/page-words.ts';

export const FAVORITES_PATH = '/member/myFavorite/shopFavorite';

export const favoritesAddress = definePageQuery(FAVORITES_PATH, { page, size: size(10) });
