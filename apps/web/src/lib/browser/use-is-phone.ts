import { useSyncExternalStore } from 'react';

/** A question to the screen; `onServer` until the page stands in a browser. */
function screenQuestion(query: string, onServer: boolean): () => boolean {
  const subscribe = (onChange: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  const now = () => window.matchMedia(query).matches;
  const before = () => onServer;
  return () => useSyncExternalStore(subscribe, now, before);
}

/** Is the screen a phone's? Only where the markup differs; what can be told in CSS is told there. */
export const PHONE = '(max-width: 899px)';
export const useIsPhone = screenQuestion(PHONE, false);
