import { UserType } from './user-type.ts';

export interface NavigationItem {
  id: string;
  /** Chinese, as shown. */
  title: string;
  /** Where a click leads; null where the item only opens its children. */
  to: string | null;
  /** A click by someone without a bound first-level dealer opens the prompt instead (whole procurement mall). */
  needsBoundDealer?: true;
  /** Children that are content and come from the server: the solution industries, without id -1. */
  childrenFrom?: 'industries';
  children?: readonly NavigationItem[];
}

const home: NavigationItem = { id: 'home', title: '首页', to: '/home' };
const solutionGallery: NavigationItem = { id: 'solutionGallery', title: '方案库', to: '/solution', childrenFrom: 'industries' };
const solutions: NavigationItem = { id: 'solutions', title: '解决方案', to: '/solution' };
const customerCases: NavigationItem = { id: 'cases', title: '客户案例', to: '/cases' };
const allProducts: NavigationItem = { id: 'products', title: '全部产品', to: '/product' };
const securityTools: NavigationItem = { id: 'securityTools', title: '安防工具', to: '/tool' };
const information: NavigationItem = { id: 'information', title: '资讯', to: '/information' };
const informationWithChildren: NavigationItem = {
  ...information,
  children: [
    { id: 'articles', title: '文章', to: '/information/newsArticles' },
    { id: 'sceneVideos', title: '场景视频', to: '/information/videoType/sceneVideo' },
  ],
};
/** Kinds of flash sales by `pType`: the provider's own, and those of the dealer ordered from. */
export const SECKILL_TYPE_NAMES = { 1: '平台活动', 2: '奖励兑付' } as const;

const procurementMall: NavigationItem = {
  id: 'mall',
  title: '采购商城',
  to: '/memberStore/sellProduct',
  needsBoundDealer: true,
  children: [
    { id: 'dealerProducts', title: '经销商商品', to: '/memberStore/sellProduct', needsBoundDealer: true },
    {
      id: 'seckill',
      title: '秒杀专区',
      to: null,
      needsBoundDealer: true,
      children: [
        { id: 'platformActivities', title: SECKILL_TYPE_NAMES[1], to: '/memberStore/seckill?pType=1', needsBoundDealer: true },
        { id: 'rewardPayout', title: SECKILL_TYPE_NAMES[2], to: '/memberStore/seckill?pType=2', needsBoundDealer: true },
      ],
    },
    { id: 'coupons', title: '优惠券', to: '/memberStore/coupon', needsBoundDealer: true },
  ],
};

const configCentre: NavigationItem = { id: 'configCentre', title: '配单中心', to: '/tool' };
/** Of those who may survey. */
const CONFIG_CENTRE_OF_SURVEYORS = '/tool/designOrder';

const OF_VISITORS = [home, solutionGallery, customerCases, allProducts, information];
const OF_DEALERS = [home, allProducts, configCentre, solutions, customerCases, information];
const OF_BUYERS = [home, allProducts, procurementMall, configCentre, solutions, customerCases, information];

const NAVIGATION: Readonly<Record<UserType, readonly NavigationItem[]>> = {
  [UserType.Tourist]: OF_VISITORS,
  [UserType.Person]: [home, solutionGallery, customerCases, configCentre, procurementMall, allProducts, informationWithChildren],
  [UserType.FirstLevel]: OF_DEALERS,
  [UserType.FirstLevelStaff]: OF_DEALERS,
  [UserType.SecondLevelStaff]: OF_DEALERS,
  [UserType.GoldSecondLevelStaff]: OF_DEALERS,
  [UserType.SecondLevel]: OF_BUYERS,
  [UserType.GoldSecondLevel]: OF_BUYERS,
  [UserType.SalesStaff]: [home, solutions, customerCases, securityTools, allProducts, information],
};

/**
 * The main navigation of a user type, in order. Visitors get the short form, and so does whatever is not named. The
 * configuration-order centre stands in the middle of an individual's seven items; the mall is the third item of second-level and
 * gold dealers. Staff of dealers see what first-level dealers see.
 * Source: ACCESS-4, ACCESS-5.
 */
export function mainNavigationOf(userType: UserType, { hasSurveyPermission }: { hasSurveyPermission: boolean }): readonly NavigationItem[] {
  const items = NAVIGATION[userType] ?? OF_VISITORS;
  return hasSurveyPermission ? items.map((item) => (item === configCentre ? { ...item, to: CONFIG_CENTRE_OF_SURVEYORS } : item)) : items;
}
