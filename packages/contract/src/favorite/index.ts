export { addContentFavorite, FavoriteContent, listContentFavorites, listKeptContent, removeContentFavorite } from './content-endpoints.ts';
export { favoriteCopy } from './copy.ts';
export { addFavorite, Favorite, FavoriteChanges, listFavorites, listKept, removeFavorite } from './endpoints.ts';
export { tooManyFavorites } from './errors.ts';
export { FAVORITES_ASKED_MAX, FAVORITES_MAX, type KeptGroup } from './limits.ts';
