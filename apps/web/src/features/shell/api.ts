/** Calls of the shell, loaded when first needed. */
import { findCallError } from '@portal/client';
import { changeIdentity, getLoginSessionInfo, logout, type SessionInfo } from '@portal/contract/account';
import { listSuggestions, type Suggestion } from '@portal/contract/catalog';
import { getSelectionPieces } from '@portal/contract/design-order';
import { isRefused, sayFailure, tellFailure } from '../../lib/calls/failure.ts';
import { tellActingAgain } from '../../lib/identity/identity-changed.ts';
import { changingWhoActs, switching } from '../../lib/identity/identity-switching.ts';
import { announceIdentity } from '../../lib/live/identity-watch.ts';
import { pageCall, sessionCall } from '../../lib/calls/call.ts';
import { setSelectionLines } from '../../lib/selection/selection-count.ts';
import { NOT_SIGNED_OUT } from './model/not-signed-out.ts';
import { clearPersonalStorage, markSignedIn, sessionDrawer } from '../../lib/kept/storage.ts';

/** A page that is loaded anew has gone by then, on a slow line too. */
const LEAVES_WITHIN_MS = 10_000;

/**
 * Acts for another enterprise from now on; the page is loaded anew with that enterprise's prices and lists. What is not saved yet is
 * saved before.
 */
export const switchIdentity = (merchantNo: string): Promise<void> =>
  switching(async () => {
    if (!(await actsAs(merchantNo))) return;
    sessionDrawer.write('identitySwitched', merchantNo);
    window.location.reload();
    // nothing more is done here, unless somebody kept the page
    await new Promise((resolve) => setTimeout(resolve, LEAVES_WITHIN_MS));
  });

/** Ends the session, then leaves by `href`, which ends that of the sign-on site. Where it cannot be ended that is told, and everything stays (SHELL-23). */
export const signOut = (href: string): Promise<void> =>
  changingWhoActs(async () => {
    const isEnded = await sessionCall(logout).then(
      () => true,
      () => false,
    );
    if (!isEnded) return sayFailure(NOT_SIGNED_OUT);
    clearPersonalStorage();
    window.location.assign(href);
    await new Promise((resolve) => setTimeout(resolve, LEAVES_WITHIN_MS));
  });

/** Acts for the enterprise again that this page was made for: the page goes on where it stood. */
export const switchBack = (merchantNo: string): Promise<void> =>
  switching(async () => {
    if (!(await actsAs(merchantNo))) return;
    tellActingAgain();
    announceIdentity();
  });

/** Whether that identity acts by now. Where the answer is lost it may be so all the same, so it is asked; a failure is told. */
async function actsAs(merchantNo: string): Promise<boolean> {
  try {
    await sessionCall(changeIdentity, { body: { merchantNo } });
    return true;
  } catch (failure) {
    if (!isRefused(failure) && (await findSession())?.merchantNo === merchantNo) return true;
    // the page and what is typed there stay
    tellFailure(failure, sayFailure);
    return false;
  }
}

/** Whether the session of this browser can be read; null without a network, which tells nothing of it. */
const isMember = (): Promise<boolean | null> =>
  sessionCall(getLoginSessionInfo).then(
    () => true,
    (failure: unknown) => (findCallError(failure)?.isNetworkError ? null : false),
  );

/**
 * Home, with nothing kept in the browser that may have been at fault: what it holds of the account goes. The session goes only
 * where it cannot be read either, and with it what was not saved (SHELL-20).
 */
export async function goHomeAnew(): Promise<void> {
  if ((await isMember()) === false) {
    clearPersonalStorage();
    await endSession();
  } else markSignedIn(false);
  window.location.assign('/home');
}

/** After a server that broke: whoever is no member goes home signed out, where it is said why; what was typed stays for when he signs in (SHELL-20). */
export async function sendStrangerHome(): Promise<void> {
  if ((await isMember()) !== false) return;
  markSignedIn(false);
  await endSession();
  sessionDrawer.write('sentHome', '1');
  window.location.replace('/home');
}

const endSession = () => sessionCall(logout).catch(() => null);

/** Who acts by now; null for a guest, and where it cannot be told. */
export const findSession = (): Promise<SessionInfo | null> => sessionCall(getLoginSessionInfo).catch(() => null);

/** The badge's figure; a failure leaves it as it is. */
export async function refreshSelectionCount(): Promise<void> {
  const pieces = await pageCall(getSelectionPieces).catch(() => null);
  if (pieces) setSelectionLines(pieces);
}

/** What these letters may mean. A failure offers nothing: the search itself says what failed. */
export const findSuggestions = (keyword: string, signal: AbortSignal): Promise<Suggestion[]> =>
  sessionCall(listSuggestions, { query: { keyword }, signal }).catch(() => []);
