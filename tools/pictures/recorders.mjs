/** Recorders, storage, screens and computers. */
import { mark } from './marks.mjs';
import { leds, lens, ports, screen, slots } from './parts.mjs';
import { plus, unit } from './projection.mjs';
import { tones } from './tones.mjs';

/** Rack housing, `h` high; the pens of its faces. */
function rack(s, h, tone = tones.graphite, { w = 250, d = 150, ears = true } = {}) {
  s.shade(8, 0, w * 0.62, d * 0.72);
  const o = [-w / 2, 5, -d / 2];
  for (const [x, z] of [
    [-w / 2 + 14, -d / 2 + 12],
    [w / 2 - 26, -d / 2 + 12],
    [w / 2 - 26, d / 2 - 24],
  ])
    s.box([x, 0, z], [14, 6, 14], tones.black, { rim: 1 });
  if (ears) {
    s.box([-w / 2 - 13, 5, -d / 2 - 3], [14, h, 4], tone, { rim: 2 });
    s.box([w / 2 - 1, 5, -d / 2 - 3], [14, h, 4], tone, { rim: 2 });
  }
  const body = s.box(o, [w, h, d], tone, { rim: 3 });
  body.side((pen) => slots(pen, 8, [d * 0.45, h * 0.3], [9, 0], [3, h * 0.4], '#0f1216'));
  return body;
}

/** Drive trays in a field. */
function trays(pen, columns, rows, [x, y], [w, h]) {
  pen.repeat(columns, rows, [x, y], [w, h], `h${(w - 3).toFixed(1)}v${(h - 3).toFixed(1)}h-${(w - 3).toFixed(1)}z`, {
    fill: pen.sheen([0, '#808a96'], [1, '#3f4752']),
    stroke: '#0c0e12',
    width: 1,
  });
  if (columns * rows < 40) pen.repeat(columns, rows, [x + 5, y + 5], [w, h], `v${(h - 13).toFixed(1)}`, { stroke: '#0f1216', width: 3.4 });
  pen.dots(columns, rows, [x + w - 9, y + h - 9], [w, h], 3, '#4aa3ff');
}

/** Sockets at the back of a recorder: picture, sound, network, power. */
function sockets(body, w, h, t) {
  body.back((pen) => {
    pen.rect(3, 3, w - 6, h - 6, { r: 2, fill: '#2b3139' });
    pen.rect(w - 44, h / 2 - 12, 34, 24, { r: 2, fill: '#0c0e12', stroke: '#8a939d', width: 1.4 });
    pen.circle(w - 62, h / 2, 7, { fill: '#15191f', stroke: '#6b737e', width: 2 });
    pen.rect(14, h / 2 - 2, 30, 12, { r: 2, fill: '#1d4fa0', stroke: '#99a2ac', width: 1.2 });
    for (let out = 0; out < (t.c > 16 ? 2 : 1); out += 1) pen.rect(52 + out * 28, h / 2 - 2, 22, 10, { r: 2, fill: '#0c0e12', stroke: '#99a2ac', width: 1.2 });
    ports(pen, t.c > 8 ? 2 : 1, 1, [112, h / 2 - 8], [19, 18]);
    pen.dots(2, 2, [160, h / 2 - 5], [12, 11], 7, '#c9a24a');
  });
}

/** Channels printed on a front. */
const channels = (pen, t, x, y, h) => t.c && mark(pen, `${t.c}CH`, x, y, h, { colour: '#c3cbd3', align: 1 });

/** Rack recorder with so many trays side by side. */
function rackRecorder(s, t, h, [columns, rows], top) {
  const body = rack(s, h);
  const width = 150 / columns;
  body.front((pen) => {
    pen.rect(4, 4, 242, h - 8, { r: 3, fill: pen.sheen([0, '#353c47'], [1, '#14181d']) });
    trays(pen, columns, rows, [12, top], [width, (h - top * 2 + 2) / rows]);
    channels(pen, t, 236, h < 50 ? 8 : top + 1, h < 50 ? 12 : 16);
    leds(pen, 4, [180, h - 15], 11, 2.6);
    pen.circle(230, h - 15, 5, { stroke: '#8a939d', width: 1.6 });
  });
  sockets(body, 250, h, t);
}

const GRIDS = { 1: [1, 1], 2: [2, 1], 4: [4, 1], 8: [4, 2], 16: [4, 4], 24: [4, 6], 36: [6, 6], 48: [8, 6] };

export const recorders = {
  'nvr-1u': (s, t) => rackRecorder(s, t, 42, GRIDS[t.b ?? 2], 9),
  'nvr-2u': (s, t) => rackRecorder(s, t, 74, GRIDS[t.b ?? 8], 10),
  'nvr-desktop'(s, t) {
    s.shade(6, 0, 138, 104);
    const body = s.box([-110, 4, -80], [220, 40, 160], tones.graphite, { rim: 9 });
    body.front((pen) => {
      pen.path('M0 20H220V35A5 5 0 0 1 215 40H5A5 5 0 0 1 0 35Z', { fill: '#0f1216', opacity: 0.75 });
      pen.line(2, 20, 218, 20, '#6f7985', 1, 0.8);
      leds(pen, 3, [24, 30], 13, 2.9);
      ports(pen, 1, 1, [84, 25], [18, 11]);
      channels(pen, t, 204, 24, 11);
      for (let bay = 0; bay < (t.b ?? 1); bay += 1) pen.rect(20 + bay * 62, 6, 54, 9, { r: 3, fill: '#0f1216', stroke: '#7d8792', width: 1.2 });
    });
    body.top((pen) => {
      pen.rect(14, 16, 192, 128, { r: 12, fill: '#fff', opacity: 0.05 });
      if (t.c) mark(pen, String(t.c), 30, 70, 44, { colour: '#8d98a4', weight: 0.12, opacity: 0.7 });
      slots(pen, 12, [120, 30], [6.6, 0], [2.6, 34], '#171b21');
    });
    body.side((pen) => slots(pen, 10, [40, 12], [9, 0], [3, 14], '#0b0d10'));
    sockets(body, 220, 40, t);
  },
  'nvr-poe'(s, t) {
    const h = t.b > 2 ? 66 : 46;
    const body = rack(s, h);
    const inRows = (t.p ?? 16) > 4 ? 2 : 1;
    const columns = (t.p ?? 16) / inRows;
    body.front((pen) => {
      pen.rect(4, 4, 242, h - 8, { r: 3, fill: pen.sheen([0, '#2f3640'], [1, '#171b21']) });
      pen.rect(10, h - 40, columns * 15 + 1, inRows * 15 + 2, { r: 2, stroke: '#ffb84a', width: 1.4 });
      ports(pen, columns, inRows, [12, h - 38], [15, 15]);
      trays(pen, t.b ?? 1, 1, [142, h - 38], [Math.round(42 / (t.b ?? 1)) + 8, 30]);
      channels(pen, t, 238, 10, 13);
      leds(pen, 2, [218, h - 14], 11, 2.6);
    });
    sockets(body, 250, h, t);
  },
  'storage-server'(s, t) {
    const [columns, rows] = GRIDS[t.b ?? 24];
    const h = 14 + rows * 21;
    rack(s, h, tones.graphite, { d: 160 }).front((pen) => {
      pen.rect(4, 4, 242, h - 8, { r: 3, fill: '#171b21' });
      trays(pen, columns, rows, [8, 7], [234 / columns, 21]);
    });
  },
  'disk-enclosure'(s, t) {
    const [columns, rows] = { 8: [8, 1], 12: [12, 1], 16: [8, 2], 24: [12, 2], 48: [12, 4] }[t.b ?? 16];
    const h = 24 + rows * 38;
    rack(s, h, tones.silver, { d: 160 }).front((pen) => {
      pen.rect(4, 4, 242, h - 8, { r: 3, fill: '#171b21' });
      trays(pen, columns, rows, [8, 7], [234 / columns, 38]);
      leds(pen, 4, [16, h - 10], 9, 2.2);
    });
  },
  hdd(s, t) {
    s.shade(6, 0, 92, 128);
    const body = s.box([-70, 0, -102], [140, 34, 204], tones.silver, { rim: 4 });
    body.top((pen) => {
      pen.rect(8, 8, 124, 188, { r: 8, fill: pen.sheen([0, '#dfe4e9'], [1, '#a4aeb8']), stroke: '#8d98a4', width: 1.4 });
      pen.rect(20, 24, 100, 104, {
        r: 4,
        fill: pen.sheen(
          ...(t.e
            ? [
                [0, '#4a5a78'],
                [1, '#222c40'],
              ]
            : [
                [0, '#4d8f6a'],
                [1, '#2d6a49'],
              ]),
        ),
      });
      if (t.tb) mark(pen, `${t.tb}T`, 70, 36, 46, { colour: '#fff', weight: 0.17, align: 0.5 });
      else pen.rect(30, 36, 58, 9, { r: 2, fill: '#fff', opacity: 0.9 });
      for (const [y, w] of [
        [56, 78],
        [68, 66],
        [80, 72],
      ].slice(t.tb ? 3 : 0))
        pen.rect(30, y, w, 4, { r: 2, fill: '#fff', opacity: 0.5 });
      pen.repeat(15, 1, [30, 98], [5, 0], 'v16', { stroke: '#fff', width: 2.2, opacity: 0.85 });
      pen.circle(70, 160, 22, { stroke: '#8d98a4', width: 2, fill: pen.sheen([0, '#eef1f4'], [1, '#b4bdc7']) });
      for (const [x, y] of [
        [14, 14],
        [126, 14],
        [14, 190],
        [126, 190],
      ])
        pen.circle(x, y, 3.4, { fill: '#6d7884' });
    });
    body.front((pen) => {
      pen.rect(10, 20, 120, 14, { fill: '#2c5b41' });
      ports(pen, 1, 1, [24, 23], [44, 9]);
      ports(pen, 1, 1, [80, 23], [28, 9]);
    });
  },
  'memory-card'(s, t) {
    s.shade(4, 0, 70, 22);
    const body = s.slab([-56, 0, -5], [112, 148, 10], 7, tones.black);
    body.front((pen) => {
      pen.path('M112 8v26l-8 8v16h8', { fill: '#fff', opacity: 0.06 });
      pen.rect(10, 44, 92, 92, {
        r: 6,
        fill: pen.sheen(
          ...(t.gb >= 512
            ? [
                [0, '#8d7bd6'],
                [1, '#3f2f86'],
              ]
            : t.gb >= 256
              ? [
                  [0, '#ee7a6c'],
                  [1, '#98281f'],
                ]
              : t.gb >= 128
                ? [
                    [0, '#ffb27a'],
                    [1, '#b35b18'],
                  ]
                : t.gb >= 64
                  ? [
                      [0, '#5fbf8a'],
                      [1, '#1f6a45'],
                    ]
                  : [
                      [0, '#5f8fd6'],
                      [1, '#1b3f7c'],
                    ]),
        ),
      });
      if (t.gb) mark(pen, String(t.gb), 18, 60, 30, { colour: '#fff', weight: 0.16 });
      else pen.rect(20, 56, 44, 9, { r: 3, fill: '#fff', opacity: 0.95 });
      pen.circle(82, 114, 12, { stroke: '#fff', width: 3, opacity: 0.9 });
      pen.repeat(8, 1, [14, 10], [11, 0], 'v22', { stroke: '#d9b45a', width: 6.4 });
    });
  },
  monitor(s, t) {
    const inches = (t.in ?? 240) / 10;
    const [w, h] = inches < 20 ? [176, 138] : [200 + Math.min(90, inches), 112 + Math.min(90, inches) * 0.62];
    s.shade(4, 12, w * 0.38, 60);
    if (inches >= 43) for (const x of [-w * 0.3, w * 0.3 - 16]) s.box([x, 0, -26], [16, 44, 56], tones.graphite);
    else {
      s.pillar([-60, 0, -22], [120, 7, 74], 12, tones.graphite);
      s.box([-13, 7, 16], [26, 60, 14], tones.graphite);
    }
    s.slab([-w / 2, 42, -6], [w, h, inches < 20 ? 26 : 14], 6, tones.black).front((pen) => {
      const edge = inches >= 43 ? 4 : 7;
      screen(pen, edge, edge, w - edge * 2, h - edge * 2 - 6, { r: 3 });
      if (t.in) mark(pen, `${Math.round(inches * 10) / 10}"`, w - 16, h - 50, 26, { colour: '#fff', align: 1, opacity: 0.9 });
    });
  },
  'video-wall'(s, t) {
    const [columns, rows] = { 46: [2, 2], 49: [3, 2] }[(t.in ?? 460) / 10] ?? [3, 3];
    s.shade(4, 8, 150, 40);
    s.box([-132, 0, -6], [264, 14, 60], tones.graphite);
    const body = s.box([-132, 14, 0], [264, 164, 34], tones.black, { rim: 2 });
    body.front((pen) => {
      screen(pen, 3, 3, 258, 158, { r: 1 });
      const lines = [
        ...Array.from({ length: columns - 1 }, (_, at) => `M${Math.round((264 * (at + 1)) / columns)} 3V161`),
        ...Array.from({ length: rows - 1 }, (_, at) => `M3 ${Math.round((164 * (at + 1)) / rows)}H261`),
      ];
      pen.path(lines.join(''), { stroke: '#0a0c0f', width: ((t.z ?? 180) / 100) * 1.7 });
      if (t.in) mark(pen, `${t.in / 10}"`, 252, 132, 22, { colour: '#fff', align: 1, opacity: 0.9 });
    });
  },
  decoder(s, t) {
    const columns = Math.min(8, Math.max(2, (t.o ?? 16) / 2));
    rack(s, 62).front((pen) => {
      pen.rect(4, 4, 242, 54, { r: 3, fill: pen.sheen([0, '#2f3640'], [1, '#171b21']) });
      pen.repeat(t.o === 1 ? 1 : columns, t.o === 1 ? 1 : 2, [12, 12], [21, 15], 'h17v8h-17z', { fill: '#0c0e12', stroke: '#99a2ac' });
      ports(pen, 4, 1, [12, 41], [16, 13]);
      leds(pen, 6, [90, 48], 11, 2.6);
      pen.rect(188, 12, 48, 24, { r: 3, fill: '#0f2038', stroke: '#4a525d', width: 1 });
      if (t.o) mark(pen, String(t.o), 212, 17, 14, { colour: '#9cd0ff', align: 0.5 });
      pen.circle(228, 47, 5.5, { stroke: '#8a939d', width: 1.8 });
    });
  },
  'touch-panel'(s, t) {
    s.shade(4, 10, 120, 52);
    for (const x of [-72, 54]) s.box([x, 0, -30], [18, 8, 84], tones.graphite);
    for (const x of [-72, 54]) s.box([x, 8, 10], [18, 66, 10], tones.graphite);
    s.slab([-128, 62, -6], [256, 160, 14], 5, tones.silver).front((pen) => {
      pen.rect(4, 4, 248, 152, { r: 3, fill: '#10141a' });
      screen(pen, 9, 9, 238, 134, { r: 2, look: 'plain' });
      pen.path('M36 112C60 60 84 128 108 78S160 52 176 84', { stroke: '#ffd685', width: 5 });
      if (t.in) mark(pen, `${t.in / 10}"`, 24, 26, 24, { colour: '#fff', opacity: 0.9 });
      pen.rect(188, 26, 42, 32, { r: 4, fill: '#fff', opacity: 0.85 });
      pen.rect(188, 68, 42, 32, { r: 4, fill: '#fff', opacity: 0.4 });
    });
  },
  workstation(s, t) {
    s.shade(6, 2, 74, 96);
    const body = s.box([-46, 4, -92], [92, 206, 184], tones.graphite, { rim: 5 });
    body.front((pen) => {
      pen.rect(7, 7, 78, 192, { r: 6, fill: pen.sheen([0, '#333a44'], [1, '#15191f']) });
      pen.rect(15, 18, 62, 12, { r: 2, fill: '#0c0e12', stroke: '#4a525d', width: 1 });
      pen.circle(28, 50, 7, { stroke: '#4aa3ff', width: 2.4 });
      pen.rect(44, 45, 24, 4, { r: 2, fill: '#0a0c0f' });
      pen.rect(44, 53, 24, 4, { r: 2, fill: '#1d4fa0' });
      for (let out = 0; out < (t.o ?? 0); out += 1) pen.rect(14 + out * 17, 66, 13, 7, { r: 1.5, fill: '#0a0c0f', stroke: '#8a939d', width: 1.2 });
      pen.dots(10, 16, [19, 84], [6, 6.6], 3, '#0a0c0f');
    });
  },
  server(s, t) {
    rack(s, 84).front((pen) => {
      pen.rect(4, 4, 242, 76, { r: 3, fill: '#171b21' });
      trays(pen, 8, t.b > 40 ? 2 : 1, [10, 10], [22, t.b > 40 ? 32 : 64]);
      if (t.z ?? t.b) mark(pen, String(t.z ?? t.b), 238, 12, 15, { colour: '#c3cbd3', align: 1 });
      pen.dots(6, 5, [194, 36], [8, 7], 3.4, '#3a424d');
      leds(pen, 3, [196, 73], 12, 2.6);
    });
  },
  'conference-camera'(s) {
    s.shade(0, 4, 66, 50);
    s.lathe(
      [0, 0, 0],
      [0, 1, 0],
      [
        [0, 50],
        [5, 52],
        [18, 50],
      ],
      tones.graphite,
    );
    s.box([-46, 18, -12], [16, 74, 30], tones.graphite, { rim: 4 });
    s.box([30, 18, -12], [16, 74, 30], tones.graphite, { rim: 4 });
    s.ball([0, 72, 0], 40, tones.graphite);
    const axis = unit([-0.1, 0, -1]);
    s.lathe(
      plus([0, 72, 0], axis, 30),
      axis,
      [
        [0, 29],
        [16, 28],
      ],
      tones.black,
    );
    lens(s, plus([0, 72, 0], axis, 47), axis, 24);
  },
};
