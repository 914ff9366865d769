import { toast } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Whoever sets out for another page leaves behind what was said on this one (SHELL-8). */
export function useMovingOn(): void {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const going = next?.pathname ?? pathname;
  const last = useRef(going);
  useEffect(() => {
    if (last.current !== going) toast.moveOn();
    last.current = going;
  }, [going]);
}
