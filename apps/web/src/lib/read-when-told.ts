/**
 * A page of what others change too does not stay behind: it is read anew when one comes back to it, and when one is told something, for
 * it may be just that. What one may is read with it, so that the menus follow.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { useReadAnew } from './read-anew.ts';
import { useUnreadMail } from './unread-mail.ts';

/** Coming back to a tab tells itself by two events. */
const LOOK_AGAIN_MS = 1_000;

/** Gives how to read the page anew for what is changed on it. */
export function useReadWhenTold(): () => Promise<void> {
  const readAnew = useReadAnew();
  const look = useEffectEvent(async () => {
    // without a network the page stays as it is; another identity is told by the frame
    const who = await import('./own-session.ts').then(
      ({ lookWhoActs }) => lookWhoActs(),
      () => 'unknown',
    );
    if (who === 'same') await readAnew();
  });
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    let lookedAt = -Infinity;
    const lookAgain = () => {
      if (document.visibilityState !== 'visible' || performance.now() - lookedAt < LOOK_AGAIN_MS) return;
      lookedAt = performance.now();
      void look();
    };
    document.addEventListener('visibilitychange', lookAgain, { signal });
    window.addEventListener('focus', lookAgain, { signal });
    // an answer to a change made here may have been lost with the network
    window.addEventListener('online', lookAgain, { signal });
    return () => watching.abort();
  }, []);
  const unread = useUnreadMail();
  const before = useRef(unread);
  useEffect(() => {
    const known = before.current;
    before.current = unread;
    if (known !== null && unread !== null && unread > known) void look();
  }, [unread]);
  return readAnew;
}
