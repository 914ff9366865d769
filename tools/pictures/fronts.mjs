/** Fronts that several rooms share: glass panels with faces and keys, rack units with knobs. */
import { slots } from './parts.mjs';
import { tones } from './tones.mjs';

/** Upright wall device with a glass front. */
export function panel(s, [w, h, d], radius, draw, tone = tones.graphite) {
  s.shade(4, 8, w * 0.58, 28);
  s.slab([-w / 2, 0, 6], [w, h, d], radius, tone).front(draw);
}

export const face = (pen, x, y, r) => {
  pen.path(
    `M${x - r} ${y - r * 0.5}v-${r * 0.7}h${r * 0.7}M${x + r * 0.3} ${y - r * 1.2}h${r * 0.7}v${r * 0.7}M${x + r} ${y + r * 0.6}v${r * 0.7}h-${r * 0.7}M${x - r * 0.3} ${y + r * 1.3}h-${r * 0.7}v-${r * 0.7}`,
    { stroke: '#dbe9fb', width: r * 0.09 },
  );
  pen.ellipse(x, y - r * 0.25, r * 0.36, r * 0.46, { fill: '#dbe9fb', opacity: 0.9 });
  pen.path(`M${x - r * 0.72} ${y + r}a${r * 0.72} ${r * 0.62} 0 0 1 ${r * 1.44} 0z`, { fill: '#dbe9fb', opacity: 0.9 });
};

export const keys = (pen, x, y, w, h, fill = '#dfe5ec') =>
  pen.repeat(3, 4, [x, y], [w, h], `h${(w * 0.74).toFixed(1)}v${(h * 0.72).toFixed(1)}h-${(w * 0.74).toFixed(1)}z`, {
    fill,
    stroke: fill,
    width: w * 0.12,
    opacity: 0.92,
  });

/** Rack amplifier front. */
export function amplifier(s, h, draw) {
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

export const knob = (pen, x, y, r) => {
  pen.circle(x, y, r, { fill: pen.sheen([0, '#e9edf1'], [1, '#6d7884']), stroke: '#0f1216', width: 1.6 });
  pen.circle(x, y, r * 0.72, { fill: pen.sheen([0, '#7d8792'], [1, '#343b45']) });
  pen.line(x, y, x - r * 0.4, y - r * 0.5, '#fff', r * 0.16);
};
