import { getLoginSessionInfo } from '@portal/contract/account';
import { actingFor } from '@portal/contract/core';
import { isSignedOut } from './failure.ts';
import { sessionCall } from './call.ts';

/** Who this browser is signed in as by now: whom the page was made for, somebody else, or nobody. Where it cannot be told, nothing has changed. */
export async function findOwnSession(): Promise<'same' | 'other' | 'nobody'> {
  try {
    return actingFor(await sessionCall(getLoginSessionInfo)) === document.documentElement.dataset['actingFor'] ? 'same' : 'other';
  } catch (failure) {
    return isSignedOut(failure) ? 'nobody' : 'same';
  }
}
