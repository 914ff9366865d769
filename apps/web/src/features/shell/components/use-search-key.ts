import { useEffect } from 'react';

/** Leads to the search of the page from anywhere. */
export const SEARCH_KEY = '/';

/** The key puts the focus into the first search that is to be seen; while someone types, and under a dialog, it is a letter like any other. */
export function useSearchKey(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== SEARCH_KEY || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))) return;
      if (document.querySelector('dialog:modal')) return;
      const box = [...document.querySelectorAll<HTMLInputElement>('search input:not([type="hidden"])')].find((input) => input.checkVisibility());
      if (!box) return;
      event.preventDefault();
      box.focus();
      box.select();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
