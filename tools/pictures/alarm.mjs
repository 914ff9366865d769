/** Alarm hosts, detectors and fences. */
import { mark } from './marks.mjs';
import { leds, screen, slots } from './parts.mjs';
import { plus, unit } from './projection.mjs';
import { tones } from './tones.mjs';

export const alarm = {
  'alarm-host'(s, t) {
    s.shade(4, 8, 96, 44);
    if (t.radio)
      for (const x of [-66, 58])
        s.tube(
          [
            [x, 180, 20],
            [x, 244, 20],
          ],
          9,
          tones.graphite,
        );
    const body = s.box([-86, 0, -10], [172, 186, 50], t.z > 64 ? tones.silver : tones.white, { rim: 5 });
    body.front((pen) => {
      pen.rect(26, 20, 120, 128, { r: 8, fill: pen.sheen([0, '#3c434e'], [1, '#15191f']) });
      screen(pen, 38, 32, 96, 34, { r: 3, look: 'plain' });
      pen.repeat(4, 3, [40, 78], [24, 21], 'h17v13h-17z', { fill: '#dfe5ec' });
      if (t.z) mark(pen, String(t.z), 86, 40, 18, { colour: '#9cd0ff', align: 0.5 });
      leds(pen, 3, [66, 166], 20, 4, ['#4fd17a', '#ffb84a', '#ff5a3c']);
    });
  },
  'alarm-keypad'(s, t) {
    s.shade(4, 8, 84, 30);
    s.slab([-76, 0, 4], [152, 128, 20], 10, tones.white).front((pen) => {
      screen(pen, 14, 14, 124, 38, { r: 4, look: 'plain' });
      if (t.z) mark(pen, String(t.z), 76, 23, 20, { colour: '#fff', align: 0.5 });
      pen.repeat(5, 3, [16, 64], [25, 19], 'h16v11h-16z', { fill: '#8d98a4', stroke: '#8d98a4', width: 3 });
    });
  },
  'alarm-detector'(s, t) {
    s.shade(4, 10, 66, 36);
    if (t.out) s.box([-60, 168, -16], [120, 10, 74], tones.graphite, { rim: 3 });
    if (t.radio)
      s.tube(
        [
          [34, 160, 30],
          [34, 226, 30],
        ],
        8,
        tones.graphite,
      );
    s.extrude(
      [
        [0, 0],
        [92, 0],
        [100, 40],
        [92, 150],
        [70, 172],
        [22, 172],
        [0, 150],
        [-8, 40],
      ],
      [-46, 0, 6],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 44],
      ],
      tones.white,
      { rim: 4 },
    );
    s.plane([-54, 172, 5], [1, 0, 0], [0, -1, 0], (pen) => {
      pen.path('M18 62Q54 46 90 62L84 148Q54 158 24 148Z', { fill: pen.sheen([0, '#ffffff'], [1, '#c3ccd5']), stroke: '#b4bdc7', width: 1.6 });
      for (const y of t.r ? [78, 142] : [78, 96, 114, 132]) pen.path(`M24 ${y}Q54 ${y - 10} 84 ${y}`, { stroke: '#b4bdc7', width: 1.5 });
      if (t.r) mark(pen, `${t.r}M`, 54, 106, 24, { colour: '#7b8794', align: 0.5 });
      pen.circle(54, 32, 5, { fill: '#ff5a3c' });
    });
  },
  'smoke-detector'(s, t) {
    s.shade(0, 0, 80, 60, -30);
    const axis = unit([-0.02, -0.42, -0.9]);
    const o = [0, 20, 20];
    s.lathe(
      o,
      axis,
      [
        [0, 80],
        [10, 84],
        [22, 80],
        [30, 64],
      ],
      tones.white,
    );
    s.lathe(
      plus(o, axis, 30),
      axis,
      [
        [0, 56],
        [10, 56],
      ],
      tones.graphite,
    );
    s.lathe(
      plus(o, axis, 40),
      axis,
      [
        [0, 62],
        [10, 54],
        [16, 36],
      ],
      tones.white,
    );
    if (t.radio)
      s.tube(
        [
          [60, 40, 30],
          [88, 104, 20],
        ],
        7,
        tones.graphite,
      );
    s.disc(plus(o, axis, 56.5), axis, (pen) => {
      pen.circle(0, 0, 14, { fill: '#dfe5ea', stroke: '#b4bdc7', width: 1.4 });
      pen.circle(24, -8, 3.4, { fill: '#ff5a3c' });
    });
  },
  'beam-detector'(s, t) {
    const beams = t.c ?? 2;
    const h = 90 + beams * 50;
    s.shade(0, 6, 44, 32);
    s.tube(
      [
        [8, 0, 30],
        [8, 60, 30],
      ],
      16,
      tones.silver,
    );
    s.slab([-34, 36, -26], [68, h, 56], 22, tones.black).front((pen) => {
      pen.rect(6, 8, 56, h - 18, { r: 18, fill: pen.sheen([0, '#6a4348'], [0.5, '#3a1f26'], [1, '#1a0f13']) });
      for (let beam = 0; beam < beams; beam += 1)
        pen.circle(34, 40 + (beam * (h - 96)) / Math.max(1, beams - 1), 18, { fill: '#12080b', stroke: '#a8707a', width: 2.4, opacity: 0.9 });
      if (t.r) mark(pen, `${t.r}`, 34, h - 34, 14, { colour: '#e9b9c0', align: 0.5 });
      pen.path(`M14 20h14v${h - 44}h-14z`, { fill: '#fff', opacity: 0.14 });
    });
  },
  pickup(s, t) {
    s.shade(0, 0, 62, 48);
    const k = t.r ? 0.86 + t.r * 0.012 : 1;
    s.lathe(
      [0, 0, 0],
      [0, 1, 0],
      [
        [0, 58 * k],
        [10, 60 * k],
        [30 * k, 46 * k],
      ],
      tones.silver,
    );
    s.lathe(
      [0, 30 * k, 0],
      [0, 1, 0],
      [
        [0, 34],
        [8, 34],
      ],
      tones.black,
      { cap: false },
    );
    s.lathe(
      [0, 30 * k + 8, 0],
      [0, 1, 0],
      [
        [0, 44 * k],
        [40 * k, 40 * k],
        [64 * k, 20 * k],
      ],
      tones.graphite,
    );
    s.disc([0, 40 + 20 * k, -43 * k], [0, 0, -1], (pen) => {
      pen.dots(7, 5, [-18, -14], [6, 6], 3, '#0a0c0f');
      if (t.r) mark(pen, `${t.r}M`, 0, 20, 12, { colour: '#dfe4e9', align: 0.5 });
    });
  },
  'panic-button'(s) {
    s.shade(4, 8, 66, 34);
    s.slab([-54, 0, 4], [108, 108, 22], 10, tones.white);
    s.lathe(
      [0, 54, 4],
      [0, 0, -1],
      [
        [0, 42],
        [9, 42],
        [13, 36],
      ],
      tones.silver,
    );
    s.lathe(
      [0, 54, -9],
      [0, 0, -1],
      [
        [0, 33],
        [12, 33],
        [20, 26],
      ],
      tones.red,
    );
  },
  siren(s) {
    s.shade(0, 4, 66, 52);
    s.lathe(
      [0, 0, 0],
      [0, 1, 0],
      [
        [0, 56],
        [6, 58],
        [54, 58],
        [60, 52],
      ],
      tones.white,
    );
    s.disc([0, 30, -57.5], [0, 0, -1], (pen) => slots(pen, 7, [-24, -12], [8, 0], [3.4, 24], '#59626d'));
    s.lathe(
      [0, 60, 0],
      [0, 1, 0],
      [
        [0, 44],
        [46, 44],
        [64, 30],
        [70, 12],
      ],
      tones.red,
    );
    s.plane([-30, 116, -30], [1, 0, 0], [0, -1, 0], (pen) => pen.rect(0, 0, 9, 46, { r: 4, fill: '#fff', opacity: 0.5 }));
  },
  'pulse-fence'(s) {
    s.shade(0, 6, 130, 34);
    for (const x of [-118, 0, 106]) {
      s.box([x, 0, 0], [12, 176, 12], tones.silver, { rim: 2 });
      for (const y of [44, 96, 148])
        s.lathe(
          [x + 6, y, -6],
          [0, 0, -1],
          [
            [0, 7],
            [1, 6],
          ],
          tones.amber,
        );
    }
    s.tubes(
      [44, 96, 148].map((y) => [
        [-112, y, -11],
        [112, y - 2, -11],
      ]),
      2.4,
      tones.silver,
    );
    s.plane([-86, 138, -14], [1, 0, 0], [0, -1, 0], (pen) => {
      pen.rect(0, 0, 58, 42, { r: 4, fill: '#ffd685', stroke: '#94620f', width: 1.6 });
      pen.path('M32 6l-14 18h10l-4 13l15 -19h-10z', { fill: '#20262d' });
    });
  },
};
