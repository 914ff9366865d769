/** What the window is called: the page, then the site. */
export const windowTitle = (page: string): string => `${page} - 安防工程门户`;
