/** Software, services and kits. */
import { mark } from './marks.mjs';
import { leds, screen, slots } from './parts.mjs';
import { plus, unit } from './projection.mjs';
import { mix, tones } from './tones.mjs';

const AXIS = unit([-0.22, 0.06, -0.97]);

/** Colour of a purpose: doors, parking, displays, services; platforms are blue. */
const PURPOSES = {
  access: ['#5fbf8a', '#2c8457', '#185236'],
  parking: ['#f2b85c', '#c9801c', '#8a5310'],
  display: ['#a58be0', '#6a4bb0', '#412b78'],
  service: ['#5cc2cf', '#1f8a99', '#115560'],
};
const coloursOf = (t) => PURPOSES[Object.keys(PURPOSES).find((kind) => t[kind])] ?? ['#6fa0e6', '#2f62b3', '#1a3a74'];
/** Licences: video, doors, faces, lanes, alarms, broadcast, decoding, data, warranty. */
const LICENCES = ['#2f62b3', '#2c8457', '#a5482f', '#c9801c', '#b3352a', '#6a4bb0', '#1f8a99', '#59636f', '#20262d'];

export const software = {
  'software-box'(s, t) {
    s.shade(6, 4, 92, 60);
    const [light, mid, dark] = coloursOf(t);
    const body = s.box([-78, 0, -26], [156, 204, 56], { light, mid, dark, edge: dark }, { rim: 2 });
    body.front((pen) => {
      pen.rect(0, 0, 156, 204, { fill: pen.sheen([0, light], [0.5, mid], [1, dark]) });
      pen.path('M0 150L156 92V204H0Z', { fill: '#fff', opacity: 0.1 });
      pen.rect(26, 38, 104, 76, { r: 6, fill: '#f3f7fc' });
      pen.rect(26, 38, 104, 14, { r: 6, fill: '#c9d8ee' });
      pen.dots(3, 1, [34, 45], [8, 0], 4, '#2f62b3');
      pen.repeat(2, 2, [34, 60], [46, 25], 'h40v20h-40z', { fill: '#7fa9e0' });
      if (t.n) mark(pen, String(t.n), 26, 136, 34, { colour: '#fff', weight: 0.16 });
      else pen.rect(26, 138, 74, 8, { r: 4, fill: '#fff', opacity: 0.9 });
      pen.rect(26, 182, 88, 5, { r: 2.5, fill: '#fff', opacity: 0.5 });
    });
    body.side((pen) => pen.rect(20, 30, 16, 120, { r: 8, fill: '#fff', opacity: 0.18 }));
  },
  'cloud-software'(s, t) {
    s.shade(0, 0, 110, 70, -30);
    const o = [-118, 0, -14];
    s.slab(o, [236, 148, 18], 10, tones.white).front((pen) => {
      pen.rect(6, 6, 224, 136, { r: 6, fill: '#f3f7fc', stroke: '#d5dfec', width: 1.4 });
      pen.rect(6, 6, 46, 136, { r: 6, fill: '#1f3f70' });
      pen.dots(1, 5, [29, 34], [0, 22], 14, '#5f8fd6');
      const [light, mid] = coloursOf(t);
      pen.rect(62, 18, 92, 58, { r: 4, fill: pen.sheen([0, light], [1, mid]) });
      pen.path('M66 66l22 -20l18 12l24 -26l20 20', { stroke: '#fff', width: 3.4 });
      pen.rect(162, 18, 58, 26, { r: 4, fill: '#cfe0f5' });
      pen.rect(162, 50, 58, 26, { r: 4, fill: '#cfe0f5' });
      if (t.n) mark(pen, t.three ? `${t.n}-3` : String(t.n), 62, 90, 34, { colour: mid, weight: 0.16 });
      else for (const y of [90, 106, 122]) pen.rect(62, y, 158 - (y - 90) * 1.4, 7, { r: 3, fill: '#c9d3df' });
    });
    s.plane([-18, 172, -40], [1, 0, 0], [0, -1, 0], (pen) =>
      pen.path('M30 92a28 28 0 0 1 -4 -56a40 40 0 0 1 76 -10a33 33 0 0 1 20 62q-3 4 -10 4z', {
        fill: pen.sheen([0, '#ffffff'], [0.6, '#dce9f8'], [1, '#9dbce4']),
        stroke: '#7f9fc8',
        width: 2.4,
      }),
    );
  },
  'mobile-app'(s) {
    s.shade(4, 6, 62, 34);
    s.slab([-56, 0, -6], [112, 226, 13], 16, tones.black).front((pen) => {
      pen.rect(5, 5, 102, 216, { r: 12, fill: '#f3f7fc' });
      pen.rect(5, 5, 102, 70, { r: 12, fill: pen.sheen([0, '#6fa0e6'], [1, '#2557a6']) });
      pen.rect(40, 9, 32, 6, { r: 3, fill: '#0b0d11' });
      screen(pen, 13, 30, 86, 54, { r: 5 });
      pen.repeat(3, 2, [16, 100], [29, 32], 'h20v20h-20z', { fill: '#cfe0f5', stroke: '#cfe0f5', width: 5 });
      for (const y of [172, 190]) pen.rect(14, y, 84, 9, { r: 4, fill: '#d5dfec' });
    });
  },
  'licence-card'(s, t) {
    s.shade(4, 6, 100, 34);
    s.slab([-104, 0, -4], [208, 136, 7], 12, tones.blue).front((pen) => {
      const base = LICENCES[(t.kind ?? 1) - 1];
      pen.rect(0, 0, 208, 136, { r: 12, fill: pen.sheen([0, mix(base, '#ffffff', 0.4)], [0.55, base], [1, mix(base, '#000000', 0.4)]) });
      pen.path('M0 96Q90 60 208 84V124A12 12 0 0 1 196 136H12A12 12 0 0 1 0 124Z', { fill: '#fff', opacity: 0.12 });
      pen.circle(158, 52, 20, { stroke: '#ffd685', width: 7 });
      pen.path('M144 66l-30 30m8 -8l9 9m-18 0l9 9', { stroke: '#ffd685', width: 7 });
      if (t.n) mark(pen, String(t.n), 20, 20, 40, { colour: '#fff', weight: 0.15 });
      else pen.rect(20, 24, 78, 9, { r: 4, fill: '#fff', opacity: 0.92 });
      if (!t.n) pen.rect(20, 42, 54, 6, { r: 3, fill: '#fff', opacity: 0.55 });
      pen.dots(4, 1, [26, 112], [10, 0], 5, '#ffffff');
      pen.dots(4, 1, [76, 112], [10, 0], 5, '#ffffff');
    });
  },
  'kit-video'(s) {
    s.shade(6, 0, 140, 100);
    const body = s.box([-96, 4, -10], [190, 36, 120], tones.graphite, { rim: 6 });
    body.front((pen) => {
      pen.path('M0 18H190V36H0Z', { fill: '#0f1216', opacity: 0.75 });
      leds(pen, 3, [22, 27], 13, 3);
    });
    for (const [x, z] of [
      [-92, -66],
      [-30, -72],
      [34, -72],
      [96, -66],
    ]) {
      s.lathe(
        [x, 0, z],
        [0, 1, 0],
        [
          [0, 17],
          [4, 16],
          [4, 5],
          [24, 5],
        ],
        tones.white,
        { cap: false },
      );
      const o = [x, 38, z];
      s.lathe(
        o,
        AXIS,
        [
          [-22, 18],
          [24, 19],
        ],
        tones.white,
        { cap: false },
      );
      s.disc(plus(o, AXIS, 24.5), AXIS, (pen) => {
        pen.circle(0, 0, 16.5, { fill: '#15191f' });
        pen.circle(0, 0, 8, { fill: pen.radial([0.38, 0.34, 0.72], [0, '#7d9cd0'], [0.4, '#27416e'], [1, '#05070c']) });
        pen.circle(-2.6, -3, 2, { fill: '#fff' });
      });
    }
  },
  'kit-access'(s) {
    s.shade(6, 4, 128, 56);
    s.box([-112, 150, 20], [150, 26, 26], tones.silver, { rim: 3 });
    s.box([-108, 0, 0], [92, 140, 22], tones.silver, { rim: 4 }).front((pen) => {
      leds(pen, 3, [18, 20], 14, 4);
      slots(pen, 7, [22, 96], [8, 0], [3, 26], '#6d7884');
      pen.circle(78, 70, 6, { fill: '#6d7884' });
    });
    s.slab([4, 0, -14], [78, 156, 22], 12, tones.black).front((pen) => {
      pen.rect(3, 3, 72, 150, { r: 10, fill: '#0b0d11' });
      screen(pen, 8, 26, 62, 100, { r: 3, look: 'plain' });
      pen.ellipse(39, 66, 12, 16, { fill: '#dbe9fb', opacity: 0.9 });
      pen.path('M16 108a23 20 0 0 1 46 0z', { fill: '#dbe9fb', opacity: 0.9 });
      pen.circle(39, 14, 5, { fill: '#1b2740', stroke: '#5b6571', width: 1.4 });
    });
    s.box([92, 0, -20], [52, 52, 12], tones.white, { rim: 5 }).front((pen) => pen.circle(26, 26, 13, { fill: '#3f9f63', stroke: '#c3cbd3', width: 4 }));
  },
};
