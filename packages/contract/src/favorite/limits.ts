/** Favourites of one identity. */
export const FAVORITES_MAX = 500;
/** Families one call asks about: the largest page of cards, and those that stand beside a product. */
export const FAVORITES_ASKED_MAX = 60;
