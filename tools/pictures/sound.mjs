/** Loudspeakers, amplifiers and microphones. */
import { mark } from './marks.mjs';
import { amplifier, knob } from './fronts.mjs';
import { leds, screen } from './parts.mjs';
import { plus, unit } from './projection.mjs';
import { tones } from './tones.mjs';

const AXIS = unit([-0.22, 0.06, -0.97]);

export const sound = {
  'ceiling-speaker'(s, t) {
    s.shade(0, 0, 92, 70, -34);
    const axis = unit([-0.05, -0.36, -0.93]);
    const o = [0, 26, 26];
    s.lathe(
      o,
      axis,
      [
        [-46, 52],
        [0, 74],
        [0, 92],
        [8, 92],
        [14, 84],
      ],
      tones.white,
    );
    const cone = 22 + Math.min(20, t.w ?? 6) * 2;
    s.disc(plus(o, axis, 14.5), axis, (pen) => {
      pen.circle(0, 0, 78, { fill: pen.sheen([0, '#ffffff'], [1, '#dbe1e7']), stroke: '#c3cbd3', width: 1.4 });
      for (const [r, count] of [
        [10, 8],
        [22, 18],
        [34, 28],
        [46, 38],
        [58, 48],
        [69, 57],
      ])
        pen.path(`M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`, {
          stroke: '#aab4bf',
          width: 4.2,
          dash: `0 ${((2 * Math.PI * r) / count).toFixed(2)}`,
        });
      if (!t.w) return;
      pen.circle(0, 0, cone, { fill: '#59636f', opacity: 0.28 });
      pen.circle(0, 0, cone * 0.42, { fill: '#2b323b', opacity: 0.5 });
      pen.rect(-20, 62, 40, 14, { r: 3, fill: '#fff' });
      mark(pen, `${t.w}W`, 0, 64, 10, { colour: '#414955', align: 0.5 });
    });
  },
  'wall-speaker'(s, t) {
    const grown = t.w ? 0.66 + t.w * 0.0114 : 1;
    const [w, h] = [160 * grown, 206 * grown];
    s.shade(4, 6, w * 0.57, 46);
    s.slab([-w / 2, 0, -20], [w, h, 66], 12, tones.white).front((pen) => {
      pen.rect(9, 9, w - 18, h - 18, { r: 8, fill: pen.sheen([0, '#4a525d'], [1, '#1d2229']) });
      pen.circle(w / 2, h * 0.6, w * 0.34, { fill: '#14181d', opacity: 0.55 });
      pen.circle(w / 2, h * 0.22, w * 0.15, { fill: '#14181d', opacity: 0.55 });
      pen.dots(Math.floor((w - 30) / 7.3), Math.floor((h - 30) / 7.4), [18, 18], [7.3, 7.4], 2.8, '#7d8792');
      if (t.w) mark(pen, `${t.w}W`, w - 18, h - 36, 20, { colour: '#fff', align: 1 });
    });
  },
  'column-speaker'(s, t) {
    const cones = t.w ? ({ 15: 3, 20: 4, 30: 5, 40: 6 }[t.w] ?? 7) : 4;
    const h = 50 + cones * 46;
    s.shade(2, 4, 42, 34);
    s.slab([-32, 0, -22], [64, h, 50], 10, tones.white).front((pen) => {
      pen.rect(7, 7, 50, h - 14, { r: 6, fill: pen.sheen([0, '#4a525d'], [1, '#1d2229']) });
      for (let at = 0; at < cones; at += 1) pen.circle(32, 36 + at * 46, 19, { fill: '#12161b', opacity: 0.75, stroke: '#6b737e', width: 1.4 });
      pen.dots(7, Math.floor((h - 26) / 6.5), [12, 14], [6.6, 6.5], 2.6, '#7d8792');
      if (t.w) mark(pen, `${t.w}W`, 32, h - 26, 13, { colour: '#fff', align: 0.5 });
    });
  },
  horn(s, t) {
    s.shade(4, 10, 100, 62);
    s.box([-34, 0, 20], [68, 10, 50], tones.graphite, { rim: 2 });
    for (const x of [-30, 22]) s.box([x, 8, 38], [8, 66, 14], tones.graphite, { rim: 2 });
    const o = [0, 92, 30];
    s.lathe(
      o,
      AXIS,
      [
        [-62, 28],
        [-54, 36],
        [-14, 36],
        [-8, 24],
        [16, 30],
        [44, 50],
        [70, 88],
        [78, 90],
      ],
      tones.silver,
    );
    s.disc(plus(o, AXIS, 78.5), AXIS, (pen) => {
      pen.circle(0, 0, 82, { fill: pen.radial([0.5, 0.5, 0.55], [0, '#12151a'], [0.5, '#3a424d'], [1, '#9aa5b0']) });
      pen.circle(0, 0, 34, { fill: pen.sheen([0, '#eef1f4'], [1, '#7d8893']), stroke: '#59626d', width: 1.6 });
      pen.circle(-8, -8, 9, { fill: '#fff', opacity: 0.7 });
      if (t.w) mark(pen, `${t.w}W`, 0, 46, 22, { colour: '#fff', align: 0.5 });
    });
  },
  'garden-speaker'(s, t) {
    const k = t.w ? 0.72 + t.w * 0.012 : 1;
    const stone = t.w === 10 ? tones.carton : t.w === 20 ? tones.silver : tones.green;
    s.shade(0, 0, 80, 62);
    s.lathe(
      [0, 0, 0],
      [0, 1, 0],
      [
        [0, 50 * k],
        [40 * k, 44 * k],
      ],
      stone,
    );
    s.lathe(
      [0, 40 * k, 0],
      [0, 1, 0],
      [
        [0, 46 * k],
        [16, 46 * k],
      ],
      tones.graphite,
      { cap: false },
    );
    s.lathe(
      [0, 40 * k + 16, 0],
      [0, 1, 0],
      [
        [0, 84 * k],
        [10, 88 * k],
        [36 * k, 76 * k],
        [58 * k, 50 * k],
        [68 * k, 22 * k],
      ],
      stone,
    );
  },
  amplifier(s, t) {
    amplifier(s, t.w ? Math.min(118, 74 + t.w * 0.04) : 88, (pen) => {
      const knobs = t.z ? Math.min(6, t.z) : 4;
      for (let index = 0; index < knobs; index += 1) knob(pen, 28 + index * (130 / knobs), 28, 10);
      if (t.w) mark(pen, `${t.w}W`, 240, 12, 20, { colour: '#e9edf1', align: 1 });
      knob(pen, 214, t.w ? 54 : 46, t.w ? 15 : 24);
      pen.rect(18, 52, 118, 22, { r: 3, fill: '#0c0e12' });
      pen.repeat(16, 1, [24, 63], [6.6, 0], 'v.01', { stroke: '#4fd17a', width: 4.4 });
      leds(pen, 2, [154, 26], 14, 3, ['#4fd17a', '#ffb84a']);
      pen.rect(150, 52, 18, 22, { r: 3, fill: '#12151a', stroke: '#7d8792', width: 1.4 });
    });
  },
  'broadcast-host'(s, t) {
    amplifier(s, t.w ? Math.min(110, 66 + t.w * 0.04) : 66, (pen) => {
      pen.rect(14, 12, 82, 42, { r: 3, fill: '#0b0d11', stroke: '#59626e', width: 1.4 });
      screen(pen, 17, 15, 76, 36, { r: 2, look: 'plain' });
      mark(pen, t.w ? `${t.w}W` : String(t.z ?? t.c ?? ''), 55, 24, 18, { colour: '#9cd0ff', align: 0.5 });
      const columns = t.z ? Math.ceil(Math.min(16, t.z) / 2) : 5;
      pen.repeat(columns, 2, [108, 15], [88 / columns, 20], columns > 5 ? 'h7v13h-7z' : 'h11v13h-11z', { fill: '#dfe5ec', stroke: '#0f1216', width: 1.2 });
      leds(pen, 5, [115, 8.5], 17, 2, ['#4fd17a', '#4fd17a', '#ffb84a']);
      knob(pen, 220, 33, 17);
    });
  },
  'paging-microphone'(s, t) {
    s.shade(4, 0, 96, 80);
    s.extrude(
      [
        [0, 0],
        [128, 0],
        [128, 10],
        [24, 38],
        [0, 38],
      ],
      [-84, 0, 60],
      [
        [0, 0, -1],
        [0, 1, 0],
        [168, 0, 0],
      ],
      tones.graphite,
      { rim: 6 },
    );
    const v = unit([0, -28, -104]);
    s.plane([-84, 38.5, 36], [1, 0, 0], v, (pen) => {
      pen.rect(14, 16, 74, 40, { r: 3, fill: '#0b0d11' });
      screen(pen, 17, 19, 68, 34, { r: 2, look: 'plain' });
      const [columns, rows] = t.z === 1 ? [1, 1] : t.z > 200 ? [6, 3] : t.z > 60 ? [5, 3] : t.z > 10 ? [4, 3] : [4, 2];
      pen.repeat(columns, rows, [16, 62], [72 / Math.max(4, columns), 15], 'h9v9h-9z', { fill: '#dfe5ec' });
      if (t.z) mark(pen, String(t.z), 51, 26, 18, { colour: '#9cd0ff', align: 0.5 });
      pen.circle(128, 86, 13, { fill: pen.sheen([0, '#ee7a6c'], [1, '#98281f']) });
    });
    s.tube(
      [
        [56, 34, 18],
        [56, 110, 34],
        [44, 168, 10],
        [22, 196, -26],
      ],
      9,
      tones.graphite,
    );
    s.lathe(
      [26, 192, -20],
      unit([-0.5, 0.55, -0.67]),
      [
        [0, 11],
        [8, 15],
        [34, 15],
        [42, 9],
      ],
      tones.black,
    );
  },
};
