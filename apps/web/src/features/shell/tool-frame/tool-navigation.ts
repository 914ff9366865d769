import { mainNavigationOf, toolTabAt, toolTabsOf, UserType, type Acting } from '@portal/engines/access';
import type { NavigationEntry } from '@portal/ui';
import { mayFollow } from '../../../lib/page/page-access.ts';
import { draw, listBadge, partFirst } from '../model/navigation.ts';

/**
 * The bar over the tools: home and products where they always are, then the three tabs of this user, of which the one the selected list
 * belongs to tells how many products are in it (ACCESS-7).
 */
export function toolNavigationFor(acting: Acting, hasSurveyPermission: boolean, path: string, listCount = 0): NavigationEntry[] {
  const own = toolTabsOf(hasSurveyPermission);
  const current = toolTabAt(path, own) ?? own.find(({ active }) => active)?.id;
  const ways = mainNavigationOf(UserType.Tourist, { hasSurveyPermission }).filter(({ id }) => id === 'home' || id === 'products');
  const tabs = own.filter(({ to }) => mayFollow(to, acting));
  return [
    ...ways.flatMap((item) => draw(item, path, acting)),
    ...partFirst(
      tabs.map((tab) => ({ key: tab.id, label: tab.title, href: tab.to, ...listBadge(tab.id, listCount), ...(tab.id === current ? { current: true } : {}) })),
    ),
  ];
}
