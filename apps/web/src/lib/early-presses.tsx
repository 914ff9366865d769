/**
 * Presses on buttons before the page's script has arrived: on a slow line the page stands some seconds as the server drew it, and a
 * button that does nothing is a broken one. This part of the page itself keeps them; `heldPresses` does them once the page listens. Links,
 * and buttons that send a form, work without script and are let through.
 */
declare global {
  interface Window {
    /** Gone once the page listens. */
    earlyPresses?: { held: HTMLElement[]; end(): void };
  }
}

/** Runs in the page, as text; each button once, for impatience is no second wish. */
const keep = (): void => {
  const held: HTMLElement[] = [];
  const hold = (event: MouseEvent): void => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button');
    if (button?.type !== 'button') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held.includes(button)) held.push(button);
  };
  window.addEventListener('click', hold, true);
  window.earlyPresses = { held, end: () => window.removeEventListener('click', hold, true) };
};

/** Drawn by the server alone. */
export const EarlyPresses = ({ nonce }: { nonce: string | undefined }) => (
  <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `(${keep.toString()})()` : '' }} />
);
