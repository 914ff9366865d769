/**
 * The tabs over the tools, in the order in which all of them are shown. `roots`: the addresses whose pages belong to the tab, the tab's
 * own and those below them; the scenes lead to the smart tool, and all ten calculators are one tab.
 * Source: ACCESS-7, which names /tool as the target of the smart tool's tab too: that is the home of all tools and would mark two
 * tabs of one page, so that the tab leads to the smart tool's own page.
 */
export const toolTabs = [
  { id: 'toolHome', title: '安防工具首页', to: '/tool', roots: ['/tool'] },
  { id: 'designOrders', title: '我的配单', to: '/tool/designOrder', roots: ['/tool/designOrder'] },
  { id: 'intelligenceOrder', title: '智能配单工具', to: '/tool/intelligenceOrder', roots: ['/tool/intelligenceOrder', '/tool/sceneSelect'] },
  { id: 'calculators', title: '安防计算器', to: '/tool/calculator/aVideoCapacity', roots: ['/tool/calculator', '/tool/calculationBook'] },
] as const satisfies readonly ToolTab[];

export interface ToolTab {
  id: string;
  /** Chinese, as shown. */
  title: string;
  to: string;
  roots: readonly string[];
}

export type ToolTabId = (typeof toolTabs)[number]['id'];

const WITH_SURVEY: readonly ToolTabId[] = ['designOrders', 'intelligenceOrder', 'calculators'];
const WITHOUT_SURVEY: readonly ToolTabId[] = ['toolHome', 'designOrders', 'calculators'];

/**
 * The three tabs of this user; the first leads and is active where the page belongs to none of them. With survey permission: my
 * design orders, smart design-order tool, security calculator; without: security tool home, my design orders, security calculator.
 * Source: ACCESS-7.
 */
export const toolTabsOf = (hasSurveyPermission: boolean): readonly (ToolTab & { id: ToolTabId; active: boolean })[] =>
  (hasSurveyPermission ? WITH_SURVEY : WITHOUT_SURVEY).flatMap((id, place) =>
    toolTabs.filter((tab) => tab.id === id).map((tab) => ({ ...tab, active: place === 0 })),
  );

/** The tab of these whose root is the nearest above this page; none outside the tools. */
export function toolTabAt(path: string, tabs: readonly (ToolTab & { id: ToolTabId })[] = toolTabs): ToolTabId | undefined {
  const lengthAbove = ({ roots }: ToolTab) => Math.max(0, ...roots.filter((root) => path === root || path.startsWith(`${root}/`)).map((root) => root.length));
  return tabs.filter((tab) => lengthAbove(tab) > 0).toSorted((one, other) => lengthAbove(other) - lengthAbove(one))[0]?.id;
}
