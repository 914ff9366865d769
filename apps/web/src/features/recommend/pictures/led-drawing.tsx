import { ledScreen, type ShapeLook, type Shape } from '@portal/engines/drawings';
import type { Raw } from '@portal/engines/inputs';
import { scenarioLed } from '@portal/engines/sizing';
import { Plan } from './plan-parts.tsx';

/** The wall as it is built and from where it is looked at, as on paper. */
export function LedDrawing({ inputs }: { inputs: Raw }) {
  const wall = scenarioLed(inputs);
  if (!wall.valid) return null;
  const { height, says, shapes } = ledScreen(wall);
  return (
    <Plan height={height} label={says}>
      {shapes.map((shape, place) => (
        <Painted key={place} shape={shape} />
      ))}
    </Plan>
  );
}

const LOOKS: Readonly<Partial<Record<ShapeLook, string>>> = {
  ground: 'rc-ground',
  screen: 'rc-t5',
  screenEdge: 'rc-t6',
  screenImage: 'rc-t4',
  screenGrid: 'rc-grid',
  dimension: 'rc-rule',
  way: 'rc-track',
  wayGood: 'rc-track rc-track--good',
  spot: 'rc-dot',
  spotBest: 'rc-dot rc-dot--best',
  someone: 'rc-someone',
  someoneBad: 'rc-someone rc-someone--wrong',
};

function Painted({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'path':
      return <path className={LOOKS[shape.look]} d={shape.d} />;
    case 'rect':
      return <rect className={LOOKS[shape.look]} x={shape.x} y={shape.y} width={shape.width} height={shape.height} rx={shape.radius} />;
    case 'circle':
      return <circle className={LOOKS[shape.look]} cx={shape.x} cy={shape.y} r={shape.radius} />;
    case 'words':
      return (
        <text className={shape.tone === 'bad' ? 'rc-label rc-label--wrong' : 'rc-label'} x={shape.x} y={shape.y} textAnchor={shape.anchor}>
          {shape.text}
        </text>
      );
  }
}
