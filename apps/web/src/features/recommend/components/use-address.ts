import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

const PAUSE_MS = 300;

/** Keeps the address at `href`, in the same place of the history; as it was at null, and never while the visitor is on the way to another page. */
export function useAddress(href: string | null): void {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const isThere = href === null || `${pathname}${search}` === href;
  useEffect(() => {
    if (isThere || href === null || state !== 'idle') return;
    const timer = setTimeout(() => void navigate(href, { replace: true, preventScrollReset: true }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [href, isThere, state, navigate]);
}
