/** Cabinets, patch panels and trunking. */
import { mark } from './marks.mjs';
import { leds, ports, slots } from './parts.mjs';
import { switchBox } from './switches.mjs';
import { tones } from './tones.mjs';

export const cabinets = {
  'patch-panel'(s, t) {
    const rows = t.p > 24 ? 2 : 1;
    const band = t.catsixa ? '#e07a3c' : t.catsix ? '#7fa9e0' : '#e9edf1';
    switchBox(s, { w: 260, h: 24 + rows * 22, d: 44, tone: tones.black }, (pen) => {
      pen.rect(4, 3, 252, 10, { r: 2, fill: band, opacity: 0.9 });
      if (t.o) {
        const columns = Math.min(24, t.o);
        for (let at = 0; at < columns; at += 1)
          pen.rect(10 + at * (240 / columns), 18, Math.min(14, 190 / columns), t.o > 24 ? 8 : 18, {
            r: 1.5,
            fill: t.o > 24 ? '#3f9f63' : '#2f62b3',
            stroke: '#c3cbd3',
            width: 1,
          });
        mark(pen, String(t.o), 250, 4, 8, { colour: '#20262d', align: 1 });
      } else for (let group = 0; group < 4; group += 1) ports(pen, 6, rows, [9 + group * 62, 17], [9.8, 20], 0.16);
    });
  },
  cabinet(s, t) {
    const units = t.u ?? 42;
    const [h, d] = [60 + units * 4.2, 70 + ((t.d ?? 1000) - 600) * 0.12];
    s.shade(4, 4, 84, d * 0.62);
    const body = s.box([-66, 8, -d / 2], [132, h, d], tones.graphite, { rim: 3 });
    for (const x of [-60, 46]) s.box([x, 0, -d / 2 + 4], [14, 9, 14], tones.black, { rim: 1 });
    body.front((pen) => {
      pen.rect(6, 6, 120, h - 12, { r: 3, fill: '#0e1115', stroke: '#59626e', width: 1.6 });
      for (let y = 20, row = 0; y < h - 36; y += 26, row += 1) {
        pen.rect(18, y, 96, row % 3 === 2 ? 20 : 14, { r: 1.5, fill: pen.sheen([0, '#4a525d'], [1, '#242a32']) });
        if (row % 2 === 0) pen.dots(12, 2, [24, y + 4], [7, 6], 3, '#0a0c0f');
      }
      leds(pen, 4, [90, 52], 7, 2, ['#4fd17a', '#4aa3ff']);
      pen.path(`M6 6H74L34 ${h - 6}H6Z`, { fill: '#bcd3ea', opacity: 0.16 });
      pen.rect(116, h * 0.45, 5, 26, { r: 2, fill: '#c3cbd3' });
    });
    body.side((pen) => {
      slots(pen, 9, [d * 0.16, 24], [d * 0.08, 0], [3, 30], '#101419');
      if (t.u) mark(pen, `${t.u}U`, d / 2, h * 0.5, 34, { colour: '#8d98a4', align: 0.5 });
    });
  },
  'wall-cabinet'(s, t) {
    const h = 40 + (t.u ?? 9) * 11;
    s.shade(4, 6, 104, 70, -10);
    const body = s.box([-92, 0, -58], [184, h, 116], tones.graphite, { rim: 3 });
    body.front((pen) => {
      pen.rect(7, 7, 170, h - 14, { r: 3, fill: '#0e1115', stroke: '#59626e', width: 1.6 });
      for (let y = 22; y < h - 40; y += 30) {
        pen.rect(22, y, 140, 22, { r: 2, fill: pen.sheen([0, '#4a525d'], [1, '#242a32']) });
        if (y < 30) ports(pen, 12, 1, [28, y + 4], [10.8, 14]);
        else leds(pen, 4, [32, y + 11], 9, 2.4);
      }
      pen.path(`M7 7H100L60 ${h - 7}H7Z`, { fill: '#bcd3ea', opacity: 0.18 });
      pen.rect(166, h * 0.42, 6, 26, { r: 2, fill: '#c3cbd3' });
    });
    body.side((pen) => {
      slots(pen, 7, [26, 24], [11, 0], [3.4, h * 0.3], '#101419');
      if (t.u) mark(pen, `${t.u}U`, 58, h * 0.58, 24, { colour: '#8d98a4', align: 0.5 });
    });
  },
  trunking(s, t) {
    const tone = t.steel ? tones.silver : tones.white;
    if (t.pipe) {
      const r = 12 + t.pipe * 0.55;
      s.shade(0, 0, 92, 84);
      for (const x of [-r * 1.2, r * 1.2])
        s.lathe(
          [x, r, 90],
          [0, 0, -1],
          [
            [0, r],
            [190, r],
          ],
          tone,
        );
      for (const x of [-r * 1.2, r * 1.2])
        s.disc([x, r, -100.5], [0, 0, -1], (pen) => pen.circle(0, 0, r * 0.8, { fill: '#2a3038', stroke: '#6d7884', width: 1.4 }));
      return;
    }
    const [w, h] = [26 + (t.w ?? 100) * 0.32, 16 + (t.h ?? 50) * 0.24];
    s.shade(0, 0, w + 20, 84);
    for (const x of [-w - 6, 6]) {
      const body = s.box([x, 0, -104], [w, h, 208], tone, { rim: 2 });
      body.front((pen) => {
        pen.rect(4, 4, w - 8, h - 7, { fill: '#4a525d' });
        pen.rect(6, 8, w - 12, h - 11, { fill: '#20262d' });
        const cables = Math.max(2, Math.floor(w / 13) - 1);
        for (let at = 0; at < cables; at += 1) pen.circle(13 + at * 12, h - 10, 5, { fill: ['#2f62b3', '#c3cbd3', '#ee8434'][at % 3] });
      });
      if (t.steel) body.side((pen) => slots(pen, 7, [22, h * 0.3], [26, 0], [12, 3], '#59626d'));
    }
    s.box([-w - 6, h, -60], [w, 4, 164], tone, { rim: 1 });
  },
};
