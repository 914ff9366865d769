import { redirectDocument } from 'react-router';
import { signInHref } from '../address-bar/sign-in-href.ts';

/** The page asked for: going there in the browser asks for its data under an address of the router's own. */
export const askedPage = (request: Request): string => {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  const search = searchParams.toString();
  return pathname.replace(/\.data$/, '') + (search === '' ? '' : `?${search}`);
};

/** A page of one's own: guests sign in first and come back to where they were going. Signing in is no page of the router's: one that came by a link leaves it. */
export const toSignIn = (request: Request) => redirectDocument(signInHref(askedPage(request)));
