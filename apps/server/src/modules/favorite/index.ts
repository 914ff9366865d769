/** Front door of favourites: product families, and what is published, kept at hand. */
export { favoritesFollowOwner } from './follow-owner.ts';
export { contentFavoriteRecords, favoriteRecords } from './personal-records.ts';
export { favoriteRoom } from './room.ts';
export { countKeepers, deleteFavoritesOf, favoriteRows, insertFavorite } from './store.ts';
