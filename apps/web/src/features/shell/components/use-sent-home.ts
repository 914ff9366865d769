import { useEffect } from 'react';

const HOME_PAGES = ['/', '/home'];

/** After a server that broke on the page `from` (null: on none): whoever is no member goes home, with nothing kept of an account (SHELL-20). Home itself is not left. */
export function useSentHome(from: string | null): void {
  useEffect(() => {
    if (from === null || HOME_PAGES.includes(new URL(from, window.location.origin).pathname)) return;
    // where the calls cannot be loaded either, the page stays as it is
    void import('../api.ts').then(({ sendStrangerHome }) => sendStrangerHome()).catch(() => undefined);
  }, [from]);
}
