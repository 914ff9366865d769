/**
 * A small drawing kit: solids in one fixed three-quarter view (seen from the front, a little from the right and from above; light
 * from the upper left) written as compact SVG. Model space: x to the right, y up, z away from the viewer; any unit, the drawing
 * is fitted into its 320 × 320 frame afterwards.
 */
import { mix, shadeOf, tones } from './tones.mjs';

const FRAME = 320;
const MARGIN = 22;
const YAW = (30 * Math.PI) / 180;
const PITCH = (21 * Math.PI) / 180;
const LIGHT = unit([-0.55, 0.72, -0.52]);

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const plus = (a, b, k = 1) => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export function unit(a) {
  const length = Math.hypot(...a);
  return a.map((value) => value / length);
}
/** Shortest decimal that is good to a tenth of a pixel. */
const n = (value) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
const fine = (value) => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');
const points = (list) => `M${list.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** Towards the viewer, in model space. */
const VIEWER = unit([Math.sin(YAW) * Math.cos(PITCH), Math.sin(PITCH), -Math.cos(YAW) * Math.cos(PITCH)]);

function project([x, y, z]) {
  const depth = -x * Math.sin(YAW) + z * Math.cos(YAW);
  return [x * Math.cos(YAW) + z * Math.sin(YAW), -y * Math.cos(PITCH) - depth * Math.sin(PITCH)];
}

/** Basis of the plane across `axis`: u to the right on the screen, v downwards. */
export function across(axis) {
  const a = unit(axis);
  const up = Math.abs(a[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0];
  let u = unit(cross(up, a));
  if (project(u)[0] < 0) u = u.map((value) => -value);
  let v = cross(a, u);
  if (project(v)[1] < 0) v = v.map((value) => -value);
  return [u, v];
}

export class Scene {
  #name;
  #scale;
  #shift;
  #defs = new Map();
  #body = [];
  #tubes = 0;
  #box = [Infinity, Infinity, -Infinity, -Infinity];

  constructor(name, scale = 1, shift = [0, 0]) {
    this.#name = name;
    this.#scale = scale;
    this.#shift = shift;
  }

  /** Screen point of a model point. */
  at(point) {
    const [x, y] = project(point);
    return [x * this.#scale + this.#shift[0], y * this.#scale + this.#shift[1]];
  }

  get bounds() {
    return this.#box;
  }

  #cover([x, y], radius = 0) {
    const box = this.#box;
    this.#box = [Math.min(box[0], x - radius), Math.min(box[1], y - radius), Math.max(box[2], x + radius), Math.max(box[3], y + radius)];
  }

  /** Reference to a gradient; equal ones are written once. */
  #paint(markup) {
    let id = this.#defs.get(markup);
    if (!id) {
      id = `${this.#name}-${this.#defs.size.toString(36)}`;
      this.#defs.set(markup, id);
    }
    return `url(#${id})`;
  }

  /** Linear gradient through the shape's own box in a screen direction; stops are [offset 0…1, colour, opacity?]. */
  #across([x, y], stops) {
    const [dx, dy] = [Math.round(x * 10) / 20, Math.round(y * 10) / 20];
    return this.#paint(
      `<linearGradient id="@" x1="${fine(0.5 - dx)}" y1="${fine(0.5 - dy)}" x2="${fine(0.5 + dx)}" y2="${fine(0.5 + dy)}">${stopsOf(stops)}</linearGradient>`,
    );
  }

  /** Linear gradient across the shape's own box, from upper left. */
  sheen(stops, straight = false) {
    return this.#paint(`<linearGradient id="@" x2="${straight ? 0 : 1}" y2="1">${stopsOf(stops)}</linearGradient>`);
  }

  /** Radial gradient in the shape's own box, centre and focus 0…1. */
  radial([cx, cy, r], stops) {
    return this.#paint(`<radialGradient id="@" cx="${fine(cx)}" cy="${fine(cy)}" r="${fine(r)}">${stopsOf(stops)}</radialGradient>`);
  }

  raw(markup) {
    this.#body.push(markup);
  }

  /** Soft shade on the ground around (x, z), drawn first by the caller; half sizes rx, rz. */
  shade(x, z, rx, rz, y = 0, strength = 0.3) {
    const fill = this.#paint(
      `<radialGradient id="@">${stopsOf([
        [0, '#1b2530', strength],
        [0.55, '#1b2530', strength * 0.55],
        [1, '#1b2530', 0],
      ])}</radialGradient>`,
    );
    this.plane([x, y, z], [1, 0, 0], [0, 0, -1], (pen) => pen.ellipse(0, 0, rx, rz, { fill }));
    for (const [dx, dz] of [
      [rx, 0],
      [-rx, 0],
      [0, rz],
      [0, -rz],
    ])
      this.#cover(this.at([x + dx * 0.8, y, z + dz * 0.8]));
  }

  /** Face with gentle falloff from its upper left; `normal` decides the brightness. */
  #face(corners, normal, tone, { rim = 2, flat = false } = {}) {
    const brightness = (dot(normal, LIGHT) - 0.34) * 1.55;
    const screen = corners.map((corner) => this.at(corner));
    for (const point of screen) this.#cover(point);
    const fill = flat
      ? shadeOf(tone, brightness)
      : this.sheen([
          [0, shadeOf(tone, brightness + 0.16)],
          [1, shadeOf(tone, brightness - 0.16)],
        ]);
    this.raw(`<path d="${points(screen)}" fill="${fill}"${rim > 0 ? ` stroke="${shadeOf(tone, brightness)}" stroke-width="${rim}"` : ''}/>`);
  }

  /** Outline under a solid, so that light housings stand off a white page. */
  #outline(screen, tone, rim) {
    this.raw(`<path d="${points(hull(screen))}" fill="${tone.edge}" stroke="${tone.edge}" stroke-width="${rim + 1.6}"/>`);
  }

  /**
   * Straight body: a polygon `profile` of [s, t] in the plane (origin; u, v), drawn out along `w`. Convex profiles.
   * `rim` is the width in pixels that rounds its corners.
   */
  extrude(profile, origin, [u, v, w], tone = tones.white, options = {}) {
    const { rim = 3 } = options;
    const near = profile.map(([s, t]) => plus(plus(origin, u, s), v, t));
    const far = near.map((point) => plus(point, w));
    this.#outline(
      [...near, ...far].map((point) => this.at(point)),
      tone,
      rim,
    );
    const middle = near.reduce((sum, point) => plus(sum, point, 1 / near.length), [0, 0, 0]);
    const capNormal = unit(cross(u, v));
    const out = dot(capNormal, w) < 0 ? capNormal : capNormal.map((value) => -value);
    const faces = [
      [near, out],
      [far, out.map((value) => -value)],
      ...near.map((point, index) => {
        const next = (index + 1) % near.length;
        let normal = unit(cross(plus(near[next], point, -1), w));
        if (dot(normal, plus(point, middle, -1)) < 0) normal = normal.map((value) => -value);
        return [[point, near[next], far[next], far[index]], normal];
      }),
    ].filter(([, normal]) => dot(normal, VIEWER) > 0.02);
    faces.sort(([a], [b]) => depthOf(a) - depthOf(b));
    const many = profile.length > 6;
    for (const [corners, normal] of faces) {
      const cap = corners === near || corners === far;
      this.#face(corners, normal, tone, { rim: many && !cap ? 0.7 : cap && many ? 0.7 : rim, flat: many && !cap });
    }
  }

  /** Upright box from its lower left front corner. Gives pens for its three visible faces; s to the right, t down. */
  box([x, y, z], [w, h, d], tone = tones.white, { rim = 3 } = {}) {
    this.extrude(
      [
        [0, 0],
        [w, 0],
        [w, h],
        [0, h],
      ],
      [x, y, z],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, d],
      ],
      tone,
      { rim },
    );
    return {
      front: (draw) => this.plane([x, y + h, z], [1, 0, 0], [0, -1, 0], draw),
      side: (draw) => this.plane([x + w, y + h, z], [0, 0, 1], [0, -1, 0], draw),
      top: (draw) => this.plane([x, y + h, z + d], [1, 0, 0], [0, 0, -1], draw),
    };
  }

  /** Box with rounded front outline. */
  slab([x, y, z], [w, h, d], radius, tone = tones.white, steps = 3) {
    this.extrude(
      rounded(w, h, radius, steps),
      [x, y, z],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, d],
      ],
      tone,
      { rim: 1 },
    );
    return {
      front: (draw) => this.plane([x, y + h, z], [1, 0, 0], [0, -1, 0], draw),
      side: (draw) => this.plane([x + w, y + h, z], [0, 0, 1], [0, -1, 0], draw),
      top: (draw) => this.plane([x, y + h, z + d], [1, 0, 0], [0, 0, -1], draw),
    };
  }

  /** Box with rounded plan outline (standing on the ground). */
  pillar([x, y, z], [w, h, d], radius, tone = tones.white, steps = 3) {
    this.extrude(
      rounded(w, d, radius, steps),
      [x, y + h, z],
      [
        [1, 0, 0],
        [0, 0, 1],
        [0, -h, 0],
      ],
      tone,
      { rim: 1 },
    );
    return {
      front: (draw) => this.plane([x, y + h, z], [1, 0, 0], [0, -1, 0], draw),
      side: (draw) => this.plane([x + w, y + h, z], [0, 0, 1], [0, -1, 0], draw),
      top: (draw) => this.plane([x, y + h, z + d], [1, 0, 0], [0, 0, -1], draw),
    };
  }

  /** Flat drawing on a plane in model units; `draw` gets a pen. */
  plane(origin, u, v, draw) {
    const [ox, oy] = this.at(origin);
    const [ux, uy] = this.at(plus(origin, u));
    const [vx, vy] = this.at(plus(origin, v));
    const pen = new Pen(this);
    draw(pen);
    this.raw(`<g transform="matrix(${[ux - ox, uy - oy, vx - ox, vy - oy].map(fine).join(' ')} ${n(ox)} ${n(oy)})">${pen.markup}</g>`);
  }

  /** Flat drawing across an axis, centred on `origin`. */
  disc(origin, axis, draw) {
    const [u, v] = across(axis);
    this.plane(origin, u, v, draw);
  }

  /** Turned body: `profile` of [position along the axis, radius]; closed at the end that faces the viewer. */
  lathe(origin, axis, profile, tone = tones.white, { cap = true, edge = 1.1 } = {}) {
    const a = unit(axis);
    const towards = dot(a, VIEWER);
    const squash = Math.abs(towards);
    const [px, py] = project(a);
    const tilt = Math.hypot(px, py) < 1e-6 ? 0 : Math.atan2(py, px);
    const list = towards >= 0 ? profile : profile.toReversed();
    const rings = list.map(([t, r]) => {
      const centre = this.at(plus(origin, a, t));
      const radius = r * this.#scale;
      this.#cover(centre, radius * 0.98);
      return { centre, radius };
    });
    for (let index = 1; index < rings.length; index += 1) {
      const from = rings[index - 1];
      const to = rings[index];
      const d = frustum(from, to, tilt, squash);
      // light runs across the axis; on a body that points at the viewer, from the upper left
      let way = [-Math.sin(tilt), Math.cos(tilt)];
      if (way[0] * 0.6 + way[1] * 0.8 < 0) way = way.map((value) => -value);
      if (squash > 0.9) way = [0.64, 0.77];
      const slope = Math.round(((from.radius - to.radius) / this.#scale) * 0.12) / 10;
      const fill = this.#across(way, [
        [0, shadeOf(tone, 0.25 + slope)],
        [0.22, shadeOf(tone, 0.95 + slope)],
        [0.5, shadeOf(tone, 0.15 + slope)],
        [0.87, shadeOf(tone, -0.85 + slope)],
        [1, shadeOf(tone, -0.45 + slope)],
      ]);
      this.raw(`<path d="${d}" fill="${fill}" stroke="${tone.edge}" stroke-width="${edge}"/>`);
    }
    if (!cap) return;
    const end = list.at(-1);
    this.disc(plus(origin, a, end[0]), axis, (pen) =>
      pen.circle(0, 0, end[1], {
        fill: this.sheen([
          [0, shadeOf(tone, 0.9)],
          [1, shadeOf(tone, -0.2)],
        ]),
        stroke: mix(tone.edge, tone.mid, 0.4),
        width: end[1] * 0.02,
      }),
    );
  }

  /** Ball. */
  ball(origin, radius, tone = tones.white) {
    const [x, y] = this.at(origin);
    const r = radius * this.#scale;
    this.#cover([x, y], r);
    const fill = this.radial(
      [0.36, 0.3, 0.75],
      [
        [0, shadeOf(tone, 1)],
        [0.45, shadeOf(tone, 0.15)],
        [0.85, shadeOf(tone, -0.75)],
        [1, shadeOf(tone, -0.5)],
      ],
    );
    this.raw(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" stroke="${tone.edge}" stroke-width="1.1"/>`);
  }

  /** Half ball of dark glass bulging along `axis`. */
  bubble(origin, axis, radius, stops) {
    const a = unit(axis);
    const squash = Math.abs(dot(a, VIEWER));
    const [px, py] = project(a);
    const tilt = Math.atan2(py, px);
    const [cx, cy] = this.at(origin);
    const r = radius * this.#scale;
    const ends = [1, -1].map((sign) => [cx - Math.sin(tilt) * r * sign, cy + Math.cos(tilt) * r * sign]);
    const degrees = n((tilt * 180) / Math.PI);
    this.#cover([cx, cy], r);
    const d = `M${n(ends[1][0])} ${n(ends[1][1])}A${n(r)} ${n(r)} 0 0 1 ${n(ends[0][0])} ${n(ends[0][1])}A${n(r * squash)} ${n(r)} ${degrees} 0 1 ${n(ends[1][0])} ${n(ends[1][1])}Z`;
    const fill = this.radial(
      [0.36, 0.3, 0.8],
      stops ?? [
        [0, '#8c99aa'],
        [0.3, '#4b5668'],
        [0.7, '#1d242f'],
        [1, '#0b0e13'],
      ],
    );
    this.raw(`<path d="${d}" fill="${fill}" stroke="#0a0c10"/>`);
  }

  /** Cable, tube or rod through model points (smoothed when `smooth`), `width` in model units. */
  tube(list, width, tone = tones.graphite, options = {}) {
    this.tubes([list], width, tone, options);
  }

  /** Several tubes of one material as one shape. */
  tubes(lists, width, tone = tones.graphite, { smooth = true, cap = 'round' } = {}) {
    const w = width * this.#scale;
    const d = lists.map((list) => this.#course(list, w, smooth)).join('');
    const id = `${this.#name}-t${(this.#tubes += 1)}`;
    const layers = [
      [tone.edge, w + 1.6, 0],
      [shadeOf(tone, -0.45), w, 0],
      [shadeOf(tone, 0.25), w * 0.6, -w * 0.12],
      [shadeOf(tone, 0.95), w * 0.2, -w * 0.22],
    ];
    this.raw(
      `<g fill="none"${cap === 'round' ? '' : ` stroke-linecap="${cap}"`}><defs><path id="${id}" d="${d}"/></defs>${layers
        .map(([stroke, wide, up]) => `<use href="#${id}" stroke="${stroke}" stroke-width="${n(wide)}"${up === 0 ? '' : ` x="${n(up)}" y="${n(up)}"`}/>`)
        .join('')}</g>`,
    );
  }

  #course(list, w, smooth) {
    const screen = list.map((point) => this.at(point));
    for (const point of screen) this.#cover(point, w / 2);
    let d = `M${screen[0].map(n).join(' ')}`;
    if (!smooth || screen.length < 3)
      return (
        d +
        screen
          .slice(1)
          .map(([x, y]) => `L${n(x)} ${n(y)}`)
          .join('')
      );
    for (let index = 1; index < screen.length - 1; index += 1) {
      const [x, y] = screen[index];
      const [nx, ny] = screen[index + 1];
      const last = index === screen.length - 2;
      d += `Q${n(x)} ${n(y)} ${n(last ? nx : (x + nx) / 2)} ${n(last ? ny : (y + ny) / 2)}`;
    }
    return d;
  }

  svg() {
    const defs = [...this.#defs].map(([markup, id]) => markup.replace('"@"', `"${id}"`)).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME} ${FRAME}"><defs>${defs}</defs><g stroke-linejoin="round" stroke-linecap="round">${this.#body.join('')}</g></svg>\n`;
  }
}

/** Draws flat shapes on a plane, in its units. */
export class Pen {
  #scene;
  #parts = [];

  constructor(scene) {
    this.#scene = scene;
  }

  get markup() {
    return this.#parts.join('');
  }

  sheen(...stops) {
    return this.#scene.sheen(stops);
  }

  radial(circle, ...stops) {
    return this.#scene.radial(circle, stops);
  }

  #add(shape, { fill = 'none', stroke, width = 1, opacity, dash } = {}) {
    this.#parts.push(
      `<${shape} fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${fine(width)}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`,
    );
  }

  rect(x, y, w, h, { r = 0, ...look } = {}) {
    this.#add(`rect x="${fine(x)}" y="${fine(y)}" width="${fine(w)}" height="${fine(h)}"${r > 0 ? ` rx="${fine(r)}"` : ''}`, look);
  }

  circle(x, y, r, look) {
    this.#add(`circle${x === 0 ? '' : ` cx="${fine(x)}"`}${y === 0 ? '' : ` cy="${fine(y)}"`} r="${fine(r)}"`, look);
  }

  ellipse(x, y, rx, ry, look) {
    this.#add(`ellipse cx="${fine(x)}" cy="${fine(y)}" rx="${fine(rx)}" ry="${fine(ry)}"`, look);
  }

  path(d, look) {
    this.#add(`path d="${d}"`, look);
  }

  line(x1, y1, x2, y2, stroke, width = 1, opacity) {
    this.path(`M${fine(x1)} ${fine(y1)}L${fine(x2)} ${fine(y2)}`, { stroke, width, opacity });
  }

  /** Field of round dots of one colour: a dashed line a row. */
  dots(columns, rows, [x, y], [dx, dy], size, colour) {
    let d = '';
    for (let row = 0; row < rows; row += 1) d += `M${fine(x)} ${fine(y + row * dy)}h${fine((columns - 1) * dx + 0.01)}`;
    this.#parts.push(`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${fine(size)}" stroke-dasharray="0 ${fine(dx)}"/>`);
  }

  /** Cells repeated over a field: one pattern, however many; `cell` is a path drawn at every place. */
  repeat(columns, rows, [x, y], [dx, dy], cell, look) {
    let d = '';
    for (let row = 0; row < rows; row += 1) for (let column = 0; column < columns; column += 1) d += `M${fine(x + column * dx)} ${fine(y + row * dy)}${cell}`;
    this.path(d, look);
  }
}

/** Fits one drawing into the frame: measured once, then drawn to scale, so that line widths stay in pixels. */
export function picture(name, draw) {
  const trial = new Scene(name);
  draw(trial);
  const [left, top, right, bottom] = trial.bounds;
  const room = FRAME - 2 * MARGIN;
  const scale = Math.min(room / (right - left), room / (bottom - top));
  const shift = [FRAME / 2 - ((left + right) / 2) * scale, FRAME / 2 - ((top + bottom) / 2) * scale];
  const scene = new Scene(name, scale, shift);
  draw(scene);
  return scene.svg();
}

/** Corners of a rectangle with round corners, counter-clockwise. */
export function rounded(w, h, radius, steps = 3) {
  const corners = [
    [w - radius, radius, -90],
    [w - radius, h - radius, 0],
    [radius, h - radius, 90],
    [radius, radius, 180],
  ];
  return corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const angle = ((from + (90 * step) / steps) * Math.PI) / 180;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    }),
  );
}

const stopsOf = (stops) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop${offset === 0 ? '' : ` offset="${fine(offset)}"`} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${fine(opacity)}"`}/>`,
    )
    .join('');

/** Larger is nearer. */
const depthOf = (corners) => corners.reduce((sum, corner) => sum + dot(corner, VIEWER), 0) / corners.length;

/** Outline of two coaxial circles seen at a slant (both ellipses: half axes radius × squash along the tilt, radius across). */
function frustum(from, to, tilt, squash) {
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const flat = Math.max(squash, 0.02);
  const distance = Math.hypot(to.centre[0] - from.centre[0], to.centre[1] - from.centre[1]) / flat;
  const along = (to.centre[0] - from.centre[0]) * cos + (to.centre[1] - from.centre[1]) * sin >= 0 ? 1 : -1;
  const whole = ({ centre: [cx, cy], radius }) => {
    const a = [cx - sin * radius, cy + cos * radius];
    const b = [cx + sin * radius, cy - cos * radius];
    const arc = `A${n(radius * flat)} ${n(radius)} ${n((tilt * 180) / Math.PI)} 1 1`;
    return `M${a.map(n).join(' ')}${arc} ${b.map(n).join(' ')}${arc} ${a.map(n).join(' ')}Z`;
  };
  if (distance <= Math.abs(from.radius - to.radius) + 1e-6) return whole(from.radius > to.radius ? from : to);
  const angle = Math.acos((from.radius - to.radius) / distance);
  const touch = ({ centre: [cx, cy], radius }, side) => {
    const s = Math.cos(angle) * radius * flat * along;
    const t = Math.sin(angle) * radius * side;
    return [cx + s * cos - t * sin, cy + s * sin + t * cos];
  };
  const large = angle > Math.PI / 2;
  const arc = ({ radius }, big, sweep) => `A${n(radius * flat)} ${n(radius)} ${n((tilt * 180) / Math.PI)} ${big ? 1 : 0} ${sweep}`;
  const sweep = along > 0 ? 1 : 0;
  const a1 = touch(from, 1);
  const a2 = touch(from, -1);
  const b1 = touch(to, 1);
  const b2 = touch(to, -1);
  return `M${a1.map(n).join(' ')}${arc(from, !large, sweep)} ${a2.map(n).join(' ')}L${b2.map(n).join(' ')}${arc(to, large, sweep)} ${b1.map(n).join(' ')}Z`;
}

/** Convex outline of screen points (monotone chain). */
function hull(list) {
  const sorted = list.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (from) => {
    const chain = [];
    for (const point of from) {
      while (chain.length > 1) {
        const [a, b] = chain.slice(-2);
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
