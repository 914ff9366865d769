/** Covers of what is published: two or three of the drawn products side by side on a quiet ground, the first the largest. */
import { svgOf } from './drawings.mjs';
import { GROUND, HAIRLINE } from './tones.mjs';

const [WIDTH, HEIGHT] = [640, 400];
/** Left, top and size of each drawing, by how many there are; those behind come first. */
const PLACES = {
  1: [[150, 30, 340]],
  2: [
    [70, 40, 320],
    [340, 100, 240],
  ],
  3: [
    [190, 30, 300],
    [30, 140, 220],
    [420, 150, 200],
  ],
};

/** SVG of a cover with these drawings. */
export function coverOf(names) {
  const drawn = names.map((name, place) => nested(svgOf(name), `c${place}`, PLACES[names.length][place]));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="${GROUND}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    `<path stroke="${HAIRLINE}" d="M0 318.5h${WIDTH}"/>${drawn.join('')}</svg>\n`
  );
}

/** A drawing inside another; its gradients keep names of their own. */
const nested = (svg, prefix, [x, y, size]) =>
  svg
    .trim()
    .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg x="${x}" y="${y}" width="${size}" height="${size}"`)
    .replaceAll(/ id="(\w+)"/g, ` id="${prefix}$1"`)
    .replaceAll(/(url\(#|href="#)(\w+)/g, `$1${prefix}$2`);
