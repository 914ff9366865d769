/** Locks and what stands beside a door. */
import { mark } from './marks.mjs';
import { panel } from './fronts.mjs';
import { leds } from './parts.mjs';
import { tones } from './tones.mjs';

export const locks = {
  maglock(s, t) {
    s.shade(6, 0, 128, 50, -20);
    const h = t.kg ? 30 + t.kg * 0.06 : 44;
    const body = s.box([-128, 30, -20], [256, h, 40], tones.silver, { rim: 3 });
    body.front((pen) => {
      pen.rect(40, 8, 176, h - 16, { r: 3, fill: pen.sheen([0, '#f7f9fa'], [1, '#aab4be']), stroke: '#8d98a4', width: 1.4 });
      if (t.kg) mark(pen, `${t.kg}KG`, 128, h / 2 - 9, 18, { colour: '#59626d', align: 0.5 });
      if (t.two) pen.line(128, 2, 128, h - 2, '#59626d', 2.4);
      pen.circle(20, 22, 5, { fill: '#4fd17a' });
      for (const x of [228, 246]) pen.circle(x, 22, 4, { fill: '#59626d' });
    });
    for (const [x, w] of t.two
      ? [
          [-112, 100],
          [12, 100],
        ]
      : [[-86, 172]]) {
      const plate = s.box([x, -14, -16], [w, 26, 30], tones.silver, { rim: 3 });
      plate.front((pen) => pen.circle(w / 2, 13, 7, { fill: '#59626d', stroke: '#eef1f4', width: 2 }));
    }
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
};
