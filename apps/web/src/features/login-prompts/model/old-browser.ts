/** The oldest Chrome the portal is made for. */
const CHROME_MIN = 51;

/** The version of a Chrome that is too old; null for one that is not, and for every other browser, which is not judged by its name. */
export function oldChromeOf(userAgent: string): number | null {
  // others built on it name it too, and say so beside it
  const version = Number(/\bChrome\/(\d{1,4})\b/.exec(userAgent)?.[1] ?? Number.NaN);
  return version < CHROME_MIN ? version : null;
}
