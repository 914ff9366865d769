/** Calls of the shell, loaded when first needed. */
import { findCallError } from '@portal/client';
import { changeIdentity, getLoginSessionInfo, logout, type SessionInfo } from '@portal/contract/account';
import { listSuggestions, type Suggestion } from '@portal/contract/catalog';
import { getSelectionPieces } from '@portal/contract/design-order';
import { tellFailure } from '../../lib/failure.ts';
import { pageCall, sessionCall } from '../../lib/call.ts';
import { setSelectionLines } from '../../lib/selection-count.ts';
import { clearPersonalStorage, markSignedIn, sessionDrawer } from '../../lib/storage.ts';

/** Acts for another enterprise from now on; the page, or the one at `to`, is loaded anew with that enterprise's prices and lists. */
export async function switchIdentity(merchantNo: string, to?: string): Promise<void> {
  try {
    await sessionCall(changeIdentity, { body: { merchantNo } });
    sessionDrawer.write('identitySwitched', '1');
    if (to === undefined) window.location.reload();
    else window.location.assign(to);
  } catch (error) {
    tellFailure(error);
  }
}

/**
 * Home, with nothing kept in the browser that may have been at fault: what it holds of the account goes. The session goes only
 * where it cannot be read either, and with it what was not saved (SHELL-20).
 */
export async function goHomeAnew(): Promise<void> {
  const isAlive = await sessionCall(getLoginSessionInfo).then(
    () => true,
    // without a network nothing is known of it
    (failure: unknown) => findCallError(failure)?.isNetworkError ?? false,
  );
  if (isAlive) markSignedIn(false);
  else {
    clearPersonalStorage();
    await sessionCall(logout).catch(() => null);
  }
  window.location.assign('/home');
}

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
