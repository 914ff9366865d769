/** Air between box and calendar, and between calendar and the edge of the window. */
const AIR = 4;

/**
 * Gives the calendar that is about to be shown its place and the focus to its day. It keeps to the box before it, below or, where there is more
 * room, above, while what lies around is scrolled; a phone has it as a sheet by the style sheet.
 */
export function openCalendar(panel: HTMLElement): () => void {
  const box = panel.previousElementSibling;
  const place = () => {
    if (!box) return;
    const { left, top, bottom } = box.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = panel;
    const below = bottom + AIR;
    const isBelow = below + height <= window.innerHeight || top < window.innerHeight - bottom;
    panel.style.setProperty('--calendar-top', `${Math.max(AIR, isBelow ? below : top - AIR - height)}px`);
    panel.style.setProperty('--calendar-left', `${Math.max(AIR, Math.min(left, document.documentElement.clientWidth - width - AIR))}px`);
  };
  const leaving = new AbortController();
  // told before it is shown; what is not shown has no size and takes no focus
  const frame = requestAnimationFrame(() => {
    place();
    panel.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    const options = { signal: leaving.signal, capture: true, passive: true };
    window.addEventListener('scroll', place, options);
    window.addEventListener('resize', place, options);
  });
  return () => {
    cancelAnimationFrame(frame);
    leaving.abort();
  };
}
