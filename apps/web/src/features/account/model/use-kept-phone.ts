import { useEffect, useRef } from 'react';
import { sessionDrawer } from '../../../lib/kept/storage.ts';
import { isTypedElsewhere } from './use-typed-phone.ts';

/** Keeps the number that is typed for when the page is loaded anew, no longer than one stays on it (ACCOUNT-9); one typed on the sign-on site since is the newer. */
export function useKeptPhone(phone: string, onFound: (phone: string) => void): void {
  const found = useRef(onFound);
  const before = useRef(phone);
  useEffect(() => {
    const kept = sessionDrawer.read('registerPhone');
    if (kept !== null && !isTypedElsewhere()) found.current(kept);
    return dropKeptPhone;
  }, []);
  useEffect(() => {
    if (phone !== before.current) sessionDrawer.write('registerPhone', phone);
    before.current = phone;
  }, [phone]);
}

export const dropKeptPhone = (): void => sessionDrawer.remove('registerPhone');
