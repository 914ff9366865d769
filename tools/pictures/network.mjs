/** Switches, links, cabling and cabinets. */
import { plus, unit } from './kit.mjs';
import { leds, ports, slots } from './parts.mjs';
import { tones } from './tones.mjs';

function switchBox(s, { w, h, d, tone = tones.graphite, desk = false }, draw) {
  s.shade(6, 0, w * 0.63, d * 0.74);
  if (!desk) {
    s.box([-w / 2 - 13, 4, -d / 2 - 3], [14, h, 4], tone, { rim: 2 });
    s.box([w / 2 - 1, 4, -d / 2 - 3], [14, h, 4], tone, { rim: 2 });
  }
  const body = s.box([-w / 2, 4, -d / 2], [w, h, d], tone, { rim: desk ? 5 : 3 });
  body.side((pen) => slots(pen, 7, [d * 0.3, h * 0.3], [9, 0], [3, h * 0.4], '#0f1216'));
  body.front(draw);
  return body;
}

const spool = (s, tone, cable) => {
  s.shade(4, 0, 96, 66);
  const axis = [0, 0, -1];
  s.lathe(
    [0, 92, 44],
    axis,
    [
      [0, 92],
      [8, 92],
    ],
    tone,
  );
  s.lathe(
    [0, 92, 34],
    axis,
    [
      [0, 66],
      [68, 66],
    ],
    cable,
    { cap: false },
  );
  for (let index = 0; index < 6; index += 1)
    s.lathe(
      [0, 92, 30 - index * 11],
      axis,
      [
        [0, 66.5],
        [9, 66.5],
      ],
      cable,
      { cap: false },
    );
  s.lathe(
    [0, 92, -34],
    axis,
    [
      [0, 92],
      [8, 92],
    ],
    tone,
  );
  s.disc([0, 92, -42.5], axis, (pen) => {
    pen.circle(0, 0, 74, { stroke: '#000', width: 2, opacity: 0.18 });
    for (let index = 0; index < 3; index += 1) {
      const angle = index * 2.094 + 0.5;
      pen.circle(46 * Math.cos(angle), 46 * Math.sin(angle), 15, { fill: '#14181d', opacity: 0.75 });
    }
    pen.circle(0, 0, 16, { fill: '#14181d', stroke: '#fff', width: 1.4 });
  });
};

export const network = {
  'poe-switch-8'(s) {
    switchBox(s, { w: 190, h: 42, d: 116, desk: true }, (pen) => {
      pen.rect(5, 5, 180, 32, { r: 4, fill: pen.sheen([0, '#2f3640'], [1, '#171b21']) });
      ports(pen, 8, 1, [12, 11], [16.5, 19]);
      ports(pen, 2, 1, [150, 11], [16.5, 19]);
      leds(pen, 10, [16, 33], 8, 1.5, ['#4fd17a', '#4fd17a', '#ffb84a']);
    });
  },
  'poe-switch-16'(s) {
    switchBox(s, { w: 240, h: 46, d: 120 }, (pen) => {
      pen.rect(4, 4, 232, 38, { r: 3, fill: pen.sheen([0, '#2f3640'], [1, '#171b21']) });
      leds(pen, 3, [14, 14], 9, 2.4);
      ports(pen, 8, 2, [44, 7], [16.5, 16.5]);
      ports(pen, 2, 2, [184, 7], [21, 16.5]);
    });
  },
  'poe-switch-24'(s) {
    switchBox(s, { w: 256, h: 46, d: 140 }, (pen) => {
      pen.rect(4, 4, 248, 38, { r: 3, fill: pen.sheen([0, '#2f3640'], [1, '#171b21']) });
      leds(pen, 4, [12, 14], 6, 1.9);
      ports(pen, 6, 2, [38, 7], [14, 16.5]);
      ports(pen, 6, 2, [126, 7], [14, 16.5]);
      ports(pen, 2, 2, [214, 7], [17, 16.5]);
    });
  },
  'switch-desktop'(s) {
    switchBox(s, { w: 170, h: 38, d: 104, tone: tones.silver, desk: true }, (pen) => {
      pen.rect(5, 5, 160, 28, { r: 4, fill: pen.sheen([0, '#59626d'], [1, '#2b313a']) });
      ports(pen, 8, 1, [12, 10], [18, 19]);
    });
  },
  'core-switch'(s) {
    s.shade(6, 0, 150, 110);
    const body = s.box([-118, 4, -70], [236, 196, 140], tones.graphite, { rim: 3 });
    body.side((pen) => {
      for (let row = 0; row < 3; row += 1) slots(pen, 9, [20, 24 + row * 54], [12, 0], [4, 34], '#0f1216');
    });
    body.front((pen) => {
      pen.rect(5, 5, 226, 186, { r: 3, fill: '#14181d' });
      for (let row = 0; row < 4; row += 1) {
        const y = 10 + row * 32;
        pen.rect(9, y, 218, 29, { r: 2, fill: pen.sheen([0, '#454d58'], [1, '#262c34']), stroke: '#0a0c0f', width: 1 });
        ports(pen, 10, 1, [34, y + 7], [18, 17]);
        leds(pen, 1, [19, y + 10], 0, 2.4, ['#4fd17a']);
      }
      pen.rect(9, 140, 106, 46, { r: 2, fill: pen.sheen([0, '#454d58'], [1, '#262c34']) });
      pen.rect(121, 140, 106, 46, { r: 2, fill: pen.sheen([0, '#454d58'], [1, '#262c34']) });
      pen.dots(11, 5, [20, 148], [8, 7.4], 3.6, '#0a0c0f');
      pen.dots(11, 5, [132, 148], [8, 7.4], 3.6, '#0a0c0f');
    });
  },
  'media-converter'(s) {
    switchBox(s, { w: 112, h: 40, d: 100, tone: tones.silver, desk: true }, (pen) => {
      pen.rect(5, 5, 102, 30, { r: 3, fill: pen.sheen([0, '#59626d'], [1, '#2b313a']) });
      ports(pen, 1, 1, [12, 10], [26, 24]);
      for (const x of [52, 68]) {
        pen.rect(x - 7, 12, 14, 16, { r: 2, fill: '#1d4fa0', stroke: '#c6ced6', width: 1.2 });
        pen.circle(x, 20, 3.6, { fill: '#0a0c0f', stroke: '#dfe4e9', width: 1.2 });
      }
      leds(pen, 3, [84, 13], 8, 2);
    });
  },
  'sfp-module'(s) {
    s.shade(0, 0, 56, 96);
    const body = s.box([-32, 4, -88], [64, 38, 178], tones.silver, { rim: 3 });
    body.top((pen) => {
      pen.rect(9, 34, 46, 66, { r: 4, fill: '#f3f5f7', stroke: '#9aa5b0', width: 1.2 });
      pen.rect(16, 44, 32, 7, { r: 2, fill: '#2f62b3' });
      pen.repeat(9, 1, [17, 64], [4, 0], 'v22', { stroke: '#4a525d', width: 1.8 });
    });
    body.front((pen) => {
      pen.rect(4, 5, 56, 28, { r: 3, fill: '#171b21' });
      for (const x of [20, 44]) {
        pen.rect(x - 10, 9, 20, 20, { r: 2, fill: '#1d4fa0' });
        pen.circle(x, 19, 5, { fill: '#0a0c0f', stroke: '#e9edf1', width: 2 });
      }
    });
    s.tube(
      [
        [-30, 38, -88],
        [-30, 38, -116],
        [30, 38, -116],
        [30, 38, -88],
      ],
      6,
      tones.blue,
      { smooth: false },
    );
  },
  'wireless-bridge'(s) {
    s.shade(20, 16, 62, 44);
    s.lathe(
      [24, 0, 34],
      [0, 1, 0],
      [
        [0, 14],
        [228, 14],
      ],
      tones.silver,
    );
    s.box([0, 110, 10], [48, 20, 26], tones.graphite);
    s.slab([-54, 46, -28], [108, 150, 36], 20, tones.white).front((pen) => {
      pen.rect(10, 10, 88, 130, { r: 14, fill: '#fff', opacity: 0.35 });
      pen.path('M36 92a26 26 0 0 1 36 0M44 102a15 15 0 0 1 20 0', { stroke: '#7f8b98', width: 4 });
      pen.circle(54, 112, 4, { fill: '#7f8b98' });
      leds(pen, 4, [36, 130], 12, 2.4, ['#4fd17a']);
    });
  },
  'wireless-ap'(s) {
    s.shade(0, 0, 92, 70, -6);
    const axis = unit([-0.05, 0.88, -0.46]);
    s.lathe(
      [0, 10, 0],
      axis,
      [
        [0, 76],
        [8, 84],
        [22, 84],
        [34, 66],
        [38, 40],
      ],
      tones.white,
    );
    s.disc(plus([0, 10, 0], axis, 38.5), axis, (pen) => {
      pen.circle(0, 0, 28, { stroke: '#c3cbd3', width: 2 });
      pen.circle(0, 0, 4.5, { fill: '#4aa3ff' });
    });
  },
  router(s) {
    switchBox(s, { w: 200, h: 38, d: 120, tone: tones.black, desk: true }, (pen) => {
      leds(pen, 6, [24, 20], 12, 2.4, ['#4fd17a', '#4aa3ff']);
      ports(pen, 5, 1, [104, 9], [18, 19]);
    });
    for (const x of [-84, 84])
      s.tube(
        [
          [x, 40, 56],
          [x, 168, 66],
        ],
        11,
        tones.black,
      );
  },
  'network-cable-box'(s) {
    s.shade(6, 0, 116, 88);
    const body = s.box([-84, 0, -58], [168, 150, 116], tones.carton, { rim: 3 });
    body.front((pen) => {
      pen.rect(0, 98, 168, 34, { fill: '#2f62b3' });
      pen.rect(14, 109, 76, 11, { r: 3, fill: '#fff', opacity: 0.95 });
      pen.circle(84, 50, 25, { fill: '#7c6039' });
      pen.circle(84, 50, 18, { fill: '#2d2418' });
      pen.circle(84, 50, 25, { stroke: '#f2e2c4', width: 4 });
    });
    body.side((pen) => pen.rect(0, 98, 116, 34, { fill: '#1b3f7c' }));
    body.top((pen) => pen.line(0, 58, 168, 58, '#a17f55', 2));
    s.tube(
      [
        [0, 98, -58],
        [-6, 84, -92],
        [10, 40, -100],
        [-36, 10, -104],
        [-70, 8, -112],
        [-40, 4, -134],
        [30, 4, -130],
      ],
      9,
      tones.blue,
    );
  },
  'fibre-cable': (s) => spool(s, tones.carton, tones.black),
  'power-cable': (s) => spool(s, tones.graphite, tones.silver),
  'speaker-cable': (s) => spool(s, tones.carton, tones.copper),
  rj45(s) {
    s.shade(0, 0, 54, 90);
    s.tube(
      [
        [0, 24, 30],
        [0, 24, 66],
        [14, 20, 104],
      ],
      26,
      tones.blue,
    );
    const body = s.box([-34, 4, -80], [68, 44, 116], { light: '#f4fafd', mid: '#cfdfe9', dark: '#8fa7b8', edge: '#6d8495' }, { rim: 3 });
    body.top((pen) => {
      pen.rect(8, 62, 52, 50, { r: 3, fill: '#fff', opacity: 0.35 });
      pen.repeat(8, 1, [9, 66], [7.2, 0], 'v44', { stroke: '#d9a93f', width: 3.6 });
      pen.rect(14, 10, 40, 40, { r: 4, fill: '#2f62b3', opacity: 0.35 });
    });
    body.front((pen) => {
      pen.repeat(8, 1, [9, 5], [7.2, 0], 'v12', { stroke: '#b5852a', width: 3.6 });
      pen.rect(14, 24, 40, 13, { r: 2, fill: '#fff', opacity: 0.4 });
    });
    s.box([-13, 48, -66], [26, 5, 84], { light: '#f4fafd', mid: '#dbe8f0', dark: '#9db4c4', edge: '#7b93a4' }, { rim: 1 });
  },
  faceplate(s) {
    s.shade(4, 6, 84, 30);
    s.slab([-76, 0, -6], [152, 152, 16], 10, tones.white).front((pen) => {
      pen.rect(14, 14, 124, 124, { r: 6, fill: pen.sheen([0, '#ffffff'], [1, '#dde3e9']), stroke: '#c3cbd3', width: 1.6 });
      for (const x of [24, 82]) {
        pen.rect(x, 50, 46, 52, { r: 4, fill: pen.sheen([0, '#e9edf1'], [1, '#c3cbd3']), stroke: '#98a3ae', width: 1.4 });
        pen.path(`M${x + 9} 62h28v24h-7v6h-14v-6h-7z`, { fill: '#14181d' });
        pen.repeat(6, 1, [x + 13.5, 64], [3.8, 0], 'v7', { stroke: '#d9b45a', width: 1.8 });
      }
    });
  },
  'patch-panel'(s) {
    switchBox(s, { w: 260, h: 44, d: 44, tone: tones.black }, (pen) => {
      pen.rect(4, 3, 252, 10, { r: 2, fill: '#e9edf1', opacity: 0.85 });
      for (let group = 0; group < 4; group += 1) ports(pen, 6, 1, [9 + group * 62, 17], [9.8, 19], 0.16);
    });
  },
  'patch-cord'(s) {
    s.shade(0, 0, 104, 66);
    s.tube(
      [
        [-70, 12, -30],
        [-90, 10, 40],
        [-30, 8, 66],
        [60, 8, 50],
        [92, 8, 0],
        [40, 8, -46],
        [-30, 8, -36],
        [-52, 10, 20],
        [10, 14, 36],
        [52, 14, 10],
        [74, 16, -34],
      ],
      13,
      tones.blue,
    );
    for (const [x, z] of [
      [-80, -62],
      [64, -66],
    ]) {
      const body = s.box([x, 2, z], [26, 20, 40], { light: '#f4fafd', mid: '#cfdfe9', dark: '#8fa7b8', edge: '#6d8495' }, { rim: 2 });
      body.top((pen) => pen.repeat(6, 1, [5, 24], [3.3, 0], 'v13', { stroke: '#d9a93f', width: 1.8 }));
    }
  },
  cabinet(s) {
    s.shade(4, 4, 84, 76);
    const body = s.box([-66, 8, -62], [132, 232, 124], tones.graphite, { rim: 3 });
    for (const x of [-60, 46]) s.box([x, 0, -58], [14, 9, 14], tones.black, { rim: 1 });
    body.front((pen) => {
      pen.rect(6, 6, 120, 220, { r: 3, fill: '#0e1115', stroke: '#59626e', width: 1.6 });
      for (const [y, h] of [
        [20, 16],
        [42, 16],
        [72, 28],
        [106, 28],
        [148, 16],
        [170, 40],
      ])
        pen.rect(18, y, 96, h, { r: 1.5, fill: pen.sheen([0, '#4a525d'], [1, '#242a32']) });
      pen.dots(12, 2, [24, 25], [7, 6], 3, '#0a0c0f');
      pen.dots(12, 2, [24, 47], [7, 6], 3, '#0a0c0f');
      leds(pen, 4, [90, 82], 7, 2, ['#4fd17a', '#4aa3ff']);
      pen.path('M6 6H74L34 226H6Z', { fill: '#bcd3ea', opacity: 0.16 });
      pen.rect(116, 104, 5, 26, { r: 2, fill: '#c3cbd3' });
    });
    body.side((pen) => {
      for (let row = 0; row < 2; row += 1) slots(pen, 9, [20, 30 + row * 150], [10, 0], [3, 30], '#101419');
    });
  },
  'wall-cabinet'(s) {
    s.shade(4, 6, 104, 70, -10);
    const body = s.box([-92, 0, -58], [184, 136, 116], tones.graphite, { rim: 3 });
    body.front((pen) => {
      pen.rect(7, 7, 170, 122, { r: 3, fill: '#0e1115', stroke: '#59626e', width: 1.6 });
      pen.rect(22, 24, 140, 22, { r: 2, fill: pen.sheen([0, '#4a525d'], [1, '#242a32']) });
      ports(pen, 12, 1, [28, 28], [10.8, 14]);
      pen.rect(22, 54, 140, 22, { r: 2, fill: pen.sheen([0, '#4a525d'], [1, '#242a32']) });
      leds(pen, 4, [32, 65], 9, 2.4);
      pen.path('M7 7H100L60 129H7Z', { fill: '#bcd3ea', opacity: 0.18 });
      pen.rect(166, 56, 6, 26, { r: 2, fill: '#c3cbd3' });
    });
    body.side((pen) => slots(pen, 7, [26, 36], [11, 0], [3.4, 60], '#101419'));
  },
  trunking(s) {
    s.shade(0, 0, 112, 84);
    for (const x of [-58, 8]) {
      const body = s.box([x, 0, -104], [50, 34, 208], tones.white, { rim: 2 });
      body.front((pen) => {
        pen.rect(4, 4, 42, 27, { fill: '#4a525d' });
        pen.rect(7, 9, 36, 22, { fill: '#20262d' });
        for (const [cx, colour] of [
          [14, '#2f62b3'],
          [25, '#c3cbd3'],
          [36, '#ee8434'],
        ])
          pen.circle(cx, 24, 5, { fill: colour });
      });
    }
    s.box([-58, 34, -60], [50, 4, 164], tones.white, { rim: 1 });
  },
};
