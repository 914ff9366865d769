/** Drawings of calculations as shapes: one geometry, painted on pages and on paper. */
export { drawingsOf } from './drawings-of.ts';
export { bridgeProfile } from './bridge-profile.ts';
export { lensPlan } from './lens-plan.ts';
export { lensSide } from './lens-side.ts';
export { LETTER, LETTER_IN_PAIR, placed, widthOf, within } from './labels.ts';
export type { Label, TextAnchor } from './labels.ts';
export { EDGE } from './shapes.ts';
export type { Drawing, Look, Shape, Tone } from './shapes.ts';
