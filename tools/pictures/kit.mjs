/**
 * A small drawing kit: solids in a three-quarter view (seen from the front, a little from the right and from above) written as
 * compact SVG. Model space: any unit, the drawing is fitted into its 320 × 320 frame afterwards.
 */
import { seenFrom } from './projection.mjs';
import { FRAME, Scene } from './scene.mjs';

const MARGIN = 22;

/** Fits one drawing into the frame: measured once, then drawn to scale, so that line widths stay in pixels. */
export function picture(draw, view = 'quarter') {
  return seenFrom(view, () => {
    const trial = new Scene();
    draw(trial);
    const [left, top, right, bottom] = trial.bounds;
    const room = FRAME - 2 * MARGIN;
    const scale = Math.min(room / (right - left), room / (bottom - top));
    const scene = new Scene(scale, [FRAME / 2 - ((left + right) / 2) * scale, FRAME / 2 - ((top + bottom) / 2) * scale]);
    draw(scene);
    return scene.svg();
  });
}
