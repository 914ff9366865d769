import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { pages, type Page } from './route-table.ts';

const routesOf = (frame: Page['frame']) => pages.filter((page) => page.frame === frame).map((page) => route(page.path, page.file));

export default [
  layout('screens/shell/default-layout.tsx', [index('screens/home/index.tsx'), ...routesOf('default'), route('*', 'screens/shell/not-found.tsx')]),
  layout('screens/tool/tool-layout.tsx', [...routesOf('tool'), layout('screens/tool/calculator/calculator-layout.tsx', routesOf('calculator'))]),
] satisfies RouteConfig;
