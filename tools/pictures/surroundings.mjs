/** Sound, alarm, LED walls, power, brackets and software. */
import { plus, unit } from './kit.mjs';
import { leds, screen, slots } from './parts.mjs';
import { tones } from './tones.mjs';

const AXIS = unit([-0.22, 0.06, -0.97]);

/** Rack amplifier front. */
function amplifier(s, h, draw) {
  s.shade(8, 0, 152, 104);
  s.box([-141, 5, -72], [14, h, 4], tones.graphite, { rim: 2 });
  s.box([125, 5, -72], [14, h, 4], tones.graphite, { rim: 2 });
  const body = s.box([-126, 5, -70], [252, h, 140], tones.graphite, { rim: 3 });
  body.side((pen) => slots(pen, 8, [40, h * 0.28], [10, 0], [3, h * 0.44], '#0f1216'));
  body.front((pen) => {
    pen.rect(4, 4, 244, h - 8, { r: 3, fill: pen.sheen([0, '#414955'], [1, '#1b2027']) });
    draw(pen);
  });
}

const knob = (pen, x, y, r) => {
  pen.circle(x, y, r, { fill: pen.sheen([0, '#e9edf1'], [1, '#6d7884']), stroke: '#0f1216', width: 1.6 });
  pen.circle(x, y, r * 0.72, { fill: pen.sheen([0, '#7d8792'], [1, '#343b45']) });
  pen.line(x, y, x - r * 0.4, y - r * 0.5, '#fff', r * 0.16);
};

const battery = (s, [w, h, d]) => {
  s.shade(6, 0, w * 0.66, d * 0.72);
  const body = s.box([-w / 2, 0, -d / 2], [w, h, d], tones.graphite, { rim: 3 });
  body.front((pen) => {
    pen.rect(10, h * 0.22, w - 20, h * 0.52, { r: 4, fill: pen.sheen([0, '#4d8f6a'], [1, '#2d6a49']) });
    pen.path(`M${w * 0.52} ${h * 0.3}l-${w * 0.09} ${h * 0.2}h${w * 0.08}l-${w * 0.03} ${h * 0.17}l${w * 0.12} -${h * 0.22}h-${w * 0.09}z`, {
      fill: '#fff',
      opacity: 0.9,
    });
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

const wall = (s, x, y, z, w, h) => {
  const plate = s.box([x, y, z], [w, h, 9], tones.white, { rim: 4 });
  plate.front((pen) => {
    for (const [px, py] of [
      [10, 10],
      [w - 10, 10],
      [10, h - 10],
      [w - 10, h - 10],
    ])
      pen.circle(px, py, 4.4, { fill: '#98a3ae', stroke: '#fff', width: 1.4 });
  });
};

export const surroundings = {
  'ceiling-speaker'(s) {
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
    });
  },
  'wall-speaker'(s) {
    s.shade(4, 6, 92, 46);
    s.slab([-80, 0, -20], [160, 206, 66], 12, tones.white).front((pen) => {
      pen.rect(9, 9, 142, 188, { r: 8, fill: pen.sheen([0, '#4a525d'], [1, '#1d2229']) });
      pen.circle(80, 122, 54, { fill: '#14181d', opacity: 0.55 });
      pen.circle(80, 46, 24, { fill: '#14181d', opacity: 0.55 });
      pen.dots(18, 24, [18, 18], [7.3, 7.4], 2.8, '#7d8792');
    });
  },
  'column-speaker'(s) {
    s.shade(2, 4, 42, 34);
    s.slab([-32, 0, -22], [64, 256, 50], 10, tones.white).front((pen) => {
      pen.rect(7, 7, 50, 242, { r: 6, fill: pen.sheen([0, '#4a525d'], [1, '#1d2229']) });
      for (const y of [38, 90, 142, 194]) pen.circle(32, y, 20, { fill: '#14181d', opacity: 0.6 });
      pen.dots(7, 36, [12, 14], [6.6, 6.5], 2.6, '#7d8792');
    });
  },
  horn(s) {
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
    });
  },
  'garden-speaker'(s) {
    s.shade(0, 0, 80, 62);
    s.lathe(
      [0, 0, 0],
      [0, 1, 0],
      [
        [0, 50],
        [40, 44],
      ],
      tones.green,
    );
    s.lathe(
      [0, 40, 0],
      [0, 1, 0],
      [
        [0, 46],
        [16, 46],
      ],
      tones.graphite,
      { cap: false },
    );
    s.lathe(
      [0, 56, 0],
      [0, 1, 0],
      [
        [0, 84],
        [10, 88],
        [36, 76],
        [58, 50],
        [68, 22],
      ],
      tones.green,
    );
  },
  amplifier(s) {
    amplifier(s, 88, (pen) => {
      for (let index = 0; index < 4; index += 1) knob(pen, 30 + index * 32, 28, 10);
      knob(pen, 212, 46, 24);
      pen.rect(18, 52, 118, 22, { r: 3, fill: '#0c0e12' });
      pen.repeat(16, 1, [24, 63], [6.6, 0], 'v.01', { stroke: '#4fd17a', width: 4.4 });
      leds(pen, 2, [154, 26], 14, 3, ['#4fd17a', '#ffb84a']);
      pen.rect(150, 52, 18, 22, { r: 3, fill: '#12151a', stroke: '#7d8792', width: 1.4 });
    });
  },
  'broadcast-host'(s) {
    amplifier(s, 66, (pen) => {
      pen.rect(14, 12, 82, 42, { r: 3, fill: '#0b0d11', stroke: '#59626e', width: 1.4 });
      screen(pen, 17, 15, 76, 36, { r: 2, look: 'plain' });
      pen.repeat(5, 2, [110, 15], [17, 20], 'h11v13h-11z', { fill: '#dfe5ec', stroke: '#0f1216', width: 1.2 });
      leds(pen, 5, [115, 8.5], 17, 2, ['#4fd17a', '#4fd17a', '#ffb84a']);
      knob(pen, 220, 33, 17);
    });
  },
  'paging-microphone'(s) {
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
      pen.repeat(4, 2, [16, 68], [18, 18], 'h12v11h-12z', { fill: '#dfe5ec' });
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
  'alarm-host'(s) {
    s.shade(4, 8, 96, 44);
    const body = s.box([-86, 0, -10], [172, 186, 50], tones.white, { rim: 5 });
    body.front((pen) => {
      pen.rect(26, 20, 120, 128, { r: 8, fill: pen.sheen([0, '#3c434e'], [1, '#15191f']) });
      screen(pen, 38, 32, 96, 34, { r: 3, look: 'plain' });
      pen.repeat(4, 3, [40, 78], [24, 21], 'h17v13h-17z', { fill: '#dfe5ec' });
      leds(pen, 3, [66, 166], 20, 4, ['#4fd17a', '#ffb84a', '#ff5a3c']);
    });
  },
  'alarm-keypad'(s) {
    s.shade(4, 8, 84, 30);
    s.slab([-76, 0, 4], [152, 128, 20], 10, tones.white).front((pen) => {
      screen(pen, 14, 14, 124, 38, { r: 4, look: 'plain' });
      pen.repeat(5, 3, [16, 64], [25, 19], 'h16v11h-16z', { fill: '#8d98a4', stroke: '#8d98a4', width: 3 });
    });
  },
  'alarm-detector'(s) {
    s.shade(4, 10, 66, 36);
    s.extrude(
      [
        [0, 0],
        [92, 0],
        [100, 40],
        [92, 150],
        [70, 172],
        [22, 172],
        [0, 150],
        [-8, 40],
      ],
      [-46, 0, 6],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 44],
      ],
      tones.white,
      { rim: 4 },
    );
    s.plane([-54, 172, 5], [1, 0, 0], [0, -1, 0], (pen) => {
      pen.path('M18 62Q54 46 90 62L84 148Q54 158 24 148Z', { fill: pen.sheen([0, '#ffffff'], [1, '#c3ccd5']), stroke: '#b4bdc7', width: 1.6 });
      for (const y of [78, 96, 114, 132]) pen.path(`M24 ${y}Q54 ${y - 10} 84 ${y}`, { stroke: '#b4bdc7', width: 1.5 });
      pen.circle(54, 32, 5, { fill: '#ff5a3c' });
    });
  },
  'smoke-detector'(s) {
    s.shade(0, 0, 80, 60, -30);
    const axis = unit([-0.02, -0.42, -0.9]);
    const o = [0, 20, 20];
    s.lathe(
      o,
      axis,
      [
        [0, 80],
        [10, 84],
        [22, 80],
        [30, 64],
      ],
      tones.white,
    );
    s.lathe(
      plus(o, axis, 30),
      axis,
      [
        [0, 56],
        [10, 56],
      ],
      tones.graphite,
    );
    s.lathe(
      plus(o, axis, 40),
      axis,
      [
        [0, 62],
        [10, 54],
        [16, 36],
      ],
      tones.white,
    );
    s.disc(plus(o, axis, 56.5), axis, (pen) => {
      pen.circle(0, 0, 14, { fill: '#dfe5ea', stroke: '#b4bdc7', width: 1.4 });
      pen.circle(24, -8, 3.4, { fill: '#ff5a3c' });
    });
  },
  'beam-detector'(s) {
    s.shade(0, 6, 44, 32);
    s.tube(
      [
        [8, 0, 30],
        [8, 60, 30],
      ],
      16,
      tones.silver,
    );
    s.slab([-34, 36, -26], [68, 190, 56], 22, tones.black).front((pen) => {
      pen.rect(6, 8, 56, 172, { r: 18, fill: pen.sheen([0, '#6a4348'], [0.5, '#3a1f26'], [1, '#1a0f13']) });
      for (const y of [44, 140]) pen.circle(34, y, 19, { fill: '#12080b', stroke: '#8a5a62', width: 2, opacity: 0.9 });
      pen.circle(34, 92, 4, { fill: '#ff5a3c' });
      pen.path('M14 20h14v146h-14z', { fill: '#fff', opacity: 0.14 });
    });
  },
  'panic-button'(s) {
    s.shade(4, 8, 66, 34);
    s.slab([-54, 0, 4], [108, 108, 22], 10, tones.white);
    s.lathe(
      [0, 54, 4],
      [0, 0, -1],
      [
        [0, 42],
        [9, 42],
        [13, 36],
      ],
      tones.silver,
    );
    s.lathe(
      [0, 54, -9],
      [0, 0, -1],
      [
        [0, 33],
        [12, 33],
        [20, 26],
      ],
      tones.red,
    );
  },
  siren(s) {
    s.shade(0, 4, 66, 52);
    s.lathe(
      [0, 0, 0],
      [0, 1, 0],
      [
        [0, 56],
        [6, 58],
        [54, 58],
        [60, 52],
      ],
      tones.white,
    );
    s.disc([0, 30, -57.5], [0, 0, -1], (pen) => slots(pen, 7, [-24, -12], [8, 0], [3.4, 24], '#59626d'));
    s.lathe(
      [0, 60, 0],
      [0, 1, 0],
      [
        [0, 44],
        [46, 44],
        [64, 30],
        [70, 12],
      ],
      tones.red,
    );
    s.plane([-30, 116, -30], [1, 0, 0], [0, -1, 0], (pen) => pen.rect(0, 0, 9, 46, { r: 4, fill: '#fff', opacity: 0.5 }));
  },
  'pulse-fence'(s) {
    s.shade(0, 6, 130, 34);
    for (const x of [-118, 0, 106]) {
      s.box([x, 0, 0], [12, 176, 12], tones.silver, { rim: 2 });
      for (const y of [44, 96, 148])
        s.lathe(
          [x + 6, y, -6],
          [0, 0, -1],
          [
            [0, 7],
            [1, 6],
          ],
          tones.amber,
        );
    }
    s.tubes(
      [44, 96, 148].map((y) => [
        [-112, y, -11],
        [112, y - 2, -11],
      ]),
      2.4,
      tones.silver,
    );
    s.plane([-86, 138, -14], [1, 0, 0], [0, -1, 0], (pen) => {
      pen.rect(0, 0, 58, 42, { r: 4, fill: '#ffd685', stroke: '#94620f', width: 1.6 });
      pen.path('M32 6l-14 18h10l-4 13l15 -19h-10z', { fill: '#20262d' });
    });
  },
  'led-cabinet'(s) {
    s.shade(4, 6, 128, 40);
    const body = s.box([-118, 0, -10], [236, 184, 34], tones.graphite, { rim: 3 });
    body.front((pen) => {
      pen.rect(2, 2, 232, 180, { fill: pen.sheen([0, '#28344a'], [0.5, '#3b2d5e'], [1, '#7a2f4c']) });
      pen.path('M2 120C60 84 90 150 150 96S210 70 234 60V182H2Z', { fill: '#2f8ad0', opacity: 0.55 });
      pen.path('M2 150C50 128 110 170 234 104V182H2Z', { fill: '#5fd0c0', opacity: 0.5 });
      pen.dots(58, 45, [4, 4], [4, 4], 1.5, '#0b0d14');
      pen.path('M118 2V182M2 62H234M2 122H234', { stroke: '#0b0d14', width: 1.6, opacity: 0.8 });
    });
  },
  'led-outdoor'(s) {
    s.shade(4, 8, 124, 44);
    for (const x of [-70, 50]) s.box([x, 0, 10], [20, 66, 20], tones.graphite, { rim: 2 });
    const body = s.box([-124, 62, -20], [248, 156, 66], tones.silver, { rim: 3 });
    body.front((pen) => {
      pen.rect(4, 4, 240, 148, { fill: pen.sheen([0, '#163a63'], [0.6, '#2a6a9c'], [1, '#e08b4a']) });
      pen.path('M4 112L70 66L118 100L172 48L244 96V152H4Z', { fill: '#10243c', opacity: 0.75 });
      pen.circle(186, 34, 16, { fill: '#ffd685' });
      pen.dots(40, 25, [7, 7], [6, 6], 2, '#0b0d14');
    });
    body.side((pen) => slots(pen, 4, [14, 30], [12, 0], [4, 96], '#59626d'));
  },
  'led-module'(s) {
    s.shade(4, 4, 120, 30);
    const body = s.box([-120, 0, -6], [240, 120, 14], tones.black, { rim: 2 });
    body.front((pen) => {
      pen.rect(2, 2, 236, 116, { fill: '#14181f' });
      pen.dots(32, 16, [8, 8], [7.2, 7], 3, '#48505c');
      pen.dots(11, 5, [80, 36], [7.2, 7], 3.4, '#ff5a3c');
      pen.dots(11, 5, [80, 71], [7.2, 7], 3.4, '#46d67c');
      pen.dots(8, 10, [166, 36], [7.2, 7], 3.4, '#4aa3ff');
    });
  },
  'led-controller'(s) {
    amplifier(s, 58, (pen) => {
      pen.rect(12, 10, 66, 30, { r: 3, fill: '#0f2038', stroke: '#59626e', width: 1.4 });
      knob(pen, 98, 25, 11);
      pen.repeat(6, 2, [118, 11], [13, 15], 'h8v9h-8z', { fill: '#dfe5ec' });
      pen.repeat(4, 1, [200, 13], [11.4, 0], 'h8v22h-8z', { fill: '#12161b', stroke: '#c9a24a', width: 1.2 });
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
  'distribution-box'(s) {
    s.shade(4, 8, 92, 48);
    const body = s.box([-80, 0, -16], [160, 214, 62], tones.silver, { rim: 4 });
    body.front((pen) => {
      pen.rect(7, 7, 146, 200, { r: 3, fill: pen.sheen([0, '#f4f6f8'], [1, '#b4bdc7']), stroke: '#8d98a4', width: 1.6 });
      leds(pen, 3, [52, 30], 28, 7, ['#ffd685', '#7fcf9a', '#ee7a6c']);
      for (const x of [52, 108]) pen.circle(x, 60, 9, { fill: '#414955', stroke: '#20262d', width: 2 });
      pen.path('M80 96l24 42h-48z', { fill: '#ffd685', stroke: '#94620f', width: 2.4 });
      pen.path('M82 106l-7 15h6l-2 11l8 -15h-6z', { fill: '#20262d' });
      pen.rect(138, 104, 8, 30, { r: 3, fill: '#59626d' });
      slots(pen, 9, [44, 172], [9, 0], [3, 18], '#6d7884');
    });
  },
  'ups-tower'(s) {
    s.shade(6, 2, 72, 96);
    const body = s.box([-50, 5, -90], [100, 206, 180], tones.graphite, { rim: 5 });
    for (const x of [-44, 28]) s.box([x, 0, -84], [16, 6, 16], tones.black, { rim: 1 });
    body.front((pen) => {
      pen.rect(7, 7, 86, 192, { r: 6, fill: pen.sheen([0, '#3f4752'], [1, '#15191f']) });
      pen.rect(20, 22, 60, 42, { r: 4, fill: '#0b0d11' });
      screen(pen, 23, 25, 54, 36, { r: 2, look: 'plain' });
      pen.path('M52 30l-9 14h6l-2 11l10 -15h-7z', { fill: '#ffd685' });
      leds(pen, 4, [30, 78], 13, 3, ['#4fd17a', '#4fd17a', '#ffb84a']);
      for (let row = 0; row < 9; row += 1) pen.line(22, 104 + row * 9, 78, 104 + row * 9, '#0a0c0f', 3.6);
    });
  },
  'ups-rack'(s) {
    amplifier(s, 66, (pen) => {
      pen.rect(94, 10, 62, 46, { r: 4, fill: '#0b0d11', stroke: '#59626e', width: 1.4 });
      screen(pen, 98, 14, 54, 38, { r: 2, look: 'plain' });
      pen.path('M127 20l-9 14h6l-2 11l10 -15h-7z', { fill: '#ffd685' });
      for (let row = 0; row < 5; row += 1) {
        pen.line(16, 15 + row * 9, 80, 15 + row * 9, '#0a0c0f', 3.6);
        pen.line(170, 15 + row * 9, 236, 15 + row * 9, '#0a0c0f', 3.6);
      }
    });
  },
  battery: (s) => battery(s, [176, 112, 92]),
  'battery-large': (s) => battery(s, [210, 150, 110]),
  'battery-cabinet'(s) {
    s.shade(4, 4, 96, 76);
    const body = s.box([-78, 6, -58], [156, 208, 116], tones.graphite, { rim: 4 });
    body.front((pen) => {
      pen.rect(6, 6, 144, 196, { r: 3, fill: '#15191f' });
      for (let row = 0; row < 3; row += 1) {
        const y = 14 + row * 62;
        for (let column = 0; column < 4; column += 1) {
          pen.rect(13 + column * 33, y + 8, 29, 42, { r: 2, fill: pen.sheen([0, '#6a7380'], [1, '#2b3139']) });
          pen.rect(15 + column * 33, y + 20, 25, 18, { r: 2, fill: '#3f8a60' });
        }
        pen.dots(4, 1, [19, y + 4], [33, 0], 6, '#d2453a');
        pen.dots(4, 1, [36, y + 4], [33, 0], 6, '#8d98a4');
        pen.line(10, y + 55, 146, y + 55, '#59626d', 3.4);
      }
    });
    body.side((pen) => slots(pen, 8, [18, 40], [11, 0], [3.4, 110], '#101419'));
  },
  breaker(s) {
    s.shade(4, 4, 70, 48);
    for (let index = 0; index < 3; index += 1) {
      const body = s.box([-62 + index * 42, 0, -30], [40, 136, 72], tones.white, { rim: 3 });
      body.front((pen) => {
        pen.rect(4, 40, 32, 56, { r: 3, fill: pen.sheen([0, '#f7f9fa'], [1, '#d0d7de']), stroke: '#c3cbd3', width: 1.2 });
        pen.rect(9, 46, 22, 30, { r: 3, fill: '#20262d' });
        pen.rect(8, 44, 24, 12, { r: 3, fill: '#2f62b3' });
        for (const y of [18, 118]) {
          pen.circle(20, y, 9, { fill: '#59626d', stroke: '#c3cbd3', width: 2 });
          pen.line(15, y, 25, y, '#e9edf1', 2.4);
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
  'power-supply'(s) {
    s.shade(6, 0, 112, 76);
    const body = s.box([-102, 0, -54], [204, 50, 108], tones.silver, { rim: 2 });
    body.top((pen) => pen.dots(20, 8, [50, 14], [7.2, 11.4], 4.6, '#59626d'));
    body.front((pen) => {
      pen.rect(8, 8, 110, 34, { r: 2, fill: '#20262d' });
      pen.repeat(7, 1, [12, 12], [15, 0], 'h11v26h-11z', { fill: '#414955' });
      for (let index = 0; index < 7; index += 1) pen.circle(17.5 + index * 15, 22, 4, { fill: '#d9c27a' });
      pen.circle(136, 25, 5, { fill: '#4fd17a' });
      pen.circle(156, 25, 6, { fill: '#ee8434' });
    });
    body.side((pen) => pen.dots(11, 3, [14, 13], [8, 12], 4.4, '#59626d'));
  },
  'power-adapter'(s) {
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
    const body = s.box([-58, 0, -44], [116, 34, 84], tones.black, { rim: 8 });
    body.top((pen) => {
      pen.rect(22, 20, 72, 44, { r: 4, fill: '#fff', opacity: 0.12 });
      pen.rect(30, 30, 42, 5, { r: 2, fill: '#fff', opacity: 0.6 });
      pen.rect(30, 42, 54, 4, { r: 2, fill: '#fff', opacity: 0.35 });
      pen.circle(104, 14, 3.4, { fill: '#4fd17a' });
    });
  },
  'bracket-wall'(s) {
    s.shade(0, 0, 70, 54, -40);
    wall(s, -38, 44, 62, 76, 104);
    s.tube(
      [
        [0, 104, 62],
        [0, 112, 6],
        [0, 96, -20],
        [0, 70, -24],
      ],
      24,
      tones.white,
    );
    s.lathe(
      [0, 72, -24],
      [0, -1, 0],
      [
        [0, 26],
        [10, 40],
        [26, 42],
      ],
      tones.white,
    );
  },
  'bracket-ceiling'(s) {
    s.shade(0, 0, 60, 46, -100);
    s.lathe(
      [0, 130, 0],
      [0, -1, 0],
      [
        [0, 52],
        [8, 54],
        [16, 34],
      ],
      tones.white,
    );
    s.tube(
      [
        [0, 116, 0],
        [0, -10, 0],
      ],
      24,
      tones.white,
      { cap: 'butt' },
    );
    s.lathe(
      [0, -4, 0],
      [0, -1, 0],
      [
        [0, 24],
        [12, 42],
        [30, 44],
      ],
      tones.white,
    );
  },
  'bracket-pole'(s) {
    s.shade(20, 20, 70, 50, -70);
    s.lathe(
      [30, -70, 50],
      [0, 1, 0],
      [
        [0, 30],
        [226, 30],
      ],
      tones.silver,
    );
    for (const y of [-8, 74])
      s.lathe(
        [30, y, 50],
        [0, 1, 0],
        [
          [0, 32],
          [14, 32],
        ],
        tones.graphite,
        { cap: false },
      );
    wall(s, -16, -26, 8, 76, 130);
    s.tube(
      [
        [8, 56, 8],
        [-18, 62, -40],
        [-30, 46, -62],
        [-32, 24, -66],
      ],
      22,
      tones.white,
    );
    s.lathe(
      [-32, 26, -66],
      [0, -1, 0],
      [
        [0, 22],
        [10, 36],
        [24, 38],
      ],
      tones.white,
    );
  },
  'bracket-corner'(s) {
    s.shade(0, 0, 74, 56, -44);
    s.extrude(
      [
        [0, 0],
        [70, 0],
        [70, 12],
        [12, 12],
        [12, 70],
        [0, 70],
      ],
      [-30, 30, 20],
      [unit([1, 0, 0.1]), [0, 0, 1], [0, 120, 0]],
      tones.white,
      { rim: 3 },
    );
    s.box([-46, 30, 8], [92, 120, 10], tones.white, { rim: 4 });
    s.tube(
      [
        [0, 104, 8],
        [0, 108, -34],
        [0, 92, -52],
        [0, 70, -54],
      ],
      24,
      tones.white,
    );
    s.lathe(
      [0, 72, -54],
      [0, -1, 0],
      [
        [0, 24],
        [10, 38],
        [26, 40],
      ],
      tones.white,
    );
  },
  'bracket-desk'(s) {
    s.shade(0, 0, 74, 56);
    s.lathe(
      [0, 0, 0],
      [0, 1, 0],
      [
        [0, 60],
        [8, 62],
        [16, 40],
      ],
      tones.white,
    );
    s.tube(
      [
        [0, 12, 0],
        [0, 92, 0],
      ],
      24,
      tones.white,
      { cap: 'butt' },
    );
    s.ball([0, 104, 0], 22, tones.white);
    s.lathe(
      [0, 120, 0],
      unit([-0.2, 1, -0.3]),
      [
        [0, 20],
        [10, 38],
        [20, 40],
      ],
      tones.white,
    );
  },
  'junction-box'(s) {
    s.shade(4, 4, 78, 54);
    const up = unit([-0.06, 0.55, -0.83]);
    s.lathe(
      [0, 24, 24],
      up,
      [
        [0, 66],
        [6, 70],
        [40, 70],
        [46, 64],
      ],
      tones.white,
    );
    s.disc(plus([0, 24, 24], up, 46.5), up, (pen) => {
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
  'rack-ear'(s) {
    s.shade(6, 0, 96, 50);
    for (const z of [-40, 30]) {
      s.box([-80, 0, z], [10, 90, 50], tones.graphite, { rim: 2 });
      const body = s.box([-80, 0, z], [150, 90, 7], tones.graphite, { rim: 2 });
      body.front((pen) => {
        for (const [x, y] of [
          [20, 18],
          [20, 72],
          [56, 45],
          [90, 45],
          [124, 18],
          [124, 72],
        ])
          pen.ellipse(x, y, 8, 5, { fill: '#dfe5ea' });
      });
    }
  },
  pole(s) {
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
        [330, 9],
      ],
      tones.white,
    );
    s.tube(
      [
        [0, 316, 0],
        [-104, 332, -20],
      ],
      12,
      tones.white,
    );
    s.lathe(
      [-88, 314, -18],
      unit([-0.8, -0.2, -0.56]),
      [
        [-24, 13],
        [26, 14],
      ],
      tones.white,
    );
    s.box([-20, 92, -34], [44, 70, 24], tones.silver, { rim: 3 }).front((pen) => pen.rect(34, 28, 4, 14, { r: 2, fill: '#59626d' }));
  },
  'equipment-box'(s) {
    s.shade(4, 8, 96, 50);
    s.extrude(
      [
        [0, 0],
        [176, 0],
        [176, 190],
        [0, 190],
      ],
      [-88, 0, -20],
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 74],
      ],
      tones.silver,
      { rim: 4 },
    );
    s.plane([-88, 190, -20.5], [1, 0, 0], [0, -1, 0], (pen) => {
      pen.rect(10, 10, 156, 170, { r: 4, fill: pen.sheen([0, '#f4f6f8'], [1, '#bcc5ce']), stroke: '#8d98a4', width: 1.6 });
      pen.rect(146, 76, 9, 40, { r: 4, fill: '#4a525d' });
      slots(pen, 10, [34, 140], [10, 0], [3.4, 26], '#7d8893');
      pen.path('M84 40l22 38h-44z', { fill: '#ffd685', stroke: '#94620f', width: 2.2 });
    });
    s.box([-96, 188, -32], [192, 10, 94], tones.silver, { rim: 3 });
  },
  'software-box'(s) {
    s.shade(6, 4, 92, 60);
    const body = s.box([-78, 0, -26], [156, 204, 56], tones.blue, { rim: 2 });
    body.front((pen) => {
      pen.rect(0, 0, 156, 204, { fill: pen.sheen([0, '#6fa0e6'], [0.5, '#2f62b3'], [1, '#1a3a74']) });
      pen.path('M0 150L156 92V204H0Z', { fill: '#fff', opacity: 0.1 });
      pen.rect(26, 38, 104, 76, { r: 6, fill: '#f3f7fc' });
      pen.rect(26, 38, 104, 14, { r: 6, fill: '#c9d8ee' });
      pen.dots(3, 1, [34, 45], [8, 0], 4, '#2f62b3');
      pen.repeat(2, 2, [34, 60], [46, 25], 'h40v20h-40z', { fill: '#7fa9e0' });
      pen.rect(26, 138, 74, 8, { r: 4, fill: '#fff', opacity: 0.9 });
      pen.rect(26, 156, 104, 5, { r: 2.5, fill: '#fff', opacity: 0.5 });
      pen.rect(26, 168, 88, 5, { r: 2.5, fill: '#fff', opacity: 0.5 });
    });
    body.side((pen) => pen.rect(20, 30, 16, 120, { r: 8, fill: '#fff', opacity: 0.18 }));
  },
  'cloud-software'(s) {
    s.shade(0, 0, 110, 70, -30);
    const o = [-118, 0, -14];
    s.slab(o, [236, 148, 18], 10, tones.white).front((pen) => {
      pen.rect(6, 6, 224, 136, { r: 6, fill: '#f3f7fc', stroke: '#d5dfec', width: 1.4 });
      pen.rect(6, 6, 46, 136, { r: 6, fill: '#1f3f70' });
      pen.dots(1, 5, [29, 34], [0, 22], 14, '#5f8fd6');
      pen.rect(62, 18, 92, 58, { r: 4, fill: pen.sheen([0, '#7fb0f0'], [1, '#2f62b3']) });
      pen.path('M66 66l22 -20l18 12l24 -26l20 20', { stroke: '#fff', width: 3.4 });
      pen.rect(162, 18, 58, 26, { r: 4, fill: '#cfe0f5' });
      pen.rect(162, 50, 58, 26, { r: 4, fill: '#cfe0f5' });
      for (const y of [90, 106, 122]) pen.rect(62, y, 158 - (y - 90) * 1.4, 7, { r: 3, fill: '#c9d3df' });
    });
    s.plane([-18, 172, -40], [1, 0, 0], [0, -1, 0], (pen) =>
      pen.path('M30 92a28 28 0 0 1 -4 -56a40 40 0 0 1 76 -10a33 33 0 0 1 20 62q-3 4 -10 4z', {
        fill: pen.sheen([0, '#ffffff'], [0.6, '#dce9f8'], [1, '#9dbce4']),
        stroke: '#7f9fc8',
        width: 2.4,
      }),
    );
  },
  'mobile-app'(s) {
    s.shade(4, 6, 62, 34);
    s.slab([-56, 0, -6], [112, 226, 13], 16, tones.black).front((pen) => {
      pen.rect(5, 5, 102, 216, { r: 12, fill: '#f3f7fc' });
      pen.rect(5, 5, 102, 70, { r: 12, fill: pen.sheen([0, '#6fa0e6'], [1, '#2557a6']) });
      pen.rect(40, 9, 32, 6, { r: 3, fill: '#0b0d11' });
      screen(pen, 13, 30, 86, 54, { r: 5 });
      pen.repeat(3, 2, [16, 100], [29, 32], 'h20v20h-20z', { fill: '#cfe0f5', stroke: '#cfe0f5', width: 5 });
      for (const y of [172, 190]) pen.rect(14, y, 84, 9, { r: 4, fill: '#d5dfec' });
    });
  },
  'licence-card'(s) {
    s.shade(4, 6, 100, 34);
    s.slab([-104, 0, -4], [208, 136, 7], 12, tones.blue).front((pen) => {
      pen.rect(0, 0, 208, 136, { r: 12, fill: pen.sheen([0, '#7fb0f0'], [0.55, '#2f62b3'], [1, '#1a3a74']) });
      pen.path('M0 96Q90 60 208 84V124A12 12 0 0 1 196 136H12A12 12 0 0 1 0 124Z', { fill: '#fff', opacity: 0.12 });
      pen.circle(158, 52, 20, { stroke: '#ffd685', width: 7 });
      pen.path('M144 66l-30 30m8 -8l9 9m-18 0l9 9', { stroke: '#ffd685', width: 7 });
      pen.rect(20, 24, 78, 9, { r: 4, fill: '#fff', opacity: 0.92 });
      pen.rect(20, 42, 54, 6, { r: 3, fill: '#fff', opacity: 0.55 });
      pen.dots(4, 1, [26, 112], [10, 0], 5, '#ffffff');
      pen.dots(4, 1, [76, 112], [10, 0], 5, '#ffffff');
    });
  },
  'kit-video'(s) {
    s.shade(6, 0, 140, 100);
    const body = s.box([-96, 4, -10], [190, 36, 120], tones.graphite, { rim: 6 });
    body.front((pen) => {
      pen.path('M0 18H190V36H0Z', { fill: '#0f1216', opacity: 0.75 });
      leds(pen, 3, [22, 27], 13, 3);
    });
    for (const [x, z] of [
      [-92, -66],
      [-30, -72],
      [34, -72],
      [96, -66],
    ]) {
      s.lathe(
        [x, 0, z],
        [0, 1, 0],
        [
          [0, 17],
          [4, 16],
          [4, 5],
          [24, 5],
        ],
        tones.white,
        { cap: false },
      );
      const o = [x, 38, z];
      s.lathe(
        o,
        AXIS,
        [
          [-22, 18],
          [24, 19],
        ],
        tones.white,
        { cap: false },
      );
      s.disc(plus(o, AXIS, 24.5), AXIS, (pen) => {
        pen.circle(0, 0, 16.5, { fill: '#15191f' });
        pen.circle(0, 0, 8, { fill: pen.radial([0.38, 0.34, 0.72], [0, '#7d9cd0'], [0.4, '#27416e'], [1, '#05070c']) });
        pen.circle(-2.6, -3, 2, { fill: '#fff' });
      });
    }
  },
  'kit-access'(s) {
    s.shade(6, 4, 128, 56);
    s.box([-112, 150, 20], [150, 26, 26], tones.silver, { rim: 3 });
    s.box([-108, 0, 0], [92, 140, 22], tones.silver, { rim: 4 }).front((pen) => {
      leds(pen, 3, [18, 20], 14, 4);
      slots(pen, 7, [22, 96], [8, 0], [3, 26], '#6d7884');
      pen.circle(78, 70, 6, { fill: '#6d7884' });
    });
    s.slab([4, 0, -14], [78, 156, 22], 12, tones.black).front((pen) => {
      pen.rect(3, 3, 72, 150, { r: 10, fill: '#0b0d11' });
      screen(pen, 8, 26, 62, 100, { r: 3, look: 'plain' });
      pen.ellipse(39, 66, 12, 16, { fill: '#dbe9fb', opacity: 0.9 });
      pen.path('M16 108a23 20 0 0 1 46 0z', { fill: '#dbe9fb', opacity: 0.9 });
      pen.circle(39, 14, 5, { fill: '#1b2740', stroke: '#5b6571', width: 1.4 });
    });
    s.box([92, 0, -20], [52, 52, 12], tones.white, { rim: 5 }).front((pen) => pen.circle(26, 26, 13, { fill: '#3f9f63', stroke: '#c3cbd3', width: 4 }));
  },
};
