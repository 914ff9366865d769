/** Menus as the shell draws them: the role's table and the tools, without what leads to no page of ours. */
import { mainNavigationOf, toolTabsOf, UserType, type NavigationItem as RoleItem, type ToolTab } from '@portal/engines/access';
import type { NavigationItem } from '@portal/ui';
import { leadsSomewhere } from '../../../route-table.ts';

const GUIDE = '/tool/intelligenceOrder';
const SCENARIOS = '/tool/sceneSelect';
const PICKING = '/tool/designOrder/selection';
const CALCULATORS = '/tool/calculator';

const CALCULATOR: RoleItem = { id: 'calculators', title: '安防计算器', to: `${CALCULATORS}/aVideoCapacity` };
const SMART: RoleItem = { id: 'smart', title: '智能配单', to: SCENARIOS };
const PICK: RoleItem = { id: 'selection', title: '选型', to: PICKING };

/**
 * The main navigation of this user on a page of the portal: the items of the role (ACCESS-4), then the tools as what
 * they do. An item whose page is not built yet shows only where a child of it is. Guests have no order centre: selection
 * stands in its place and asks them to sign in.
 */
export function navigationFor(userType: UserType, hasSurveyPermission: boolean, path: string): NavigationItem[] {
  const own = mainNavigationOf(userType, { hasSurveyPermission }).flatMap((item) => draw(item, path));
  const tools = [SMART, CALCULATOR, ...(userType === UserType.Tourist ? [PICK] : [])].flatMap((item) => draw(item, path));
  return [...own, ...partFirst(tools)];
}

/** The bar over the tools: home and products where they always are, then the tabs, the same for every role (ACCESS-7). */
export function toolNavigationFor(hasSurveyPermission: boolean, path: string): NavigationItem[] {
  const tabs = toolTabs();
  const current = currentTab(tabs, path) ?? toolTabsOf(hasSurveyPermission).find(({ active }) => active)?.id;
  const ways = mainNavigationOf(UserType.Tourist, { hasSurveyPermission }).filter(({ id }) => id === 'home' || id === 'products');
  return [
    ...ways.flatMap((item) => draw(item, path)),
    ...partFirst(tabs.map((tab) => ({ key: tab.id, label: tab.title, href: tab.to, ...(tab.id === current ? { current: true } : {}) }))),
  ];
}

/** Every place there is, for the sheet of a phone: there is room, so that nothing is left out. */
export function placesFor(userType: UserType, hasSurveyPermission: boolean, path: string): NavigationItem[] {
  const main = navigationFor(userType, hasSurveyPermission, path).filter(
    ({ key }) => !['configCentre', 'securityTools', 'smart', 'calculators', 'selection'].includes(key),
  );
  const tools = [PICK, ...toolTabs().map(({ id, title, to }): RoleItem => ({ id, title, to }))];
  const help: RoleItem[] = [
    { id: 'guide', title: '使用指南', to: '/aboutUs/staticContent?tab=userGuide' },
    { id: 'about', title: '关于我们', to: '/aboutUs/staticContent?tab=aboutUs' },
  ];
  const current = currentTab(toolTabs(), path);
  const drawn = tools.flatMap(({ id, title, to }) =>
    to === null
      ? []
      : [{ key: id, label: title, href: to, ...(id === 'selection' ? { current: path === PICKING } : { current: id === current && path !== PICKING }) }],
  );
  return [...main.map((item) => ({ ...item, parted: false })), ...partFirst(drawn), ...partFirst(help.flatMap((item) => draw(item, '')))];
}

/**
 * The tabs of both forms of the specification in one order. It names /tool as the target of the smart tool's tab too, which is
 * the home of all tools and would mark two tabs of one page; the tab leads to the smart tool's own page.
 */
function toolTabs(): ToolTab[] {
  const [home, ...rest] = toolTabsOf(false);
  const smart = toolTabsOf(true).filter(({ id }) => id === 'intelligenceOrder');
  const calculators = rest.filter(({ id }) => id === 'calculators');
  const orders = rest.filter(({ id }) => id === 'designOrders');
  return [...(home ? [home] : []), ...orders, ...smart.map((tab) => ({ ...tab, to: GUIDE })), ...calculators].filter(({ to }) => leadsSomewhere(to));
}

/** Where a tab stands for more than the page it leads to: all ten calculators; the scenes that lead to the smart tool. */
const FURTHER_ROOTS: Partial<Record<ToolTab['id'], readonly string[]>> = { calculators: [CALCULATORS], intelligenceOrder: [GUIDE, SCENARIOS] };

/** The tab whose address is the nearest above this page. */
function currentTab(tabs: readonly ToolTab[], path: string): ToolTab['id'] | undefined {
  const rootAbove = (tab: ToolTab) => (FURTHER_ROOTS[tab.id] ?? [tab.to]).find((root) => path === root || path.startsWith(`${root}/`)) ?? '';
  return tabs.filter((tab) => rootAbove(tab) !== '').toSorted((a, b) => rootAbove(b).length - rootAbove(a).length)[0]?.id;
}

const partFirst = (items: NavigationItem[]): NavigationItem[] => items.map((item, index) => (index === 0 ? { ...item, parted: true } : item));

function draw(item: RoleItem, path: string): NavigationItem[] {
  const children = (item.children ?? []).flatMap((child) => draw(child, path));
  const href = item.to !== null && leadsSomewhere(item.to) ? item.to : undefined;
  if (href === undefined && children.length === 0) return [];
  return [{ key: item.id, label: item.title, ...(href ? { href, current: stands(path, href) } : {}), ...(children.length > 0 ? { children } : {}) }];
}

/** `/` is the home page; a page below an item's address belongs to the item. */
function stands(path: string, href: string): boolean {
  if (href === '/home') return path === '/' || path === '/home';
  const [section = ''] = href.slice(1).split('/');
  return path === `/${section}` || path.startsWith(`/${section}/`);
}
