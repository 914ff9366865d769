import { numberText, type Raw } from '@portal/engines/inputs';
import { scenarioParking } from '@portal/engines/sizing';
import { Plan, upTo } from './plan-parts.tsx';

type Way = 'in' | 'out' | 'both';
const WAY_NAMES: Readonly<Record<Way, string>> = { in: '入口', out: '出口', both: '进出' };

/** Lanes drawn at most; the words say how many there are. */
const DRAWN_MAX = 6;
const LEFT = 62;
const RIGHT = 404;
const BOOM_X = 236;

/** The lanes from above: where they lead, boom, plate camera before it, what triggers it. */
export function ParkingDrawing({ inputs }: { inputs: Raw }) {
  const lanes = scenarioParking(inputs);
  if (!lanes.valid) return null;
  const all: Way[] = [
    ...upTo(lanes.entryLanes).map(() => 'in' as const),
    ...upTo(lanes.mixedLanes).map(() => 'both' as const),
    ...upTo(lanes.exitLanes).map(() => 'out' as const),
  ];
  const drawn = fewOf(all);
  const pitch = Math.min(46, 184 / drawn.length);
  const hidden = all.length - drawn.length;
  const height = drawn.length * pitch + (hidden > 0 ? 78 : 58);
  return (
    <Plan
      height={height}
      label={`车道 ${lanes.lanes} 条：入口 ${lanes.entryLanes}，出口 ${lanes.exitLanes}，同进同出 ${lanes.mixedLanes}；闸杆 ${numberText(lanes.boomLengthM)} 米`}
    >
      <text className="rc-label" x={LEFT} y="16">
        场外
      </text>
      <text className="rc-label" x={RIGHT} y="16" textAnchor="end">
        场内
      </text>
      <text className="rc-label" x={BOOM_X} y="16" textAnchor="middle">
        {`${numberText(lanes.boomLengthM)} m ${lanes.boomType === 'folding' ? '曲臂杆' : '直杆'}`}
      </text>
      {drawn.map((way, place) => (
        // lanes of the same way are alike and have no name of their own
        // oxlint-disable-next-line react/no-array-index-key
        <Lane key={place} way={way} y={24 + place * pitch} tall={pitch} trigger={lanes.values.trigger} isFolding={lanes.boomType === 'folding'} />
      ))}
      <Legend y={drawn.length * pitch + 44} trigger={lanes.values.trigger} hidden={hidden} />
    </Plan>
  );
}

/** The first of each way, as many as are drawn, so that no way goes missing. */
function fewOf(all: readonly Way[]): Way[] {
  if (all.length <= DRAWN_MAX) return [...all];
  const ways = (['in', 'both', 'out'] as const).filter((way) => all.includes(way));
  const counts = ways.map((way) => all.filter((one) => one === way).length);
  const shares = counts.map((count) => Math.max(1, Math.floor((count / all.length) * DRAWN_MAX)));
  // each way is there; the one with most lanes makes room for it
  const over = shares.reduce((sum, share) => sum + share, 0) - DRAWN_MAX;
  const most = shares.indexOf(Math.max(...shares));
  if (over > 0) shares[most] = (shares[most] ?? 1) - over;
  return ways.flatMap((way, place) => upTo(shares[place] ?? 1).map(() => way));
}

function Lane({ way, y, tall, trigger, isFolding }: { way: Way; y: number; tall: number; trigger: string; isFolding: boolean }) {
  const road = tall - 8;
  const middle = y + road / 2;
  // the camera looks at a car before it reaches the boom; both ways have one on each side
  const cameras = way === 'in' ? [BOOM_X - 74] : way === 'out' ? [BOOM_X + 74] : [BOOM_X - 74, BOOM_X + 74];
  return (
    <g>
      <rect className="rc-t3" x={LEFT} y={y} width={RIGHT - LEFT} height={road} />
      <rect className="rc-t1" x={LEFT} y={y + road} width={RIGHT - LEFT} height="8" />
      <text className="rc-label" x={LEFT - 8} y={middle + 4} textAnchor="end">
        {WAY_NAMES[way]}
      </text>
      {way !== 'out' && <path className="rc-arrow" d={`M${LEFT + 18} ${middle}h44m-9-6l9 6-9 6`} />}
      {way !== 'in' && <path className="rc-arrow" d={`M${RIGHT - 18} ${middle}h-44m9-6l-9 6 9 6`} />}
      {trigger === 'loop' &&
        cameras.map((x) => <rect key={x} className="rc-loop" x={x + (x < BOOM_X ? 22 : -44)} y={y + 5} width="22" height={Math.max(4, road - 10)} rx="2" />)}
      {trigger === 'loop' && <rect className="rc-loop" x={BOOM_X - 9} y={y + 5} width="18" height={Math.max(4, road - 10)} rx="2" />}
      {trigger === 'radar' && cameras.map((x) => <path key={x} className="rc-beam" d={`M${x + (x < BOOM_X ? 34 : -34)} ${y + road}l-12 ${-road + 3}h24z`} />)}
      <rect className="rc-t5" x={BOOM_X - 5} y={y + road - 2} width="10" height="10" rx="2" />
      <path className={isFolding ? 'rc-boom rc-boom--folding' : 'rc-boom'} d={`M${BOOM_X} ${y + road}V${y + 2}`} />
      {cameras.map((x) => (
        <g key={x}>
          <path className="rc-view" d={`M${x} ${y + road + 3}l${x < BOOM_X ? -34 : 34} ${-road * 0.25}v${-road * 0.6}z`} />
          <rect className="rc-t6" x={x - 4} y={y + road - 1} width="8" height="8" rx="1" />
        </g>
      ))}
    </g>
  );
}

function Legend({ y, trigger, hidden }: { y: number; trigger: string; hidden: number }) {
  const marks = [
    { sign: <rect className="rc-t6" x="0" y="-9" width="8" height="8" rx="1" />, text: '车牌识别' },
    { sign: <rect className="rc-t5" x="0" y="-10" width="10" height="10" rx="2" />, text: '道闸' },
    ...(trigger === 'loop' ? [{ sign: <rect className="rc-loop" x="0" y="-9" width="12" height="8" rx="2" />, text: '地感线圈' }] : []),
    ...(trigger === 'radar' ? [{ sign: <path className="rc-beam" d="M6 0l-6-10h12z" />, text: '触发雷达' }] : []),
  ];
  return (
    <g>
      {marks.map(({ sign, text }, place) => (
        <g key={text} transform={`translate(${LEFT + place * 84} ${y})`}>
          {sign}
          <text className="rc-label" x="16" y="0">
            {text}
          </text>
        </g>
      ))}
      {hidden > 0 && (
        <text className="rc-label" x={LEFT} y={y + 22}>
          另有 {hidden} 条同样的车道
        </text>
      )}
    </g>
  );
}
