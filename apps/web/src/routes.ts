import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { pages, type SitePage } from './route-table.ts';

/** A route is called by its file, which may be of two pages: the second is called by its path. */
const isSecondOf = ({ path, file }: SitePage) => pages.find((page) => page.file === file)?.path !== path;
const routesOf = (frame: SitePage['frame']) =>
  pages
    .filter((page) => page.frame === frame)
    .map((page) => (page.path === '' ? index(page.file) : route(page.path, page.file, isSecondOf(page) ? { id: page.path } : {})));
/** A boundary inside a frame: what fails below leaves the frame standing. */
const within = (id: string, children: RouteConfigEntry[]) => layout('screens/shell/page-boundary.tsx', { id }, children);

export default [
  layout('screens/shell/default-layout.tsx', [
    within('portal-page', [
      ...routesOf('default'),
      layout('screens/member/member-layout.tsx', [within('member-page', routesOf('member'))]),
      layout('screens/merchant/merchant-layout.tsx', [within('merchant-page', routesOf('merchant'))]),
      layout('screens/information/information-layout.tsx', [within('information-page', routesOf('information'))]),
      layout('screens/service/service-layout.tsx', [within('service-page', routesOf('service'))]),
      route('*', 'screens/shell/not-found.tsx'),
    ]),
  ]),
  layout('screens/account/register-layout.tsx', routesOf('register')),
  layout('screens/quote/quote-layout.tsx', routesOf('quote')),
  layout('screens/tool/tool-layout.tsx', [
    within('tool-page', [...routesOf('tool'), layout('screens/tool/calculator/calculator-layout.tsx', routesOf('calculator'))]),
  ]),
] satisfies RouteConfig;
