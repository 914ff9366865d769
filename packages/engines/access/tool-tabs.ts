export interface ToolTab {
  id: 'toolHome' | 'designOrders' | 'intelligenceOrder' | 'calculators';
  title: string;
  to: string;
  /** The tab that leads for this user: shown active where the page itself is none of the three. */
  active: boolean;
}

/**
 * The three tabs over the tools. With survey permission: my design orders (active), smart design-order tool, security
 * calculator; without: security tool home (active), my design orders, security calculator. The smart tool and the tool home
 * share the target /tool: the specification names three targets only.
 * Source: ACCESS-7.
 */
export function toolTabsOf(hasSurveyPermission: boolean): readonly ToolTab[] {
  const designOrders: ToolTab = { id: 'designOrders', title: '我的配单', to: '/tool/designOrder', active: hasSurveyPermission };
  const calculators: ToolTab = { id: 'calculators', title: '安防计算器', to: '/tool/calculator/aVideoCapacity', active: false };
  return hasSurveyPermission
    ? [designOrders, { id: 'intelligenceOrder', title: '智能配单工具', to: '/tool', active: false }, calculators]
    : [{ id: 'toolHome', title: '安防工具首页', to: '/tool', active: true }, designOrders, calculators];
}
