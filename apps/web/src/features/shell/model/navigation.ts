/** Menus as the shell draws them: the role's table, without what leads to no page of ours. */
import { mainNavigationOf, type NavigationItem as RoleItem, type UserType } from '@portal/engines/access';
import type { NavigationItem } from '@portal/ui';
import { leadsSomewhere } from '../../../route-table.ts';

/** The main navigation of this user on this page. An item whose page is not built yet shows only where a child of it is. */
export function navigationFor(userType: UserType, hasSurveyPermission: boolean, path: string): NavigationItem[] {
  return mainNavigationOf(userType, { hasSurveyPermission }).flatMap((item) => draw(item, path));
}

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
