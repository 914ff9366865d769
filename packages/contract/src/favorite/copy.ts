/** Sentences about favourites that server and pages both say. */
export const favoriteCopy = {
  added: '收藏成功',
  removed: '已取消收藏',
} as const;
