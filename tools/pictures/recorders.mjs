/** Recorders, storage, screens and computers. */
import { plus, unit } from './kit.mjs';
import { leds, lens, ports, screen, slots } from './parts.mjs';
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
    fill: pen.sheen([0, '#5b6470'], [1, '#2b3139']),
    stroke: '#14181d',
    width: 1,
  });
  pen.repeat(columns, rows, [x + 5, y + 5], [w, h], `v${(h - 13).toFixed(1)}`, { stroke: '#0f1216', width: 3.4 });
  pen.dots(columns, rows, [x + w - 9, y + h - 9], [w, h], 3, '#4aa3ff');
}

export const recorders = {
  'nvr-1u'(s) {
    rack(s, 42).front((pen) => {
      pen.rect(4, 4, 242, 34, { r: 3, fill: pen.sheen([0, '#2f3640'], [1, '#14181d']) });
      pen.rect(16, 10, 104, 22, { r: 3, fill: '#0c0e12', stroke: '#4a525d', width: 1 });
      pen.line(24, 16, 110, 16, '#5b6674', 1, 0.7);
      leds(pen, 4, [138, 21], 13, 2.8);
      ports(pen, 2, 1, [196, 14], [17, 16]);
      pen.circle(236, 21, 5, { stroke: '#8a939d', width: 1.6 });
    });
  },
  'nvr-2u'(s) {
    rack(s, 74).front((pen) => {
      pen.rect(4, 4, 242, 66, { r: 3, fill: pen.sheen([0, '#353c47'], [1, '#14181d']) });
      trays(pen, 4, 2, [12, 11], [42, 27]);
      pen.rect(188, 12, 50, 22, { r: 3, fill: '#0f2038', stroke: '#4a525d', width: 1 });
      leds(pen, 3, [194, 47], 11, 2.8);
      pen.circle(230, 47, 6, { stroke: '#8a939d', width: 1.8 });
      ports(pen, 2, 1, [192, 56], [13, 10]);
    });
  },
  'nvr-desktop'(s) {
    s.shade(6, 0, 138, 104);
    const body = s.box([-110, 4, -80], [220, 40, 160], tones.graphite, { rim: 9 });
    body.front((pen) => {
      pen.path('M0 20H220V35A5 5 0 0 1 215 40H5A5 5 0 0 1 0 35Z', { fill: '#0f1216', opacity: 0.75 });
      pen.line(2, 20, 218, 20, '#6f7985', 1, 0.8);
      leds(pen, 3, [24, 30], 13, 2.9);
      ports(pen, 1, 1, [176, 25], [18, 11]);
      pen.rect(20, 7, 54, 6, { r: 3, fill: '#0f1216', opacity: 0.5 });
    });
    body.top((pen) => {
      pen.rect(14, 16, 192, 128, { r: 12, fill: '#fff', opacity: 0.05 });
      slots(pen, 12, [120, 30], [6.6, 0], [2.6, 34], '#171b21');
    });
    body.side((pen) => slots(pen, 10, [40, 12], [9, 0], [3, 14], '#0b0d10'));
  },
  'nvr-poe'(s) {
    const body = rack(s, 46);
    body.front((pen) => {
      pen.rect(4, 4, 242, 38, { r: 3, fill: pen.sheen([0, '#2f3640'], [1, '#171b21']) });
      ports(pen, 8, 2, [12, 8], [15, 15]);
      ports(pen, 1, 1, [142, 10], [22, 22]);
      pen.rect(172, 12, 26, 10, { r: 2, fill: '#0c0e12', stroke: '#7c8590', width: 1 });
      pen.rect(172, 27, 26, 10, { r: 2, fill: '#1d4fa0', stroke: '#7c8590', width: 1 });
      leds(pen, 3, [210, 15], 11, 2.6);
      pen.circle(228, 31, 5, { stroke: '#8a939d', width: 1.6 });
    });
  },
  'storage-server'(s) {
    rack(s, 138, tones.graphite, { d: 160 }).front((pen) => {
      pen.rect(4, 4, 242, 130, { r: 3, fill: '#171b21' });
      trays(pen, 4, 6, [8, 8], [58.5, 20.6]);
    });
  },
  'disk-enclosure'(s) {
    rack(s, 106, tones.silver, { d: 160 }).front((pen) => {
      pen.rect(4, 4, 242, 98, { r: 3, fill: '#171b21' });
      trays(pen, 8, 2, [8, 9], [29.2, 41]);
      leds(pen, 4, [16, 96], 9, 2.2);
    });
  },
  hdd(s) {
    s.shade(6, 0, 92, 128);
    const body = s.box([-70, 0, -102], [140, 34, 204], tones.silver, { rim: 4 });
    body.top((pen) => {
      pen.rect(8, 8, 124, 188, { r: 8, fill: pen.sheen([0, '#dfe4e9'], [1, '#a4aeb8']), stroke: '#8d98a4', width: 1.4 });
      pen.rect(20, 24, 100, 104, { r: 4, fill: pen.sheen([0, '#4d8f6a'], [1, '#2d6a49']) });
      pen.rect(30, 36, 58, 9, { r: 2, fill: '#fff', opacity: 0.9 });
      for (const [y, w] of [
        [56, 78],
        [68, 66],
        [80, 72],
      ])
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
  'memory-card'(s) {
    s.shade(4, 0, 70, 22);
    const body = s.slab([-56, 0, -5], [112, 148, 10], 7, tones.black);
    body.front((pen) => {
      pen.path('M112 8v26l-8 8v16h8', { fill: '#fff', opacity: 0.06 });
      pen.rect(10, 44, 92, 92, { r: 6, fill: pen.sheen([0, '#5f8fd6'], [1, '#1b3f7c']) });
      pen.rect(20, 56, 44, 9, { r: 3, fill: '#fff', opacity: 0.95 });
      pen.rect(20, 74, 66, 5, { r: 2, fill: '#fff', opacity: 0.5 });
      pen.circle(82, 114, 12, { stroke: '#fff', width: 3, opacity: 0.9 });
      pen.repeat(8, 1, [14, 10], [11, 0], 'v22', { stroke: '#d9b45a', width: 6.4 });
    });
  },
  monitor(s) {
    s.shade(4, 12, 96, 60);
    s.pillar([-60, 0, -22], [120, 7, 74], 12, tones.graphite);
    s.box([-13, 7, 16], [26, 60, 14], tones.graphite);
    s.slab([-128, 46, -6], [256, 160, 16], 6, tones.black).front((pen) => screen(pen, 7, 7, 242, 140, { r: 3 }));
  },
  'video-wall'(s) {
    s.shade(4, 8, 150, 40);
    s.box([-132, 0, -6], [264, 14, 60], tones.graphite);
    const body = s.box([-132, 14, 0], [264, 164, 34], tones.black, { rim: 2 });
    body.front((pen) => {
      screen(pen, 3, 3, 258, 158, { r: 1 });
      pen.path('M132 3V161M3 82H261', { stroke: '#0a0c0f', width: 2.4 });
    });
  },
  decoder(s) {
    rack(s, 62).front((pen) => {
      pen.rect(4, 4, 242, 54, { r: 3, fill: pen.sheen([0, '#2f3640'], [1, '#171b21']) });
      pen.repeat(8, 2, [12, 12], [21, 15], 'h17v8h-17z', { fill: '#0c0e12', stroke: '#99a2ac' });
      ports(pen, 4, 1, [12, 41], [16, 13]);
      leds(pen, 6, [90, 48], 11, 2.6);
      pen.rect(188, 12, 48, 24, { r: 3, fill: '#0f2038', stroke: '#4a525d', width: 1 });
      pen.circle(228, 47, 5.5, { stroke: '#8a939d', width: 1.8 });
    });
  },
  'touch-panel'(s) {
    s.shade(4, 10, 120, 52);
    for (const x of [-72, 54]) s.box([x, 0, -30], [18, 8, 84], tones.graphite);
    for (const x of [-72, 54]) s.box([x, 8, 10], [18, 66, 10], tones.graphite);
    s.slab([-128, 62, -6], [256, 160, 14], 5, tones.silver).front((pen) => {
      pen.rect(4, 4, 248, 152, { r: 3, fill: '#10141a' });
      screen(pen, 9, 9, 238, 134, { r: 2, look: 'plain' });
      pen.path('M36 112C60 60 84 128 108 78S160 52 176 84', { stroke: '#ffd685', width: 5 });
      pen.rect(188, 26, 42, 32, { r: 4, fill: '#fff', opacity: 0.85 });
      pen.rect(188, 68, 42, 32, { r: 4, fill: '#fff', opacity: 0.4 });
    });
  },
  workstation(s) {
    s.shade(6, 2, 74, 96);
    const body = s.box([-46, 4, -92], [92, 206, 184], tones.graphite, { rim: 5 });
    body.front((pen) => {
      pen.rect(7, 7, 78, 192, { r: 6, fill: pen.sheen([0, '#333a44'], [1, '#15191f']) });
      pen.rect(15, 18, 62, 12, { r: 2, fill: '#0c0e12', stroke: '#4a525d', width: 1 });
      pen.circle(28, 50, 7, { stroke: '#4aa3ff', width: 2.4 });
      pen.rect(44, 45, 24, 4, { r: 2, fill: '#0a0c0f' });
      pen.rect(44, 53, 24, 4, { r: 2, fill: '#1d4fa0' });
      pen.dots(10, 17, [19, 76], [6, 6.6], 3, '#0a0c0f');
    });
  },
  server(s) {
    rack(s, 84).front((pen) => {
      pen.rect(4, 4, 242, 76, { r: 3, fill: '#171b21' });
      trays(pen, 8, 1, [10, 10], [22, 64]);
      pen.dots(6, 8, [194, 16], [8, 7], 3.4, '#3a424d');
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
