/** Cameras for one task: all around, far, hot, doors, lanes. */
import { bullet } from './cameras.mjs';
import { mark } from './marks.mjs';
import { along, lens, lightOf, lights, optic } from './parts.mjs';
import { rounded } from './outline.mjs';
import { plus, unit } from './projection.mjs';
import { tones } from './tones.mjs';

export const specialCameras = {
  ptz(s, t) {
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
    });
    const [u, out] = [unit([0.94, 0, 0.34]), unit([0.34, 0, -0.94])];
    s.plane(plus([0, 52, 0], out, 66), u, [0, -1, 0], (pen) => {
      if (t.mp) mark(pen, `${t.mp}MP`, 0, 8, 15, { align: 0.5, colour: '#7b8794', weight: 0.17 });
      if (t.x) mark(pen, `${t.x}X`, 0, 27, 12, { align: 0.5, colour: '#7b8794', weight: 0.17 });
    });
    const light = lightOf(t) ?? 'ir';
    lights(s, along(face, axis, 1), axis, 33, t.n ?? 8, light === 'ir' ? 3.6 : 4.6, light, 0.4);
    const zoom = t.x ?? 23;
    optic(s, along(face, axis, 2), axis, 25, { focal: zoom < 8 ? 3 : zoom < 20 ? 5 : zoom < 30 ? 8 : 14, out: 0.35, zoom: true });
  },
  panoramic(s, t) {
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
    if (t.mp) s.disc(along(o, axis, 36.4), axis, (pen) => mark(pen, `${t.mp}MP`, 0, 43, 9, { align: 0.5, colour: '#7b8794', weight: 0.18 }));
    s.bubble(along(o, axis, 41), axis, 22 + (t.f ?? 12) * 0.4, [
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
  'multi-lens'(s, t) {
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
    for (const angle of [70, 28, -14]) {
      const turn = ((angle - 8) * Math.PI) / 180;
      const axis = unit([Math.sin(turn), -0.16, -Math.cos(turn)]);
      const at = plus([0, 36, 0], [Math.sin(turn) * 74, 0, -Math.cos(turn) * 74]);
      s.disc(at, axis, (pen) => pen.circle(0, 0, 23, { fill: '#2b3139', stroke: '#12151a' }));
      optic(s, along(at, axis, 1), axis, 19, { focal: (t.f ?? 40) / 10, out: 0.5 });
    }
    if (t.mp)
      s.plane([-40, 66, -58], unit([0.96, 0, 0.28]), [0, -1, 0], (pen) => mark(pen, `${t.mp}MP`, 44, 2, 12, { align: 0.5, colour: '#7b8794', weight: 0.17 }));
  },
  'box-camera'(s, t) {
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
    if (t.mp) body.side((pen) => mark(pen, `${t.mp}MP`, 24, 20, 18, { colour: '#59636f' }));
    const axis = [0, 0, -1];
    const focal = (t.f ?? 120) / 10;
    const [length, front] = [30 + Math.min(50, focal * 1.7), 21 + Math.min(12, focal * 0.32)];
    s.lathe(
      [0, 55, -40],
      axis,
      [
        [0, 25],
        [10, 25],
        [10, 21],
        [length * 0.55, 21],
        [length * 0.6, front],
        [length, front],
      ],
      tones.black,
    );
    s.lathe(
      [0, 55, -40],
      axis,
      [
        [length * 0.72, front + 0.6],
        [length * 0.8, front + 0.6],
      ],
      { light: '#ffd9a8', mid: '#d9822b', dark: '#8c4d12', edge: '#5e330b' },
      { cap: false },
    );
    lens(s, [0, 55, -40.5 - length], axis, front - 2, { tint: focal > 20 ? '#8f2c44' : focal > 11 ? '#a2481f' : '#2c7a4d' });
  },
  'people-counter'(s, t) {
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
    for (const x of [48, 144]) optic(s, plus(plus(plus(o, [1, 0, 0], x), v, 36), axis, 1), axis, 20, { focal: (t.f ?? 28) / 10, out: 0.6 });
    if (t.out) s.box([-104, 22, -34], [208, 9, 60], tones.silver, { rim: 2 });
  },
  'thermal-camera'(s, t) {
    bullet(s, t, { length: 118, radius: 40, double: true, tint: '#7a3b18', window: '#16120e' });
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
  'lpr-camera'(s, t) {
    s.shade(0, 6, 66, 46, 0);
    s.box([-44, 0, -26], [88, 6, 62], tones.graphite);
    s.box([-33, 6, -14], [66, 176, 42], tones.graphite, { rim: 5 }).front((pen) => {
      pen.rect(9, 70, 48, 92, { r: 3, fill: '#101419', stroke: '#565f6b', width: 1.2 });
      pen.dots(9, 7, [14, 78], [5, 5.4], 2.8, '#ff5a3c');
      pen.dots(9, 6, [14, 124], [5, 5.4], 2.8, '#46d67c');
    });
    s.slab([-40, 184, -34], [80, 62, 84], 14, tones.white, 1).front((pen) =>
      pen.rect(6, 6, 68, 50, { r: 11, fill: pen.sheen([0, '#3d444f'], [1, '#0d0f13']) }),
    );
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
    optic(s, [-12, 215, -35], [0, 0, -1], 19, { focal: (t.f ?? 31) / 10 });
    if (t.mp) s.plane([41, 226, -20], [0, 0, 1], [0, -1, 0], (pen) => mark(pen, `${t.mp}MP`, 0, 0, 17, { colour: '#59636f' }));
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
