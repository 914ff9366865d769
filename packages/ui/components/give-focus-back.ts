/**
 * What held the focus goes: it goes back to what had it before, as a browser does by itself for a dialog. Where that is gone or cannot take it (a line that was
 * removed, an entry of a closed menu), it goes to the nearest place that can, never to nowhere.
 */
export function giveFocusBack(opener: Element | null): void {
  // after React has taken away what goes
  queueMicrotask(() => {
    const below = [...document.querySelectorAll('dialog:modal')].at(-1);
    const menu = opener?.closest('details')?.querySelector('summary');
    for (const place of [opener, menu, below?.querySelector('[tabindex], input, button'), document.querySelector('main')]) {
      if (document.activeElement !== document.body) return;
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    }
  });
}
