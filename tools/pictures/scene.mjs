/** Solids in one fixed light, from the upper left, written as compact SVG. */
import { exact, fine, frustum, hull, n, points, rounded, stopsOf } from './outline.mjs';
import { Pen } from './pen.mjs';
import { across, cross, dot, plus, project, towardsViewer, unit } from './projection.mjs';
import { mix, shadeOf, tones } from './tones.mjs';

export const FRAME = 320;
const LIGHT = unit([-0.55, 0.72, -0.52]);

/** Larger is nearer. */
const depthOf = (corners) => corners.reduce((sum, corner) => sum + towardsViewer(corner), 0) / corners.length;

export class Scene {
  #scale;
  #shift;
  #defs = new Map();
  #body = [];
  #tubes = 0;
  #box = [Infinity, Infinity, -Infinity, -Infinity];

  constructor(scale = 1, shift = [0, 0]) {
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
      id = this.#defs.size.toString(36).padStart(2, 'g');
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
    this.raw(
      `<path d="${points(screen)}" fill="${fill}"${rim > 0 ? ` stroke="${shadeOf(tone, brightness)}"${rim === 0.7 ? '' : ` stroke-width="${rim}"`}` : ''}/>`,
    );
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
    ].filter(([, normal]) => towardsViewer(normal) > 0.02);
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
      back: (draw) => this.plane([x + w, y + h, z + d], [-1, 0, 0], [0, -1, 0], draw),
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

  /** Flat drawing on a plane in model units; `draw` gets a pen. Nothing when the plane is turned away or seen along its edge. */
  plane(origin, u, v, draw) {
    const [ox, oy] = this.at(origin);
    const [ux, uy] = this.at(plus(origin, u));
    const [vx, vy] = this.at(plus(origin, v));
    if (((ux - ox) * (vy - oy) - (uy - oy) * (vx - ox)) / this.#scale ** 2 < 0.02) return;
    const pen = new Pen(this);
    draw(pen);
    this.raw(`<g transform="matrix(${[ux - ox, uy - oy, vx - ox, vy - oy].map(exact).join(' ')} ${n(ox)} ${n(oy)})">${pen.markup}</g>`);
  }

  /** Flat drawing across an axis, centred on `origin`. */
  disc(origin, axis, draw) {
    if (towardsViewer(unit(axis)) < 0.02) return;
    const [u, v] = across(axis);
    this.plane(origin, u, v, draw);
  }

  /** Turned body: `profile` of [position along the axis, radius]; closed at the end that faces the viewer. */
  lathe(origin, axis, profile, tone = tones.white, { cap = true, edge = 1.1 } = {}) {
    const a = unit(axis);
    const towards = towardsViewer(a);
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
      const slope = Math.round(((from.radius - to.radius) / this.#scale) * 0.06) / 5;
      const fill = this.#across(way, [
        [0, shadeOf(tone, 0.25 + slope)],
        [0.22, shadeOf(tone, 0.95 + slope)],
        [0.5, shadeOf(tone, 0.15 + slope)],
        [0.87, shadeOf(tone, -0.85 + slope)],
        [1, shadeOf(tone, -0.45 + slope)],
      ]);
      this.raw(`<path d="${d}" fill="${fill}" stroke="${tone.edge}"${edge === 1.1 ? '' : ` stroke-width="${edge}"`}/>`);
    }
    if (!cap) return;
    const end = list.at(-1);
    this.disc(plus(origin, a, end[0]), towards < 0 ? a.map((value) => -value) : a, (pen) =>
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
    this.raw(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" stroke="${tone.edge}"/>`);
  }

  /** Half ball of dark glass bulging along `axis`. */
  bubble(origin, axis, radius, stops) {
    const a = unit(axis);
    const squash = Math.abs(towardsViewer(a));
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
    const id = `t${(this.#tubes += 1)}`;
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

  /** Gradients with the same stops lean on the first of them. */
  #definitions() {
    const first = new Map();
    return [...this.#defs].map(([markup, id]) => {
      const [, tag, place, stops] = /^<(\w+) id="@"([^>]*)>(.*)<\//.exec(markup);
      const known = first.get(stops);
      if (known) return `<${tag} id="${id}" href="#${known}"${place}/>`;
      first.set(stops, id);
      return `<${tag} id="${id}"${place}>${stops}</${tag}>`;
    });
  }

  svg() {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME} ${FRAME}"><defs>${this.#definitions().join('')}</defs><g stroke-linejoin="round" stroke-linecap="round" stroke-width="1.1">${this.#body.join('')}</g></svg>\n`.replace(
      /#(.)\1(.)\2(.)\3(?=")/g,
      '#$1$2$3',
    );
  }
}
