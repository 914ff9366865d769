import { useEffect, useState, type ReactNode } from 'react';
import { useActingState } from '../../../lib/identity/identity-changed.ts';

const isFreeNow = (): boolean => document.querySelector('dialog[open]') === null;

/** One dialog at a time (MESSAGE-6): a tip waits until whatever was opened meanwhile is closed, and makes way where the page has lost its identity. */
export function WhenFree({ children }: { children: ReactNode }) {
  const [isFree, setFree] = useState(isFreeNow);
  const { state } = useActingState();
  useEffect(() => {
    if (isFree) return undefined;
    // once it is told it stays: the dialog that is open then is its own
    const look = () => setFree((was) => was || isFreeNow());
    // what was open while this was drawn, such as the tip before, may have gone with it
    look();
    const watch = new MutationObserver(look);
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [isFree]);
  return isFree && state === 'acting' ? children : null;
}
