import { leaveTabNote, takeTabNote } from '@portal/ui';
import { cleanPhone } from '@portal/units';
import { useEffect, useRef } from 'react';

/** Pages where a number is typed: it goes along from one to the next. */
const PLACES = ['/login', '/register', '/passwordReset'];

/**
 * The number typed on the page before this one is here too, and goes along to the next where somebody has an account or comes to have one.
 * `take` gets it once; it is in no address (ACCOUNT-13).
 */
export function useCarriedPhone(typed: string, take: (phone: string) => void): void {
  const latest = useRef({ typed, take });
  useEffect(() => void (latest.current = { typed, take }));
  useEffect(() => {
    const carried = takeTabNote();
    if (carried !== '' && latest.current.typed === '') latest.current.take(carried);
    const handleClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.target === '' && PLACES.includes(new URL(link.href).pathname)) leaveTabNote(cleanPhone(latest.current.typed));
    };
    // before the router sees it
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, []);
}
