/** LED walls and what drives them. */
import { mark } from './marks.mjs';
import { amplifier, knob } from './fronts.mjs';
import { leds, slots } from './parts.mjs';
import { tones } from './tones.mjs';

/** `P2.5`: distance of the diodes in millimetres. */
const pitchOf = (t) => `P${Math.round(t.t / 10) / 100}`;

export const led = {
  'led-cabinet'(s, t) {
    s.shade(4, 6, 128, 40);
    const body = s.box([-118, 0, -10], [236, 184, 34], tones.graphite, { rim: 3 });
    body.front((pen) => {
      pen.rect(2, 2, 232, 180, { fill: pen.sheen([0, '#28344a'], [0.5, '#3b2d5e'], [1, '#7a2f4c']) });
      pen.path('M2 120C60 84 90 150 150 96S210 70 234 60V182H2Z', { fill: '#2f8ad0', opacity: 0.55 });
      pen.path('M2 150C50 128 110 170 234 104V182H2Z', { fill: '#5fd0c0', opacity: 0.5 });
      const step = t.t ? 2.6 + t.t / 1000 : 4;
      pen.dots(Math.floor(230 / step), Math.floor(178 / step), [4, 4], [step, step], step * 0.36, '#0b0d14');
      if (t.t) {
        pen.rect(64, 68, 108, 48, { r: 4, fill: '#0b0d14', opacity: 0.6 });
        mark(pen, pitchOf(t), 118, 78, 28, { colour: t.fast ? '#ffd685' : '#fff', align: 0.5 });
      }
      pen.path('M118 2V182M2 62H234M2 122H234', { stroke: '#0b0d14', width: 1.6, opacity: 0.8 });
    });
  },
  'led-outdoor'(s, t) {
    const [w, h] = t.tall ? [150, 232] : [248, 156];
    s.shade(4, 8, w * 0.52, 44);
    for (const x of [-w * 0.3, w * 0.3 - 20]) s.box([x, 0, 10], [20, 66, 20], tones.graphite, { rim: 2 });
    const body = s.box([-w / 2, 62, -20], [w, h, 66], tones.silver, { rim: 3 });
    body.front((pen) => {
      pen.rect(4, 4, w - 8, h - 8, { fill: pen.sheen([0, '#163a63'], [0.6, '#2a6a9c'], [1, '#e08b4a']) });
      pen.path(`M4 ${h * 0.72}L${w * 0.28} ${h * 0.42}L${w * 0.48} ${h * 0.64}L${w * 0.7} ${h * 0.3}L${w - 4} ${h * 0.62}V${h - 4}H4Z`, {
        fill: '#10243c',
        opacity: 0.75,
      });
      pen.circle(w * 0.75, h * 0.2, 16, { fill: '#ffd685' });
      const step = t.t ? 3.4 + t.t / 1300 : 6;
      pen.dots(Math.floor((w - 10) / step), Math.floor((h - 10) / step), [7, 7], [step, step], step * 0.34, '#0b0d14');
      if (t.t) mark(pen, pitchOf(t), w / 2, h - 44, 30, { colour: '#fff', align: 0.5 });
    });
    body.side((pen) => slots(pen, 4, [14, 30], [12, 0], [4, h - 60], '#59626d'));
  },
  'led-module'(s, t) {
    s.shade(4, 4, 120, 30);
    const body = s.box([-120, 0, -6], [240, 120, 14], tones.black, { rim: 2 });
    body.front((pen) => {
      pen.rect(2, 2, 236, 116, { fill: '#14181f' });
      const step = t.t ? 3.4 + t.t / 1400 : 7.2;
      pen.dots(Math.floor(228 / step), Math.floor(108 / step), [8, 8], [step, step], step * 0.42, t.out ? '#7d6a3c' : '#566070');
      mark(pen, t.t ? pitchOf(t) : 'LED', 120, 36, 48, { colour: t.out ? '#ffb84a' : '#46d67c', align: 0.5, weight: 0.18 });
    });
  },
  'led-controller'(s, t) {
    amplifier(s, 58, (pen) => {
      pen.rect(12, 10, 66, 30, { r: 3, fill: '#0f2038', stroke: '#59626e', width: 1.4 });
      knob(pen, 98, 25, 11);
      if (t.p) mark(pen, String(t.p), 45, 17, 15, { colour: '#9cd0ff', align: 0.5 });
      pen.repeat(6, 2, [118, 11], [13, 15], 'h8v9h-8z', { fill: '#dfe5ec' });
      const lines = Math.min(10, Math.ceil((t.p ?? 4) / 2));
      pen.repeat(lines, t.p > 2 ? 2 : 1, [198, 12], [44 / lines, 13], `h${(34 / lines).toFixed(1)}v9h-${(34 / lines).toFixed(1)}z`, {
        fill: '#12161b',
        stroke: '#c9a24a',
        width: 1.2,
      });
      leds(pen, 4, [204, 43], 11.4, 1.8, ['#4fd17a']);
    });
  },
  'receiving-card'(s) {
    s.shade(4, 0, 112, 70);
    const body = s.box([-104, 0, -52], [208, 7, 104], tones.green, { rim: 2 });
    body.top((pen) => {
      for (const [x, y] of [
        [8, 8],
        [200, 8],
        [8, 96],
        [200, 96],
      ])
        pen.circle(x, y, 5, { fill: '#e9edf1', stroke: '#c9a24a', width: 2 });
      pen.rect(84, 34, 40, 40, { r: 2, fill: pen.sheen([0, '#4a525d'], [1, '#15191f']) });
      pen.circle(91, 41, 2.4, { fill: '#98a3ae' });
      pen.path('M124 44h24v-20h30M124 56h50M84 48h-20v-22M84 62h-30v20', { stroke: '#a8dcb6', width: 1.6, opacity: 0.8 });
      pen.repeat(6, 1, [30, 82], [26, 0], 'h18v12h-18z', { fill: '#20262d' });
      for (const x of [146, 160]) pen.rect(x, 60, 9, 16, { fill: '#d7dde3' });
    });
    for (const x of [-92, -54]) s.box([x, 7, 14], [30, 24, 34], tones.silver, { rim: 2 }).front((pen) => pen.rect(4, 4, 22, 16, { fill: '#12161b' }));
  },
  'distribution-box'(s, t) {
    const w = t.kw ? 112 + Math.min(58, Math.log(t.kw / 5) * 16) : 160;
    s.shade(4, 8, w * 0.57, 48);
    const body = s.box([-w / 2, 0, -16], [w, 214, 62], tones.silver, { rim: 4 });
    body.front((pen) => {
      pen.rect(7, 7, w - 14, 200, { r: 3, fill: pen.sheen([0, '#f4f6f8'], [1, '#b4bdc7']), stroke: '#8d98a4', width: 1.6 });
      leds(pen, 3, [w / 2 - 26, 30], 26, 7, ['#ffd685', '#7fcf9a', '#ee7a6c']);
      for (const x of [w / 2 - 26, w / 2 + 26]) pen.circle(x, 60, 9, { fill: '#414955', stroke: '#20262d', width: 2 });
      pen.path(`M${w / 2} 82l22 38h-44z`, { fill: '#ffd685', stroke: '#94620f', width: 2.4 });
      pen.path(`M${w / 2 + 2} 92l-7 13h6l-2 10l8 -14h-6z`, { fill: '#20262d' });
      if (t.kw) mark(pen, `${t.kw}KW`, w / 2, 134, 24, { colour: '#414955', align: 0.5, weight: 0.16 });
      pen.rect(w - 18, 104, 8, 30, { r: 3, fill: '#59626d' });
      slots(pen, 7, [w / 2 - 27, 176], [9, 0], [3, 18], '#6d7884');
    });
  },
};
