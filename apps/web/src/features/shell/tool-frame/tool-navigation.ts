import { mainNavigationOf, toolTabAt, toolTabsOf, UserType, type Acting } from '@portal/engines/access';
import type { NavigationItem } from '@portal/ui';
import { mayFollow } from '../../../lib/page-access.ts';
import { draw, partFirst } from '../model/navigation.ts';

/** The bar over the tools: home and products where they always are, then the three tabs of this user (ACCESS-7). */
export function toolNavigationFor(acting: Acting, hasSurveyPermission: boolean, path: string): NavigationItem[] {
  const own = toolTabsOf(hasSurveyPermission);
  const current = toolTabAt(path, own) ?? own.find(({ active }) => active)?.id;
  const ways = mainNavigationOf(UserType.Tourist, { hasSurveyPermission }).filter(({ id }) => id === 'home' || id === 'products');
  const tabs = own.filter(({ to }) => mayFollow(to, acting));
  return [
    ...ways.flatMap((item) => draw(item, path, acting)),
    ...partFirst(tabs.map((tab) => ({ key: tab.id, label: tab.title, href: tab.to, ...(tab.id === current ? { current: true } : {}) }))),
  ];
}
