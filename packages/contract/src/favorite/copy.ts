/** Sentences about favourites that server and pages both say. */
export const favoriteCopy = {
  added: '收藏成功',
  removed: '已取消收藏',
  tooManyContents: '最多收藏 500 篇内容，请先在“我的收藏”中取消不用的收藏',
} as const;
