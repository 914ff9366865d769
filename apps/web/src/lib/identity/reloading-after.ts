import { switching } from './identity-switching.ts';
import { sessionDrawer } from '../kept/storage.ts';

/** A page that is loaded anew has gone by then, on a slow line too. */
const LEAVES_WITHIN_MS = 10_000;

/**
 * Does what makes another identity act, and loads the page anew for it, which then says `words` (`useArrivalToast`). Nothing tells of the
 * change meanwhile: it is this tab's own.
 */
export const reloadingAfter = (action: () => Promise<unknown>, words: string): Promise<void> =>
  switching(async () => {
    await action();
    sessionDrawer.write('toldOnArrival', words);
    window.location.reload();
    // nothing more is done here, unless somebody kept the page
    await new Promise((resolve) => setTimeout(resolve, LEAVES_WITHIN_MS));
  });
