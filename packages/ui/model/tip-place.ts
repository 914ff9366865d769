export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface TipPlace {
  /** `middle`: centred on its button; `start`, `end`: flush with that edge of it. */
  across: 'middle' | 'start' | 'end';
  side: 'above' | 'below';
}

/** Air between words and button, and between words and the edge of the room. */
const GAP = 8;

/** Where the words of a button stand so that they stay inside `room` (window, or what clips inside it). Pixels of the window. */
export function tipPlace(button: Edges, tip: { width: number; height: number }, room: Edges): TipPlace {
  const middle = (button.left + button.right) / 2;
  const fits = (left: number, air = 0) => left >= room.left + air && left + tip.width <= room.right - air;
  const across = fits(middle - tip.width / 2, GAP) ? 'middle' : fits(button.left) || !fits(button.right - tip.width) ? 'start' : 'end';
  return { across, side: button.top - tip.height - GAP >= room.top ? 'above' : 'below' };
}
