/** Parts that many drawings share: lenses, ports, screens, keys, perforation. */
import { plus, unit } from './projection.mjs';
import { tones } from './tones.mjs';

/** Camera lens on a plane across `axis`, `r` its outer radius. */
export function lens(scene, origin, axis, r, { ring = true, tint = '#274f94', spark = 1 } = {}) {
  scene.disc(origin, axis, (pen) => {
    if (ring) pen.circle(0, 0, r, { fill: pen.sheen([0, '#59626f'], [1, '#15181d']), stroke: '#0c0e12', width: r * 0.05 });
    pen.circle(0, 0, r * 0.84, { fill: '#0b0d11' });
    pen.circle(0, 0, r * 0.72, { fill: pen.radial([0.38, 0.34, 0.72], [0, '#a9c2ec'], [0.4, tint], [1, '#05070c']) });
    if (r > 20) pen.circle(r * 0.16, r * 0.2, r * 0.2, { fill: '#8a5fc0', opacity: 0.35 });
    pen.ellipse(-r * 0.22, -r * 0.26, r * 0.16 * spark, r * 0.11 * spark, { fill: '#fff', opacity: 0.9 });
  });
}

/** Tint of the coating; each focal length has its own, as the shop's lenses have. */
const COATINGS = [
  [2.4, '#7a4fd0'],
  [3.4, '#2f6fd6'],
  [5, '#14909c'],
  [7, '#2f9a4c'],
  [10, '#b98a14'],
  [20, '#cf5a1e'],
  [Infinity, '#c23358'],
];
/** 0 for the widest lens there is (2 mm), 1 for 12 mm and more. */
const reach = (focal) => Math.max(0, Math.min(1, Math.log(focal / 2) / Math.log(6)));

/**
 * Lens of a focal length in millimetres on a plane across `axis`, `r` the radius it has room for: a wide one is a small bulging
 * glass low in a cone, a long one a large front glass at the end of a barrel. `zoom`: with a motor's knurled ring.
 */
export function optic(scene, origin, axis, r, { focal = 4, zoom = false, out = 1 } = {}) {
  const t = reach(focal);
  const tint = COATINGS.find(([limit]) => focal < limit)[1];
  const glass = r * (0.42 + 0.44 * t);
  const length = r * (0.05 + 0.9 * t) * out;
  const hood = t < 0.26 ? ['#5b6573', '#c9d1d9'] : t < 0.5 ? ['#2c333c', '#7d8894'] : ['#3c434d', '#15181d'];
  scene.disc(origin, axis, (pen) => {
    pen.circle(0, 0, r, { fill: pen.sheen([0, hood[0]], [1, hood[1]]), stroke: '#0b0d11', width: r * 0.06 });
    if (t < 0.5) pen.circle(0, 0, r * 0.8, { stroke: '#0b0d11', width: r * 0.05, opacity: 0.6 });
    if (zoom) pen.circle(0, 0, r * 0.9, { stroke: '#d5dce3', width: r * 0.16, dash: `${fineDash(r * 0.08)} ${fineDash(r * 0.108)}` });
  });
  const end = plus(origin, unit(axis), length);
  if (length > 3)
    scene.lathe(
      origin,
      axis,
      [
        [0, glass * 1.2],
        [length, glass * 1.16],
      ],
      tones.black,
      { cap: false },
    );
  lens(scene, end, axis, glass * 1.16, { tint, spark: 1 - t * 0.4 });
}

const fineDash = (value) => value.toFixed(2);

/** What the lamps of a light type are: infrared nearly black, white ones warm, both in turn. */
const WHITE_LAMP = '#fff0bf';
const LAMPS = { ir: ['#5a141d'], wl: [WHITE_LAMP], dl: [WHITE_LAMP, '#5a141d'] };
export const lightOf = (t) => ['ir', 'wl', 'dl'].find((light) => t[light]) ?? null;

/** Lamps of a light type on `count` places around a lens; none where the type is null. */
export function lights(scene, origin, axis, radius, count, size, light, from = 0.3) {
  const colours = LAMPS[light];
  if (!colours) return;
  const places = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI + from;
    return `M${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}h0`;
  });
  scene.disc(origin, axis, (pen) => {
    const dots = (stroke, width, every = 0, of = 1) => pen.path(places.filter((_, index) => index % of === every).join(''), { stroke, width });
    dots('#8a929d', size * 2.5);
    colours.forEach((colour, index) => {
      const isBright = colour === WHITE_LAMP;
      dots(colour, size * 2, index, colours.length);
      dots(isBright ? '#f4b942' : '#d8485a', size * 0.8, index, colours.length);
    });
  });
}

/** Rows of copper ports on a face, lower left cell first; each `w` × `h`. */
export function ports(pen, columns, rows, [x, y], [w, h], gap = 0.22) {
  const cw = w * (1 - gap);
  const ch = h * (1 - gap);
  pen.repeat(columns, rows, [x, y], [w, h], `h${cw.toFixed(1)}v${ch.toFixed(1)}h-${cw.toFixed(1)}z`, { fill: '#12161b', stroke: '#8a939d', width: w * 0.06 });
  pen.repeat(columns, rows, [x + cw * 0.28, y + ch * 0.62], [w, h], `h${(cw * 0.44).toFixed(1)}z`, { stroke: '#c9a24a', width: ch * 0.2 });
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

/** Ventilation slots, upright or lying. */
export const slots = (pen, count, [x, y], [dx, dy], [w, h], colour = '#2a3038') =>
  pen.repeat(count, 1, [x, y], [dx, dy], w > h ? `h${w}` : `v${h}`, { stroke: colour, width: Math.min(w, h) });

/** Point on an axis. */
export const along = (origin, axis, t) => plus(origin, unit(axis), t);
