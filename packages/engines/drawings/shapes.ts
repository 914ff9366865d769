/** What a drawing is made of: shapes with a look each, painted on the page by its style sheet and on paper by its colours. Lengths are of the drawing's own grid. */
import type { Label, TextAnchor } from './labels.ts';

export type ShapeLook =
  | 'zone'
  | 'zoneInner'
  | 'earth'
  | 'obstacle'
  | 'obstacleBad'
  | 'mark'
  | 'mast'
  | 'dot'
  | 'light'
  | 'leader'
  | 'band'
  | 'axis'
  | 'device'
  | 'dimension'
  | 'grid'
  | 'forbidden'
  | 'limit'
  | 'line'
  | 'cross'
  | 'track'
  | 'piece'
  | LedLook;

/** Of the LED wall alone. */
export type LedLook = 'ground' | 'screen' | 'screenEdge' | 'screenImage' | 'screenGrid' | 'way' | 'wayGood' | 'spot' | 'spotBest' | 'someone' | 'someoneBad';

/** `strong` for the figures one looks for, `bad` for what does not hold, `light` on a dark ground. */
export type LetterTone = 'strong' | 'bad' | 'light';

export type Shape =
  | { kind: 'path'; look: ShapeLook; d: string }
  | { kind: 'rect'; look: ShapeLook; x: number; y: number; width: number; height: number; radius: number }
  | { kind: 'circle'; look: ShapeLook; x: number; y: number; radius: number }
  /** `isOver`: over lines, with air around the letters. */
  | { kind: 'words'; x: number; y: number; anchor: TextAnchor; text: string; tone: LetterTone | null; isOver: boolean };

export interface Drawing {
  width: number;
  height: number;
  /** In words what it shows. */
  says: string;
  /** Of the letters, as they are in the grid where they are not set larger for a phone. */
  letter: number;
  /** The later over the earlier. */
  shapes: readonly Shape[];
}

/** Everything is drawn between `EDGE` and the width less `EDGE`; the edge itself is cut off, so that a drawing begins where the words above it do. */
export const EDGE = 8;

export const path = (look: ShapeLook, d: string): Shape => ({ kind: 'path', look, d });
export const rect = (look: ShapeLook, x: number, y: number, width: number, height: number, radius = 0): Shape => ({
  kind: 'rect',
  look,
  x,
  y,
  width,
  height,
  radius,
});
export const circle = (look: ShapeLook, x: number, y: number, radius: number): Shape => ({ kind: 'circle', look, x, y, radius });

interface Spoken {
  anchor?: TextAnchor;
  tone?: LetterTone | undefined;
  isOver?: boolean;
}
export const words = (x: number, y: number, text: string, { anchor = 'start', tone, isOver = false }: Spoken = {}): Shape => ({
  kind: 'words',
  x,
  y,
  anchor,
  text,
  tone: tone ?? null,
  isOver,
});

/** Words that found a place; nothing where they found none. */
export const placedWords = (label: Label | null | undefined, tone?: LetterTone): Shape[] =>
  label ? [words(label.x, label.y, label.text, { anchor: label.anchor, tone, isOver: true })] : [];

/** A level dimension line with its figure above. */
export const across = (from: number, to: number, y: number, text: string): Shape[] => [
  path('dimension', `M${from} ${y}H${to}M${from} ${y - 4}v8M${to} ${y - 4}v8`),
  words((from + to) / 2, y - 5, text, { anchor: 'middle' }),
];
