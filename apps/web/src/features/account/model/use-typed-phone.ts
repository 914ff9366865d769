import { useEffect, useRef } from 'react';
import { takeTypedPhone } from '../api.ts';

/** How the sign-on site says that a number was typed there. */
const MARK = '#typed';

export const isTypedElsewhere = (): boolean => window.location.hash === MARK;

/** Gives the number that was typed on the sign-on site before one came here, once (ACCOUNT-19). Without it the field is as empty as ever. */
export function useTypedPhone(onFound: (phone: string) => void): void {
  const found = useRef(onFound);
  useEffect(() => {
    if (!isTypedElsewhere()) return;
    // the state that the router keeps there stays
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    takeTypedPhone().then(
      (phone) => void (phone !== '' && found.current(phone)),
      () => undefined,
    );
  }, []);
}
