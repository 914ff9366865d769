/**
 * Whether somebody else acts by now is noticed without a call being refused: other tabs say whom they were loaded for, and it is asked when
 * the person looks at the page again, so that nobody reads another's prices to a customer (ACCOUNT-5).
 */
import { useEffect } from 'react';
import { isActing } from '../identity/identity-changed.ts';
import { onLookAgain } from '../browser/look-again.ts';
import { stayAfterAll } from '../kept/storage.ts';

const CHANNEL = 'portal-identity';

/** Whom this page was made for, as `actingFor` writes it; '' for a guest. */
export const ownIdentity = (): string => document.documentElement.dataset['actingFor'] ?? '';
const look = (): void => void import('./own-session.ts').then(({ lookWhoActs }) => lookWhoActs()).catch(() => {});

/** Tells the other tabs whom this one is for. */
export function announceIdentity(): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(ownIdentity());
  channel.close();
}

/** Keeps an eye on it as long as the page lives; a guest's page only says that it is a guest's. */
export function useIdentityWatch(isSignedIn: boolean): void {
  useEffect(() => {
    announceIdentity();
    return isSignedIn ? watch() : undefined;
  }, [isSignedIn]);
}

function watch(): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  if ('BroadcastChannel' in window) {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }) => (data !== ownIdentity() || !isActing()) && look(), { signal });
    signal.addEventListener('abort', () => channel.close());
  }
  onLookAgain(look, signal);
  const lookAtKept = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    stayAfterAll();
    look();
  };
  window.addEventListener('pageshow', lookAtKept, { signal });
  return () => watching.abort();
}
