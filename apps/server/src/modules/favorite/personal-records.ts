import { deleteFavoritesOfAccount, listFavoritesOfAccount } from './store.ts';

export const favoriteRecords = { name: '收藏', read: listFavoritesOfAccount, forget: deleteFavoritesOfAccount };
