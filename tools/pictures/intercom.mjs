/** Door stations, indoor units and smart locks. */
import { mark } from './marks.mjs';
import { face, keys, panel } from './fronts.mjs';
import { lens, screen } from './parts.mjs';
import { unit } from './projection.mjs';
import { tones } from './tones.mjs';

export const intercom = {
  'intercom-master'(s, t) {
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
      if (t.in) mark(pen, `${t.in / 10}"`, 142, 78, 15, { colour: '#fff', align: 1 });
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
  'indoor-monitor'(s, t) {
    const inches = (t.in ?? 70) / 10;
    const [w, h] = inches < 5 ? [168, 128] : inches < 8 ? [228, 150] : [268, 176];
    panel(
      s,
      [w, h, 18],
      9,
      (pen) => {
        pen.rect(5, 5, w - 10, h - 10, { r: 6, fill: '#0b0d11' });
        screen(pen, 10, 10, w - (t.touch || !t.in ? 48 : 64), h - 20, { r: 3 });
        if (t.in) mark(pen, `${inches}"`, w - 52 - (t.touch ? 0 : 16), h - 36, 18, { colour: '#fff', align: 1 });
        const places = [0.2, 0.38, 0.56, 0.74].map((part) => part * h);
        if (t.touch || !t.in) for (const [at, y] of places.entries()) pen.circle(w - 22, y, 6.4, { stroke: at === 2 ? '#4fd17a' : '#9aa5b0', width: 2.2 });
        else for (const [at, y] of places.entries()) pen.rect(w - 44, y - 7, 30, 14, { r: 4, fill: at === 2 ? '#3f9f63' : '#c3cbd3' });
      },
      tones.white,
    );
  },
  'door-station'(s, t) {
    const inches = (t.in ?? 43) / 10;
    const h = inches < 5 ? 238 : inches < 8 ? 250 : 266;
    const tall = inches < 5 ? 70 : inches < 8 ? 118 : 178;
    panel(
      s,
      [116, h, 26],
      8,
      (pen) => {
        pen.rect(4, 4, 108, h - 8, { r: 6, fill: pen.sheen([0, '#c3cbd3'], [1, '#8d98a4']) });
        pen.rect(10, 12, 96, tall + 26, { r: 4, fill: '#0b0d11' });
        screen(pen, 15, 32, 86, tall, { r: 3, look: 'plain' });
        if (t.face || !t.in) face(pen, 58, 34 + tall * 0.5, 24);
        else mark(pen, `${inches}"`, 58, 24 + tall * 0.5, 20, { colour: '#fff', align: 0.5 });
        pen.circle(58, 22, 6, { fill: '#1b2740', stroke: '#8d98a4', width: 1.6 });
        if (tall < 100) keys(pen, 22, 122, 26, 23, '#eef1f4');
        else if (tall < 150) keys(pen, 22, 166, 26, 14, '#eef1f4');
        pen.dots(7, 1, [40, h - 14], [6, 0], 2.6, '#414955');
      },
      tones.silver,
    );
  },
  'villa-station'(s, t) {
    if (t.in) {
      const [w, h] = t.in < 60 ? [112, 80] : t.in < 90 ? [140, 94] : [168, 112];
      s.slab([-16, 92, 40], [w, h, 12], 6, tones.white).front((pen) => {
        pen.rect(4, 4, w - 8, h - 8, { r: 4, fill: '#0b0d11' });
        screen(pen, 8, 8, w - 16, h - 16, { r: 3 });
        mark(pen, `${t.in / 10}"`, w - 16, h - 30, 14, { colour: '#fff', align: 1 });
      });
    }
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
    if (t.mp) s.plane([-46, 188, 5], [1, 0, 0], [0, -1, 0], (pen) => mark(pen, `${t.mp}MP`, 46, 4, 11, { colour: '#c3cbd3', align: 0.5 }));
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
