/**
 * The short films of the demo world: drawn, silent, told by their captions
 * (`content-videos.ts`), whose figures are also drawn. `frame(t)` gives what is drawn at second t, within 854 by 480; the lowest sixth is left to the captions.
 */
import { films as told } from '../../apps/server/demo-world/content-videos.ts';
import { svgOf } from '../pictures/drawings.mjs';
import { GROUND, HAIRLINE, tones } from '../pictures/tones.mjs';

export const [WIDTH, HEIGHT] = [854, 480];
export const FRAMES_A_SECOND = 10;
const [INK, QUIET, ACCENT, WARM] = [tones.graphite.dark, tones.graphite.light, tones.blue.mid, tones.orange.mid];

/** 0 before `from`, 1 after `to`, and gently between. */
const between = (t, from, to) => {
  const part = Math.max(0, Math.min(1, (t - from) / (to - from)));
  return part * part * (3 - 2 * part);
};
const text = (x, y, size, words, { fill = INK, anchor = 'start', opacity = 1 } = {}) =>
  `<text x="${x}" y="${y}" font-family="Noto Sans CJK SC" font-size="${size}" fill="${fill}" text-anchor="${anchor}" opacity="${opacity}">${words}</text>`;
const box = (x, y, width, height, fill, { radius = 6, opacity = 1, stroke = 'none' } = {}) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" opacity="${opacity}"/>`;
/** A product as the catalogue draws it. */
const product = (name, x, y, size, opacity = 1) =>
  `<g opacity="${opacity}">${svgOf(name).replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg x="${x}" y="${y}" width="${size}" height="${size}"`)}</g>`;
/** What is seen from a point: as far as `reach`, `degrees` wide, towards `bearing`. */
const view = (x, y, reach, degrees, bearing, fill, opacity = 0.28) => {
  const [from, to] = [bearing - degrees / 2, bearing + degrees / 2].map((angle) => (angle * Math.PI) / 180);
  const at = (angle) => `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  return `<path d="M${x} ${y}L${at(from)}A${reach} ${reach} 0 0 1 ${at(to)}z" fill="${fill}" opacity="${opacity}"/>`;
};

const storage = {
  contentId: 'V4001',
  frame(t) {
    const days = Math.round(1 + 29 * between(t, 4, 6.5));
    const discs = [0, 1, 2, 3, 4].map((n) => product('hdd', 60 + n * 148, 200, 140, between(t, 13 + n * 0.6, 13.5 + n * 0.6)));
    return (
      text(60, 70, 30, '录像要多大的硬盘') +
      (t < 12.8
        ? product('bullet-long', 60, 130, 200) +
          box(300, 200, 460, 34, HAIRLINE) +
          box(300, 200, 460 * (days / 30), 34, ACCENT) +
          text(300, 180, 24, `${days} 天`, { fill: QUIET }) +
          text(300, 280, 34, `${(31.64 * days).toFixed(days === 1 ? 2 : 1)} GB / 路`) +
          text(300, 330, 28, '16 路：14.83 TB', { fill: WARM, opacity: between(t, 6.5, 7.2) }) +
          text(300, 372, 24, '4 TB 标称 → 3.638 TB 可用', { fill: QUIET, opacity: between(t, 8.3, 9) })
        : discs.join('') + text(427, 170, 28, '14.83 TB ÷ 3.638 TB ≈ 4.08，取 5 块', { anchor: 'middle' }))
    );
  },
};

const LENSES = [
  ['2.8 mm', 91.6, 5],
  ['4 mm', 71.5, 7.1],
  ['6 mm', 51.3, 10.7],
  ['8 mm', 39.6, 14.2],
  ['12 mm', 27, 21.3],
];
const lens = {
  contentId: 'V4002',
  frame(t) {
    const place = Math.min(LENSES.length - 1, Math.floor(t / 4));
    const [, degrees, metres] = LENSES[place];
    const [, before, near] = LENSES[Math.max(0, place - 1)];
    const part = between(t, place * 4, place * 4 + 1.2);
    const [wide, far] = [before + (degrees - before) * part, near + (metres - near) * part];
    const rings = [5, 10, 15, 20].map(
      (m) => `<path d="M${140 + m * 30} 90v300" stroke="${HAIRLINE}"/>` + text(140 + m * 30, 84, 15, `${m} m`, { fill: QUIET, anchor: 'middle' }),
    );
    return (
      text(60, 50, 28, '镜头焦距：看多宽、多远') +
      rings.join('') +
      view(140, 240, far * 30, wide, 0, ACCENT) +
      product('bullet-long', 40, 180, 120) +
      text(700, 50, 30, LENSES[place][0], { fill: ACCENT }) +
      text(140 + far * 30 * 0.55, 248, 22, `${far.toFixed(1)} m`, { anchor: 'middle' }) +
      LENSES.map(([name], n) => text(200 + n * 110, 424, 18, name, { fill: n === place ? ACCENT : QUIET })).join('')
    );
  },
};

/** Left, top and where it looks, degrees. */
const DOMES = [
  [200, 110, 60],
  [330, 110, 120],
  [470, 110, 60],
  [640, 110, 120],
  [470, 350, -60],
  [640, 350, -120],
];
const shop = {
  contentId: 'V4003',
  frame(t) {
    const shelf = (x) => box(x, 180, 44, 120, tones.silver.mid);
    const cameras = DOMES.map(([x, y, bearing], n) => {
      const from = n < 2 ? 0.4 + n : 3 + n;
      const seen = between(t, from, from + 0.8);
      return view(x, y, 130 * seen, 92, bearing, n < 2 ? WARM : ACCENT) + product('dome', x - 22, y - 22, 44, seen);
    });
    const door = [
      [120, 200, 200],
      [120, 280, 160],
    ].map(([x, y, bearing], n) => {
      const seen = between(t, 9.3 + n, 10.1 + n);
      return view(x, y, 90 * seen, 92, bearing, tones.green.mid) + product('turret', x - 22, y - 22, 44, seen);
    });
    const end = between(t, 13, 14);
    return (
      text(60, 50, 28, '便利店 8 点位布置') +
      box(100, 90, 640, 290, tones.white.light, { stroke: tones.silver.dark }) +
      box(180, 118, 170, 30, tones.carton.mid) +
      text(265, 139, 16, '收银台', { anchor: 'middle' }) +
      [400, 500, 600].map(shelf).join('') +
      box(94, 200, 12, 80, GROUND) +
      text(70, 246, 16, '门', { fill: QUIET }) +
      cameras.join('') +
      door.join('') +
      `<g opacity="${end}">${box(250, 190, 380, 110, tones.white.light, { stroke: tones.silver.dark })}</g>` +
      product('nvr-poe', 262, 196, 100, end) +
      text(380, 238, 20, '8 路 PoE 录像机', { opacity: end }) +
      text(380, 270, 20, '6 TB × 2，保存 30 天', { opacity: end })
    );
  },
};

const gate = {
  contentId: 'V4004',
  frame(t) {
    const x = 20 + 150 * between(t, 0.3, 2.6) + 250 * between(t, 6, 8.5) + 480 * between(t, 11.5, 14.5);
    const lift = 80 * (between(t, 4.4, 5.8) - between(t, 15, 16.6));
    const [pivotX, pivotY, length] = [560, 250, 220];
    const angle = (lift * Math.PI) / 180;
    const seen = between(t, 2.6, 3.2) - between(t, 5, 5.6);
    const under = between(t, 8.4, 9) - between(t, 12.6, 13.2);
    const arm = `<path d="M${pivotX} ${pivotY}l${(-length * Math.cos(angle)).toFixed(1)} ${(-length * Math.sin(angle)).toFixed(1)}" stroke="${tones.red.mid}" stroke-width="10" stroke-linecap="round"/>`;
    const car =
      box(x, 282, 150, 44, ACCENT, { radius: 12 }) +
      `<path d="M${x + 28} 284l18-34h58l24 34z" fill="${tones.blue.light}"/>` +
      `<circle cx="${x + 36}" cy="328" r="15" fill="${INK}"/><circle cx="${x + 114}" cy="328" r="15" fill="${INK}"/>`;
    return (
      text(60, 60, 28, '车过道闸的顺序') +
      box(0, 342, WIDTH, 8, tones.silver.mid, { radius: 0 }) +
      box(pivotX - 130, 344, 120, 6, WARM, { radius: 0, opacity: 0.4 + 0.6 * under }) +
      view(pivotX + 50, 165, 330, 20, 156, WARM, 0.4 * seen) +
      car +
      box(pivotX - 16, 240, 34, 104, tones.amber.mid) +
      arm +
      product('lpr-camera', pivotX + 20, 120, 130) +
      text(300, 130, 26, '浙A·D8888', { fill: INK, opacity: seen }) +
      text(300, 170, 20, '线圈、雷达：有车', { fill: WARM, opacity: under })
    );
  },
};

/** What is drawn, with what is told of it. */
export const films = [storage, lens, shop, gate].map((drawn) => ({ ...told.find(({ contentId }) => contentId === drawn.contentId), ...drawn }));

/** A whole frame, as SVG. */
export const frameOf = (film, t) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="${GROUND}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${film.frame(t)}</svg>`;

const clock = (second) => `00:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}.000`;
/** Its captions as WebVTT. */
export const captionsOf = ({ captions }) => `WEBVTT\n${captions.map(([from, to, words]) => `\n${clock(from)} --> ${clock(to)}\n${words}\n`).join('')}`;
