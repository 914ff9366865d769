/** Which page of the member store a guest was led home from: a cookie of a minute, for the next home page to say so (ACCESS-16). It opens nothing. */
import { pageAt } from '../../route-table.ts';

const COOKIE = 'askedStore';
const SHOWN_WITHIN_SECONDS = 60;
const HREF_MAX = 500;

export interface AskedStore {
  href: string;
  title: string;
}

/** Keeps a page of ours; of an address that leads nowhere there is nothing to say. */
export const keepAskedStore = (href: string): HeadersInit =>
  askedAt(href) ? { 'set-cookie': `${COOKIE}=${encodeURIComponent(href)}; Path=/; Max-Age=${SHOWN_WITHIN_SECONDS}; HttpOnly; SameSite=Lax` } : {};

/** It is said once. */
export const FORGET_ASKED_STORE: HeadersInit = { 'set-cookie': `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax` };

export const hasAskedStore = (cookies: string | null): boolean => cookies?.includes(`${COOKIE}=`) ?? false;

/** The page a browser says it was led home from; null where it says none, or none of ours. Never throws. */
export function findAskedStore(cookies: string | null): AskedStore | null {
  const kept = cookies?.match(/(?:^|;\s*)askedStore=([^;]*)/)?.[1];
  try {
    return kept === undefined ? null : askedAt(decodeURIComponent(kept));
  } catch {
    return null;
  }
}

function askedAt(href: string): AskedStore | null {
  if (href.length > HREF_MAX || !/^\/memberStore\b/i.test(href)) return null;
  const title = pageAt(href)?.title;
  return title === undefined ? null : { href, title };
}
