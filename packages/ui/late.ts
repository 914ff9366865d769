/** What every page has and no first view waits for; a part of its own, which a site begins once its page stands. */
import { placeToasts } from './components/place-toasts.ts';
import { placeToastsBy } from './components/toaster.tsx';
import { watchSheets } from './components/watch-sheets.ts';

/** Back closes what lies over the page (SHELL-31), and toasts keep clear of what is on it (SHELL-8). */
export function beginLateParts(): void {
  watchSheets();
  placeToastsBy(placeToasts);
}
