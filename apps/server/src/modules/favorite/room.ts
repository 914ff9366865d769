import { defineRoom } from '../../platform/room.ts';
import { addFavorite, removeFavorite } from './change-favorites.ts';
import { addContentFavorite, listContentFavorites, listKeptContent, removeContentFavorite } from './content-favorites.ts';
import { listFavorites, listKept } from './list-favorites.ts';

export const favoriteRoom = defineRoom({
  name: 'favorite',
  open: () => ({}),
  operations: [addFavorite, removeFavorite, listFavorites, listKept, addContentFavorite, removeContentFavorite, listContentFavorites, listKeptContent],
});
