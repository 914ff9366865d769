/** What loaders do with calls that fail, on the server: the part that failed in its place, or the page with the status of its failure. */
import { findCallError, type CallError } from '@portal/client';
import { data } from 'react-router';
import { toSignIn } from '../identity/sign-in-first.ts';

/** What a call came to: a page shows the part that failed in its place and keeps the rest. */
export type PagePart<Data> = { data: Data; failure: null } | { data: null; failure: string };

/** Waits for a call; a session that has ended leads to the sign-on, any other failed call becomes words for its place. */
export async function partOf<Data>(request: Request, calling: Promise<Data>): Promise<PagePart<Data>> {
  try {
    return { data: await calling, failure: null };
  } catch (failure) {
    const failedCall = findCallError(failure);
    if (failedCall === null) throw failure;
    if (failedCall.status === 401) throw toSignIn(request);
    return { data: null, failure: failedCall.msg };
  }
}

/** Status of a page that a failed call left without what it is for: refusals and a server that broke are passed on (SHELL-20), all else passes by. */
export const pageStatusOf = ({ status }: Pick<CallError, 'status'>): number => (status >= 400 && status <= 500 ? status : 503);

/**
 * A loader whose page cannot stand without its calls. One that fails is no fault of the page: signing in again, a page that is not
 * there, or the error page with its words, its status (429 and 503 say when to come back) and the way to try again.
 */
export const pageLoader =
  <Args extends { request: Request }, Loaded>(load: (args: Args) => Loaded | Promise<Loaded>) =>
  async (args: Args): Promise<Loaded> => {
    try {
      return await load(args);
    } catch (failure) {
      const failedCall = findCallError(failure);
      if (failedCall === null) throw failure;
      if (failedCall.status === 401) throw toSignIn(args.request);
      throw data(failedCall.status === 404 ? null : ({ words: failedCall.msg } satisfies FailedPage), { status: pageStatusOf(failedCall) });
    }
  };

/** What such a page hands to the error view. */
export interface FailedPage {
  words: string;
}
