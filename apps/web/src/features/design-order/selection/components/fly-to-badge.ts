/** Marks the button of the list that added products fly to. */
export const LIST_BUTTON = 'data-design-list-button';
const FLIGHT_MS = 480;

/**
 * Lets a copy of a product's picture fly to the list's button (PICK-4). Nothing else on the page
 * moves. Those who ask for less motion see the badge's number change, and no flight.
 */
export function flyToBadge(picture: Element | null): void {
  const target = [...document.querySelectorAll(`[${LIST_BUTTON}]`)].find((element) => element.getClientRects().length > 0);
  if (!picture || !target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = picture.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const flyer = picture.cloneNode(true) as HTMLElement;
  flyer.setAttribute('aria-hidden', 'true');
  Object.assign(flyer.style, {
    position: 'fixed',
    zIndex: '40',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    pointerEvents: 'none',
    boxShadow: 'var(--p-float-flying)',
  });
  document.body.append(flyer);
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  const flight = flyer.animate(
    [
      { transform: 'translate(0, 0) scale(1)', opacity: 1 },
      { transform: `translate(${dx * 0.55}px, ${dy * 0.4 - 40}px) scale(0.7)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.2)`, opacity: 0.4 },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.3, 0, 0.4, 1)' },
  );
  const land = () => {
    flyer.remove();
    target.animate([{ scale: 1 }, { scale: 1.06 }, { scale: 1 }], { duration: 200 });
  };
  flight.addEventListener('finish', land);
  flight.addEventListener('cancel', () => flyer.remove());
}
