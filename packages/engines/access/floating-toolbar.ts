import { UserType } from './user-type.ts';

/** The buttons of the floating toolbar with their Chinese titles. Source: ACCESS-6. */
const TITLES = {
  switchIdentity: '切换身份',
  switchShop: '切换店铺',
  schemeConsult: '方案咨询',
  cart: '购物车',
  projectSupport: '项目支持',
  scanConsult: '扫码咨询',
  getScheme: '获取方案',
  matchList: '清单',
  compare: '产品对比',
  messages: '消息',
  feedback: '投诉与建议',
  customerService: '客服',
  appDownload: '手机访问',
  top: '返回顶部',
} as const;

export type ToolbarItemId = keyof typeof TITLES;

export interface ToolbarItem {
  id: ToolbarItemId;
  title: string;
}

const CONSULTING: readonly ToolbarItemId[] = ['projectSupport', 'scanConsult', 'getScheme'];
const OF_VISITORS: readonly ToolbarItemId[] = ['schemeConsult', ...CONSULTING, 'feedback', 'appDownload', 'top'];
const OF_INDIVIDUALS: readonly ToolbarItemId[] = ['schemeConsult', 'cart', ...CONSULTING, 'matchList', 'compare', 'messages', 'feedback', 'appDownload', 'top'];
const OF_DEALERS: readonly ToolbarItemId[] = ['matchList', 'compare', 'messages', 'feedback', 'customerService', 'appDownload', 'top'];
const OF_BUYERS: readonly ToolbarItemId[] = ['switchShop', 'cart', ...OF_DEALERS];

const BUTTONS: Readonly<Record<UserType, readonly ToolbarItemId[]>> = {
  [UserType.Tourist]: OF_VISITORS,
  [UserType.Person]: OF_INDIVIDUALS,
  [UserType.SalesStaff]: OF_INDIVIDUALS,
  [UserType.FirstLevel]: OF_DEALERS,
  [UserType.FirstLevelStaff]: OF_DEALERS,
  [UserType.SecondLevelStaff]: OF_DEALERS,
  [UserType.GoldSecondLevelStaff]: OF_DEALERS,
  [UserType.SecondLevel]: OF_BUYERS,
  [UserType.GoldSecondLevel]: OF_BUYERS,
};

/** Where the user stands and whether they hold several identities: the two things that move buttons besides the role. */
export interface ToolbarSituation {
  /** Path of the page, e.g. `/product/detail`. */
  path: string;
  /** More than one identity. */
  isMultRole: boolean;
}

/**
 * The floating toolbar of a user type on a page, top to bottom. Gold dealers get the second-level bar; staff of dealers, whom
 * ACCESS-6 does not name, get the first-level bar, as in the main navigation. The cart of second-level and
 * multi-identity users shows on product and mall pages only; individuals and sales staff always have it. Switch identity
 * shows on /home alone, for users with several identities.
 * Source: ACCESS-6.
 */
export function floatingToolbarOf(userType: UserType, situation: ToolbarSituation): readonly ToolbarItem[] {
  const alwaysHasCart = userType === UserType.Person || userType === UserType.SalesStaff;
  const shops = isAt(situation.path, '/product') || isAt(situation.path, '/memberStore');
  const base = BUTTONS[userType] ?? OF_VISITORS;
  const wantsCart = alwaysHasCart || (shops && (base.includes('cart') || situation.isMultRole));
  const buttons = base.filter((id) => id !== 'cart' || wantsCart);
  if (wantsCart && !base.includes('cart')) buttons.unshift('cart');
  if (switchesIdentityAt(situation)) buttons.unshift('switchIdentity');
  return buttons.map((id) => ({ id, title: TITLES[id] }));
}

/** Whether identities are switched here: on /home alone, by who has several; on a phone, in the sheet of the menu. Source: ACCESS-6. */
export const switchesIdentityAt = ({ path, isMultRole }: ToolbarSituation): boolean => isMultRole && isAt(path, '/home');

/** `/` is the home page too. */
const isAt = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`) || (path === '/' && area === '/home');
