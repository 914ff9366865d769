import { useEffect } from 'react';

/** Keeps the unread count of whoever is signed in, from when the page has nothing else to do. Guests have none. */
export function useLiveMail(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    const start = () => void import('../live-page.ts').then(({ startLive }) => startLive()).catch(() => {});
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = window.setTimeout(start, 1_000);
      return () => window.clearTimeout(timer);
    }
    const waiting = window.requestIdleCallback(start, { timeout: 3_000 });
    return () => window.cancelIdleCallback(waiting);
  }, [isSignedIn]);
}
