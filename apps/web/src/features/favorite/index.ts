/** Front door of favourites: the heart on goods, and the list of what is kept. */
export { keepFavorite } from './api.ts';
export { FavoriteButton } from './components/favorite-button.tsx';
export { FavoriteList } from './components/favorite-list.tsx';
export { FavoritesProvider } from './components/favorites-provider.tsx';
export { favoritesAddress } from './model/favorites-query.ts';
