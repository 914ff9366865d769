/**
 * Presses on parts of the page that stand as the server drew them and whose script is on its way (`laterPart`): held back, and done in their order
 * once all of it is there. What React has taken over is left alone, as is a press with a key that means another window.
 */
const waiting = new Set<object>();
const arrivedOnes = new WeakSet<object>();
const asked: (() => void)[] = [];
let isPageTaken = false;
let held: HTMLElement[] = [];

const PRESSED = 'a, button, summary, label, input';
/** React keeps what it knows of an element at the element. */
const isTaken = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

function hold(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
  if (target === null || isTaken(target) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(target);
  for (const tell of asked.splice(0)) tell();
}

function release(): void {
  if (waiting.size > 0) return;
  document.removeEventListener('click', hold, true);
  if (isPageTaken) delete document.documentElement.dataset['later'];
  const pressed = held;
  held = [];
  for (const target of pressed) target.click();
}

export const heldPresses = {
  /** The page is being taken over: `data-later` stands at it until it is, with all its parts, and tells whoever waits for that. Gives what ends it. */
  begin(): () => void {
    document.documentElement.dataset['later'] = '';
    return () => {
      isPageTaken = true;
      window.earlyPresses?.end();
      held.unshift(...(window.earlyPresses?.held ?? []));
      delete window.earlyPresses;
      if (held.length > 0) for (const tell of asked.splice(0)) tell();
      release();
    };
  },
  /** A part is on its way. Gives what ends that where the part is taken from the page before. */
  awaited(part: object): () => void {
    if (arrivedOnes.has(part)) return () => {};
    if (waiting.size === 0) document.addEventListener('click', hold, true);
    waiting.add(part);
    document.documentElement.dataset['later'] = '';
    return () => {
      if (waiting.delete(part)) release();
    };
  },
  /** It is there, or will never be: what was pressed is done as the page is now. */
  arrived(part: object): void {
    arrivedOnes.add(part);
    if (waiting.delete(part)) release();
  },
  /** Tells when something that waits is pressed. */
  onFirst(tell: () => void): void {
    if (held.length > 0) tell();
    else asked.push(tell);
  },
};
