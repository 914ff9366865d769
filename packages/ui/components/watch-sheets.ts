import { tellStepsTo } from '../model/first-steps.ts';
import { createSheetHistory, type HistoryWindow, type Leave } from '../model/sheet-history.ts';

/** What lies over a page: dialogs and drawers, the menu of a phone, calendars and other panels of the browser. Not what asks about a step of the router. */
const SHEETS = 'dialog:modal:not([data-of-step]), .p-phone-menu[open], [popover=auto]:popover-open';

/** As Escape does: whatever would lose something may stay. */
function close(sheet: Element): void {
  if (sheet instanceof HTMLDetailsElement) sheet.open = false;
  else if (sheet.matches('[popover]')) (sheet as HTMLElement).hidePopover();
  else sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
}

let isWatching = false;

/**
 * From now on Back closes what lies over the page, the topmost first, and the page stays (SHELL-31). Nobody has to tell of a sheet: it is seen
 * when it opens. One that opens before the page was touched has no entry, for browsers skip such entries.
 */
export function watchSheets(): void {
  if (isWatching) return;
  isWatching = true;
  const enter = createSheetHistory(window as HistoryWindow, tellStepsTo);
  const known = new Map<Element, Leave>();
  const look = () => {
    const present = new Set(document.querySelectorAll(SHEETS));
    for (const [sheet, leave] of known) {
      if (present.has(sheet)) continue;
      known.delete(sheet);
      leave();
    }
    for (const sheet of present)
      if (!known.has(sheet) && navigator.userActivation?.hasBeenActive !== false)
        known.set(
          sheet,
          enter(() => closeByBack(sheet)),
        );
  };
  const closeByBack = (sheet: Element) => {
    known.delete(sheet);
    close(sheet);
    // what has not closed takes Back again
    setTimeout(look);
  };
  new MutationObserver(look).observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
  document.addEventListener('toggle', look, true);
  look();
}
