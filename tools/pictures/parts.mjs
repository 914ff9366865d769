/** Parts that many drawings share: lenses, ports, screens, keys, perforation. */
import { plus, unit } from './kit.mjs';

/** Camera lens on a plane across `axis`, `r` its outer radius. */
export function lens(scene, origin, axis, r, { ring = true, tint = '#27416e' } = {}) {
  scene.disc(origin, axis, (pen) => {
    if (ring) pen.circle(0, 0, r, { fill: pen.sheen([0, '#59626f'], [1, '#15181d']), stroke: '#0c0e12', width: r * 0.05 });
    pen.circle(0, 0, r * 0.78, { fill: '#0b0d11' });
    pen.circle(0, 0, r * 0.62, { fill: pen.radial([0.38, 0.34, 0.72], [0, '#7d9cd0'], [0.35, tint], [0.8, '#0d1526'], [1, '#05070c']) });
    pen.circle(r * 0.16, r * 0.2, r * 0.2, { fill: '#8a5fc0', opacity: 0.35 });
    pen.ellipse(-r * 0.22, -r * 0.26, r * 0.16, r * 0.11, { fill: '#fff', opacity: 0.9 });
  });
}

/** Infrared or white lamps in a ring around a lens. */
export function lamps(scene, origin, axis, radius, count, size, colour = '#3b1016') {
  scene.disc(origin, axis, (pen) => {
    for (let index = 0; index < count; index += 1) {
      const angle = (index / count) * 2 * Math.PI + 0.3;
      pen.circle(radius * Math.cos(angle), radius * Math.sin(angle), size, { fill: colour, stroke: '#6b737e', width: size * 0.25 });
    }
  });
}

/** Rows of copper ports on a face, lower left cell first; each `w` × `h`. */
export function ports(pen, columns, rows, [x, y], [w, h], gap = 0.22) {
  const cw = w * (1 - gap);
  const ch = h * (1 - gap);
  pen.repeat(columns, rows, [x, y], [w, h], `h${cw.toFixed(1)}v${ch.toFixed(1)}h-${cw.toFixed(1)}z`, { fill: '#12161b', stroke: '#8a939d', width: w * 0.06 });
  pen.repeat(columns, rows, [x + cw * 0.28, y + ch * 0.62], [w, h], `h${(cw * 0.44).toFixed(1)}`, { stroke: '#c9a24a', width: ch * 0.2 });
}

/** Small status lamps. */
export const leds = (pen, count, [x, y], dx, r, colours = ['#4fd17a', '#4aa3ff', '#4fd17a']) => {
  for (let index = 0; index < count; index += 1) pen.circle(x + index * dx, y, r, { fill: colours[index % colours.length] });
};

/** Lit screen with a calm picture on it: a street view in planes of blue. */
export function screen(pen, x, y, w, h, { r = 2, look = 'view' } = {}) {
  pen.rect(x, y, w, h, { r, fill: pen.sheen([0, '#3d6aa8'], [0.55, '#1f3f70'], [1, '#132544']) });
  if (look === 'view') {
    pen.path(
      `M${x} ${y + h * 0.78}L${x + w * 0.34} ${y + h * 0.5}L${x + w * 0.56} ${y + h * 0.66}L${x + w * 0.78} ${y + h * 0.38}L${x + w} ${y + h * 0.58}V${y + h}H${x}Z`,
      { fill: '#6d9bd6', opacity: 0.45 },
    );
    pen.path(`M${x} ${y + h}L${x} ${y + h * 0.88}L${x + w} ${y + h * 0.76}V${y + h}Z`, { fill: '#a9c6ec', opacity: 0.4 });
  }
  pen.path(`M${x} ${y}h${w * 0.42}L${x + w * 0.14} ${y + h}H${x}Z`, { fill: '#fff', opacity: 0.13 });
}

/** Perforated field. */
export const holes = (pen, columns, rows, from, step, size, colour = '#20262d') => pen.dots(columns, rows, from, step, size, colour);

/** Ventilation slots, upright or lying. */
export const slots = (pen, count, [x, y], [dx, dy], [w, h], colour = '#2a3038') =>
  pen.repeat(count, 1, [x, y], [dx, dy], w > h ? `h${w}` : `v${h}`, { stroke: colour, width: Math.min(w, h) });

/** Point on an axis. */
export const along = (origin, axis, t) => plus(origin, unit(axis), t);
