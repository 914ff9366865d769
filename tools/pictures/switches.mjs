/** Switches: every port and uplink is drawn, the powered ones in amber. */
import { mark } from './marks.mjs';
import { leds, ports, slots } from './parts.mjs';
import { tones } from './tones.mjs';

/** Housing on a desk or, with ears, in a rack; `draw` gets the pen of its front. */
export function switchBox(s, { w, h, d, tone = tones.graphite, desk = false }, draw) {
  s.shade(6, 0, w * 0.63, d * 0.74);
  if (!desk) {
    s.box([-w / 2 - 13, 4, -d / 2 - 3], [14, h, 4], tone, { rim: 2 });
    s.box([w / 2 - 1, 4, -d / 2 - 3], [14, h, 4], tone, { rim: 2 });
  }
  const body = s.box([-w / 2, 4, -d / 2], [w, h, d], tone, { rim: desk ? 5 : 3 });
  body.side((pen) => slots(pen, Math.min(7, Math.floor((d * 0.5) / 9)), [d * 0.3, h * 0.3], [9, 0], [3, h * 0.4], '#0f1216'));
  body.back((pen) => {
    pen.rect(w * 0.08, h * 0.22, 36, h * 0.56, { r: 2, fill: '#0c0e12', stroke: '#8a939d', width: 1.4 });
    slots(pen, 12, [w * 0.4, h * 0.3], [8, 0], [3, h * 0.4], '#0f1216');
  });
  body.front(draw);
  return body;
}

/** Cage of an optical uplink. */
const cages = (pen, columns, rows, from, [w, h]) =>
  pen.repeat(columns, rows, from, [w, h], `h${(w * 0.8).toFixed(1)}v${(h * 0.66).toFixed(1)}h-${(w * 0.8).toFixed(1)}z`, {
    fill: '#0b0d11',
    stroke: '#d5dce3',
    width: 1.5,
  });

/** Columns and rows a count of ports is set in. */
const inRows = (count) => (count <= 10 ? [count, 1] : [Math.ceil(count / 2), 2]);

export const switches = {
  switch(s, t) {
    const { p = 8, u = 0 } = t;
    const [columns, rows] = inRows(p);
    const desk = p <= 10;
    const cell = desk ? 17 : p > 32 ? 8.6 : 13.6;
    const [left, uplinks] = [desk ? 14 : 34, Math.ceil(u / rows)];
    const field = columns * cell;
    const cage = p > 32 ? 15 : 18;
    const w = Math.max(desk ? 96 : 240, left + field + 12 + uplinks * cage + 8);
    const h = desk ? 40 : 46;
    const tone = t.fe ? tones.silver : t.xg ? tones.blue : tones.graphite;
    switchBox(s, { w, h, d: desk ? 96 : 136, tone, desk }, (pen) => {
      pen.rect(4, 4, w - 8, h - 8, { r: 3, fill: pen.sheen([0, '#2f3640'], [1, '#171b21']) });
      const y = rows === 1 ? 11 : 8;
      const tall = rows === 1 ? 19 : 15.5;
      if (t.poe) pen.rect(left - 3, y - 3, field + 2, rows * tall + 2, { r: 2, fill: '#ffb84a', opacity: 0.85 });
      ports(pen, columns, rows, [left, y], [cell, tall], 0.16);
      if (u > 0) cages(pen, uplinks, Math.min(rows, u), [left + field + 9, y], [cage, tall]);
      if (desk) leds(pen, Math.min(10, p), [left + 4, 34], cell, 1.5, t.poe ? ['#4fd17a', '#ffb84a'] : ['#4fd17a']);
      else leds(pen, 2, [12, 14], 8, 2.2, t.poe ? ['#4fd17a', '#ffb84a'] : ['#4fd17a']);
      if (!desk) mark(pen, String(p), 20, 24, 10, { colour: '#c3cbd3', align: 0.5 });
    });
  },
  'rail-switch'(s, t) {
    const { p = 8 } = t;
    const columns = p > 8 ? 4 : 2;
    const [w, h] = [columns * 17 + 26, 70 + (p / columns) * 15];
    s.shade(4, 0, w * 0.7, 66);
    s.box([-w / 2 + 8, h * 0.4, 44], [w - 16, 30, 8], tones.silver, { rim: 1 });
    const body = s.box([-w / 2, 0, -50], [w, h, 94], tones.graphite, { rim: 3 });
    body.side((pen) => slots(pen, 7, [16, 22], [10, 0], [3.4, h - 44], '#0f1216'));
    body.front((pen) => {
      pen.rect(4, 4, w - 8, h - 8, { r: 3, fill: pen.sheen([0, '#3a424d'], [1, '#1b2027']) });
      leds(pen, 3, [14, 14], 9, 2.4);
      cages(pen, 2, 1, [12, 24], [20, 20]);
      if (t.poe) pen.rect(9, 47, columns * 17 + 4, (p / columns) * 15 + 4, { r: 2, fill: '#ffb84a', opacity: 0.85 });
      ports(pen, columns, p / columns, [12, 50], [17, 15], 0.18);
    });
  },
  'poe-switch-8': (s) => switches.switch(s, { p: 8, u: 2, poe: true }),
  'poe-switch-16': (s) => switches.switch(s, { p: 16, u: 2, poe: true }),
  'poe-switch-24': (s) => switches.switch(s, { p: 24, u: 4, poe: true }),
  'switch-desktop': (s) => switches.switch(s, { p: 8, fe: true }),
  'core-switch'(s, t) {
    const cards = t.o ? Math.max(2, Math.round(t.o / 14)) : t.p ? t.p / 24 : 2;
    const h = 62 + cards * 34;
    s.shade(6, 0, 150, 110);
    const body = s.box([-118, 4, -70], [236, h, 140], tones.graphite, { rim: 3 });
    body.side((pen) => slots(pen, 9, [20, 24], [12, 0], [4, h - 50], '#0f1216'));
    body.front((pen) => {
      pen.rect(5, 5, 226, h - 10, { r: 3, fill: '#14181d' });
      for (let row = 0; row < cards; row += 1) {
        const y = 10 + row * 34;
        pen.rect(9, y, 218, 30, { r: 2, fill: pen.sheen([0, '#454d58'], [1, '#262c34']), stroke: '#0a0c0f', width: 1 });
        if (t.o) pen.repeat(8, 2, [34, y + 6], [23, 11], 'h18v6h-18z', { fill: '#0c0e12', stroke: '#99a2ac' });
        else ports(pen, 12, t.p > 48 ? 1 : 2, [32, y + 4], [15.6, t.p > 48 ? 20 : 11.4]);
        leds(pen, 1, [19, y + 15], 0, 2.4, ['#4fd17a']);
      }
      for (const x of [9, 121]) {
        pen.rect(x, h - 52, 106, 44, { r: 2, fill: pen.sheen([0, '#454d58'], [1, '#262c34']) });
        pen.dots(11, 4, [x + 11, h - 42], [8, 8], 3.6, '#0a0c0f');
      }
    });
  },
};
