/** What may go wrong with favourites. */
import { defineError } from '../core/define-error.ts';
import { FAVORITES_MAX } from './limits.ts';

export const tooManyFavorites = defineError({
  name: 'tooManyFavorites',
  code: 1351,
  status: 409,
  msg: `最多收藏 ${FAVORITES_MAX} 个产品，请先在“我的收藏”中取消不用的收藏`,
});
