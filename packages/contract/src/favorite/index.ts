export { favoriteCopy } from './copy.ts';
export { addFavorite, Favorite, FavoriteChanges, listFavorites, listKept, removeFavorite } from './endpoints.ts';
export { tooManyFavorites } from './errors.ts';
export { FAVORITES_ASKED_MAX, FAVORITES_MAX } from './limits.ts';
