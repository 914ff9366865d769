/** The ways that are taken daily from the first page. */
import { UserType } from '@portal/engines/access';
import type { IconName } from '@portal/ui';
import { ORDERS_PATH, PICKING_PATH } from '../../features/design-order/index.ts';

interface Way {
  href: string;
  words: string;
  icon: IconName;
}

const PICK: Way = { href: PICKING_PATH, words: '开始选型', icon: 'list' };
export const ORDERS: Way = { href: ORDERS_PATH, words: '我的配单', icon: 'file' };
const RECOMMEND: Way = { href: '/tool/sceneSelect', words: '智能配单工具', icon: 'grid' };
const CALCULATE: Way = { href: '/tool/calculator/aVideoCapacity', words: '安防计算器', icon: 'calculator' };
const KEPT: Way = { href: '/member/myFavorite', words: '我的收藏', icon: 'heart' };
const SOLUTIONS: Way = { href: '/solution', words: '解决方案', icon: 'grid' };
const CASES: Way = { href: '/cases', words: '客户案例', icon: 'image' };

/** What is done daily, by who one is: sales staff show and explain, everybody else makes lists. */
export const waysOf = (userType: UserType): readonly Way[] =>
  userType === UserType.SalesStaff ? [SOLUTIONS, CASES, CALCULATE, KEPT] : [PICK, RECOMMEND, CALCULATE, KEPT];

/** What is open to whoever is not signed in. */
export const GUEST_WAYS: readonly Way[] = [PICK, RECOMMEND, CALCULATE];
