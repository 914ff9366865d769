/** Boxes, poles and rack fittings. */
import { mark } from './marks.mjs';
import { slots } from './parts.mjs';
import { plus, unit } from './projection.mjs';
import { castingOf, tones } from './tones.mjs';

export const boxes = {
  'junction-box'(s, t) {
    s.shade(4, 4, 78, 54);
    const deep = t.d ?? 46;
    const up = unit([-0.06, 0.55, -0.83]);
    s.lathe(
      [0, 24, 24],
      up,
      [
        [0, 66],
        [6, 70],
        [deep - 6, 70],
        [deep, 64],
      ],
      castingOf(t),
    );
    s.disc(plus([0, 24, 24], up, deep + 0.5), up, (pen) => {
      pen.circle(0, 0, 50, { stroke: '#c3cbd3', width: 2 });
      for (let index = 0; index < 3; index += 1)
        pen.circle(50 * Math.cos(index * 2.094 + 0.5), 50 * Math.sin(index * 2.094 + 0.5), 6, { fill: '#98a3ae', stroke: '#fff', width: 1.6 });
      pen.circle(0, 0, 20, { fill: '#20262d', stroke: '#98a3ae', width: 3 });
    });
    s.lathe(
      [62, 40, 4],
      [1, -0.05, 0],
      [
        [0, 15],
        [22, 15],
      ],
      tones.graphite,
    );
  },
  'rack-ear'(s, t) {
    if (t.o) {
      s.shade(6, 0, 150, 40);
      s.box([-140, 0, -22], [280, 42, 44], tones.graphite, { rim: 3 }).front((pen) => {
        const step = 200 / t.o;
        for (let at = 0; at < t.o; at += 1) {
          pen.rect(14 + at * step, 8, step - 5, 26, { r: 2, fill: '#e9edf1' });
          pen.dots(2, 1, [14 + at * step + step * 0.22, 17], [step * 0.32, 0], 3.4, '#20262d');
          pen.line(14 + at * step + step * 0.38, 24, 14 + at * step + step * 0.38, 30, '#20262d', 2.6);
        }
        pen.rect(232, 10, 30, 22, { r: 2, fill: '#d2453a' });
      });
      return;
    }
    if (t.d) {
      const d = t.d * 0.24;
      s.shade(6, 0, 140, d * 0.6);
      for (const x of [-132, 118]) s.box([x, 0, -d / 2], [14, 34, d], tones.graphite, { rim: 2 });
      s.box([-120, 6, -d / 2], [240, 7, d], tones.graphite, { rim: 2 }).top((pen) => slots(pen, 14, [20, d * 0.2], [15, 0], [5, d * 0.6], '#20262d'));
      return;
    }
    const h = t.u ? 34 + t.u * 34 : 90;
    s.shade(6, 0, 96, 50);
    for (const z of [-40, 30]) {
      s.box([-80, 0, z], [10, h, 50], tones.graphite, { rim: 2 });
      const body = s.box([-80, 0, z], [150, h, 7], tones.graphite, { rim: 2 });
      body.front((pen) => {
        for (let row = 0; row < (t.u ?? 2) + 1; row += 1)
          for (const x of [20, 90, 124]) pen.ellipse(x, 16 + (row * (h - 32)) / ((t.u ?? 2) || 1), 8, 5, { fill: '#dfe5ea' });
        if (t.u) mark(pen, `${t.u}U`, 55, h / 2 - 11, 22, { colour: '#c3cbd3', align: 0.5 });
      });
    }
  },
  pole(s, t) {
    const top = t.h ? 130 + t.h * 3.6 : 330;
    s.shade(0, 0, 70, 50);
    s.box([-30, 0, -30], [60, 7, 60], tones.graphite, { rim: 2 });
    for (const [x, z] of [
      [-22, -22],
      [22, -22],
      [22, 22],
    ])
      s.lathe(
        [x, 7, z],
        [0, 1, 0],
        [
          [0, 5],
          [8, 5],
        ],
        tones.silver,
      );
    s.lathe(
      [0, 7, 0],
      [0, 1, 0],
      [
        [0, 15],
        [60, 13],
        [top, 9],
      ],
      tones.white,
    );
    s.tube(
      [
        [0, top - 14, 0],
        [-104, top + 2, -20],
      ],
      12,
      tones.white,
    );
    s.lathe(
      [-88, top - 16, -18],
      unit([-0.8, -0.2, -0.56]),
      [
        [-24, 13],
        [26, 14],
      ],
      tones.white,
    );
    s.box([-20, 92, -34], [44, 70, 24], tones.silver, { rim: 3 }).front((pen) => pen.rect(34, 28, 4, 14, { r: 2, fill: '#59626d' }));
    if (t.h) s.plane([-20, 160, -34.5], [1, 0, 0], [0, -1, 0], (pen) => mark(pen, `${t.h / 10}M`, 22, 6, 15, { colour: '#59626d', align: 0.5 }));
  },
  'equipment-box'(s, t) {
    const h = t.s ? 130 + (t.s - 300) * 0.32 : 190;
    const deep = t.s ? 54 + (t.s - 300) * 0.12 : 74;
    s.shade(4, 8, 96, 50);
    s.extrude(
      [
        [0, 0],
        [176, 0],
        [176, h],
        [0, h],
      ],
      [-88, 0, -20],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, deep],
      ],
      t.steel ? tones.silver : tones.white,
      { rim: 4 },
    );
    s.plane([-88, h, -20.5], [1, 0, 0], [0, -1, 0], (pen) => {
      pen.rect(10, 10, 156, h - 20, { r: 4, fill: pen.sheen([0, '#f4f6f8'], [1, '#bcc5ce']), stroke: '#8d98a4', width: 1.6 });
      pen.rect(146, h * 0.4, 9, 36, { r: 4, fill: '#4a525d' });
      slots(pen, 10, [34, h - 34], [10, 0], [3.4, 18], '#7d8893');
      if (t.s > 300) mark(pen, String(t.s), 84, 84, 18, { colour: '#59626d', align: 0.5 });
      pen.path('M84 40l22 38h-44z', { fill: '#ffd685', stroke: '#94620f', width: 2.2 });
    });
    s.box([-96, h - 2, -32], [192, 10, deep + 20], t.steel ? tones.silver : tones.white, { rim: 3 });
  },
};
