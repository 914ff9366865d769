import { useSyncExternalStore } from 'react';

const QUERY = '(max-width: 899px)';

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Is the screen a phone's? False on the server. Only where the markup differs; what can be told in CSS is told there. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
