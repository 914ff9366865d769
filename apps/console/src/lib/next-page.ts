/**
 * Where a person who signs in wanted to go: a page of this console, else the first one. What the browser makes of the address is
 * looked at, not what is written: it drops a tab or a line's end (`/\t/host` is another host's address).
 */
export function nextPage(wanted: string | null, origin: string): string {
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, origin)) return '/';
  const { origin: its, pathname, search, hash } = new URL(wanted, origin);
  return its === origin && !/^\/(?:login(?:\/|$)|\/)/u.test(pathname) ? pathname + search + hash : '/';
}
