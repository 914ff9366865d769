/** Gates for people. */
import { mark } from './marks.mjs';
import { face } from './fronts.mjs';
import { rounded } from './outline.mjs';
import { leds, screen } from './parts.mjs';
import { plus, unit } from './projection.mjs';
import { tones } from './tones.mjs';

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

export const passages = {
  'gate-swing'(s, t) {
    s.shade(6, 0, t.mid ? 96 : 140, t.mid ? 106 : 128);
    if (t.mid) {
      glass(s, [-86, 26, 4], 62, 88, 0);
      pedestal(s, -17);
      glass(s, [23, 26, 4], 62, 88, 0);
    } else {
      pedestal(s, -98);
      glass(s, [-64, 26, 4], 58, 88, 0);
      glass(s, [2, 26, 4], 58, 88, 0);
      pedestal(s, 64);
    }
    if (t.out) for (const x of t.mid ? [-22] : [-103, 59]) s.box([x, 126, -99], [44, 7, 198], tones.graphite, { rim: 3 });
  },
  'gate-flap'(s, t) {
    s.shade(6, 0, t.mid ? 84 : 130, t.mid ? 114 : 132);
    const flap = (x, side) =>
      s.plane([x, 112, 6], [1, 0, 0], [0, -1, 0], (pen) => {
        pen.path(side > 0 ? 'M0 0H26L42 46V70L26 84H0z' : 'M42 0H16L0 46V70L16 84H42z', {
          fill: pen.sheen([0, '#ee7a6c'], [1, '#b3352a']),
          stroke: '#8c251c',
          width: 1.6,
        });
        pen.rect(side > 0 ? 10 : 20, 32, 12, 22, { r: 3, fill: '#fff', opacity: 0.75 });
      });
    const look = { d: 210, w: 42 };
    if (t.mid) {
      flap(-63, -1);
      pedestal(s, -21, look);
      flap(24, 1);
    } else {
      pedestal(s, -92, look);
      flap(-50, 1);
      flap(8, -1);
      pedestal(s, 50, look);
    }
    if (t.out) for (const x of t.mid ? [-26] : [-97, 45]) s.box([x, 126, -109], [52, 7, 218], tones.graphite, { rim: 3 });
  },
  'gate-speed'(s, t) {
    s.shade(6, 0, t.mid ? 84 : 128, t.mid ? 118 : 140);
    const look = { d: 220, w: 26, h: 118 };
    if (t.mid) {
      glass(s, [-72, 22, -4], 58, 136, 0);
      pedestal(s, -13, look);
      glass(s, [16, 22, -4], 58, 136, 0);
    } else {
      pedestal(s, -86, look);
      glass(s, [-60, 22, -4], 56, 136, 0);
      glass(s, [4, 22, -4], 56, 136, 0);
      pedestal(s, 62, look);
    }
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
  'visitor-terminal'(s, t) {
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
      if (t.in) mark(pen, `${t.in / 10}"`, 108, 66, 13, { colour: '#fff', align: 1 });
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
};
