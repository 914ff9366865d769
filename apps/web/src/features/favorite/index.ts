/** Front door of favourites: the heart on goods, and the list of what is kept. */
export { keepContent, keepFavorite } from './api.ts';
export { ContentFavoriteList } from './components/content-favorite-list.tsx';
export { ContentFavoriteButton, FavoriteButton } from './components/favorite-button.tsx';
export { FavoriteList } from './components/favorite-list.tsx';
export { FavoritesProvider } from './components/favorites-provider.tsx';
export { FavoriteTabs } from './components/favorite-tabs.tsx';
export { favoritesAddress, projectsAddress, videosAddress } from './model/favorites-query.ts';
