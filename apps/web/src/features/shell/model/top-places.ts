import { CART_PATH } from '../../cart/index.ts';

/** What needs a session: a guest is asked to sign in first. */
export interface OwnPlace {
  href: string;
  /** What signing in is for. */
  words: string;
}

/** Of the slim line over the header (SHELL-2). */
export interface TopPlace extends OwnPlace {
  label: string;
}

export const FEEDBACK: OwnPlace = { href: '/aboutUs/contactUs', words: '登录后提交投诉与建议，并查看答复。' };

export const TOP_PLACES: readonly TopPlace[] = [
  { label: '购物车', href: CART_PATH, words: '登录后查看购物车，并向您的订货一级经销商购买。' },
  { label: '我的收藏', href: '/member/myFavorite', words: '登录后查看您收藏的产品和方案。' },
  {
    label: '帮助中心',
    href: '/help',
    words: '帮助中心里的办理入口（手机号与密码、订货一级经销商等）属于您的账号，需要先登录；登录后会打开帮助中心。使用指南和授权查询无需登录。',
  },
];
