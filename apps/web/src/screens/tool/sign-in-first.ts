import type { CallError } from '@portal/client';
import { redirect, type RouterContextProvider } from 'react-router';
import { hasSessionContext } from '../../lib/server-context.ts';

const toSignIn = (request: Request) => {
  const { pathname, search } = new URL(request.url);
  return redirect(`/login?redirect=${encodeURIComponent(pathname + search)}`);
};

/** A page of one's own: guests sign in first and come back to where they were going. */
export function signInFirst(context: Readonly<RouterContextProvider>, request: Request): void {
  if (!context.get(hasSessionContext)) throw toSignIn(request);
}

/**
 * The failed call in an error that reached a loader, else null. Told by name: the server that calls and the pages that ask
 * carry each their own copy of the class, so `instanceof` fails here.
 */
export const failedCallIn = (failure: unknown): CallError | null => (failure instanceof Error && failure.name === 'CallError' ? (failure as CallError) : null);

/** What a call came to: a page shows the part that failed in its place and keeps the rest. */
export type Part<Data> = { data: Data; failure: null } | { data: null; failure: string };

/** Waits for a call; a session that has ended leads to the sign-on, any other failed call becomes words for its place. */
export async function partOf<Data>(request: Request, calling: Promise<Data>): Promise<Part<Data>> {
  try {
    return { data: await calling, failure: null };
  } catch (failure) {
    const failedCall = failedCallIn(failure);
    if (failedCall === null) throw failure;
    if (failedCall.status === 401) throw toSignIn(request);
    return { data: null, failure: failedCall.msg };
  }
}
