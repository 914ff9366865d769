/** Drawings of calculations as shapes: one geometry, painted on pages and on paper. */
export { drawingsOf } from './drawings-of.ts';
export { bridgeProfile } from './bridge-profile.ts';
export { lensPlan } from './lens-plan.ts';
export { lensSide } from './lens-side.ts';
export { cableCuts } from './cable-cuts.ts';
export { ledScreen } from './led-screen.ts';
export { powerDrop } from './power-drop.ts';
export { LETTER_IN_PAIR, placed, widthOf } from './labels.ts';
export type { Label, TextAnchor } from './labels.ts';
export { EDGE } from './shapes.ts';
export type { Drawing, LedLook, ShapeLook, Shape, LetterTone } from './shapes.ts';
