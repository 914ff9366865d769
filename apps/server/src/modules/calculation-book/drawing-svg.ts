/** A drawing as paper has it: the shapes of the page in the colours of its style sheet. */
import { EDGE, type Drawing, type ShapeLook, type Shape, type LetterTone } from '@portal/engines/drawings';
import { colour } from '../../platform/colour.ts';
import { FONT } from '../../platform/render/paper-style.ts';

const NONE = 'none';
const filled = (fill: string, stroke: string, width = 1): string => `fill="${fill}" stroke="${stroke}" stroke-width="${width}"`;
const line = (name: string, width = 1, dashes = ''): string => `${filled(NONE, colour(name), width)}${dashes === '' ? '' : ` stroke-dasharray="${dashes}"`}`;

/** As `parts.css` and the sheets of the drawings have them. */
const LOOKS: Readonly<Record<ShapeLook, string>> = {
  zone: filled(colour('accent-soft'), colour('accent-line')),
  zoneInner: filled(colour('drawn-zone'), NONE),
  earth: filled(colour('drawn-earth'), colour('drawn-earth-edge')),
  obstacle: filled(colour('drawn-obstacle'), colour('ink-3')),
  obstacleBad: filled(colour('danger-soft'), colour('danger'), 1.5),
  mark: line('accent', 2, '5 3'),
  mast: line('ink-2', 3),
  dot: filled(colour('accent'), NONE),
  light: filled(colour('accent-soft'), colour('accent-line')),
  leader: line('accent-line', 1, '2 2'),
  band: line('accent-line', 1.5),
  axis: line('line-control', 1, '6 4'),
  device: filled(colour('ink-2'), NONE),
  dimension: line('line-control'),
  grid: line('line'),
  forbidden: filled(colour('danger-soft'), NONE),
  limit: line('ink', 1.5),
  line: line('accent', 2),
  cross: line('danger', 2.5),
  track: filled(colour('hover'), colour('line-strong')),
  piece: filled(colour('accent'), NONE),
  ground: line('tone-3', 2),
  screen: filled(colour('tone-5'), NONE),
  screenEdge: filled(colour('tone-6'), NONE),
  screenImage: filled(colour('tone-4'), NONE),
  screenGrid: `${line('tone-6')} stroke-opacity="0.45"`,
  way: line('line', 6),
  wayGood: line('tone-4', 6),
  spot: filled(colour('tone-0'), colour('tone-5'), 2),
  spotBest: filled(colour('accent'), colour('tone-5'), 2),
  someone: filled(colour('tone-someone'), NONE),
  someoneBad: filled(colour('danger'), NONE),
};
const TONES: Readonly<Record<LetterTone, string>> = { strong: colour('ink'), bad: colour('danger'), light: colour('on-accent') };
const PLAIN = colour('ink-2');
const AIR = filled(colour('surface'), colour('surface'), 3);

export function drawingSvg({ width, height, letter, shapes }: Drawing): string {
  const [left, shown] = [EDGE - 1, width - 2 * (EDGE - 1)];
  const body = shapes.map((shape) => painted(shape, letter)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${shown} ${height}" width="${shown}" height="${height}">${body}</svg>`;
}

function painted(shape: Shape, letter: number): string {
  switch (shape.kind) {
    case 'path':
      return `<path ${LOOKS[shape.look]} d="${shape.d}"/>`;
    case 'rect':
      return `<rect ${LOOKS[shape.look]} x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" rx="${shape.radius}"/>`;
    case 'circle':
      return `<circle ${LOOKS[shape.look]} cx="${shape.x}" cy="${shape.y}" r="${shape.radius}"/>`;
    case 'words': {
      const { x, y, anchor, text, tone, isOver } = shape;
      const place = `x="${x}" y="${y}" font-family="${FONT}" font-size="${letter}" text-anchor="${anchor}"${tone === null || tone === 'light' ? '' : ' font-weight="bold"'}`;
      const air = isOver ? `<text ${place} ${AIR}>${escaped(text)}</text>` : '';
      return `${air}<text ${place} fill="${tone === null ? PLAIN : TONES[tone]}">${escaped(text)}</text>`;
    }
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
