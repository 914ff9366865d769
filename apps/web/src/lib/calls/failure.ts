/**
 * How a failed call is told, said once for all pages: nobody else in the browser looks for 401, for a script that is gone or
 * for a lost network. Loaders have page-loader.ts; a whole page that failed is the shell's.
 */
import { findCallError, networkFailure } from '@portal/client';
import { identityChanged } from '@portal/contract/core';
import { toast } from '@portal/ui';
import { faultHref } from '../address-bar/fault-href.ts';
import { isScriptGone } from '../browser/new-version.ts';
import { signInHref } from '../address-bar/sign-in-href.ts';

export { isRefused } from '@portal/client';

/** What a failure says to the user; faults of the page itself read as one of ours. */
export const failureText = (failure: unknown): string => findCallError(failure)?.msg ?? (isScriptGone(failure) ? goneText() : '操作失败，请稍后重试');

/** Behind a line that is known to be dead the same press succeeds later, and loading the page anew would lose it. */
const goneText = (): string => (navigator.onLine === false ? networkFailure().msg : '页面已更新或网络异常，请刷新后重试');

/** The session has ended: the same call will succeed after signing in. */
export const isSignedOut = (failure: unknown): boolean => findCallError(failure)?.status === 401;

/** The server broke over it: HTTP 500, and nothing else. */
export const isServerFault = (failure: unknown): boolean => findCallError(failure)?.status === 500;

/** The page's identity acts no longer: the frame says so in a dialog (lib/identity/identity-changed.ts). */
export const isOfAnotherIdentity = (failure: unknown): boolean => findCallError(failure)?.code === identityChanged.code;

/**
 * What an action came to that has nothing typed beside it: a lost session leads to the sign-on and back here, a server that broke to the
 * error page (SHELL-20), everything else is said in a toast. Where something typed or chosen would be lost, `tell` says it in its place.
 */
export function tellFailure(failure: unknown, tell?: (words: string) => void): void {
  const here = window.location.pathname + window.location.search;
  if (isSignedOut(failure)) window.location.assign(signInHref(here));
  else if (tell === undefined && isServerFault(failure)) window.location.assign(faultHref(here));
  else if (tell !== undefined || !isOfAnotherIdentity(failure)) (tell ?? sayFailure)(failureText(failure));
}

/** Says it over the page, which stays as it is. */
export const sayFailure = (words: string): void => void toast.error(words);
