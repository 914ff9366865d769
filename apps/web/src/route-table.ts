/**
 * Every page of the portal by path, in the order of the menus (ACCESS-8). `routes.ts` makes the router's
 * table of it; menus ask `leadsSomewhere` and show no link to a page that is not built.
 */
export interface Page {
  path: string;
  file: string;
  /** `calculator`: the tools' frame, with the list of the ten at the left. */
  frame: 'default' | 'tool' | 'calculator';
}

export const pages: readonly Page[] = [
  { path: 'home', file: 'screens/home/home.tsx', frame: 'default' },
  { path: 'aboutUs/staticContent', file: 'screens/about/static-content.tsx', frame: 'default' },
  { path: 'error', file: 'screens/shell/error-page.tsx', frame: 'default' },
  { path: 'product', file: 'screens/product/product-list.tsx', frame: 'default' },
  { path: 'product/detail', file: 'screens/product/product-detail.tsx', frame: 'default' },
  { path: 'tool', file: 'screens/tool/tool-home.tsx', frame: 'tool' },
  { path: 'tool/designOrder', file: 'screens/tool/design-orders.tsx', frame: 'tool' },
  { path: 'tool/designOrder/selection', file: 'screens/tool/picking.tsx', frame: 'tool' },
  { path: 'tool/designOrder/detail', file: 'screens/tool/design-order-detail.tsx', frame: 'tool' },
  { path: 'tool/intelligenceOrder', file: 'screens/tool/intelligence-order/intelligence-order.tsx', frame: 'tool' },
  { path: 'tool/sceneSelect', file: 'screens/tool/intelligence-order/scene-select.tsx', frame: 'tool' },
  { path: 'tool/calculator', file: 'screens/tool/calculator/first-calculator.ts', frame: 'tool' },
  { path: 'tool/calculator/aVideoCapacity', file: 'screens/tool/calculator/video-capacity.tsx', frame: 'calculator' },
  { path: 'tool/calculator/bNVRChannelAccess', file: 'screens/tool/calculator/recorder-access.tsx', frame: 'calculator' },
  { path: 'tool/calculator/cCameraFocalLength', file: 'screens/tool/calculator/focal-length.tsx', frame: 'calculator' },
  { path: 'tool/calculator/dBandWidth', file: 'screens/tool/calculator/bandwidth.tsx', frame: 'calculator' },
  { path: 'tool/calculator/eSwitchAccess', file: 'screens/tool/calculator/switch-access.tsx', frame: 'calculator' },
  { path: 'tool/calculator/fGenericCabling', file: 'screens/tool/calculator/generic-cabling.tsx', frame: 'calculator' },
  { path: 'tool/calculator/gCameraPowerSupply', file: 'screens/tool/calculator/power-supply.tsx', frame: 'calculator' },
  { path: 'tool/calculator/hTwistedPairAmount', file: 'screens/tool/calculator/twisted-pair.tsx', frame: 'calculator' },
  { path: 'tool/calculator/iVerticalBinocular', file: 'screens/tool/calculator/people-counter.tsx', frame: 'calculator' },
  { path: 'tool/calculator/jWirelessIntelligent', file: 'screens/tool/calculator/wireless-bridge.tsx', frame: 'calculator' },
];

const paths = new Set(pages.map((page) => `/${page.path}`));

/** True where the address (its query is ignored) is a page of ours. */
export function leadsSomewhere(to: string): boolean {
  const [path = ''] = to.split(/[?#]/);
  return path === '/' || paths.has(path);
}
