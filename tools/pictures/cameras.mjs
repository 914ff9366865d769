/** Cameras by housing, with the lens, light and resolution of the model. */
import { rounded } from './outline.mjs';
import { mark } from './marks.mjs';
import { along, lens, lightOf, lights, optic } from './parts.mjs';
import { plus, unit } from './projection.mjs';
import { tones } from './tones.mjs';

const DOWN = unit([0.02, -0.6, -0.8]);
const AHEAD = unit([-0.3, -0.1, -0.95]);
/** Upwards across `DOWN`, where the skirt of a dome is printed. */
const SKYWARD = unit([0, 0.8, -0.6]);
const GAZE = unit([-0.1, -0.3, -0.95]);
/** Edges of a long housing that looks ahead: to the right, up, and back along it. */
const [RIGHT, UP, BACK] = [unit([0.95, 0, -0.3]), unit([0.03, 1, -0.1]), unit([0.3, 0.1, 0.95])];
const AWAY = BACK.map((value) => -value);

/** Figures of the traits; a housing without any is drawn as the plainest model. */
const lookOf = (t) => ({ focal: (t.f ?? 40) / 10, zoom: t.z === true, light: lightOf(t) ?? (t.n ? null : 'ir') });
/** Engraved on the housing: `4MP`. */
const resolutionOf = (t) => (t.mp ? `${t.mp}MP` : '');

/** Foot, arm and ball joint a bullet stands on. */
function foot(s, [x, , z], radius, joint) {
  s.lathe(
    [x, 0, z],
    [0, 1, 0],
    [
      [0, radius],
      [13, radius * 0.8],
    ],
    tones.white,
  );
  s.tube([[x, 10, z], [x, 44, z], joint], 17, tones.white);
  s.ball(plus(joint, [0, -4, 0]), 15, tones.white);
}

/** Round body on a foot, as bullets stand; `nose` the length of its sleeve beyond the front glass. */
export function bullet(s, t, { length, radius, double = false, tint, window = '#0c0e12' }) {
  const { focal, zoom, light } = lookOf(t);
  const long = length * (0.92 + Math.min(0.3, Math.max(0, focal - 2.8) * 0.034));
  s.shade(10, 10, long * 0.75, long * 0.5, 0);
  const centre = [0, 84, 0];
  foot(s, [14, 0, 24], 34, [4, 66, 12]);
  s.lathe(
    centre,
    AHEAD,
    [
      [-long * 0.62, radius * 0.7],
      [-long * 0.55, radius * 0.93],
      [-long * 0.3, radius],
      [long * 0.42, radius],
    ],
    tones.white,
    { cap: false },
  );
  if (t.out)
    s.lathe(
      centre,
      AHEAD,
      [
        [-long * 0.2, radius * 1.02],
        [-long * 0.12, radius * 1.02],
      ],
      tones.silver,
      { cap: false },
    );
  s.lathe(
    centre,
    AHEAD,
    [
      [long * 0.42, radius * 1.03],
      [long * 0.56, radius * 1.03],
    ],
    tones.white,
  );
  const side = unit([0.93, 0.2, -0.31]);
  if (t.mp)
    s.plane(along(plus(centre, side, radius), AHEAD, long * 0.36), BACK, unit([0.2, -0.97, 0]), (pen) =>
      mark(pen, resolutionOf(t), 0, -4, 15, { colour: '#7b8794', weight: 0.17 }),
    );
  const face = along(centre, AHEAD, long * 0.56);
  s.disc(face, AHEAD, (pen) => pen.circle(0, 0, radius * 0.92, { fill: pen.sheen([0, '#343b45'], [1, window]), stroke: '#0a0c0f', width: 1.2 }));
  if (double) {
    s.disc(face, AHEAD, (pen) => pen.rect(-radius * 0.5, radius * 0.42, radius, radius * 0.3, { r: radius * 0.14, fill: '#e9d9a8', opacity: 0.9 }));
    lens(s, along(face, AHEAD, 1), AHEAD, radius * (0.4 + Math.min(0.24, focal * 0.015)), { tint });
    return;
  }
  lights(s, face, AHEAD, radius * 0.74, t.n ?? 8, radius * (light === 'ir' ? 0.1 : 0.14), light);
  optic(s, along(face, AHEAD, 1), AHEAD, radius * 0.55, { focal, zoom });
}

export const cameras = {
  dome(s, t) {
    const { focal, zoom, light } = lookOf(t);
    s.shade(0, 0, 74, 56, -62);
    const o = [0, 20, 30];
    const base = t.in
      ? [
          [0, 60],
          [4, 64],
          [16, 64],
          [34, 58],
          [40, 52],
        ]
      : [
          [0, 66],
          [5, 70],
          [24, 70],
          [40, 58],
          [44, 52],
        ];
    s.lathe(o, DOWN, base, tones.white);
    const rim = along(o, DOWN, base.at(-1)[0]);
    if (!t.in)
      s.disc(along(o, DOWN, 30), DOWN, (pen) => {
        for (const angle of [0.5, 2.6]) pen.circle(62 * Math.cos(angle), 62 * Math.sin(angle), 3.6, { fill: '#98a3ae', stroke: '#fff', width: 1.2 });
      });
    if (t.mp)
      s.plane(plus(along(o, DOWN, t.in ? 5 : 8), SKYWARD, t.in ? 64.5 : 70.5), [1, 0, 0], DOWN, (pen) =>
        mark(pen, resolutionOf(t), 6, 0, t.in ? 9 : 13, { align: 0.5, colour: '#7b8794', weight: 0.18 }),
      );
    s.bubble(rim, DOWN, 47);
    const eye = along(rim, GAZE, 17);
    s.disc(eye, GAZE, (pen) => pen.circle(0, 0, 34, { fill: '#10141b', stroke: '#5d6878', width: 1.6, opacity: 0.92 }));
    lights(s, along(eye, GAZE, 0.5), GAZE, 29, t.n ?? 6, light === 'ir' ? 2.8 : 3.8, light, 0.5);
    optic(s, along(eye, GAZE, 1), GAZE, 24, { focal, zoom, out: 0.8 });
    s.disc(along(rim, DOWN, 34), DOWN, (pen) => pen.path('M-33 6A36 36 0 0 1 0 -34', { stroke: '#fff', width: 3.4, opacity: 0.4 }));
  },
  turret(s, t) {
    const { focal, zoom, light } = lookOf(t);
    s.shade(0, 0, 74, 56, -62);
    const o = [0, 20, 30];
    const axis = unit([-0.12, -0.3, -0.94]);
    s.lathe(
      o,
      DOWN,
      [
        [0, 66],
        [5, 70],
        [22, 70],
        [40, 56],
      ],
      tones.white,
    );
    const c = along(o, DOWN, 46);
    s.ball(c, 47, tones.white);
    const face = along(c, axis, 34);
    s.lathe(
      face,
      axis,
      [
        [0, 36],
        [7, 35],
      ],
      tones.graphite,
    );
    if (t.mp)
      s.plane(plus(along(o, DOWN, 8), SKYWARD, 70.5), [1, 0, 0], DOWN, (pen) =>
        mark(pen, resolutionOf(t), 6, 0, 13, { align: 0.5, colour: '#7b8794', weight: 0.17 }),
      );
    lights(s, along(face, axis, 7), axis, 28.5, t.n ?? 8, light === 'ir' ? 3 : 4.4, light, 0.4);
    optic(s, along(face, axis, 8), axis, 21, { focal, zoom, out: 0.9 });
  },
  'bullet-short': (s, t) => bullet(s, t, { length: 100, radius: 36 }),
  'bullet-long'(s, t) {
    const { focal, zoom, light } = lookOf(t);
    s.shade(12, 6, 104, 66, 0);
    const [u, v, w] = [RIGHT, UP, BACK];
    foot(s, [30, 0, 46], 38, [14, 70, 24]);
    const o = [-78, 66, -96];
    s.extrude(rounded(76, 62, 26, 2), o, [u, v, w.map((value) => value * 168)], tones.white, { rim: 1 });
    if (t.mp)
      s.plane(plus(plus(plus(o, u, 76.5), v, 44), w, 14), w, [0, -1, 0], (pen) => mark(pen, resolutionOf(t), 0, 0, 18, { colour: '#7b8794', weight: 0.16 }));
    // sun shield, longer than the body
    const roof = plus(plus(plus(o, w, -22), u, -3), v, 52);
    s.extrude(
      [
        [0, 0],
        [82, 0],
        [76, 13],
        [6, 13],
      ],
      roof,
      [u, v, w.map((value) => value * 176)],
      tones.white,
      { rim: 2 },
    );
    const down = v.map((value) => -value);
    s.plane(plus(o, v, 62), u, down, (pen) =>
      pen.rect(5, 5, 66, 52, { r: 22, fill: pen.sheen([0, '#3d444f'], [1, '#0d0f13']), stroke: '#0a0c0f', width: 1.2 }),
    );
    const at = plus(plus(plus(o, u, 38), v, 33), w, -1);
    lights(s, at, AWAY, 26, t.n ?? 4, 4.6, light, 0.7);
    optic(s, at, AWAY, 21, { focal, zoom });
  },
  'dual-lens'(s, t) {
    const { focal } = lookOf(t);
    s.shade(10, 6, 96, 60, 0);
    const [u, v, w] = [RIGHT, UP, BACK];
    foot(s, [22, 0, 34], 36, [8, 64, 18]);
    const o = [-84, 62, -62];
    s.extrude(rounded(112, 60, 24, 2), o, [u, v, w.map((value) => value * 112)], tones.white, { rim: 1 });
    if (t.mp)
      s.plane(plus(plus(plus(o, u, 112.5), v, 42), w, 12), w, [0, -1, 0], (pen) => mark(pen, resolutionOf(t), 0, 0, 16, { colour: '#7b8794', weight: 0.16 }));
    s.plane(
      plus(o, v, 60),
      u,
      v.map((value) => -value),
      (pen) => {
        pen.rect(5, 5, 102, 50, { r: 21, fill: pen.sheen([0, '#3d444f'], [1, '#0d0f13']), stroke: '#0a0c0f', width: 1.2 });
        pen.rect(47, 12, 18, 7, { r: 3.5, fill: '#f2e3b4' });
        pen.circle(56, 42, 4.5, { fill: '#3b1016', stroke: '#6b737e', width: 1.2 });
      },
    );
    const second = t.x ? 2 + t.x : focal;
    for (const [at, of] of [
      [30, focal],
      [82, second],
    ])
      optic(s, plus(plus(plus(o, u, at), v, 30), w, -1), AWAY, 19, { focal: of, zoom: of !== focal });
  },
};
