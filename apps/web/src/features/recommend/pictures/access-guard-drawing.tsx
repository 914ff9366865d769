import { numberText, type Raw } from '@portal/engines/inputs';
import { scenarioAccessGuard } from '@portal/engines/sizing';
import { Across, Plan, upTo } from './plan-parts.tsx';

const LEFT = 24;
const WIDTH = 372;
const TOP = 58;
const DEEP = 92;
/** Beyond these the row is cut, and says so. */
const DRAWN_MAX = 14;

/** The row of gates from above at its own scale: pedestals, lanes, the wide ones, and the width there is. */
export function AccessGuardDrawing({ inputs }: { inputs: Raw }) {
  const row = scenarioAccessGuard(inputs);
  if (!row.valid) return null;
  const { siteWidthM, gateType, bidirectional } = row.values;
  const standard = Math.min(row.standardLanes, DRAWN_MAX);
  const wide = Math.min(row.accessibleLanes, DRAWN_MAX - standard + 2);
  const shares = [...upTo(standard).map(() => 2), ...upTo(wide).map(() => 3)];
  const widest = Math.max(row.installWidthM, siteWidthM ?? 0);
  const scale = WIDTH / widest;
  const rowWidth = row.installWidthM * scale;
  const unit = rowWidth / (shares.reduce((sum, share) => sum + share, 0) + (shares.length + 1) * 0.7);
  const pedestal = unit * 0.7;
  let x = LEFT + (WIDTH - rowWidth) / 2;
  const left = x;
  const lanes = shares.map((share) => {
    const from = x + pedestal;
    x = from + share * unit;
    return { from, to: x, isWide: share === 3 };
  });
  const right = x + pedestal;
  const hidden = row.lanes - shares.length;
  return (
    <Plan
      height={222}
      label={`${row.lanes} 条通道，其中无障碍 ${row.accessibleLanes} 条，安装宽度 ${numberText(row.installWidthM)} 米${row.fitsSite === false ? '，现场放不下' : ''}`}
    >
      <rect className="rc-t1" x="8" y={TOP - 14} width="404" height={DEEP + 28} rx="4" />
      {lanes.map(({ from, to, isWide }) => (
        <g key={from}>
          <rect className={isWide ? 'rc-t2' : 'rc-t0'} x={from} y={TOP - 8} width={to - from} height={DEEP + 16} />
          <path className="rc-arrow" d={`M${(from + to) / 2} ${TOP + DEEP - 6}v-22m-5 7l5-7 5 7`} />
          {bidirectional && <path className="rc-arrow" d={`M${(from + to) / 2} ${TOP + 6}v22m-5-7l5 7 5-7`} />}
          <Barrier from={from} to={to} gateType={isWide ? 'swing' : gateType} />
        </g>
      ))}
      {[left, ...lanes.map(({ to }) => to)].map((at) => (
        <g key={at}>
          <rect className="rc-t5" x={at} y={TOP} width={pedestal} height={DEEP} rx={Math.min(5, pedestal / 3)} />
          <rect className="rc-t4" x={at + pedestal * 0.22} y={TOP + 10} width={pedestal * 0.56} height={DEEP - 20} rx="2" />
        </g>
      ))}
      <Across from={left} to={right} y={TOP - 26} text={`安装宽度 ${numberText(row.installWidthM)} m`} isWrong={row.fitsSite === false} />
      {siteWidthM !== undefined && (
        <Across
          from={LEFT + (WIDTH - siteWidthM * scale) / 2}
          to={LEFT + (WIDTH + siteWidthM * scale) / 2}
          y={TOP + DEEP + 40}
          text={`现场宽度 ${numberText(siteWidthM)} m${row.fitsSite === false ? '，放不下' : ''}`}
          isWrong={row.fitsSite === false}
        />
      )}
      <text className="rc-label" x={LEFT} y="214">
        {`每条 ${numberText(row.perLanePpm)} 人/min`}
        {row.accessibleLanes > 0 && '，深色为无障碍通道'}
      </text>
      {hidden > 0 && (
        <text className="rc-label" x={LEFT + WIDTH} y="214" textAnchor="end">
          另有 {hidden} 条同样的通道
        </text>
      )}
    </Plan>
  );
}

function Barrier({ from, to, gateType }: { from: number; to: number; gateType: string }) {
  const [middle, wide, y] = [(from + to) / 2, to - from, TOP + DEEP / 2];
  switch (gateType) {
    case 'tripod':
      return (
        <g className="rc-barrier">
          <circle cx={from + 3} cy={y} r="4" />
          <path d={`M${from + 3} ${y}h${wide - 8}M${from + 3} ${y}l${wide * 0.3} ${-wide * 0.3}M${from + 3} ${y}l${wide * 0.3} ${wide * 0.3}`} />
        </g>
      );
    case 'fullHeight':
      return (
        <g className="rc-barrier">
          <circle cx={middle} cy={y} r={Math.min(wide, DEEP) / 2 - 2} className="rc-barrier__ring" />
          <path d={`M${middle - wide / 2 + 3} ${y}h${wide - 6}M${middle} ${y - wide / 2 + 3}v${wide - 6}`} />
        </g>
      );
    default:
      return (
        <g className="rc-barrier">
          <path d={`M${from} ${y}h${wide / 2 - 2}M${to} ${y}h${-(wide / 2 - 2)}`} />
        </g>
      );
  }
}
