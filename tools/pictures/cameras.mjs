/** Cameras by housing. */
import { plus, rounded, unit } from './kit.mjs';
import { along, lamps, lens } from './parts.mjs';
import { tones } from './tones.mjs';

const DOWN = unit([0.02, -0.6, -0.8]);
const AHEAD = unit([-0.3, -0.1, -0.95]);
/** Edges of a long housing that looks ahead: to the right, up, and back along it. */
const [RIGHT, UP, BACK] = [unit([0.95, 0, -0.3]), unit([0.03, 1, -0.1]), unit([0.3, 0.1, 0.95])];

/** Round body on a foot, as bullets stand. */
function bullet(s, { length, radius, double = false, tint, window = '#0c0e12' }) {
  s.shade(10, 10, length * 0.75, length * 0.5, 0);
  const centre = [0, 84, 0];
  const up = [0, 1, 0];
  s.lathe(
    [14, 0, 24],
    up,
    [
      [0, 34],
      [7, 34],
      [13, 26],
    ],
    tones.white,
  );
  s.tube(
    [
      [14, 10, 24],
      [14, 44, 24],
      [4, 66, 12],
    ],
    17,
    tones.white,
  );
  s.ball([4, 62, 12], 14, tones.white);
  s.lathe(
    centre,
    AHEAD,
    [
      [-length * 0.62, radius * 0.7],
      [-length * 0.55, radius * 0.93],
      [-length * 0.3, radius],
      [length * 0.42, radius],
    ],
    tones.white,
    { cap: false },
  );
  s.lathe(
    centre,
    AHEAD,
    [
      [length * 0.42, radius * 1.03],
      [length * 0.56, radius * 1.03],
    ],
    tones.white,
  );
  const face = along(centre, AHEAD, length * 0.56);
  s.disc(face, AHEAD, (pen) => pen.circle(0, 0, radius * 0.92, { fill: pen.sheen([0, '#343b45'], [1, window]), stroke: '#0a0c0f', width: 1.2 }));
  if (double) {
    s.disc(face, AHEAD, (pen) => pen.rect(-radius * 0.5, radius * 0.42, radius, radius * 0.3, { r: radius * 0.14, fill: '#e9d9a8', opacity: 0.9 }));
    lens(s, along(face, AHEAD, 1), AHEAD, radius * 0.48, { tint });
  } else {
    lamps(s, face, AHEAD, radius * 0.69, 8, radius * 0.09);
    lens(s, along(face, AHEAD, 1), AHEAD, radius * 0.48, { tint });
  }
}

export const cameras = {
  dome(s) {
    s.shade(0, 0, 74, 56, -62);
    const o = [0, 20, 30];
    s.lathe(
      o,
      DOWN,
      [
        [0, 66],
        [5, 70],
        [24, 70],
        [40, 58],
        [44, 52],
      ],
      tones.white,
    );
    const rim = along(o, DOWN, 44);
    s.bubble(rim, DOWN, 47);
    const eye = along(rim, unit([-0.1, -0.3, -0.95]), 24);
    s.disc(eye, unit([-0.1, -0.3, -0.95]), (pen) => pen.circle(0, 0, 23, { fill: '#10141b', stroke: '#5d6878', width: 1.6, opacity: 0.9 }));
    lens(s, eye, unit([-0.1, -0.3, -0.95]), 16, { ring: false });
    s.disc(along(rim, DOWN, 34), DOWN, (pen) => pen.path('M-27 4A29 29 0 0 1 4 -26', { stroke: '#fff', width: 4.5, opacity: 0.55 }));
  },
  turret(s) {
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
        [0, 35],
        [7, 34],
      ],
      tones.graphite,
    );
    lamps(s, along(face, axis, 7), axis, 25, 8, 3);
    lens(s, along(face, axis, 8), axis, 17);
  },
  'bullet-short': (s) => bullet(s, { length: 100, radius: 36 }),
  'bullet-long'(s) {
    s.shade(12, 6, 104, 66, 0);
    const [u, v, w] = [RIGHT, UP, BACK];
    s.lathe(
      [30, 0, 46],
      [0, 1, 0],
      [
        [0, 38],
        [8, 38],
        [14, 29],
      ],
      tones.white,
    );
    s.tube(
      [
        [30, 10, 46],
        [30, 46, 46],
        [14, 70, 24],
      ],
      19,
      tones.white,
    );
    s.ball([16, 64, 26], 16, tones.white);
    const o = [-78, 66, -96];
    s.extrude(rounded(76, 62, 26, 3), o, [u, v, w.map((value) => value * 168)], tones.white, { rim: 1 });
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
    s.plane(
      plus(o, v, 62),
      u,
      v.map((value) => -value),
      (pen) => {
        pen.rect(5, 5, 66, 52, { r: 22, fill: pen.sheen([0, '#3d444f'], [1, '#0d0f13']), stroke: '#0a0c0f', width: 1.2 });
        pen.circle(16, 40, 6, { fill: '#f2e3b4', stroke: '#6b737e', width: 1.4 });
        pen.circle(60, 40, 6, { fill: '#3b1016', stroke: '#6b737e', width: 1.4 });
      },
    );
    lens(
      s,
      plus(plus(plus(o, u, 38), v, 33), w, -1),
      w.map((value) => -value),
      21,
    );
  },
  'dual-lens'(s) {
    s.shade(10, 6, 96, 60, 0);
    const [u, v, w] = [RIGHT, UP, BACK];
    s.lathe(
      [22, 0, 34],
      [0, 1, 0],
      [
        [0, 36],
        [8, 36],
        [14, 27],
      ],
      tones.white,
    );
    s.tube(
      [
        [22, 10, 34],
        [22, 42, 34],
        [8, 64, 18],
      ],
      18,
      tones.white,
    );
    s.ball([8, 60, 18], 15, tones.white);
    const o = [-84, 62, -62];
    s.extrude(rounded(112, 60, 24, 3), o, [u, v, w.map((value) => value * 112)], tones.white, { rim: 1 });
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
    for (const at of [30, 82])
      lens(
        s,
        plus(plus(plus(o, u, at), v, 30), w, -1),
        w.map((value) => -value),
        19,
      );
  },
  ptz(s) {
    s.shade(0, 0, 70, 54, -102);
    const up = [0, 1, 0];
    s.box([-24, 78, 96], [48, 62, 10], tones.white);
    s.tube(
      [
        [0, 112, 96],
        [0, 128, 34],
        [0, 116, 0],
        [0, 90, 0],
      ],
      27,
      tones.white,
    );
    s.ball([0, -22, 0], 64, tones.white);
    s.lathe(
      [0, -4, 0],
      up,
      [
        [0, 67],
        [40, 67],
        [66, 48],
        [76, 28],
        [98, 22],
      ],
      tones.white,
      { cap: false },
    );
    const axis = unit([-0.02, -0.24, -0.97]);
    const face = along([0, -24, 0], axis, 50);
    s.disc(face, axis, (pen) => {
      pen.circle(0, 0, 41, { fill: pen.sheen([0, '#3c434e'], [1, '#0b0d11']), stroke: '#0a0c0f', width: 1.4 });
      for (const [x, y] of [
        [-20, 24],
        [0, 32],
        [20, 24],
      ])
        pen.circle(x, y, 5, { fill: '#3b1016', stroke: '#6b737e', width: 1.3 });
    });
    lens(s, along(plus(face, [0, 7, 0]), axis, 4), axis, 24);
  },
  panoramic(s) {
    s.shade(0, 0, 80, 60, -22);
    const axis = unit([-0.16, 0.72, -0.66]);
    const o = [0, 0, 0];
    s.lathe(
      o,
      axis,
      [
        [0, 70],
        [6, 74],
        [22, 74],
        [36, 60],
      ],
      tones.white,
    );
    s.lathe(
      along(o, axis, 36),
      axis,
      [
        [0, 36],
        [5, 34],
      ],
      tones.graphite,
    );
    s.disc(along(o, axis, 36.5), axis, (pen) => {
      for (let index = 0; index < 6; index += 1)
        pen.circle(46 * Math.cos(index * 1.05 + 0.5), 46 * Math.sin(index * 1.05 + 0.5), 3, { fill: '#3b1016', stroke: '#7d8792', width: 1 });
    });
    s.bubble(along(o, axis, 41), axis, 27, [
      [0, '#b3c7ea'],
      [0.25, '#4a66a0'],
      [0.6, '#15203c'],
      [1, '#06080e'],
    ]);
    s.disc(along(o, axis, 58), axis, (pen) => {
      pen.ellipse(-7, -6, 6, 4, { fill: '#fff', opacity: 0.9 });
      pen.circle(6, 8, 6, { fill: '#8a5fc0', opacity: 0.3 });
    });
  },
  'multi-lens'(s) {
    s.shade(0, 0, 84, 64, -10);
    const up = [0, 1, 0];
    s.lathe(
      [0, 0, 0],
      up,
      [
        [0, 66],
        [14, 78],
        [56, 80],
        [76, 54],
      ],
      tones.white,
    );
    for (const angle of [74, 42, 10, -22]) {
      const t = ((angle - 8) * Math.PI) / 180;
      const axis = unit([Math.sin(t), -0.16, -Math.cos(t)]);
      const at = plus([0, 36, 0], [Math.sin(t) * 74, 0, -Math.cos(t) * 74]);
      s.lathe(
        at,
        axis,
        [
          [0, 24],
          [9, 22],
        ],
        tones.graphite,
      );
      lens(s, along(at, axis, 10), axis, 18, { ring: false });
    }
  },
  'box-camera'(s) {
    s.shade(0, 10, 84, 60, 0);
    s.lathe(
      [0, 0, 24],
      [0, 1, 0],
      [
        [0, 30],
        [6, 30],
      ],
      tones.silver,
    );
    s.tube(
      [
        [0, 6, 24],
        [0, 24, 24],
      ],
      13,
      tones.silver,
    );
    const body = s.box([-33, 26, -40], [66, 58, 128], tones.white, { rim: 5 });
    body.side((pen) => {
      pen.rect(16, 12, 96, 34, { r: 4, fill: '#98a3ae', opacity: 0.35 });
      pen.line(16, 52, 112, 52, '#7f8a96', 1.4, 0.7);
    });
    const axis = [0, 0, -1];
    s.lathe(
      [0, 55, -40],
      axis,
      [
        [0, 25],
        [10, 25],
        [10, 22],
        [34, 22],
        [34, 25],
        [58, 25],
      ],
      tones.black,
    );
    lens(s, [0, 55, -98.5], axis, 23);
  },
  'people-counter'(s) {
    s.shade(0, 4, 100, 50, -24);
    const axis = unit([0, -0.4, -0.92]);
    const v = unit([0, -0.92, 0.4]);
    const w = axis.map((value) => value * -42);
    const o = [-96, 30, -20];
    s.extrude(rounded(192, 72, 26, 5), o, [[1, 0, 0], v, w], tones.white, { rim: 1 });
    s.plane(o, [1, 0, 0], v, (pen) => {
      pen.rect(12, 12, 168, 48, { r: 22, fill: pen.sheen([0, '#3d444f'], [1, '#0d0f13']), stroke: '#0a0c0f', width: 1.2 });
      pen.circle(96, 36, 6, { fill: '#1b222c', stroke: '#5b6571', width: 1.4 });
      pen.circle(96, 36, 2.4, { fill: '#4fd17a' });
    });
    for (const x of [48, 144]) lens(s, plus(plus(plus(o, [1, 0, 0], x), v, 36), axis, 1), axis, 20);
  },
  'thermal-camera'(s) {
    bullet(s, { length: 118, radius: 40, double: true, tint: '#7a3b18', window: '#16120e' });
  },
  'home-camera'(s) {
    s.shade(0, 4, 62, 48, 0);
    s.lathe(
      [0, 0, 0],
      [0, 1, 0],
      [
        [0, 48],
        [4, 50],
        [22, 48],
        [34, 38],
      ],
      tones.white,
    );
    s.ball([0, 78, 0], 50, tones.white);
    const axis = unit([-0.22, 0.04, -0.97]);
    s.disc(along([0, 78, 0], axis, 33), axis, (pen) =>
      pen.circle(0, 0, 36, { fill: pen.sheen([0, '#474f5b'], [1, '#0b0d11']), stroke: '#0a0c0f', width: 1.4 }),
    );
    lens(s, along([0, 78, 0], axis, 38), axis, 20);
    s.disc(along([0, 78, 0], axis, 38), axis, (pen) => pen.circle(0, 27, 2.4, { fill: '#4aa3ff' }));
  },
  'lpr-camera'(s) {
    s.shade(0, 6, 66, 46, 0);
    s.box([-44, 0, -26], [88, 6, 62], tones.graphite);
    s.box([-33, 6, -14], [66, 176, 42], tones.graphite, { rim: 5 }).front((pen) => {
      pen.rect(9, 70, 48, 92, { r: 3, fill: '#101419', stroke: '#565f6b', width: 1.2 });
      pen.dots(9, 7, [14, 78], [5, 5.4], 2.8, '#ff5a3c');
      pen.dots(9, 6, [14, 124], [5, 5.4], 2.8, '#46d67c');
    });
    s.slab([-40, 184, -34], [80, 62, 84], 14, tones.white).front((pen) => pen.rect(6, 6, 68, 50, { r: 11, fill: pen.sheen([0, '#3d444f'], [1, '#0d0f13']) }));
    s.extrude(
      [
        [0, 0],
        [88, 0],
        [80, 12],
        [8, 12],
      ],
      [-44, 244, -58],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 112],
      ],
      tones.white,
      { rim: 2 },
    );
    lens(s, [-12, 215, -35], [0, 0, -1], 19);
    s.plane([10, 232, -35], [1, 0, 0], [0, -1, 0], (pen) => {
      for (const [x, y] of [
        [6, 8],
        [18, 8],
        [6, 22],
        [18, 22],
      ])
        pen.circle(x, y, 5, { fill: '#f2e3b4', stroke: '#6b737e', width: 1 });
    });
  },
};
