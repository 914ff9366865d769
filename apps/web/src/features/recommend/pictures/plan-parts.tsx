import type { ReactNode } from 'react';
import './plan-parts.css';

const WIDTH = 420;
const EDGE = 4;
/** Half of what words take, on the safe side: a Chinese character is as wide as it is high. */
const halfOf = (text: string): number => Array.from(text).reduce((sum, character) => sum + (character.charCodeAt(0) > 0x2e7f ? 6.5 : 3.8), 0);

/** The frame of a drawing made from the answers, 420 wide; `label` says in words what it shows. */
export function Plan({ height, label, children }: { height: number; label: string; children: ReactNode }) {
  return (
    <svg className="rc-plan" viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

/** A width with its figure: a line between two ticks, the words in its middle, or as near to it as the frame lets them be. */
export function Across({ from, to, y, text, isWrong }: { from: number; to: number; y: number; text: string; isWrong?: boolean }) {
  const half = halfOf(text);
  return (
    <g className={isWrong ? 'rc-measure rc-measure--wrong' : 'rc-measure'}>
      <path d={`M${from} ${y - 5}v10M${to} ${y - 5}v10M${from} ${y}h${to - from}`} />
      <text x={Math.max(EDGE + half, Math.min((from + to) / 2, WIDTH - EDGE - half))} y={y - 5} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** A height with its figure, the words beside it. */
export function Upright({ x, from, to, text }: { x: number; from: number; to: number; text: string }) {
  return (
    <g className="rc-measure">
      <path d={`M${x - 5} ${from}h10M${x - 5} ${to}h10M${x} ${from}v${to - from}`} />
      <text x={x + 8} y={(from + to) / 2 + 4}>
        {text}
      </text>
    </g>
  );
}

/** Places 0 to count − 1. */
export const upTo = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, place) => place);
