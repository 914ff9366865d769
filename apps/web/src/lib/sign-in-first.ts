import { redirect, type RouterContextProvider } from 'react-router';
import { hasSessionContext } from './server-context.ts';
import { signInHref } from './sign-in-href.ts';

/** The page asked for: going there in the browser asks for its data under an address of the router's own. */
const pageOf = (request: Request): string => {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  const search = searchParams.toString();
  return pathname.replace(/\.data$/, '') + (search === '' ? '' : `?${search}`);
};

/** Throw it: the sign-on, which leads back to the page asked for. */
export const toSignIn = (request: Request): Response => redirect(signInHref(pageOf(request)));

/** A page of one's own: guests sign in first and come back to where they were going. */
export function signInFirst(context: Readonly<RouterContextProvider>, request: Request): void {
  if (!context.get(hasSessionContext)) throw toSignIn(request);
}
