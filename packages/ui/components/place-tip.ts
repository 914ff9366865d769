import { tipPlace } from '../model/tip-place.ts';

/** Height of a label of one line, and width of one letter of it and of its edges, before it is drawn. */
const LINE = 24;
const LETTER = 12;
const EDGES = 16;

/** The button has been pressed, so its words are known: they give way to what it stands over, until it is meant again (`placeTip`). */
export function hushTip(button: HTMLElement): void {
  button.dataset['tipHushed'] = '';
}

/**
 * Turns the label of a button, drawn by CSS, to the side where it is not cut off: writes
 * `data-tip-across` and `data-tip-side`, which the style sheet follows. Call it when the button is meant.
 */
export function placeTip(button: HTMLElement): void {
  delete button.dataset['tipHushed'];
  const size = { width: (button.getAttribute('aria-label') ?? '').length * LETTER + EDGES, height: LINE };
  const { across, side } = tipPlace(button.getBoundingClientRect(), size, roomAround(button));
  button.dataset['tipAcross'] = across;
  button.dataset['tipSide'] = side;
}

/** The window, less what scrolling and clipping parts around the button hide. */
function roomAround(button: HTMLElement) {
  const room = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight };
  for (let part = button.parentElement; part !== null && part !== document.body; part = part.parentElement) {
    if (getComputedStyle(part).overflow === 'visible') continue;
    const edges = part.getBoundingClientRect();
    room.left = Math.max(room.left, edges.left);
    room.top = Math.max(room.top, edges.top);
    room.right = Math.min(room.right, edges.right);
    room.bottom = Math.min(room.bottom, edges.bottom);
  }
  return room;
}
