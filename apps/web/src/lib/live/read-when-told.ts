/**
 * A page of what others change too does not stay behind: it is read anew when one comes back to it, and when one is told something, for
 * it may be just that. What one may is read with it, so that the menus follow.
 */
import { useEffect, useEffectEvent, useRef } from 'react';
import { onLookAgain } from '../browser/look-again.ts';
import { useReadAnew } from '../calls/read-anew.ts';
import { useUnreadMail } from './unread-mail.ts';

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
    onLookAgain(() => void look(), watching.signal);
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
