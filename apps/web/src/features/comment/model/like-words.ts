/** What stands on the button of a like; the name that is read out holds it, so that whoever speaks to the page finds the button. */
export const likeWords = ({ isLiked, likeCount }: { isLiked: boolean; likeCount: number }): string =>
  [isLiked ? '已赞' : '有用', ...(likeCount > 0 ? [likeCount] : [])].join(' ');
