/** Uninterruptible supplies, batteries, breakers and adapters. */
import { mark } from './marks.mjs';
import { amplifier } from './fronts.mjs';
import { leds, ports, screen, slots } from './parts.mjs';
import { unit } from './projection.mjs';
import { tones } from './tones.mjs';

const battery = (s, [w, h, d], text = '') => {
  s.shade(6, 0, w * 0.66, d * 0.72);
  const body = s.box([-w / 2, 0, -d / 2], [w, h, d], tones.graphite, { rim: 3 });
  body.front((pen) => {
    pen.rect(10, h * 0.22, w - 20, h * 0.52, { r: 4, fill: pen.sheen([0, '#4d8f6a'], [1, '#2d6a49']) });
    pen.path(`M${w * 0.52} ${h * 0.3}l-${w * 0.09} ${h * 0.2}h${w * 0.08}l-${w * 0.03} ${h * 0.17}l${w * 0.12} -${h * 0.22}h-${w * 0.09}z`, {
      fill: '#fff',
      opacity: 0.9,
    });
    if (text) mark(pen, text, w * 0.9, h * 0.8, h * 0.13, { colour: '#dfe4e9', align: 1 });
    pen.line(6, h * 0.12, w - 6, h * 0.12, '#12151a', 1.6, 0.7);
  });
  for (const [x, tone] of [
    [-w * 0.32, tones.red],
    [w * 0.2, tones.black],
  ]) {
    s.box([x - 3, h, -d * 0.3], [24, 7, 22], tone, { rim: 2 });
    s.lathe(
      [x + 9, h + 7, -d * 0.3 + 11],
      [0, 1, 0],
      [
        [0, 6],
        [9, 6],
      ],
      tones.silver,
    );
  }
};

export const power = {
  'ups-tower'(s, t) {
    const k = t.k ?? 3;
    const grown = Math.min(1, Math.log(k) / Math.log(200));
    const [w, h, d] = [84 + grown * 62, 150 + grown * 110, 150 + grown * 30];
    s.shade(6, 2, w * 0.72, d * 0.53);
    const body = s.box([-w / 2, 5, -d / 2], [w, h, d], t.three ? tones.silver : tones.graphite, { rim: 5 });
    for (const x of [-w / 2 + 6, w / 2 - 22]) s.box([x, 0, -d / 2 + 6], [16, 6, 16], tones.black, { rim: 1 });
    body.front((pen) => {
      pen.rect(7, 7, w - 14, h - 14, { r: 6, fill: pen.sheen([0, '#3f4752'], [1, '#15191f']) });
      pen.rect(w / 2 - 30, 22, 60, 40, { r: 4, fill: '#0b0d11' });
      screen(pen, w / 2 - 27, 25, 54, 34, { r: 2, look: 'plain' });
      pen.path(`M${w / 2 + 2} 29l-9 14h6l-2 11l10 -15h-7z`, { fill: '#ffd685' });
      leds(pen, t.three ? 6 : 3, [w / 2 - 28, 76], 11, 3, ['#4fd17a', '#4fd17a', '#ffb84a']);
      if (t.k) mark(pen, `${k}K`, w / 2, 90, 26, { colour: '#dfe4e9', align: 0.5, weight: 0.16 });
      for (let y = 132; y < h - 16; y += 11) pen.line(20, y, w - 20, y, '#0a0c0f', 3.6);
    });
    body.back((pen) => {
      pen.rect(8, 8, w - 16, h - 16, { r: 3, fill: '#2b3139' });
      pen.circle(w / 2, 44, 24, { fill: '#0c0e12', stroke: '#6b737e', width: 2 });
      pen.repeat(Math.floor((w - 30) / 22), 3, [18, h * 0.5], [22, 24], 'h14v14h-14z', { fill: '#0c0e12', stroke: '#99a2ac', width: 1.2 });
    });
  },
  'ups-rack'(s, t) {
    amplifier(s, t.k >= 6 ? 96 : 66, (pen) => {
      pen.rect(94, 10, 62, 46, { r: 4, fill: '#0b0d11', stroke: '#59626e', width: 1.4 });
      screen(pen, 98, 14, 54, 38, { r: 2, look: 'plain' });
      if (t.k) mark(pen, `${t.k}K`, 125, 22, 22, { colour: '#ffd685', align: 0.5 });
      else pen.path('M127 20l-9 14h6l-2 11l10 -15h-7z', { fill: '#ffd685' });
      for (let row = 0; row < 5; row += 1) {
        pen.line(16, 15 + row * 9, 80, 15 + row * 9, '#0a0c0f', 3.6);
        pen.line(170, 15 + row * 9, 236, 15 + row * 9, '#0a0c0f', 3.6);
      }
    });
  },
  battery(s, t) {
    const grown = t.ah ? Math.log(t.ah / 7) / Math.log(200 / 7) : 0.4;
    battery(s, [110 + grown * 120, 84 + grown * 62, 62 + grown * 56], t.ah ? `${t.ah}AH` : '');
  },
  'battery-large': (s) => battery(s, [210, 150, 110]),
  'battery-cabinet'(s, t) {
    const blocks = t.n ?? 16;
    const [rows, columns] = blocks > 32 ? [4, 6] : blocks > 16 ? [4, 4] : blocks > 8 ? [3, 4] : [2, 4];
    const [w, h] = [24 + columns * 33, 22 + rows * 60];
    s.shade(4, 4, w * 0.6, 76);
    const body = s.box([-w / 2, 6, -58], [w, h, 116], tones.graphite, { rim: 4 });
    body.front((pen) => {
      pen.rect(6, 6, w - 12, h - 12, { r: 3, fill: '#15191f' });
      pen.repeat(columns, rows, [13, 22], [33, 60], 'h29v40h-29z', { fill: pen.sheen([0, '#6a7380'], [1, '#2b3139']) });
      pen.repeat(columns, rows, [15, 34], [33, 60], 'h25v17h-25z', { fill: '#3f8a60' });
      pen.dots(columns, rows, [19, 18], [33, 60], 6, '#d2453a');
      pen.dots(columns, rows, [36, 18], [33, 60], 6, '#8d98a4');
    });
    body.side((pen) => {
      slots(pen, 8, [18, 40], [11, 0], [3.4, h * 0.3], '#101419');
      if (t.n) mark(pen, String(t.n), 58, h * 0.6, 34, { colour: '#8d98a4', align: 0.5 });
    });
  },
  breaker(s, t) {
    const poles = t.ph ?? (t.v ? 1 : 3);
    const grown = t.a ? Math.min(1, Math.log(t.a / 16) / Math.log(25)) : 0.4;
    const w = 40 + grown * 14;
    s.shade(4, 4, w * poles * 0.62, 48);
    for (let index = 0; index < poles; index += 1) {
      const body = s.box([(index - poles / 2) * (w + 2), 0, -30], [w, 136, 72], tones.white, { rim: 3 });
      body.front((pen) => {
        pen.rect(4, 36, w - 8, 62, { r: 3, fill: pen.sheen([0, '#f7f9fa'], [1, '#d0d7de']), stroke: '#c3cbd3', width: 1.2 });
        pen.rect(w / 2 - 11, 62, 22, 30, { r: 3, fill: '#20262d' });
        pen.rect(w / 2 - 12, 60, 24, 12, { r: 3, fill: t.v ? '#3f9f63' : '#2f62b3' });
        const figure = t.a ? `${t.a}A` : t.v ? `${t.v}V` : '';
        if (index === poles - 1) mark(pen, figure, w / 2, 42, Math.min(14, w * 0.27), { colour: '#20262d', align: 0.5, weight: 0.17 });
        for (const y of [18, 118]) {
          pen.circle(w / 2, y, 9, { fill: '#59626d', stroke: '#c3cbd3', width: 2 });
          pen.line(w / 2 - 5, y, w / 2 + 5, y, '#e9edf1', 2.4);
        }
      });
    }
  },
  'monitor-card'(s) {
    s.shade(4, 0, 84, 72);
    const board = s.box([-70, 14, -50], [140, 5, 120], tones.green, { rim: 2 });
    board.top((pen) => {
      pen.rect(48, 40, 36, 36, { r: 2, fill: '#20262d' });
      pen.rect(96, 22, 26, 20, { fill: '#20262d' });
      pen.path('M48 52h-24v30M84 60h40M66 76v26', { stroke: '#a8dcb6', width: 1.6 });
    });
    s.box([-76, 0, -58], [152, 48, 8], tones.silver, { rim: 3 }).front((pen) => {
      pen.rect(20, 12, 32, 26, { r: 2, fill: '#12161b', stroke: '#8d98a4', width: 1.4 });
      leds(pen, 3, [72, 25], 14, 4);
      pen.circle(132, 25, 8, { fill: '#8d98a4' });
    });
  },
  'power-supply'(s, t) {
    const outputs = Math.min(9, t.o ?? 4);
    const w = 124 + outputs * 10;
    s.shade(6, 0, w * 0.56, 76);
    const body = s.box([-w / 2, 0, -54], [w, 50, 108], t.v ? tones.graphite : tones.silver, { rim: 2 });
    body.top((pen) => {
      pen.dots(Math.floor((w - 110) / 7.2), 8, [100, 14], [7.2, 11.4], 4.6, '#59626d');
      if (t.a) mark(pen, `${t.a}A`, 14, 36, 36, { colour: t.v ? '#dfe4e9' : '#414955', weight: 0.16 });
    });
    body.front((pen) => {
      pen.rect(8, 8, outputs * 12 + 8, 34, { r: 2, fill: '#20262d' });
      pen.repeat(outputs, 1, [12, 12], [12, 0], 'h9v26h-9z', { fill: '#414955' });
      pen.dots(outputs, 1, [16.5, 22], [12, 0], 7, '#d9c27a');
      pen.circle(w - 44, 25, 5, { fill: '#4fd17a' });
      pen.circle(w - 22, 25, 6, { fill: '#ee8434' });
    });
    body.side((pen) => pen.dots(11, 3, [14, 13], [8, 12], 4.4, '#59626d'));
  },
  'power-adapter'(s, t) {
    s.shade(4, 0, 104, 76);
    s.tube(
      [
        [-30, 16, 40],
        [-70, 8, 84],
        [-110, 4, 40],
        [-92, 4, -40],
      ],
      8,
      tones.black,
    );
    s.tube(
      [
        [60, 16, -40],
        [92, 6, -74],
        [40, 4, -104],
        [-24, 4, -92],
      ],
      7,
      tones.black,
    );
    s.lathe(
      [-20, 5, -91],
      unit([-1, 0, 0.1]),
      [
        [0, 6],
        [22, 6],
        [22, 3.6],
        [34, 3.6],
      ],
      tones.silver,
    );
    const grown = Math.min(26, (t.a ?? 2) * 3 + (t.w ?? 0) * 0.25);
    const body = s.box([-58 - grown / 2, 0, -44], [116 + grown, 34, 84], t.out ? tones.silver : t.v === 24 ? tones.graphite : tones.black, { rim: 8 });
    if (t.w) body.front((pen) => ports(pen, 2, 1, [24, 8], [22, 20]));
    body.top((pen) => {
      if (t.a || t.w) return mark(pen, t.w ? `${t.w}W` : `${t.a}A`, 22, 24, 34, { colour: t.out ? '#414955' : '#dfe4e9', weight: 0.16 });
      pen.rect(22, 20, 72, 44, { r: 4, fill: '#fff', opacity: 0.12 });
      pen.rect(30, 30, 42, 5, { r: 2, fill: '#fff', opacity: 0.6 });
      pen.rect(30, 42, 54, 4, { r: 2, fill: '#fff', opacity: 0.35 });
      pen.circle(104, 14, 3.4, { fill: '#4fd17a' });
    });
  },
};
