export interface PanelPlace {
  side: 'above' | 'below';
  /** How high the panel may be there, in pixels. */
  room: number;
}

/** The highest of the bars that stay at the upper and at the lower edge of a window, with air. */
const UPPER_BAR = 72;
const LOWER_BAR = 128;

/** Where a panel stands that is not wholly in sight below its button: on the side that has more of the window, no higher than there is room. */
export const panelPlace = (button: { top: number; bottom: number }, windowHeight: number): PanelPlace =>
  button.top + button.bottom > windowHeight
    ? { side: 'above', room: button.top - UPPER_BAR }
    : { side: 'below', room: windowHeight - button.bottom - LOWER_BAR };

/** Air between a panel and the edges of the window, in pixels. */
const EDGE = 8;

/** How far a panel moves sideways, in pixels, to stand within a window of this width; where it is wider than that, its left edge is seen. */
export const panelShift = ({ left, right }: { left: number; right: number }, windowWidth: number): number =>
  Math.max(EDGE - left, Math.min(0, windowWidth - EDGE - right));
