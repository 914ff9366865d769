import { pageAt } from '../../route-table.ts';

/** What the window is called: the page, then the site. */
export const windowTitle = (page: string): string => `${page} - 安防工程门户`;

/** The same of the page at an address, by the name the route table gives it. */
export const titleAt = (pathname: string): string => windowTitle(pageAt(pathname)?.title ?? '页面找不到了');
