import { findCallError } from '@portal/client';
import { getLoginSessionInfo } from '@portal/contract/account';
import { opensToAnySession, outcomeOf, UserType, VISITOR, type Access, type Acting } from '@portal/engines/access';
import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { pageAt, pages } from '../../route-table.ts';
import { keepAskedStore } from '../kept/asked-store.server.ts';
import { isInternetExplorer } from '../browser/old-browser.ts';
import { refusalHref } from './page-access.ts';
import { pageStatusOf, type FailedPage } from './page-loader.ts';
import { callContext, hasSessionContext } from './server-context.ts';
import { askedPage, toSignIn } from '../identity/sign-in-first.ts';

/** The route that matches where no page does. */
const NOT_FOUND = '*';
const HOME = '/home';
const NON_SUPPORT = 'nonsupport';
/** Addresses of the member store lead home where nobody is signed in, instead of asking for it (ACCESS-16). */
const isOfMemberStore = (request: Request): boolean => askedPage(request).split('?')[0]?.toLowerCase().includes('memberstore') ?? false;

/**
 * Stands before every loader and asks the route table, by the route that matched and not by the spelling of the address, who may come
 * in. A page that is in no row does not open.
 */
export const guardPage: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  // the router writes the first slash of the home page only
  const matched = pattern.replace(/^\//, '');
  if (isInternetExplorer(request.headers.get('user-agent')) && matched !== NON_SUPPORT) throw redirect(`/${NON_SUPPORT}`);
  // whatever is there, or is not
  if (isOfMemberStore(request) && !context.get(hasSessionContext)) throw redirect(HOME, { headers: keepAskedStore(askedPage(request)) });
  if (matched === NOT_FOUND) return next();
  const page = pages.find(({ path }) => path === matched);
  if (page === undefined) throw new Error(`no row of the route table for ${pattern}`);
  switch (outcomeOf(page.access, await askerOf(page.access, context))) {
    case 'open':
      return next();
    case 'signIn':
      throw toSignIn(request);
    case 'refused':
      throw redirect(refusalHref(askedPage(request)));
    case 'home':
      throw redirect(HOME);
  }
};

/**
 * The address of the page `from` where it opens by now, after an identity was changed in another window, say; null where it does not, or
 * leads to no page of ours.
 */
export async function opensNow(from: string, context: Readonly<RouterContextProvider>): Promise<string | null> {
  const page = pageAt(from, pages);
  if (page === undefined || outcomeOf(page.access, await askerOf(page.access, context)) !== 'open') return null;
  // spelt as an address: a word in it may be no text for a header
  const { pathname, search } = new URL(from, 'http://portal');
  return pathname + search;
}

/** Asks who acts only where it matters: most pages are for everyone, or for whoever is signed in. */
async function askerOf(access: Access, context: Readonly<RouterContextProvider>): Promise<Acting> {
  if (!context.get(hasSessionContext)) return VISITOR;
  if (opensToAnySession(access)) return { ...VISITOR, userType: UserType.Person };
  try {
    return await context.get(callContext)(getLoginSessionInfo);
  } catch (failure) {
    const failedCall = findCallError(failure);
    if (failedCall === null) throw failure;
    // a cookie that no longer speaks for anyone is a guest's
    if (failedCall.status === 401) return VISITOR;
    throw data({ words: failedCall.msg } satisfies FailedPage, { status: pageStatusOf(failedCall) });
  }
}
