/** Front door of favourites: product families kept at hand. */
export { favoritesFollowOwner } from './follow-owner.ts';
export { favoriteRecords } from './personal-records.ts';
export { favoriteRoom } from './room.ts';
export { deleteFavoritesOf, insertFavorite } from './store.ts';
