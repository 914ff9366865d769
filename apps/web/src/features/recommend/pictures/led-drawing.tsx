import { numberText, type Raw } from '@portal/engines/inputs';
import { scenarioLed } from '@portal/engines/sizing';
import { Across, Plan, Someone, upTo, Upright } from './plan-parts.tsx';

const SOMEONE_M = 1.7;
const ABOVE_FLOOR_M = 0.8;
/** Room for the wall, in the drawing's units. */
const BOX = { left: 30, width: 290, floor: 152, height: 118 };
const AXIS = { from: 40, to: 396, y: 212 };
/** Cabinets are told one from another up to here. */
const GRID_MAX = 48;

/** The wall as it is built, with someone beside it, and from where it is looked at. */
export function LedDrawing({ inputs }: { inputs: Raw }) {
  const wall = scenarioLed(inputs);
  if (!wall.valid) return null;
  const { actualWidthM, actualHeightM, columns, rows, minViewM, bestViewM, maxViewM } = wall;
  const scale = Math.min(BOX.width / (actualWidthM + 1.4), BOX.height / (actualHeightM + ABOVE_FLOOR_M));
  const [width, height] = [actualWidthM * scale, actualHeightM * scale];
  const top = BOX.floor - (ABOVE_FLOOR_M + actualHeightM) * scale;
  const right = BOX.left + width;
  const nearestM = wall.values.nearestViewM;
  const seen = viewScale(minViewM, maxViewM, nearestM);
  return (
    <Plan
      height={250}
      label={`屏体 ${numberText(actualWidthM)} × ${numberText(actualHeightM)} 米，${columns} 列 ${rows} 行箱体，最佳观看距离 ${numberText(bestViewM)} 米`}
    >
      <path className="rc-ground" d={`M14 ${BOX.floor}h392`} />
      <rect className="rc-t6" x={BOX.left - 3} y={top - 3} width={width + 6} height={height + 6} rx="2" />
      <rect className="rc-t5" x={BOX.left} y={top} width={width} height={height} />
      <path
        className="rc-t4"
        d={`M${BOX.left} ${top + height}v${-height * 0.35}l${width * 0.3} ${-height * 0.4}l${width * 0.22} ${height * 0.3}l${width * 0.2} ${-height * 0.2}l${width * 0.28} ${height * 0.28}v${height * 0.37}z`}
      />
      {columns <= GRID_MAX && rows <= GRID_MAX && (
        <path
          className="rc-grid"
          d={[
            ...upTo(columns - 1).map((place) => `M${BOX.left + (width * (place + 1)) / columns} ${top}v${height}`),
            ...upTo(rows - 1).map((place) => `M${BOX.left} ${top + (height * (place + 1)) / rows}h${width}`),
          ].join('')}
        />
      )}
      <Across from={BOX.left} to={right} y={top - 9} text={`${numberText(actualWidthM)} m · ${columns} 列`} />
      <Upright x={right + 12} from={top} to={top + height} text={`${numberText(actualHeightM)} m · ${rows} 行`} />
      <Someone x={Math.max(14, BOX.left - 12)} y={BOX.floor} tall={Math.max(8, SOMEONE_M * scale)} />
      <ViewAxis minM={minViewM} bestM={bestViewM} maxM={maxViewM} nearestM={nearestM} at={seen} />
    </Plan>
  );
}

/** Distances on one line although the farthest is a hundred times the nearest: each doubling takes the same room. */
function viewScale(minM: number, maxM: number, nearestM: number | undefined): (metres: number) => number {
  const low = Math.min(minM, nearestM ?? minM) / 1.6;
  const high = Math.max(maxM, nearestM ?? maxM) * 1.15;
  return (metres) => AXIS.from + ((AXIS.to - AXIS.from) * Math.log(metres / low)) / Math.log(high / low);
}

interface ViewAxisProps {
  minM: number;
  bestM: number;
  maxM: number;
  nearestM: number | undefined;
  at: (metres: number) => number;
}

function ViewAxis({ minM, bestM, maxM, nearestM, at }: ViewAxisProps) {
  const isTooClose = nearestM !== undefined && nearestM < minM;
  return (
    <g>
      <rect className="rc-t6" x={AXIS.from - 16} y={AXIS.y - 16} width="4" height="32" rx="1" />
      <path className="rc-track" d={`M${AXIS.from - 8} ${AXIS.y}H${AXIS.to}`} />
      <path className="rc-track rc-track--good" d={`M${at(minM)} ${AXIS.y}H${at(maxM)}`} />
      {[
        { metres: minM, text: `最近 ${numberText(minM)} m` },
        { metres: bestM, text: `最佳 ${numberText(bestM)} m` },
        { metres: maxM, text: `最远 ${numberText(maxM)} m` },
      ].map(({ metres, text }, place) => (
        <g key={text}>
          <circle className={place === 1 ? 'rc-dot rc-dot--best' : 'rc-dot'} cx={at(metres)} cy={AXIS.y} r={place === 1 ? 6 : 4} />
          <text className="rc-label" x={at(metres)} y={AXIS.y + 22} textAnchor={place === 2 ? 'end' : 'middle'}>
            {text}
          </text>
        </g>
      ))}
      {nearestM !== undefined && (
        <g className={isTooClose ? 'rc-viewer rc-viewer--wrong' : 'rc-viewer'}>
          <Someone x={at(nearestM)} y={AXIS.y - 6} tall={24} />
          <text className="rc-label" x={at(nearestM) + 8} y={AXIS.y - 16}>
            第一排 {numberText(nearestM)} m{isTooClose ? '，太近' : ''}
          </text>
        </g>
      )}
    </g>
  );
}
