export interface WaitingWindow {
  /** Shows the page; false when the browser had refused the window or the user has closed it. */
  goTo(href: string): boolean;
  close(): void;
}

/**
 * A new window opened at once, in the click, before the address is known: browsers block windows opened later. Shows `text`
 * until `goTo`.
 */
export function openWaitingWindow(text: string): WaitingWindow {
  const page = window.open('about:blank', '_blank');
  if (page !== null) {
    page.opener = null;
    page.document.title = text;
    page.document.body.textContent = text;
    // the sheets of the portal are not there
    const ink = getComputedStyle(document.documentElement).getPropertyValue('--p-ink-3');
    page.document.body.style.cssText = `font: 16px/1.6 sans-serif; color: ${ink}; display: grid; place-items: center; height: 90vh`;
  }
  return {
    goTo(href) {
      if (page === null || page.closed) return false;
      page.location.replace(new URL(href, window.location.href).href);
      return true;
    },
    close: () => page?.close(),
  };
}
