const FLIGHT_MS = 520;

/**
 * Sends a copy of the product's picture to the count in the header (`data-fly-target="selection"`). False where there is none in
 * sight, something lies over it, or the person wants no motion: then a toast says it.
 */
export function flyToSelection(picture: Element | null | undefined): boolean {
  const target = [...document.querySelectorAll('[data-fly-target="selection"]')].find((element) => element.checkVisibility());
  if (!picture || !target || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const from = picture.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  if (to.bottom < 0 || to.top > innerHeight || from.width === 0 || isCovered(target, to)) return false;
  const copy = picture.cloneNode() as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '80',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const scale = Math.max(0.06, 24 / from.width);
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x * 0.45}px, ${y * 0.6 - 40}px) scale(0.5)`, opacity: 0.9, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.4 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
  );
  const land = () => {
    copy.remove();
    target.animate([{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], { duration: 200 });
  };
  flight.finished.then(land, () => copy.remove());
  return true;
}

/** Something lies over it, a dialog's backdrop for one: a flight there would be seen by nobody. */
function isCovered(target: Element, { left, top, width, height }: DOMRect): boolean {
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && !target.contains(seen) && !seen.contains(target);
}
