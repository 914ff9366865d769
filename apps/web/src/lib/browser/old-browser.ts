/** The first Chrome that shows all of the portal; an older one is told after signing in, and kept from no page. Source: SHELL-18. */
export const CHROME_FROM = 51;

/** Whether a browser by this name can show nothing of the portal: Internet Explorer in any form. One that says nothing is none. */
export const isInternetExplorer = (userAgent: string | null): boolean => userAgent !== null && /MSIE |Trident\//.test(userAgent);
