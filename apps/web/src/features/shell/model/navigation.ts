/** Menus as the shell draws them: the role's table, and on a phone the tools, without what leads to no page of ours. */
import { mainNavigationOf, toolTabAt, toolTabs, VISITOR, type Acting, type NavigationItem as RoleItem } from '@portal/engines/access';
import { EVERY_INDUSTRY, type Industry } from '@portal/contract/content';
import type { NavigationEntry } from '@portal/ui';
import { mayFollow } from '../../../lib/page/page-access.ts';

const PICKING = '/tool/designOrder/selection';

/** Of somebody who orders from a dealer and has none: asked in the place of following an item of the mall. */
type OnUnbound = NonNullable<NavigationEntry['onSelect']>;

/** The tab the selected list belongs to counts its products. */
export const listBadge = (id: string, listCount: number): Pick<NavigationEntry, 'badge'> =>
  id === toolTabAt(PICKING) ? { badge: { count: listCount, words: `清单中有 ${listCount} 种产品` } } : {};

const PICK = { id: 'selection', title: '选型', to: PICKING } as const;

/** The main navigation of this user: the items of the role (ACCESS-4). An item whose page is not built yet shows only where a child of it is. */
export const navigationFor = (
  acting: Acting,
  hasSurveyPermission: boolean,
  path: string,
  onUnbound?: OnUnbound,
  industries: readonly Industry[] = [],
): NavigationEntry[] =>
  mainNavigationOf(acting.userType, { hasSurveyPermission }).flatMap((item) => draw(withIndustries(item, industries), path, acting, onUnbound));

/** The solution gallery opens to its industries, without the one that stands for all of them (CONTENT-4). */
function withIndustries(item: RoleItem, industries: readonly Industry[]): RoleItem {
  if (item.childrenFrom !== 'industries') return item;
  const own = industries.filter(({ id }) => id !== EVERY_INDUSTRY);
  return { ...item, children: own.map(({ id, name }) => ({ id: `industry-${id}`, title: name, to: `/solution?oneIndustryId=${id}` })) };
}

/** What people at work open the sheet for; elsewhere a row under the name of the account. */
export const ORDERS = { id: 'orders', title: '我的订单', to: '/memberStore/purchaseOrders' } as const;

/** Every place there is, for the sheet of a phone, one's orders first: there is room, so that nothing is left out. */
export function placesFor(
  acting: Acting,
  hasSurveyPermission: boolean,
  path: string,
  onUnbound?: OnUnbound,
  listCount = 0,
  industries: readonly Industry[] = [],
): NavigationEntry[] {
  const main = navigationFor(acting, hasSurveyPermission, path, onUnbound, industries).filter(({ key }) => !['configCentre', 'securityTools'].includes(key));
  const tools = [PICK, ...toolTabs].filter(({ to }) => to !== null && mayFollow(to, acting));
  const help: RoleItem[] = [
    { id: 'guide', title: '使用指南', to: '/aboutUs/staticContent?tab=userGuide' },
    { id: 'about', title: '关于我们', to: '/aboutUs/staticContent?tab=aboutUs' },
  ];
  const current = toolTabAt(path);
  const drawn = tools.map(({ id, title, to }) => ({
    key: id,
    label: title,
    href: to,
    ...listBadge(id, listCount),
    current: id === 'selection' ? path === PICKING : id === current && path !== PICKING,
  }));
  const own = acting.userType === VISITOR.userType ? [] : draw(ORDERS, path, acting);
  const first = main.map((item) => ({ ...item, parted: false }));
  return [...own, ...(own.length > 0 ? partFirst(first) : first), ...partFirst(drawn), ...partFirst(help.flatMap((item) => draw(item, '', acting)))];
}

export const partFirst = (items: NavigationEntry[]): NavigationEntry[] => items.map((item, index) => (index === 0 ? { ...item, parted: true } : item));

export function draw(item: RoleItem, path: string, acting: Acting, onUnbound?: OnUnbound): NavigationEntry[] {
  const children = (item.children ?? []).flatMap((child) => draw(child, path, acting, onUnbound));
  const href = item.to !== null && mayFollow(item.to, acting) ? item.to : undefined;
  if (href === undefined && children.length === 0) return [];
  return [
    {
      key: item.id,
      label: item.title,
      ...(href ? { href, current: stands(path, href) } : {}),
      ...(item.needsBoundDealer && onUnbound ? { onSelect: onUnbound } : {}),
      ...(children.length > 0 ? { children } : {}),
    },
  ];
}

/** `/` is the home page; a page below an item's address belongs to the item. */
function stands(path: string, href: string): boolean {
  if (href === '/home') return path === '/' || path === '/home';
  const [section = ''] = href.slice(1).split('/');
  return path === `/${section}` || path.startsWith(`/${section}/`);
}
