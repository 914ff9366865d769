/** Barriers, lanes and parking spaces. */
import { mark } from './marks.mjs';
import { leds, lens, screen, slots } from './parts.mjs';
import { plus, unit } from './projection.mjs';
import { tones } from './tones.mjs';

const poleBase = (s, x, z) => s.box([x - 36, 0, z - 36], [72, 6, 72], tones.graphite, { rim: 2 });

export const parking = {
  'barrier-gate'(s, t) {
    const length = t.l ? 70 + (t.l - 25) * 6.4 : 262;
    s.shade(length / 2 - 100, 0, length / 2 + 30, 46);
    const cabinet = s.box([-124, 0, -32], [56, 168, 60], t.fast ? tones.blue : tones.amber, { rim: 5 });
    cabinet.front((pen) => {
      pen.rect(8, 40, 40, 112, { r: 4, stroke: '#94620f', width: 1.6, fill: 'none' });
      pen.circle(28, 22, 9, { fill: '#20262d' });
      pen.circle(28, 22, 5.5, { fill: '#ff5a3c' });
      pen.rect(38, 92, 5, 16, { r: 2, fill: '#6e4a0c' });
    });
    s.box([-126, 166, -34], [60, 10, 64], tones.graphite, { rim: 3 });
    // an articulated boom lifts its outer half for low ceilings
    const straight = t.bent ? length * 0.55 : length;
    const stripes = (pen, along) => pen.repeat(Math.max(1, Math.floor((along - 30) / 36)), 1, [34, 0], [36, 0], 'h16l-8 18h-16z', { fill: '#d2453a' });
    s.box([-92, 128, -42], [straight, 18, 8], tones.white, { rim: 2 }).front((pen) => stripes(pen, straight));
    if (t.bent) {
      const [u, v] = [unit([0.62, 0.78, 0]), unit([-0.78, 0.62, 0])];
      const o = [-92 + straight - 8, 130, -42];
      s.extrude(
        [
          [0, 0],
          [length * 0.5, 0],
          [length * 0.5, 16],
          [0, 16],
        ],
        o,
        [u, v, [0, 0, 8]],
        tones.white,
        { rim: 2 },
      );
      s.plane(
        plus(o, v, 16),
        u,
        v.map((value) => -value),
        (pen) => pen.repeat(Math.max(1, Math.floor((length * 0.5) / 40)), 1, [14, 0], [36, 0], 'h16v16h-16z', { fill: '#d2453a' }),
      );
    }
    if (t.l) cabinet.side((pen) => mark(pen, `${t.l / 10}M`, 30, 60, 22, { colour: t.fast ? '#fff' : '#6e4a0c', align: 0.5 }));
    s.lathe(
      [-94, 137, -42],
      [0, 0, -1],
      [
        [0, 17],
        [7, 17],
      ],
      tones.graphite,
    );
    if (!t.bent && length > 150) s.box([-92 + length - 20, 0, -42], [12, 126, 10], tones.graphite, { rim: 2 });
    s.box([-136, -6, -44], [80, 7, 84], tones.graphite, { rim: 2 });
  },
  'barrier-fence'(s, t) {
    const length = t.l ? 110 + (t.l - 30) * 5.4 : 250;
    s.shade(length / 2 - 96, 0, length / 2 + 30, 46);
    const cabinet = s.box([-124, 0, -32], [56, 168, 60], tones.graphite, { rim: 5 });
    cabinet.front((pen) => {
      pen.rect(8, 40, 40, 112, { r: 4, stroke: '#12151a', width: 1.6, fill: 'none' });
      pen.circle(28, 22, 6, { fill: '#ff5a3c' });
    });
    if (t.l) cabinet.side((pen) => mark(pen, `${t.l / 10}M`, 30, 60, 22, { colour: '#dfe4e9', align: 0.5 }));
    for (const y of [138, 60])
      s.box([-92, y, -42], [length, 12, 8], tones.white, { rim: 2 }).front((pen) =>
        pen.repeat(Math.floor((length - 20) / 44), 1, [34, 0], [44, 0], 'h20v12h-20z', { fill: '#d2453a' }),
      );
    s.tubes(
      Array.from({ length: Math.floor((length - 20) / 26) }, (_, index) => [72, 138].map((y) => [-64 + index * 26, y, -40])),
      5,
      tones.silver,
    );
    s.lathe(
      [-94, 144, -42],
      [0, 0, -1],
      [
        [0, 15],
        [7, 15],
      ],
      tones.graphite,
    );
    s.box([-136, -6, -44], [80, 7, 84], tones.graphite, { rim: 2 });
  },
  'lane-display'(s) {
    s.shade(0, 4, 62, 40);
    poleBase(s, 0, 4);
    s.tube(
      [
        [0, 6, 4],
        [0, 116, 4],
      ],
      20,
      tones.graphite,
    );
    s.slab([-62, 112, -14], [124, 108, 34], 6, tones.graphite).front((pen) => {
      pen.rect(7, 7, 110, 94, { r: 3, fill: '#0e1115', stroke: '#4a525d', width: 1.4 });
      pen.dots(17, 4, [14, 18], [6, 6], 3.4, '#ff5a3c');
      pen.dots(17, 3, [14, 50], [6, 6], 3.4, '#46d67c');
      pen.dots(11, 3, [14, 76], [6, 6], 3.4, '#ffb84a');
    });
  },
  'loop-detector'(s, t) {
    s.shade(4, 2, 70, 60);
    const body = s.box([-48, 0, -44], [96, 116, 86], tones.graphite, { rim: 4 });
    body.front((pen) => {
      pen.rect(8, 10, 80, 60, { r: 4, fill: pen.sheen([0, '#e9edf1'], [1, '#b4bdc7']) });
      leds(pen, 2, [22, 26], 16, 4.4, ['#4fd17a', '#ff5a3c']);
      pen.circle(66, 46, 12, { fill: '#414955', stroke: '#242a32', width: 1.4 });
      pen.line(66, 46, 72, 39, '#fff', 2.4);
      if (t.c) mark(pen, String(t.c), 14, 42, 22, { colour: '#20262d' });
      else pen.rect(16, 48, 26, 12, { r: 2, fill: '#20262d' });
      pen.repeat(8, 1, [10, 84], [9.8, 0], 'h6v16h-6z', { fill: '#12151a', stroke: '#c9a24a', width: 1 });
    });
  },
  'ground-loop'(s) {
    s.shade(0, 0, 110, 72);
    for (let index = 0; index < 4; index += 1) {
      const r = 84 - index * 8;
      const list = Array.from({ length: 9 }, (_, step) => [
        r * Math.cos((step / 8) * 6.2832 + 0.39),
        6 + index * 7,
        r * 0.82 * Math.sin((step / 8) * 6.2832 + 0.39),
      ]);
      s.tube(list, 9, tones.red);
    }
    s.tube(
      [
        [60, 26, -50],
        [96, 20, -64],
        [130, 6, -70],
      ],
      9,
      tones.red,
    );
  },
  'lane-radar'(s) {
    s.shade(0, 2, 50, 36);
    s.box([-36, 0, -30], [72, 6, 66], tones.graphite, { rim: 2 });
    s.tube(
      [
        [0, 6, 6],
        [0, 92, 6],
      ],
      20,
      tones.graphite,
    );
    s.slab([-46, 84, -16], [92, 92, 40], 12, tones.black).front((pen) => {
      pen.rect(7, 7, 78, 78, { r: 9, fill: pen.sheen([0, '#59626e'], [1, '#20262d']) });
      pen.path('M46 62m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0M30 48a22 22 0 0 1 32 0M20 38a36 36 0 0 1 52 0', { stroke: '#dbe9fb', width: 4.4 });
      leds(pen, 2, [36, 76], 20, 2.6, ['#4fd17a', '#4aa3ff']);
    });
  },
  'payment-terminal'(s, t) {
    s.shade(4, 0, 64, 54);
    s.box([-52, 0, -36], [104, 7, 78], tones.graphite, { rim: 3 });
    const body = s.box([-42, 7, -24], [84, 216, 52], t.in > 200 ? tones.blue : t.in < 100 ? tones.graphite : tones.white, { rim: 7 });
    body.front((pen) => {
      pen.rect(8, 8, 68, 96, { r: 5, fill: '#0b0d11' });
      screen(pen, 13, 14, 58, 62, { r: 3, look: 'plain' });
      if (t.in) mark(pen, `${t.in / 10}"`, 68, 60, 11, { colour: '#fff', align: 1 });
      pen.rect(30, 26, 24, 24, { fill: '#fff', opacity: 0.92 });
      pen.repeat(3, 3, [33, 29], [7, 7], 'h4v4h-4z', { fill: '#132544' });
      pen.circle(42, 90, 6, { fill: '#1b2740', stroke: '#5b6571', width: 1.4 });
      pen.dots(6, 3, [22, 120], [8, 6], 3, '#8d98a4');
      pen.rect(20, 148, 44, 5, { r: 2, fill: '#20262d' });
      pen.circle(42, 172, 8, { fill: '#2f62b3', stroke: '#c3cbd3', width: 2 });
    });
  },
  'car-finder-kiosk'(s, t) {
    s.shade(4, 0, 76, 56);
    if (!t.wall) s.box([-64, 0, -36], [128, 8, 78], tones.graphite, { rim: 3 });
    const body = s.box([-56, t.wall ? 60 : 8, -20], [112, t.wall ? 162 : 224, t.wall ? 22 : 40], tones.silver, { rim: 7 });
    body.front((pen) => {
      pen.rect(8, 10, 96, 140, { r: 5, fill: '#0b0d11' });
      screen(pen, 13, 16, 86, 128, { r: 3, look: 'plain' });
      if (t.in) mark(pen, `${t.in / 10}"`, 96, 128, 13, { colour: '#fff', align: 1 });
      pen.path('M24 118V64h26V40h38', { stroke: '#ffd685', width: 5 });
      pen.circle(88, 40, 7, { fill: '#ee7a6c' });
      pen.circle(24, 118, 7, { fill: '#7fcf9a' });
      if (!t.wall) pen.rect(30, 170, 52, 34, { r: 5, fill: '#98a3ae', opacity: 0.45 });
    });
  },
  'bay-detector'(s) {
    s.shade(0, 0, 84, 60, -30);
    s.tube(
      [
        [0, 96, 0],
        [0, 46, 0],
      ],
      14,
      tones.silver,
    );
    s.lathe(
      [0, 8, 0],
      [0, 1, 0],
      [
        [0, 44],
        [10, 62],
        [26, 62],
        [38, 30],
        [44, 12],
      ],
      tones.white,
      { cap: false },
    );
    s.ball([0, 4, 0], 30, tones.green);
    for (const axis of [unit([-0.34, -0.16, -0.92]), unit([0.86, -0.16, -0.5])]) {
      const at = plus([0, 22, 0], axis, 52);
      s.lathe(
        at,
        axis,
        [
          [0, 19],
          [10, 17],
        ],
        tones.graphite,
      );
      lens(s, plus(at, axis, 10.5), axis, 13);
    }
  },
  'bay-sensor'(s) {
    s.shade(0, 0, 62, 46, -24);
    s.lathe(
      [0, 44, 0],
      [0, 1, 0],
      [
        [0, 56],
        [16, 56],
        [22, 50],
      ],
      tones.white,
      { cap: true },
    );
    s.lathe(
      [0, 10, 0],
      [0, 1, 0],
      [
        [0, 36],
        [16, 46],
        [34, 50],
      ],
      tones.white,
      { cap: false },
    );
    s.disc([0, 28, -48], [0, 0, -1], (pen) => {
      for (const x of [-17, 17]) {
        pen.circle(x, 0, 13, { fill: '#20262d', stroke: '#98a3ae', width: 2 });
        pen.dots(4, 4, [x - 6, -6], [4, 4], 1.8, '#98a3ae');
      }
    });
  },
  'bay-lamp'(s) {
    s.shade(0, 0, 44, 34, -34);
    s.tube(
      [
        [0, 110, 0],
        [0, 56, 0],
      ],
      9,
      tones.silver,
    );
    s.lathe(
      [0, 34, 0],
      [0, 1, 0],
      [
        [0, 40],
        [16, 40],
        [26, 22],
      ],
      tones.white,
      { cap: false },
    );
    s.ball([0, 22, 0], 38, tones.green);
    s.lathe(
      [0, 34, 0],
      [0, 1, 0],
      [
        [0, 40.5],
        [7, 40.5],
      ],
      tones.white,
      { cap: false },
    );
  },
  'guide-screen'(s, t) {
    const panes = t.o ?? 1;
    const w = panes === 1 ? 252 : 60 + panes * 104;
    s.shade(0, 4, w * 0.48, 34, -46);
    for (const x of [-w * 0.3, w * 0.3])
      s.tube(
        [
          [x, 156, 0],
          [x, 96, 0],
        ],
        8,
        tones.silver,
      );
    s.slab([-w / 2, 4, -14], [w, 100, 32], 7, tones.black).front((pen) => {
      pen.rect(6, 6, w - 12, 88, { r: 4, fill: '#0e1115' });
      if (panes === 1) {
        pen.path('M40 50h50m-22-22l24 22l-24 22', { stroke: '#46d67c', width: 12 });
        mark(pen, '128', 122, 26, 46, { colour: '#ff5a3c', weight: 0.17 });
        return;
      }
      for (let at = 0; at < panes; at += 1) {
        const x = 24 + at * (w / panes - 10);
        const arrow = ['h-34m16-18l-18 18l18 18', 'v-34m-18 16l18 -18l18 18', 'h34m-16-18l18 18l-18 18'][panes === 2 ? at * 2 : at];
        pen.path(`M${x + (arrow.startsWith('h-') ? 40 : arrow.startsWith('v') ? 24 : 4)} ${arrow.startsWith('v') ? 66 : 48}${arrow}`, {
          stroke: '#46d67c',
          width: 9,
        });
        mark(pen, ['36', '128', '54'][at], x + 50, 32, 30, { colour: '#ff5a3c', weight: 0.18 });
      }
    });
  },
  'parking-terminal'(s) {
    s.shade(4, 0, 108, 84);
    const body = s.box([-92, 4, -60], [184, 60, 120], tones.graphite, { rim: 5 });
    body.front((pen) => {
      pen.rect(6, 6, 172, 48, { r: 4, fill: pen.sheen([0, '#333a44'], [1, '#15191f']) });
      pen.circle(22, 30, 7, { stroke: '#4aa3ff', width: 2.4 });
      pen.repeat(4, 1, [42, 20], [15, 0], 'h10v7h-10z', { fill: '#0a0c0f', stroke: '#8d98a4', width: 1 });
      pen.repeat(4, 1, [42, 34], [15, 0], 'h10v7h-10z', { fill: '#1d4fa0', stroke: '#8d98a4', width: 1 });
      leds(pen, 4, [114, 24], 12, 3);
      pen.dots(9, 2, [112, 38], [7, 7], 3, '#0a0c0f');
    });
    body.top((pen) => slots(pen, 14, [40, 30], [8, 0], [3, 56], '#171b21'));
  },
};
