/** What the drawings are made of. Lengths are of the drawing's own grid, 1 of which is about a pixel on a phone. */
import type { ReactNode } from 'react';
import { EDGE, type Drawing, type Label, type LedLook, type ShapeLook, type Shape, type TextAnchor, type LetterTone } from '@portal/engines/drawings';
import './parts.css';

/** Half of the widest line that runs along the edge. */
const LINE = 1;

/** A drawing that fills its place and says in words what it shows. */
export function Paper({ width, height, says, children }: { width: number; height: number; says: string; children: ReactNode }) {
  return (
    <svg className="cd" viewBox={`${EDGE - LINE} 0 ${width - 2 * (EDGE - LINE)} ${height}`} role="img" aria-label={says}>
      {children}
    </svg>
  );
}

interface WordsProps {
  x: number;
  y: number;
  anchor?: TextAnchor;
  tone?: LetterTone | undefined;
  /** Over lines: with air around the letters. */
  isOver?: boolean;
  children: ReactNode;
}

export function Words({ x, y, anchor = 'start', tone, isOver, children }: WordsProps) {
  const name = ['cd-words', tone && `cd-words--${tone}`, isOver && 'cd-words--over'].filter(Boolean).join(' ');
  return (
    <text className={name} x={x} y={y} textAnchor={anchor}>
      {children}
    </text>
  );
}

/** Words that found a place; nothing where they found none. */
export function Placed({ label, tone }: { label: Label | null | undefined; tone?: WordsProps['tone'] }) {
  if (!label) return null;
  return (
    <Words x={label.x} y={label.y} anchor={label.anchor} tone={tone} isOver>
      {label.text}
    </Words>
  );
}

/** A level dimension line with its figure above. */
export function Across({ from, to, y, children }: { from: number; to: number; y: number; children: ReactNode }) {
  return (
    <g>
      <path className="cd-dimension" d={`M${from} ${y}H${to}M${from} ${y - 4}v8M${to} ${y - 4}v8`} />
      <Words x={(from + to) / 2} y={y - 5} anchor="middle">
        {children}
      </Words>
    </g>
  );
}

/** An upright dimension line with its figure at the right (or left). */
export function Upright({ x, from, to, side = 'right', children }: { x: number; from: number; to: number; side?: 'left' | 'right'; children: ReactNode }) {
  return (
    <g>
      <path className="cd-dimension" d={`M${x} ${from}V${to}M${x - 4} ${from}h8M${x - 4} ${to}h8`} />
      <Words x={side === 'right' ? x + 7 : x - 7} y={(from + to) / 2 + 4} anchor={side === 'right' ? 'start' : 'end'}>
        {children}
      </Words>
    </g>
  );
}

/** Someone standing at `x` with the feet at `y`. */
export function Person({ x, y, height }: { x: number; y: number; height: number }) {
  const part = (share: number) => y - height * share;
  const half = height * 0.12;
  return (
    <g className="cd-person">
      <circle cx={x} cy={part(0.925)} r={height * 0.075} />
      <path
        d={`M${x - half} ${part(0.44)}V${part(0.76)}a${half * 0.7} ${half * 0.7} 0 0 1 ${half * 0.7} ${-half * 0.7}H${x + half * 0.3}a${half * 0.7} ${half * 0.7} 0 0 1 ${half * 0.7} ${half * 0.7}V${part(0.44)}h${-half * 0.35}V${y}h${-half * 0.55}V${part(0.42)}h${-half * 0.2}V${y}h${-half * 0.55}V${part(0.44)}z`}
      />
    </g>
  );
}

/** A bar of what is used of a limit: what goes beyond stands out by a hatching, not by colour alone. `used`, `limit` in one unit. */
export function LoadBar({ x, y, width, used, limit }: { x: number; y: number; width: number; used: number; limit: number }) {
  const most = Math.max(used, limit, 1e-9);
  const within = (width * Math.min(used, limit)) / most;
  const over = used > limit ? (width * (used - limit)) / most : 0;
  return (
    <g>
      <rect className="cd-track" x={x} y={y} width={width} height={14} rx={3} />
      {within > 0 && <rect className="cd-fill" x={x} y={y} width={within} height={14} rx={3} />}
      {over > 0 && (
        <g>
          <rect className="cd-over" x={x + within} y={y} width={over} height={14} rx={3} />
          {Array.from({ length: Math.floor(over / 6) }, (_gap, place) => (
            <path key={place} className="cd-hatch" d={`M${x + within + place * 6} ${y + 14}l6 -14`} />
          ))}
        </g>
      )}
      <path className="cd-limit" d={`M${x + (width * limit) / most} ${y - 4}v22`} />
    </g>
  );
}

const LOOKS: Readonly<Record<Exclude<ShapeLook, LedLook>, string>> = {
  zone: 'cd-zone',
  zoneInner: 'cd-zone cd-zone--inner',
  earth: 'cd-earth',
  obstacle: 'cd-obstacle',
  obstacleBad: 'cd-obstacle cd-obstacle--bad',
  mark: 'cd-mark',
  mast: 'cd-mast',
  dot: 'cd-dot',
  light: 'cd-light',
  leader: 'cd-leader',
  band: 'cd-band',
  axis: 'cd-axis',
  device: 'cd-device',
  dimension: 'cd-dimension',
  grid: 'cd-grid',
  forbidden: 'cd-forbidden',
  limit: 'cd-limit',
  line: 'cd-line',
  cross: 'cd-cross',
  track: 'cd-track',
  piece: 'cd-piece',
};

/** A drawing that is shapes, in the looks of the page. */
export function Drawn({ drawing: { width, height, says, shapes } }: { drawing: Drawing }) {
  return (
    <Paper width={width} height={height} says={says}>
      {shapes.map((shape, place) => (
        <Painted key={place} shape={shape} />
      ))}
    </Paper>
  );
}

/** A wall of LED stands on no calculator's page. */
const lookOf = (look: ShapeLook): string | undefined => (look in LOOKS ? LOOKS[look as Exclude<ShapeLook, LedLook>] : undefined);

function Painted({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'path':
      return <path className={lookOf(shape.look)} d={shape.d} />;
    case 'rect':
      return <rect className={lookOf(shape.look)} x={shape.x} y={shape.y} width={shape.width} height={shape.height} rx={shape.radius} />;
    case 'circle':
      return <circle className={lookOf(shape.look)} cx={shape.x} cy={shape.y} r={shape.radius} />;
    case 'words':
      return (
        <Words x={shape.x} y={shape.y} anchor={shape.anchor} tone={shape.tone ?? undefined} isOver={shape.isOver}>
          {shape.text}
        </Words>
      );
  }
}
