/** Where a sign-in may lead: the checker of the `redirect` parameter (RELY-19), pure. */

/** Longest address taken; what browsers and proxies carry without loss. */
export const REDIRECT_MAX = 2_000;

/**
 * Scheme, authority and the rest as every reader would cut them: `http://` or `https://` written out, an authority of host
 * letters with an optional port and nothing else (so no user part, no percent signs, no other script), and a rest of printable
 * ASCII without a backslash, which browsers read as a slash.
 */
const ADDRESS = /^(https?):\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?(\/[\x21-\x5b\x5d-\x7e]*)?$/i;

/**
 * The address when it may be returned to, else null. `origins` are exact: scheme, host and port. The address must name its host
 * in the plain form too, so that nothing that only normalises to a known host (`http://0x7f.1/`, `http://127.1/`) passes. Query and
 * fragment stay as they are. See `localPathOf` for a path within the portal.
 */
export function checkRedirect(address: string, origins: ReadonlySet<string>): string | null {
  if (address.length > REDIRECT_MAX) return null;
  const [, scheme, host, port] = ADDRESS.exec(address) ?? [];
  if (scheme === undefined || host === undefined || !URL.canParse(address)) return null;
  const parsed = new URL(address);
  const isPlain = parsed.hostname === host.toLowerCase() && (port === undefined || parsed.port === '' || `:${parsed.port}` === port);
  return isPlain && origins.has(parsed.origin) ? address : null;
}

/**
 * A path with query within the portal, safe to append to its origin, else '/'. Signing in and out themselves are no place to
 * come back to: they would send the visitor round and round. `/login/scan` is a page like others.
 */
export function localPathOf(path: unknown): string {
  if (typeof path !== 'string' || path.length > REDIRECT_MAX - 300) return '/';
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(path)) return '/';
  const parsed = new URL(path, 'http://portal.invalid');
  if (parsed.host !== 'portal.invalid' || /^\/(login(?!\/scan$)|logout)(\/|$)/i.test(parsed.pathname)) return '/';
  return withoutToken(path);
}

/** `address` with `token=` as its last query parameter; all else is kept to the letter, but for a token that was there. */
export function withToken(address: string, token: string): string {
  const [page, fragment] = cut(withoutToken(address), '#');
  return `${page}${page.includes('?') ? '&' : '?'}token=${token}${fragment}`;
}

/** `address` without any `token` parameter; all else is kept to the letter. */
export function withoutToken(address: string): string {
  const [page, fragment] = cut(address, '#');
  const [path, query] = cut(page, '?');
  const kept = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && nameOf(part) !== 'token')
    .join('&');
  return `${path}${kept === '' ? '' : `?${kept}`}${fragment}`;
}

/** The name a query parser sees, percent signs resolved. */
const nameOf = (part: string): string => [...new URLSearchParams(part).keys()][0] ?? '';

function cut(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
