import { toastTop } from '../model/toast-place.ts';
import type { Edges } from '../model/tip-place.ts';

/** The title of the page, and controls that letters are typed into; those behind an open dialog too, which closes in the very moment many a toast comes. */
const READ = ':is(h1:not(.p-hidden),input:not([type=checkbox],[type=radio],[type=file],[type=range]),textarea,select)';
const NEXT_STEP = '.p-button--primary';
/** More of them lie over the page than bars do. */
const BARS_MOST = 4;

/** Where its words stand: the title is a line as wide as the page. */
function wordsRect(field: Element): DOMRect {
  if (field.localName !== 'h1') return field.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(field);
  return words.getBoundingClientRect();
}

const inSight = (rects: readonly DOMRect[]) => rects.filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < window.innerHeight);

/** What stands still at a point while the page scrolls; null where the page itself is there. */
function barAt(y: number): DOMRect | null {
  const x = document.documentElement.clientWidth / 2;
  for (let part = document.elementFromPoint(x, y); part; part = part.parentElement) {
    // a sheet is the page while it is open
    if (part.localName === 'dialog') return null;
    if (/fixed|sticky/.test(getComputedStyle(part).position)) return part.getBoundingClientRect();
  }
  return null;
}

/** The site's head, which on a desk goes away with the page. */
const HEAD = '.p-header';

/** The bars at the upper and the lower edge of the window, whichever they are. */
function bars(): DOMRect[] {
  const found: DOMRect[] = [];
  for (const step of [1, -1]) {
    let y = step > 0 ? 1 : window.innerHeight - 2;
    for (let count = 0; count < BARS_MOST; count += 1) {
      const bar = barAt(y);
      if (bar === null) break;
      found.push(bar);
      y = step > 0 ? bar.bottom + 1 : bar.top - 2;
    }
  }
  return found;
}

/**
 * Puts toasts where they cover neither a bar that stays nor what has just been pressed, nor the title, nor what one types in, nor the button of the next step; where
 * that is more than the window has room for, bars and what was pressed stay free (SHELL-8).
 */
export function placeToasts(layer: HTMLElement): void {
  const pressed = document.activeElement?.matches('body, dialog, main, h1, h2') === false ? [document.activeElement.getBoundingClientRect()] : [];
  // of the page, not of the toasts themselves
  layer.style.visibility = 'hidden';
  const kept: Edges[][] = [
    inSight([...bars(), ...[...document.querySelectorAll(HEAD)].map((head) => head.getBoundingClientRect()), ...pressed]),
    inSight([...document.querySelectorAll(READ)].map(wordsRect)),
    inSight([...document.querySelectorAll(NEXT_STEP)].map((button) => button.getBoundingClientRect())),
  ];
  layer.style.visibility = '';
  const { left, right, height } = layer.getBoundingClientRect();
  // what the keyboard of a phone leaves free
  const seen = window.visualViewport;
  const top = seen?.offsetTop ?? 0;
  layer.style.top = `${toastTop({ left, right, height }, kept, { top, bottom: top + (seen?.height ?? window.innerHeight) })}px`;
}
