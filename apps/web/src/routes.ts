/** The route table, in the specification's order (part 1 §2, part 2 §2). */
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('screens/shell/default-layout.tsx', [
    index('screens/home/index.tsx'),
    route('home', 'screens/home/home.tsx'),
    route('error', 'screens/shell/error-page.tsx'),
    route('product', 'screens/product/product-list.tsx'),
    route('product/detail', 'screens/product/product-detail.tsx'),
    route('*', 'screens/shell/not-found.tsx'),
  ]),
  layout('screens/tool/tool-layout.tsx', [
    route('tool', 'screens/tool/tool-home.tsx'),
    route('tool/designOrder', 'screens/tool/design-orders.tsx'),
    route('tool/designOrder/selection', 'screens/tool/selection.tsx'),
    route('tool/designOrder/detail', 'screens/tool/design-order-detail.tsx'),
  ]),
] satisfies RouteConfig;
