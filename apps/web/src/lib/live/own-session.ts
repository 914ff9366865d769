import { getLoginSessionInfo, type SessionInfo } from '@portal/contract/account';
import { actingFor } from '@portal/contract/core';
import { isSignedOut } from '../calls/failure.ts';
import { sessionCall } from '../calls/call.ts';
import { tellActingAgain, tellIdentityChanged, tellSessionOver } from '../identity/identity-changed.ts';
import { isSwitching } from '../identity/identity-switching.ts';
import { isSigningOut } from '../kept/storage.ts';

export type Who = 'same' | 'other' | 'nobody' | 'unknown';

/** Who this browser is signed in as by now: whom the page was made for, somebody else, or nobody. Without a network it cannot be told. */
export async function findOwnSession(): Promise<{ who: Who; session: SessionInfo | null }> {
  try {
    const session = await sessionCall(getLoginSessionInfo);
    return { who: actingFor(session) === document.documentElement.dataset['actingFor'] ? 'same' : 'other', session };
  } catch (failure) {
    return { who: isSignedOut(failure) ? 'nobody' : 'unknown', session: null };
  }
}

let looking: Promise<Who> | null = null;

/** Asks who acts by now, and has the page say so. One question at a time. */
export function lookWhoActs(): Promise<Who> {
  looking ??= look().finally(() => (looking = null));
  return looking;
}

async function look(): Promise<Who> {
  const { who, session } = await findOwnSession();
  // this tab does it itself, and is loaded anew for it
  if (isSwitching() || isSigningOut()) return who;
  if (who === 'same') tellActingAgain();
  else if (who === 'nobody') tellSessionOver();
  else if (session) tellIdentityChanged({ now: session });
  return who;
}
