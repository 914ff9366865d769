import { findCallError } from '@portal/client';
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

const toSignIn = (request: Request) => redirect(signInHref(pageOf(request)));

/** A page of one's own: guests sign in first and come back to where they were going. */
export function signInFirst(context: Readonly<RouterContextProvider>, request: Request): void {
  if (!context.get(hasSessionContext)) throw toSignIn(request);
}

/** What a call came to: a page shows the part that failed in its place and keeps the rest. */
export type Part<Data> = { data: Data; failure: null } | { data: null; failure: string };

/** Waits for a call; a session that has ended leads to the sign-on, any other failed call becomes words for its place. */
export async function partOf<Data>(request: Request, calling: Promise<Data>): Promise<Part<Data>> {
  try {
    return { data: await calling, failure: null };
  } catch (failure) {
    const failedCall = findCallError(failure);
    if (failedCall === null) throw failure;
    if (failedCall.status === 401) throw toSignIn(request);
    return { data: null, failure: failedCall.msg };
  }
}
