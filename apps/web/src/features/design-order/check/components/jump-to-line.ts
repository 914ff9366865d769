const POINTED_MS = 1600;

/** Brings a line of the list or order into sight, gives it the focus and lets it light up for a moment. */
export function jumpToLine(skuNo: string): void {
  const line = [...document.querySelectorAll<HTMLElement>('[data-sku]')].find(
    (element) => element.dataset['sku'] === skuNo && element.getClientRects().length > 0,
  );
  if (!line) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  line.tabIndex = -1;
  // not centred: what cannot be centred would shift the sheet it stands in
  line.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  line.focus({ preventScroll: true });
  const colour = getComputedStyle(line).getPropertyValue('--p-warning-soft');
  if (!isCalm) line.animate([{ backgroundColor: colour }, { backgroundColor: colour, offset: 0.6 }, {}], { duration: POINTED_MS });
}
