/**
 * Every page of the portal by path, in the specification's order (part 1 §2, part 2 §2). `routes.ts` makes the router's
 * table of it; menus ask `leadsSomewhere` and show no link to a page that is not built.
 */
export interface Page {
  path: string;
  file: string;
  frame: 'default' | 'tool';
}

export const pages: readonly Page[] = [
  { path: 'home', file: 'screens/home/home.tsx', frame: 'default' },
  { path: 'aboutUs/staticContent', file: 'screens/about/static-content.tsx', frame: 'default' },
  { path: 'error', file: 'screens/shell/error-page.tsx', frame: 'default' },
  { path: 'product', file: 'screens/product/product-list.tsx', frame: 'default' },
  { path: 'product/detail', file: 'screens/product/product-detail.tsx', frame: 'default' },
  { path: 'tool', file: 'screens/tool/tool-home.tsx', frame: 'tool' },
  { path: 'tool/designOrder', file: 'screens/tool/design-orders.tsx', frame: 'tool' },
  { path: 'tool/designOrder/selection', file: 'screens/tool/selection.tsx', frame: 'tool' },
  { path: 'tool/designOrder/detail', file: 'screens/tool/design-order-detail.tsx', frame: 'tool' },
];

const paths = new Set(pages.map((page) => `/${page.path}`));

/** True where the address (its query is ignored) is a page of ours. */
export function leadsSomewhere(to: string): boolean {
  const [path = ''] = to.split(/[?#]/);
  return path === '/' || paths.has(path);
}
