/** Favourites of one identity. */
export const FAVORITES_MAX = 500;
/** 方案与文章, 视频: what is published, as it is kept apart. */
export const KEPT_GROUPS = ['projects', 'videos'] as const;
export type KeptGroup = (typeof KEPT_GROUPS)[number];
/** Families one call asks about: the largest page of cards, and those that stand beside a product. */
export const FAVORITES_ASKED_MAX = 60;
