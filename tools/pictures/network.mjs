/** Switches, links, cabling and cabinets. */
import { mark } from './marks.mjs';
import { leds, ports } from './parts.mjs';
import { plus, unit } from './projection.mjs';
import { switchBox } from './switches.mjs';
import { tones } from './tones.mjs';

const spool = (s, tone, cable, { text = '', thick = 1 } = {}) => {
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
  const turns = Math.round(6 / thick);
  for (let index = 0; index < turns; index += 1)
    s.lathe(
      [0, 92, 30 - index * (66 / turns)],
      axis,
      [
        [0, 66.5],
        [54 / turns, 66.5],
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
    if (text) {
      pen.circle(0, 0, 36, { fill: '#fff', opacity: 0.96 });
      mark(pen, text, 0, -12, text.length > 3 ? 18 : 24, { colour: '#20262d', weight: 0.17, align: 0.5 });
    } else pen.circle(0, 0, 16, { fill: '#14181d', stroke: '#fff', width: 1.4 });
  });
};

export const network = {
  'media-converter'(s, t) {
    const copper = t.p ?? 1;
    const w = 92 + copper * 20;
    const right = w - 8;
    switchBox(s, { w, h: 40, d: 100, tone: t.fe ? tones.silver : tones.graphite, desk: true }, (pen) => {
      pen.rect(5, 5, w - 10, 30, { r: 3, fill: pen.sheen([0, '#59626d'], [1, '#2b313a']) });
      ports(pen, copper, 1, [12, 10], [copper > 1 ? 20 : 26, 24]);
      for (const x of [right - 52, right - 36]) {
        pen.rect(x - 7, 12, 14, 16, { r: 2, fill: t.mm ? '#c9a26a' : t.km > 100 ? '#2f9a4c' : '#1d4fa0', stroke: '#c6ced6', width: 1.2 });
        pen.circle(x, 20, 3.6, { fill: '#0a0c0f', stroke: '#dfe4e9', width: 1.2 });
      }
      leds(pen, 3, [right - 20, 11], 8, 2);
      if (t.km) mark(pen, `${t.km / 10}K`, right, 21, 10, { colour: '#e9edf1', align: 1 });
    });
  },
  'sfp-module'(s, t) {
    s.shade(0, 0, 56, 96);
    const body = s.box([-32, 4, -88], [64, 38, 178], tones.silver, { rim: 3 });
    body.top((pen) => {
      pen.rect(9, 34, 46, 66, { r: 4, fill: '#f3f5f7', stroke: '#9aa5b0', width: 1.2 });
      mark(pen, t.m >= 10_000 ? '10G' : '1G', 32, 40, 17, { colour: t.mm ? '#2b2f36' : '#2f62b3', align: 0.5 });
      if (t.km) mark(pen, `${t.km / 10}K`, 32, 72, 16, { colour: '#4a525d', align: 0.5 });
      else pen.repeat(9, 1, [17, 64], [4, 0], 'v22', { stroke: '#4a525d', width: 1.8 });
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
      t.mm ? tones.black : t.km >= 400 ? tones.green : tones.blue,
      { smooth: false },
    );
  },
  'wireless-bridge'(s, t) {
    const k = 0.72 + Math.min(23, t.g ?? 16) * 0.02;
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
    s.slab([-54 * k, 120 - 75 * k, -28], [108 * k, 150 * k, 36], 20 * k, tones.white).front((pen) => {
      pen.rect(9, 9, 108 * k - 18, 150 * k - 18, { r: 12, fill: '#fff', opacity: 0.35 });
      if (t.m)
        return (
          mark(pen, `${t.g ?? ''}`, 54 * k, 40 * k, 34, { colour: '#7f8b98', align: 0.5 }) ??
          pen.path(`M${54 * k - 18} ${110 * k}a26 26 0 0 1 36 0M${54 * k - 10} ${119 * k}a15 15 0 0 1 20 0`, {
            stroke: t.m >= 3000 ? '#2f9a4c' : t.m > 400 ? '#2f62b3' : '#7f8b98',
            width: 4,
          })
        );
      pen.path('M36 92a26 26 0 0 1 36 0M44 102a15 15 0 0 1 20 0', { stroke: '#7f8b98', width: 4 });
      pen.circle(54, 112, 4, { fill: '#7f8b98' });
      leds(pen, 4, [36, 130], 12, 2.4, ['#4fd17a']);
    });
  },
  'wireless-ap'(s, t) {
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
      if (t.m)
        for (let ring = 0; ring < (t.m >= 6000 ? 3 : t.m >= 3000 ? 2 : 1); ring += 1)
          pen.circle(0, 0, 14 + ring * 9, { stroke: '#4aa3ff', width: 2.4, opacity: 0.8 });
      pen.circle(0, 0, 4.5, { fill: '#4aa3ff' });
    });
  },
  router(s, t) {
    switchBox(s, { w: 200, h: 38, d: 120, tone: tones.black, desk: true }, (pen) => {
      leds(pen, 6, [24, 20], 12, 2.4, ['#4fd17a', '#4aa3ff']);
      ports(pen, t.p ?? 5, 1, [t.p === 8 ? 72 : 104, 9], [t.p === 8 ? 15 : 18, 19]);
    });
    for (const x of t.m >= 3000 ? [-84, -30, 30, 84] : t.m === 300 ? [-84] : [-84, 84])
      s.tube(
        [
          [x, 40, 56],
          [x, 168, 66],
        ],
        11,
        tones.black,
      );
  },
  'network-cable-box'(s, t) {
    const grade = t.catsixa
      ? ['#c8541c', '#7c3210', tones.orange, '6A']
      : t.catsix
        ? ['#2f62b3', '#1b3f7c', tones.blue, '6']
        : ['#59636f', '#343b45', tones.silver, '5E'];
    const [band, dark, , text] = grade;
    const cable = t.wet ? tones.black : t.free ? tones.green : t.lift ? tones.graphite : grade[2];
    s.shade(6, 0, 116, 88);
    const body = s.box([-84, 0, -58], [168, 150, 116], tones.carton, { rim: 3 });
    body.front((pen) => {
      pen.rect(0, 92, 168, 46, { fill: band });
      mark(pen, `CAT${text}`, 14, 102, 26, { colour: '#fff', weight: 0.17 });
      if (t.stp) pen.path('M0 88h168M0 142h168', { stroke: '#dfe4e9', width: 5 });
      pen.circle(84, 50, 25, { fill: '#7c6039' });
      pen.circle(84, 50, 18, { fill: '#2d2418' });
      pen.circle(84, 50, 25, { stroke: '#f2e2c4', width: 4 });
    });
    body.side((pen) => {
      pen.rect(0, 92, 116, 46, { fill: dark });
      if (t.stp) mark(pen, 'STP', 58, 106, 18, { colour: '#fff', align: 0.5 });
    });
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
      cable,
    );
  },
  'fibre-cable': (s, t) =>
    spool(s, t.in ? tones.silver : tones.carton, t.mm ? tones.orange : t.in ? tones.amber : tones.black, {
      text: t.o ? String(t.o) : '',
      thick: t.o > 40 ? 2 : t.o > 10 ? 1.5 : 1,
    }),
  'power-cable': (s, t) =>
    spool(s, t.pairs ? tones.carton : tones.graphite, t.pairs ? tones.blue : t.shield ? tones.graphite : t.a >= 1600 ? tones.red : tones.silver, {
      text: t.a ? String(t.a / 100) : '',
      thick: t.a >= 1000 ? 3 : t.a >= 250 ? 2 : t.a >= 150 ? 1.5 : t.a >= 100 ? 1.2 : 0.9,
    }),
  'speaker-cable': (s, t) =>
    spool(s, tones.carton, tones.copper, { text: t.a ? String(t.a / 100) : '', thick: t.a >= 400 ? 3 : t.a >= 250 ? 2 : t.a >= 150 ? 1.5 : 1 }),
  rj45(s, t) {
    const boot = t.catsix ? tones.blue : tones.graphite;
    s.shade(0, 0, 54, 90);
    s.tube(
      [
        [0, 24, 30],
        [0, 24, 66],
        [14, 20, 104],
      ],
      26,
      boot,
    );
    const body = s.box([-34, 4, -80], [68, 44, 116], { light: '#f4fafd', mid: '#cfdfe9', dark: '#8fa7b8', edge: '#6d8495' }, { rim: 3 });
    body.top((pen) => {
      pen.rect(8, 62, 52, 50, { r: 3, fill: t.stp ? '#98a3ae' : '#fff', opacity: t.stp ? 1 : 0.35 });
      pen.repeat(8, 1, [9, 66], [7.2, 0], 'v44', { stroke: '#d9a93f', width: 3.6 });
      if (t.n) mark(pen, String(t.n), 34, 20, 22, { colour: '#2f4a66', align: 0.5 });
      else pen.rect(14, 10, 40, 40, { r: 4, fill: '#2f62b3', opacity: 0.35 });
    });
    body.front((pen) => {
      pen.repeat(8, 1, [9, 5], [7.2, 0], 'v12', { stroke: '#b5852a', width: 3.6 });
      pen.rect(14, 24, 40, 13, { r: 2, fill: '#fff', opacity: 0.4 });
    });
    s.box([-13, 48, -66], [26, 5, 84], { light: '#f4fafd', mid: '#dbe8f0', dark: '#9db4c4', edge: '#7b93a4' }, { rim: 1 });
  },
  faceplate(s, t) {
    const places = {
      1: [[53, 50]],
      4: [
        [24, 22],
        [82, 22],
        [24, 82],
        [82, 82],
      ],
    }[t.p ?? 2] ?? [
      [24, 50],
      [82, 50],
    ];
    s.shade(4, 6, 84, 30);
    s.slab([-76, 0, -6], [152, 152, 16], 10, tones.white).front((pen) => {
      pen.rect(14, 14, 124, 124, { r: 6, fill: pen.sheen([0, '#ffffff'], [1, '#dde3e9']), stroke: '#c3cbd3', width: 1.6 });
      for (const [x, y] of places) {
        pen.rect(x, y, 46, 50, {
          r: 4,
          fill: pen.sheen([0, '#e9edf1'], [1, '#c3cbd3']),
          stroke: t.catsixa ? '#c8541c' : t.catsix ? '#2f62b3' : '#98a3ae',
          width: t.catsix || t.catsixa ? 3 : 1.4,
        });
        pen.path(`M${x + 9} ${y + 12}h28v24h-7v6h-14v-6h-7z`, { fill: '#14181d' });
        pen.repeat(6, 1, [x + 13.5, y + 14], [3.8, 0], 'v7', { stroke: '#d9b45a', width: 1.8 });
      }
      if (t.m)
        for (const r of [10, 20, 30].slice(0, t.m >= 3000 ? 3 : 2)) pen.path(`M${76 - r} 34a${r} ${r} 0 0 1 ${r * 2} 0`, { stroke: '#4aa3ff', width: 3 });
    });
  },
  'patch-cord'(s, t) {
    const optical = t.mm || t.sm;
    const colour = t.hdmi ? tones.black : t.mm ? tones.orange : t.sm ? tones.amber : t.catsixa ? tones.red : t.catsix ? tones.blue : tones.silver;
    const thick = t.hdmi ? 17 : optical ? 8 : 13;
    s.shade(0, 0, 104, 66);
    if (t.l >= 50)
      for (const lift of t.l >= 150 ? [0, 14, 28] : [0, 14])
        s.tube(
          Array.from({ length: 9 }, (_, step) => [86 * Math.cos(step * 0.785), 8 + lift, 10 + 60 * Math.sin(step * 0.785)]),
          thick,
          colour,
        );
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
      thick,
      colour,
    );
    for (const [x, z] of [
      [-80, -62],
      [64, -66],
    ]) {
      const body = s.box(
        [x, 2, z],
        optical ? [16, 14, 34] : t.hdmi ? [34, 16, 34] : [26, 20, 40],
        optical ? (t.mm ? tones.silver : tones.blue) : t.hdmi ? tones.graphite : { light: '#f4fafd', mid: '#cfdfe9', dark: '#8fa7b8', edge: '#6d8495' },
        { rim: 2 },
      );
      body.top((pen) => pen.repeat(6, 1, [5, 24], [3.3, 0], 'v13', { stroke: '#d9a93f', width: 1.8 }));
    }
  },
};
