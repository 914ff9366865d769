import { useEffect } from 'react';

/** What the window is called: the page, then the site. */
export function useWindowTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} - 控制台 - ${document.documentElement.dataset['brand'] ?? ''}`;
  }, [page]);
}
