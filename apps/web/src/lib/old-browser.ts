/** The first Chrome that shows the portal. Source: SHELL-18. */
export const CHROME_FROM = 51;

/** Whether a browser by this name is too old: Internet Explorer in any form, and Chrome before 51. One that says nothing is not. */
export function isOldBrowser(userAgent: string | null): boolean {
  if (userAgent === null) return false;
  if (/MSIE |Trident\//.test(userAgent)) return true;
  const [, version] = /Chrome\/(\d+)/.exec(userAgent) ?? [];
  return version !== undefined && Number(version) < CHROME_FROM;
}
