/** Brackets, boxes and poles. */
import { unit } from './projection.mjs';
import { castingOf, tones } from './tones.mjs';

const wall = (s, x, y, z, w, h, tone = tones.white) => {
  const plate = s.box([x, y, z], [w, h, 9], tone, { rim: 4 });
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

/** Millimetres of reach drawn in model units beside the shortest bracket. */
const reachOf = (t, base = 120) => (t.d ? (t.d - base) * 0.3 : 0);

/** What a bracket holds, at the end of its arm: the ring of a dome, the ball joint of a bullet, the pipe thread of a PTZ, a plate. */
function holder(s, [x, y, z], t, tone) {
  if (t.bullet) {
    s.ball([x, y - 8, z], 17, tone);
    s.lathe(
      [x, y - 4, z],
      unit([-0.2, 0.6, -0.78]),
      [
        [0, 12],
        [18, 12],
        [20, 30],
        [27, 30],
      ],
      tone,
    );
  } else if (t.ptz)
    s.lathe(
      [x, y + 6, z],
      [0, -1, 0],
      [
        [0, 17],
        [14, 17],
        [14, 21],
        [34, 21],
        [34, 15],
        [48, 15],
      ],
      tone,
    );
  else if (t.speaker) s.box([x - 34, y - 40, z - 10], [68, 80, 9], tone, { rim: 3 });
  else if (t.screen) {
    s.box([x - 62, y - 52, z - 10], [124, 10, 9], tone, { rim: 2 });
    s.box([x - 62, y + 34, z - 10], [124, 10, 9], tone, { rim: 2 });
    for (const dx of [-44, 32]) s.box([x + dx, y - 66, z - 18], [12, 132, 9], tone, { rim: 2 });
  } else
    s.lathe(
      [x, y, z],
      [0, -1, 0],
      [
        [0, 26],
        [10, 42],
        [26, 44],
      ],
      tone,
    );
}

export const brackets = {
  'bracket-wall'(s, t) {
    const tone = castingOf(t);
    const out = -24 - reachOf(t, t.speaker || t.screen ? 150 : 120);
    s.shade(0, out * 0.4, 70, 54 - out * 0.3, -40);
    wall(s, -38, 44, 62, 76, 104, tone);
    if (t.screen || t.speaker)
      s.tube(
        [
          [0, 96, 62],
          [0, 96, out],
        ],
        22,
        tone,
      );
    else
      s.tube(
        [
          [0, 104, 62],
          [0, 112, 6],
          [0, 96, out + 4],
          [0, 70, out],
        ],
        t.ptz ? 30 : 24,
        tone,
      );
    if (t.ptz)
      s.tube(
        [
          [0, 56, 60],
          [0, 100, out + 24],
        ],
        12,
        tone,
      );
    holder(s, t.screen || t.speaker ? [0, 96, out] : [0, 72, out], t, tone);
  },
  'bracket-ceiling'(s, t) {
    const tone = castingOf(t);
    const foot = -10 - reachOf(t, t.screen || (t.bullet && t.iron) ? 150 : 120);
    s.shade(0, 0, 60, 46, t.plate ? 40 : foot - 90);
    s.lathe(
      [0, 130, 0],
      [0, -1, 0],
      [
        [0, 52],
        [8, 54],
        [16, 34],
      ],
      tone,
    );
    if (t.plate) {
      s.lathe(
        [0, 112, 0],
        [0, -1, 0],
        [
          [0, 66],
          [10 - reachOf(t) * 0.1, 70],
          [24 + reachOf(t) * 0.6, 62],
        ],
        tone,
      );
      return;
    }
    s.tube(
      [
        [0, 116, 0],
        [0, foot, 0],
      ],
      t.ptz ? 30 : 24,
      tone,
      { cap: 'butt' },
    );
    holder(s, [0, foot + 6, 0], t, tone);
  },
  'bracket-pole'(s, t) {
    const tone = castingOf(t);
    const out = reachOf(t);
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
    wall(s, -16, -26, 8, 76, 130, tone);
    if (t.d >= 500) {
      s.tube(
        [
          [8, 70, 8],
          [-20 - out * 0.2, 76, -40 - out * 0.5],
        ],
        20,
        tone,
      );
      s.tube(
        [
          [8, 0, 8],
          [-14 - out * 0.1, 64, -20 - out * 0.25],
        ],
        11,
        tone,
      );
      holder(s, [-20 - out * 0.2, 70, -40 - out * 0.5], t, tone);
      return;
    }
    s.tube(
      [
        [8, 56, 8],
        [-18, 62, -40 - out],
        [-30, 46, -62 - out],
        [-32, 24, -66 - out],
      ],
      22,
      tone,
    );
    holder(s, [-32, 26, -66 - out], t, tone);
  },
  'bracket-corner'(s, t) {
    const tone = castingOf(t);
    const out = reachOf(t);
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
      tone,
      { rim: 3 },
    );
    s.box([-46, 30, 8], [92, 120, 10], tone, { rim: 4 });
    s.tube(
      [
        [0, 104, 8],
        [0, 108, -34 - out],
        [0, 92, -52 - out],
        [0, 70, -54 - out],
      ],
      24,
      tone,
    );
    holder(s, [0, 72, -54 - out], t, tone);
  },
  'bracket-desk'(s, t) {
    const tone = castingOf(t);
    const h = 92 + reachOf(t);
    s.shade(0, 0, 74, 56);
    s.lathe(
      [0, 0, 0],
      [0, 1, 0],
      [
        [0, 60],
        [8, 62],
        [16, 40],
      ],
      tone,
    );
    s.tube(
      [
        [0, 12, 0],
        [0, h, 0],
      ],
      24,
      tone,
      { cap: 'butt' },
    );
    s.ball([0, h + 12, 0], 22, tone);
    s.lathe(
      [0, h + 28, 0],
      unit([-0.2, 1, -0.3]),
      [
        [0, 20],
        [10, 38],
        [20, 40],
      ],
      tone,
    );
  },
};
