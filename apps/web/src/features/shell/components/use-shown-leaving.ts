import { useEffect } from 'react';
import { useNavigation } from 'react-router';

/** A link that looks like a button shows that it was pressed until its page is there, as a button shows that it is at work. */
export function useShownLeaving(): void {
  const { state, location: next } = useNavigation();
  const href = state === 'loading' && next ? next.pathname + next.search : null;
  useEffect(() => {
    if (href === null) return;
    const pressed = [...document.querySelectorAll('a.p-button')].filter((link) => link.getAttribute('href') === href);
    for (const link of pressed) link.setAttribute('aria-busy', 'true');
    return () => {
      for (const link of pressed) link.removeAttribute('aria-busy');
    };
  }, [href]);
}
