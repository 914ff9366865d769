/** Doors, gates, lanes and intercom. */
import { plus, rounded, unit } from './kit.mjs';
import { leds, lens, screen, slots } from './parts.mjs';
import { tones } from './tones.mjs';

/** Upright wall device with a glass front. */
function panel(s, [w, h, d], radius, draw, tone = tones.graphite) {
  s.shade(4, 8, w * 0.58, 28);
  s.slab([-w / 2, 0, 6], [w, h, d], radius, tone).front(draw);
}

const face = (pen, x, y, r) => {
  pen.path(
    `M${x - r} ${y - r * 0.5}v-${r * 0.7}h${r * 0.7}M${x + r * 0.3} ${y - r * 1.2}h${r * 0.7}v${r * 0.7}M${x + r} ${y + r * 0.6}v${r * 0.7}h-${r * 0.7}M${x - r * 0.3} ${y + r * 1.3}h-${r * 0.7}v-${r * 0.7}`,
    { stroke: '#dbe9fb', width: r * 0.09 },
  );
  pen.ellipse(x, y - r * 0.25, r * 0.36, r * 0.46, { fill: '#dbe9fb', opacity: 0.9 });
  pen.path(`M${x - r * 0.72} ${y + r}a${r * 0.72} ${r * 0.62} 0 0 1 ${r * 1.44} 0z`, { fill: '#dbe9fb', opacity: 0.9 });
};

const keys = (pen, x, y, w, h, fill = '#dfe5ec') =>
  pen.repeat(3, 4, [x, y], [w, h], `h${(w * 0.74).toFixed(1)}v${(h * 0.72).toFixed(1)}h-${(w * 0.74).toFixed(1)}z`, {
    fill,
    stroke: fill,
    width: w * 0.12,
    opacity: 0.92,
  });

/** Gate pedestal: stainless housing with a glass reader on top. */
function pedestal(s, x, { d = 190, h = 128, w = 34 } = {}) {
  const body = s.box([x, 0, -d / 2], [w, h, d], tones.silver, { rim: 5 });
  body.front((pen) => {
    pen.rect(w * 0.16, 14, w * 0.68, 40, { r: 4, fill: '#171b21' });
    pen.path(`M${w * 0.36} 28l${w * 0.14} 9l${w * 0.14} -9`, { stroke: '#4fd17a', width: 3.4 });
    pen.line(w * 0.2, 112, w * 0.8, 112, '#6d7884', 1.4);
  });
  body.side((pen) => {
    pen.rect(14, 18, d - 28, h - 34, { r: 4, stroke: '#7d8893', width: 1.4, fill: 'none' });
    pen.dots(6, 1, [d * 0.34, 34], [12, 0], 4.4, '#4a525d');
  });
  body.top((pen) => {
    pen.rect(4, 8, w - 8, d - 16, { r: 5, fill: pen.sheen([0, '#3c434e'], [1, '#15191f']) });
    pen.rect(w * 0.24, d - 50, w * 0.52, 26, { r: 3, stroke: '#4aa3ff', width: 2, fill: 'none' });
  });
}

const glass = (s, origin, w, h, dz = 0) => {
  const corners = [origin, plus(origin, [w, 0, dz]), plus(origin, [w, h, dz]), plus(origin, [0, h, 0])];
  s.plane(corners[3], [1, 0, dz / w], [0, -1, 0], (pen) => {
    pen.rect(0, 0, w, h, { r: 6, fill: pen.sheen([0, '#e4f1fb'], [1, '#9cc3e2']), stroke: '#6f9fc6', width: 2, opacity: 0.72 });
    pen.path(`M${w * 0.18} ${h * 0.9}L${w * 0.6} ${h * 0.1}M${w * 0.42} ${h * 0.9}L${w * 0.84} ${h * 0.1}`, { stroke: '#fff', width: 3, opacity: 0.7 });
  });
};

const poleBase = (s, x, z) => s.box([x - 36, 0, z - 36], [72, 6, 72], tones.graphite, { rim: 2 });

export const entrances = {
  'access-controller'(s) {
    s.shade(4, 8, 96, 44);
    const body = s.box([-86, 0, -14], [172, 176, 56], tones.silver, { rim: 4 });
    body.front((pen) => {
      pen.rect(8, 8, 156, 160, { r: 3, fill: pen.sheen([0, '#eef1f4'], [1, '#b4bdc7']), stroke: '#8d98a4', width: 1.6 });
      pen.circle(150, 88, 8, { fill: '#6d7884', stroke: '#4a525d', width: 1.6 });
      pen.rect(148.5, 84, 3, 8, { fill: '#20262d' });
      leds(pen, 4, [24, 28], 14, 3.6);
      pen.rect(20, 46, 70, 5, { r: 2, fill: '#98a3ae', opacity: 0.6 });
      slots(pen, 9, [24, 128], [9, 0], [3, 26], '#6d7884');
    });
    body.side((pen) => slots(pen, 3, [16, 50], [12, 0], [4, 70], '#59626d'));
  },
  'card-reader'(s) {
    panel(
      s,
      [96, 150, 22],
      14,
      (pen) => {
        pen.rect(5, 5, 86, 140, { r: 10, fill: pen.sheen([0, '#3c434e'], [1, '#0f1216']) });
        pen.rect(26, 16, 44, 4, { r: 2, fill: '#4aa3ff' });
        pen.rect(24, 64, 48, 34, { r: 5, stroke: '#dbe9fb', width: 3.4 });
        pen.line(24, 76, 72, 76, '#dbe9fb', 5);
        pen.path('M34 116a20 20 0 0 1 28 0M40 124a11 11 0 0 1 16 0', { stroke: '#dbe9fb', width: 3.2 });
      },
      tones.black,
    );
  },
  'keypad-reader'(s) {
    panel(
      s,
      [104, 160, 22],
      12,
      (pen) => {
        pen.rect(5, 5, 94, 150, { r: 9, fill: pen.sheen([0, '#3c434e'], [1, '#0f1216']) });
        pen.rect(34, 14, 36, 4, { r: 2, fill: '#4fd17a' });
        keys(pen, 18, 34, 26, 27);
      },
      tones.black,
    );
  },
  'fingerprint-reader'(s) {
    panel(
      s,
      [100, 168, 24],
      14,
      (pen) => {
        pen.rect(5, 5, 90, 158, { r: 10, fill: pen.sheen([0, '#3c434e'], [1, '#0f1216']) });
        screen(pen, 14, 14, 72, 50, { r: 4, look: 'plain' });
        pen.rect(26, 84, 48, 62, { r: 16, fill: '#12324f', stroke: '#4aa3ff', width: 2 });
        pen.path('M36 124c-2-24 4-30 14-30s16 6 14 30M42 130c-2-22 2-28 8-28s10 6 8 28M50 134v-24', { stroke: '#9cd0ff', width: 2.8 });
      },
      tones.black,
    );
  },
  'qr-reader'(s) {
    panel(
      s,
      [104, 128, 26],
      14,
      (pen) => {
        pen.rect(5, 5, 94, 118, { r: 10, fill: pen.sheen([0, '#3c434e'], [1, '#0f1216']) });
        pen.rect(20, 16, 64, 64, { r: 6, fill: '#0a0c0f', stroke: '#4a525d', width: 1.6 });
        for (const [x, y] of [
          [28, 24],
          [60, 24],
          [28, 56],
        ])
          pen.rect(x, y, 16, 16, { stroke: '#dbe9fb', width: 4 });
        pen.rect(60, 56, 7, 7, { fill: '#dbe9fb' });
        pen.rect(70, 66, 7, 7, { fill: '#dbe9fb' });
        pen.rect(36, 98, 32, 4, { r: 2, fill: '#4fd17a' });
      },
      tones.black,
    );
  },
  'id-reader'(s) {
    s.shade(4, 0, 104, 80);
    const body = s.box([-82, 0, -56], [164, 34, 112], tones.graphite, { rim: 8 });
    body.top((pen) => {
      pen.rect(14, 14, 136, 84, { r: 8, fill: pen.sheen([0, '#3c434e'], [1, '#0f1216']) });
      pen.rect(36, 28, 92, 56, { r: 6, fill: pen.sheen([0, '#e6f1fb'], [1, '#a9c6e6']) });
      pen.rect(92, 38, 28, 36, { r: 3, fill: '#6f92bb' });
      for (const [y, w] of [
        [40, 40],
        [51, 34],
        [62, 42],
      ])
        pen.rect(44, y, w, 5, { r: 2, fill: '#5f7f9f' });
    });
    body.front((pen) => leds(pen, 2, [20, 17], 14, 3.2));
  },
  'face-terminal'(s) {
    panel(
      s,
      [116, 226, 26],
      16,
      (pen) => {
        pen.rect(4, 4, 108, 218, { r: 13, fill: '#0b0d11' });
        screen(pen, 10, 36, 96, 150, { r: 4, look: 'plain' });
        face(pen, 58, 108, 38);
        pen.rect(28, 202, 60, 6, { r: 3, fill: '#23282f' });
        for (const x of [44, 72]) pen.circle(x, 20, 8, { fill: '#1b2740', stroke: '#4a525d', width: 1.6 });
        for (const x of [42, 70]) pen.circle(x, 18, 2.2, { fill: '#fff', opacity: 0.9 });
        pen.dots(3, 1, [20, 20], [4, 0], 2, '#5a3036');
        pen.dots(3, 1, [88, 20], [4, 0], 2, '#5a3036');
      },
      tones.black,
    );
  },
  'attendance-terminal'(s) {
    s.shade(4, 4, 104, 56);
    s.extrude(
      [
        [0, 0],
        [84, 0],
        [84, 20],
        [44, 104],
        [30, 104],
        [0, 24],
      ],
      [-92, 0, 40],
      [
        [0, 0, -1],
        [0, 1, 0],
        [184, 0, 0],
      ],
      tones.graphite,
      { rim: 5 },
    );
    const v = unit([0, -84, -40]);
    s.plane([-92, 104, -4], [1, 0, 0], v, (pen) => {
      pen.rect(10, 8, 164, 76, { r: 7, fill: '#0b0d11' });
      screen(pen, 16, 14, 100, 64, { r: 3, look: 'plain' });
      face(pen, 66, 48, 18);
      pen.rect(128, 24, 34, 44, { r: 12, fill: '#12324f', stroke: '#4aa3ff', width: 2 });
    });
  },
  maglock(s) {
    s.shade(6, 0, 128, 50, -20);
    const body = s.box([-128, 30, -20], [256, 44, 40], tones.silver, { rim: 3 });
    body.front((pen) => {
      pen.rect(40, 8, 176, 28, { r: 3, fill: pen.sheen([0, '#f7f9fa'], [1, '#aab4be']), stroke: '#8d98a4', width: 1.4 });
      pen.circle(20, 22, 5, { fill: '#4fd17a' });
      for (const x of [228, 246]) pen.circle(x, 22, 4, { fill: '#59626d' });
    });
    const plate = s.box([-86, -14, -16], [172, 26, 30], tones.silver, { rim: 3 });
    plate.front((pen) => pen.circle(86, 13, 7, { fill: '#59626d', stroke: '#eef1f4', width: 2 }));
  },
  'bolt-lock'(s) {
    s.shade(6, 0, 116, 46, -6);
    s.tube(
      [
        [-30, 22, -20],
        [-30, 22, -62],
      ],
      20,
      tones.silver,
    );
    const body = s.box([-112, 0, -18], [224, 42, 40], tones.silver, { rim: 3 });
    body.front((pen) => {
      pen.rect(10, 8, 204, 26, { r: 4, fill: pen.sheen([0, '#f7f9fa'], [1, '#b4bdc7']), stroke: '#8d98a4', width: 1.4 });
      pen.circle(82, 21, 13, { fill: '#4a525d' });
      pen.circle(82, 21, 10, { fill: pen.sheen([0, '#fff'], [1, '#98a2ad']) });
      for (const x of [22, 202]) pen.circle(x, 21, 4.6, { fill: '#59626d' });
      leds(pen, 1, [150, 21], 0, 4, ['#4fd17a']);
    });
  },
  'strike-lock'(s) {
    s.shade(4, 6, 56, 34);
    s.box([-26, 22, 2], [52, 116, 40], tones.graphite, { rim: 2 });
    const body = s.box([-34, 0, -6], [68, 162, 9], tones.silver, { rim: 3 });
    body.front((pen) => {
      pen.rect(16, 50, 36, 62, { r: 3, fill: '#14181d' });
      pen.rect(22, 56, 24, 50, { r: 2, fill: pen.sheen([0, '#eef1f4'], [1, '#7d8893']) });
      for (const y of [18, 144]) pen.circle(34, y, 6, { fill: '#6d7884', stroke: '#f7f9fa', width: 2 });
    });
  },
  'exit-button'(s) {
    panel(
      s,
      [124, 124, 16],
      8,
      (pen) => {
        pen.rect(8, 8, 108, 108, { r: 6, fill: pen.sheen([0, '#ffffff'], [1, '#d5dce3']), stroke: '#c3cbd3', width: 1.4 });
        pen.circle(62, 64, 30, { fill: pen.sheen([0, '#e9edf1'], [1, '#9aa5b0']), stroke: '#8d98a4', width: 1.6 });
        pen.circle(62, 64, 22, { fill: pen.sheen([0, '#7fcf9a'], [1, '#2f8552']) });
        pen.path('M54 64h16m-6-6l6 6l-6 6', { stroke: '#fff', width: 3.4 });
      },
      tones.white,
    );
  },
  'break-glass'(s) {
    panel(
      s,
      [124, 124, 34],
      8,
      (pen) => {
        pen.rect(14, 20, 96, 84, { r: 4, fill: pen.sheen([0, '#ffffff'], [1, '#dfe5ea']), stroke: '#246a3f', width: 2 });
        pen.circle(62, 62, 20, { fill: '#20262d' });
        pen.path('M44 40l10 8M80 40l-10 8M44 84l10 -8M80 84l-10 -8', { stroke: '#20262d', width: 4 });
        pen.path('M14 20h34L28 104H14z', { fill: '#fff', opacity: 0.5 });
      },
      tones.green,
    );
  },
  'door-contact'(s) {
    s.shade(6, 0, 110, 40);
    for (const z of [-34, 10]) {
      const body = s.box([-92, 0, z], [150, 30, 30], tones.white, { rim: 5 });
      body.top((pen) => {
        for (const x of [18, 132]) pen.circle(x, 15, 6, { fill: '#c3cbd3', stroke: '#98a3ae', width: 1.4 });
        pen.line(60, 15, 90, 15, '#c3cbd3', 3);
      });
    }
    s.tube(
      [
        [58, 16, 26],
        [96, 16, 30],
        [112, 4, 8],
        [128, 4, -30],
      ],
      8,
      tones.silver,
    );
  },
  'access-card'(s) {
    s.shade(4, 0, 116, 78);
    for (const [y, tone, turn] of [
      [0, tones.silver, 0.16],
      [7, tones.blue, -0.1],
    ]) {
      const u = unit([1, 0, turn]);
      const v = unit([-turn, 0, 1]);
      const o = [-86 + y, y, -52];
      s.extrude(rounded(172, 106, 12, 3), o, [u, v, [0, 4, 0]], tone, { rim: 1 });
      const top = plus(plus(o, v, 106), [0, 4.2, 0]);
      s.plane(
        top,
        u,
        v.map((value) => -value),
        (pen) => {
          if (tone !== tones.blue) return;
          pen.rect(0, 0, 172, 106, { r: 12, fill: pen.sheen([0, '#7fb0f0'], [1, '#1f4a93']) });
          pen.path('M24 62a30 30 0 0 1 42 0M32 72a18 18 0 0 1 26 0', { stroke: '#fff', width: 5 });
          pen.circle(45, 84, 4, { fill: '#fff' });
          pen.rect(96, 68, 56, 6, { r: 3, fill: '#fff', opacity: 0.85 });
          pen.rect(96, 82, 40, 6, { r: 3, fill: '#fff', opacity: 0.55 });
          pen.rect(22, 20, 30, 22, { r: 4, fill: '#ffd685' });
        },
      );
    }
  },
  'card-issuer'(s) {
    s.shade(4, 0, 96, 76);
    s.tube(
      [
        [40, 10, 40],
        [70, 8, 90],
        [120, 4, 84],
        [130, 4, 40],
      ],
      8,
      tones.black,
    );
    const body = s.box([-74, 0, -56], [148, 22, 112], tones.black, { rim: 7 });
    body.top((pen) => {
      pen.rect(14, 12, 120, 88, { r: 10, fill: pen.sheen([0, '#4a525d'], [1, '#171b21']) });
      pen.rect(46, 34, 56, 40, { r: 6, stroke: '#dbe9fb', width: 4 });
      pen.path('M62 60a17 17 0 0 1 24 0M68 67a8 8 0 0 1 12 0', { stroke: '#dbe9fb', width: 3.4 });
      pen.circle(122, 22, 4, { fill: '#4fd17a' });
    });
  },
  'gate-swing'(s) {
    s.shade(6, 0, 140, 128);
    pedestal(s, -98);
    glass(s, [-64, 26, 4], 58, 88, 0);
    glass(s, [2, 26, 4], 58, 88, 0);
    pedestal(s, 64);
  },
  'gate-flap'(s) {
    s.shade(6, 0, 130, 132);
    pedestal(s, -92, { d: 210, w: 42 });
    for (const [x, side] of [
      [-50, 1],
      [8, -1],
    ]) {
      s.plane([x, 112, 6], [1, 0, 0], [0, -1, 0], (pen) => {
        pen.path(side > 0 ? 'M0 0H26L42 46V70L26 84H0z' : 'M42 0H16L0 46V70L16 84H42z', {
          fill: pen.sheen([0, '#ee7a6c'], [1, '#b3352a']),
          stroke: '#8c251c',
          width: 1.6,
        });
        pen.rect(side > 0 ? 10 : 20, 32, 12, 22, { r: 3, fill: '#fff', opacity: 0.75 });
      });
    }
    pedestal(s, 50, { d: 210, w: 42 });
  },
  'gate-speed'(s) {
    s.shade(6, 0, 128, 140);
    pedestal(s, -86, { d: 220, w: 26, h: 118 });
    glass(s, [-60, 22, -4], 56, 136, 0);
    glass(s, [4, 22, -4], 56, 136, 0);
    pedestal(s, 62, { d: 220, w: 26, h: 118 });
  },
  'gate-tripod'(s) {
    s.shade(20, 0, 92, 72);
    const hub = [-8, 100, -8];
    pedestal(s, -60, { d: 104, w: 52, h: 136 });
    s.lathe(
      plus(hub, [0, 0, 0]),
      unit([1, -0.35, -0.25]),
      [
        [0, 20],
        [12, 20],
      ],
      tones.graphite,
    );
    const from = plus(hub, unit([1, -0.35, -0.25]), 10);
    s.tube([from, plus(from, [92, 12, -8])], 11, tones.silver);
    s.tube([from, plus(from, [30, -74, 20])], 11, tones.silver);
    s.tube([from, plus(from, [34, -58, -58])], 11, tones.silver);
  },
  'gate-full'(s) {
    s.shade(4, 0, 112, 94);
    s.lathe(
      [0, 0, 0],
      [0, 1, 0],
      [
        [0, 82],
        [6, 82],
      ],
      tones.graphite,
    );
    for (const x of [-84, 74]) s.box([x, 0, 30], [10, 210, 10], tones.silver, { rim: 2 });
    const bars = (from, to) => Array.from({ length: 7 }, (_, row) => [[...from], [...to]].map(([x, z]) => [x, 34 + row * 25, z]));
    s.tubes(bars([-74, 36], [-14, 36]), 7, tones.silver);
    s.tubes(bars([0, 0], [-8, 74]), 7, tones.silver);
    s.tube(
      [
        [0, 6, 0],
        [0, 210, 0],
      ],
      18,
      tones.silver,
    );
    s.tubes(bars([0, 0], [72, -22]), 7.4, tones.silver);
    s.tubes(bars([0, 0], [-58, -50]), 7.4, tones.silver);
    s.box([-94, 208, -60], [188, 22, 116], tones.graphite, { rim: 4 }).front((pen) => pen.path('M86 6l8 9l8 -9', { stroke: '#4fd17a', width: 3.4 }));
  },
  'visitor-terminal'(s) {
    s.shade(4, 0, 70, 56);
    s.box([-54, 0, -36], [108, 8, 84], tones.graphite, { rim: 3 });
    s.box([-24, 8, 0], [48, 110, 26], tones.white, { rim: 4 });
    s.extrude(
      rounded(124, 106, 8, 3),
      [-62, 112, -6],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 30],
      ],
      tones.white,
      { rim: 1 },
    );
    s.plane([-62, 218, -6.5], [1, 0, 0], [0, -1, 0], (pen) => {
      pen.rect(5, 5, 114, 96, { r: 5, fill: '#0b0d11' });
      screen(pen, 9, 9, 106, 74, { r: 3, look: 'plain' });
      face(pen, 62, 44, 20);
      pen.circle(62, 92, 4, { fill: '#1b2740', stroke: '#5b6571', width: 1.4 });
    });
    const desk = s.box([-46, 92, -46], [92, 12, 44], tones.graphite, { rim: 3 });
    desk.top((pen) => {
      pen.rect(12, 8, 30, 26, { r: 3, fill: '#e6f1fb' });
      pen.rect(52, 14, 30, 4, { r: 2, fill: '#0a0c0f' });
    });
  },
  'fire-link-module'(s) {
    s.shade(4, 4, 74, 50);
    const body = s.box([-62, 0, -34], [124, 104, 66], tones.white, { rim: 5 });
    body.front((pen) => {
      pen.rect(0, 0, 124, 24, { r: 3, fill: '#d2453a' });
      pen.rect(14, 38, 58, 40, { r: 4, fill: '#eef1f4', stroke: '#c3cbd3', width: 1.4 });
      pen.path('M43 44c10 10 12 16 8 24h-16c-4-8-2-14 8-24z', { fill: '#d2453a' });
      leds(pen, 3, [90, 46], 12, 3.4, ['#4fd17a', '#ffb84a', '#ff5a3c']);
      pen.repeat(8, 1, [12, 88], [13, 0], 'h8v12h-8z', { fill: '#3f9f63', stroke: '#246a3f', width: 1 });
    });
  },
  'barrier-gate'(s) {
    s.shade(30, 0, 150, 46);
    const cabinet = s.box([-124, 0, -32], [56, 168, 60], tones.amber, { rim: 5 });
    cabinet.front((pen) => {
      pen.rect(8, 40, 40, 112, { r: 4, stroke: '#94620f', width: 1.6, fill: 'none' });
      pen.circle(28, 22, 9, { fill: '#20262d' });
      pen.circle(28, 22, 5.5, { fill: '#ff5a3c' });
      pen.rect(38, 92, 5, 16, { r: 2, fill: '#6e4a0c' });
    });
    s.box([-126, 166, -34], [60, 10, 64], tones.graphite, { rim: 3 });
    const boom = s.box([-92, 128, -42], [262, 18, 8], tones.white, { rim: 2 });
    boom.front((pen) => pen.repeat(6, 1, [34, 0], [40, 0], 'h18l-8 18h-18z', { fill: '#d2453a' }));
    s.lathe(
      [-94, 137, -42],
      [0, 0, -1],
      [
        [0, 17],
        [7, 17],
      ],
      tones.graphite,
    );
    s.box([150, 0, -42], [12, 126, 10], tones.graphite, { rim: 2 });
    s.box([-136, -6, -44], [80, 7, 84], tones.graphite, { rim: 2 });
  },
  'barrier-fence'(s) {
    s.shade(30, 0, 150, 46);
    const cabinet = s.box([-124, 0, -32], [56, 168, 60], tones.graphite, { rim: 5 });
    cabinet.front((pen) => {
      pen.rect(8, 40, 40, 112, { r: 4, stroke: '#12151a', width: 1.6, fill: 'none' });
      pen.circle(28, 22, 6, { fill: '#ff5a3c' });
    });
    for (const y of [138, 60])
      s.box([-92, y, -42], [250, 12, 8], tones.white, { rim: 2 }).front((pen) => pen.repeat(5, 1, [34, 0], [44, 0], 'h20v12h-20z', { fill: '#d2453a' }));
    s.tubes(
      Array.from({ length: 9 }, (_, index) => [72, 138].map((y) => [-64 + index * 26, y, -40])),
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
  'loop-detector'(s) {
    s.shade(4, 2, 70, 60);
    const body = s.box([-48, 0, -44], [96, 116, 86], tones.graphite, { rim: 4 });
    body.front((pen) => {
      pen.rect(8, 10, 80, 60, { r: 4, fill: pen.sheen([0, '#e9edf1'], [1, '#b4bdc7']) });
      leds(pen, 2, [22, 26], 16, 4.4, ['#4fd17a', '#ff5a3c']);
      pen.circle(66, 46, 12, { fill: '#414955', stroke: '#242a32', width: 1.4 });
      pen.line(66, 46, 72, 39, '#fff', 2.4);
      pen.rect(16, 48, 26, 12, { r: 2, fill: '#20262d' });
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
  'payment-terminal'(s) {
    s.shade(4, 0, 64, 54);
    s.box([-52, 0, -36], [104, 7, 78], tones.graphite, { rim: 3 });
    const body = s.box([-42, 7, -24], [84, 216, 52], tones.white, { rim: 7 });
    body.front((pen) => {
      pen.rect(8, 8, 68, 96, { r: 5, fill: '#0b0d11' });
      screen(pen, 13, 14, 58, 62, { r: 3, look: 'plain' });
      pen.rect(30, 26, 24, 24, { fill: '#fff', opacity: 0.92 });
      pen.repeat(3, 3, [33, 29], [7, 7], 'h4v4h-4z', { fill: '#132544' });
      pen.circle(42, 90, 6, { fill: '#1b2740', stroke: '#5b6571', width: 1.4 });
      pen.dots(6, 3, [22, 120], [8, 6], 3, '#8d98a4');
      pen.rect(20, 148, 44, 5, { r: 2, fill: '#20262d' });
      pen.circle(42, 172, 8, { fill: '#2f62b3', stroke: '#c3cbd3', width: 2 });
    });
  },
  'car-finder-kiosk'(s) {
    s.shade(4, 0, 76, 56);
    s.box([-64, 0, -36], [128, 8, 78], tones.graphite, { rim: 3 });
    const body = s.box([-56, 8, -20], [112, 224, 40], tones.silver, { rim: 7 });
    body.front((pen) => {
      pen.rect(8, 10, 96, 140, { r: 5, fill: '#0b0d11' });
      screen(pen, 13, 16, 86, 128, { r: 3, look: 'plain' });
      pen.path('M24 118V64h26V40h38', { stroke: '#ffd685', width: 5 });
      pen.circle(88, 40, 7, { fill: '#ee7a6c' });
      pen.circle(24, 118, 7, { fill: '#7fcf9a' });
      pen.rect(30, 170, 52, 34, { r: 5, fill: '#98a3ae', opacity: 0.45 });
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
  'guide-screen'(s) {
    s.shade(0, 4, 120, 34, -46);
    for (const x of [-76, 76])
      s.tube(
        [
          [x, 156, 0],
          [x, 96, 0],
        ],
        8,
        tones.silver,
      );
    s.slab([-126, 4, -14], [252, 100, 32], 7, tones.black).front((pen) => {
      pen.rect(6, 6, 240, 88, { r: 4, fill: '#0e1115' });
      pen.path('M40 50h50m-22-22l24 22l-24 22', { stroke: '#46d67c', width: 12 });
      pen.path('M122 26h28v48h-28zM166 26h28v24h-28v24h28M232 26h-24v24h24v24h-24', { stroke: '#ff5a3c', width: 8 });
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
  'intercom-master'(s) {
    s.shade(4, 0, 118, 92);
    s.extrude(
      [
        [0, 0],
        [150, 0],
        [150, 12],
        [40, 46],
        [0, 46],
      ],
      [-104, 0, 66],
      [
        [0, 0, -1],
        [0, 1, 0],
        [208, 0, 0],
      ],
      tones.graphite,
      { rim: 6 },
    );
    const v = unit([0, -34, -110]);
    s.plane([-104, 46.5, 26], [1, 0, 0], v, (pen) => {
      pen.rect(60, 10, 138, 96, { r: 5, fill: '#0b0d11' });
      screen(pen, 66, 16, 86, 84, { r: 3, look: 'plain' });
      keys(pen, 160, 18, 12, 20);
    });
    s.box([-98, 36, -70], [34, 12, 124], tones.black, { rim: 5 });
    s.tube(
      [
        [-81, 52, 44],
        [-81, 60, 0],
        [-81, 48, -56],
      ],
      20,
      tones.graphite,
    );
    s.ball([-81, 50, 42], 17, tones.graphite);
    s.ball([-81, 46, -56], 17, tones.graphite);
  },
  'indoor-monitor'(s) {
    panel(
      s,
      [228, 150, 18],
      9,
      (pen) => {
        pen.rect(5, 5, 218, 140, { r: 6, fill: '#0b0d11' });
        screen(pen, 10, 10, 180, 130, { r: 3 });
        for (const [y, colour] of [
          [30, '#9aa5b0'],
          [57, '#9aa5b0'],
          [84, '#4fd17a'],
          [111, '#9aa5b0'],
        ])
          pen.circle(206, y, 6.4, { stroke: colour, width: 2.2 });
      },
      tones.white,
    );
  },
  'door-station'(s) {
    panel(
      s,
      [116, 238, 26],
      8,
      (pen) => {
        pen.rect(4, 4, 108, 230, { r: 6, fill: pen.sheen([0, '#c3cbd3'], [1, '#8d98a4']) });
        pen.rect(10, 12, 96, 96, { r: 4, fill: '#0b0d11' });
        screen(pen, 15, 32, 86, 70, { r: 3, look: 'plain' });
        face(pen, 58, 68, 20);
        pen.circle(58, 22, 6, { fill: '#1b2740', stroke: '#8d98a4', width: 1.6 });
        keys(pen, 22, 122, 26, 23, '#eef1f4');
        pen.dots(7, 1, [40, 224], [6, 0], 2.6, '#414955');
      },
      tones.silver,
    );
  },
  'villa-station'(s) {
    panel(
      s,
      [92, 190, 26],
      12,
      (pen) => {
        pen.rect(4, 4, 84, 182, { r: 9, fill: pen.sheen([0, '#3c434e'], [1, '#0f1216']) });
        pen.dots(6, 3, [28, 92], [7, 7], 3, '#0a0c0f');
        pen.circle(46, 144, 22, { fill: pen.sheen([0, '#e9edf1'], [1, '#98a3ae']), stroke: '#4aa3ff', width: 3 });
        pen.path('M46 133c-7 0-9 6-9 11v5h18v-5c0-5-2-11-9-11z', { fill: '#4a525d' });
      },
      tones.silver,
    );
    lens(s, [0, 142, 5], [0, 0, -1], 26);
  },
  'smart-lock'(s) {
    s.shade(4, 8, 60, 34);
    s.slab([-40, 0, 0], [80, 238, 24], 16, tones.black).front((pen) => {
      pen.rect(4, 4, 72, 230, { r: 13, fill: pen.sheen([0, '#4a525d'], [1, '#101318']) });
      pen.circle(40, 22, 8, { fill: '#1b2740', stroke: '#5b6571', width: 1.6 });
      keys(pen, 19, 44, 16, 18, '#9cd0ff');
      pen.circle(40, 146, 15, { fill: '#12324f', stroke: '#4aa3ff', width: 2 });
    });
    s.lathe(
      [0, 64, 0],
      [0, 0, -1],
      [
        [0, 18],
        [22, 16],
      ],
      tones.silver,
    );
    s.tube(
      [
        [0, 64, -22],
        [92, 64, -22],
      ],
      19,
      tones.silver,
    );
  },
};
