/** Door control: controllers, readers, terminals, cards. */
import { mark } from './marks.mjs';
import { face, keys, panel } from './fronts.mjs';
import { rounded } from './outline.mjs';
import { leds, screen, slots } from './parts.mjs';
import { plus, unit } from './projection.mjs';
import { tones } from './tones.mjs';

export const access = {
  'access-controller'(s, t) {
    s.shade(4, 8, 96, 44);
    const body = s.box([-86, 0, -14], [172, 176, 56], tones.silver, { rim: 4 });
    body.front((pen) => {
      pen.rect(8, 8, 156, 160, { r: 3, fill: pen.sheen([0, '#eef1f4'], [1, '#b4bdc7']), stroke: '#8d98a4', width: 1.6 });
      pen.circle(150, 88, 8, { fill: '#6d7884', stroke: '#4a525d', width: 1.6 });
      pen.rect(148.5, 84, 3, 8, { fill: '#20262d' });
      leds(pen, 4, [24, 28], 14, 3.6);
      const doors = t.d ?? 0;
      const wide = doors > 4 ? 4 : doors;
      for (let at = 0; at < doors; at += 1) {
        const [x, y] = [82 - wide * 16 + (at % 4) * 32, doors > 4 ? 44 + Math.floor(at / 4) * 38 : 58];
        pen.rect(x + 3, y, 24, 34, { r: 2, fill: '#59636f' });
        pen.circle(x + 22, y + 18, 2.4, { fill: '#ffd685' });
      }
      const figure = t.o && t.o > 2 ? String(t.o) : t.ma ? `${t.ma}A` : '';
      mark(pen, figure, 80, 56, 34, { colour: '#59636f', align: 0.5 });
      pen.rect(20, 42, 70, 4, { r: 2, fill: '#98a3ae', opacity: 0.6 });
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
  'face-terminal'(s, t) {
    const inches = (t.in ?? 70) / 10;
    const [w, h] = inches < 5 ? [92, 156] : inches < 8 ? [112, 214] : [146, 262];
    panel(
      s,
      [w, h, t.out ? 38 : 26],
      16,
      (pen) => {
        pen.rect(4, 4, w - 8, h - 8, { r: 13, fill: '#0b0d11' });
        screen(pen, 9, 34, w - 18, h - (inches < 5 ? 62 : 74), { r: 4, look: 'plain' });
        face(pen, w / 2, h * 0.48, w * 0.32);
        if (t.in) mark(pen, `${inches}"`, w - 16, h - (inches < 5 ? 46 : 60), 12, { colour: '#fff', align: 1 });
        pen.rect(w / 2 - 26, h - 22, 52, 6, { r: 3, fill: '#23282f' });
        for (const x of [w / 2 - 14, w / 2 + 14]) pen.circle(x, 19, 8, { fill: '#1b2740', stroke: '#4a525d', width: 1.6 });
        pen.dots(2, 1, [w / 2 - 16, 17], [28, 0], 4.4, '#fff');
        pen.dots(3, 1, [14, 19], [4, 0], 2, '#5a3036');
      },
      tones.black,
    );
    if (t.out) s.box([-w / 2 - 5, h - 8, -8], [w + 10, 9, 50], tones.graphite, { rim: 2 });
  },
  'attendance-terminal'(s, t) {
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
      screen(pen, 16, 14, t.in ? Math.min(150, t.in * 1.25 + 22) : 100, 64, { r: 3, look: 'plain' });
      face(pen, 66, 48, 18);
      if (t.in > 90) return;
      pen.rect(128, 24, 34, 44, { r: 12, fill: '#12324f', stroke: '#4aa3ff', width: 2 });
    });
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
};
