/**
 * What held the focus goes: it goes back to what had it before, as a browser does by itself for a dialog. Where that is gone or cannot take it (a line that was
 * removed, an entry of a closed menu), or goes a moment later with what was done in the dialog, it goes to the nearest place that can, never to nowhere.
 */
export function giveFocusBack(opener: Element | null): void {
  // after React has taken away what goes
  queueMicrotask(() => {
    const below = [...document.querySelectorAll('dialog:modal')].at(-1);
    const menu = opener?.closest('details')?.querySelector('summary');
    for (const place of [opener, menu, below?.querySelector('[tabindex], input, button'), document.querySelector('main')]) {
      if (document.activeElement !== document.body) break;
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    }
    followGone(document.activeElement);
  });
}

/** Until the focus goes elsewhere by itself: where what has it is taken away, the page has it. */
function followGone(held: Element | null): void {
  if (held === null || held === document.body) return;
  const watching = new MutationObserver(() => {
    if (held.isConnected && document.activeElement === held) return;
    watching.disconnect();
    if (!held.isConnected && document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
  });
  watching.observe(document.body, { childList: true, subtree: true });
}
