import { deleteContentsOfAccount, deleteFavoritesOfAccount, listContentsOfAccount, listFavoritesOfAccount } from './store.ts';

export const favoriteRecords = { name: '收藏', read: listFavoritesOfAccount, forget: deleteFavoritesOfAccount };
export const contentFavoriteRecords = { name: '方案与文章收藏', read: listContentsOfAccount, forget: deleteContentsOfAccount };
