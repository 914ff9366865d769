import { numberText, type Raw } from '@portal/engines/inputs';
import { scenarioBroadcast } from '@portal/engines/sizing';
import { Across, Plan, upTo, Upright } from './plan-parts.tsx';

const BOX = { left: 26, top: 44, width: 296, height: 150 };
/** Speakers are drawn one by one up to here each way. */
const DRAWN_MAX = 40;

/** The first zone from above: its speakers in their grid and the ground each of them covers. */
export function BroadcastDrawing({ inputs }: { inputs: Raw }) {
  const sized = scenarioBroadcast(inputs);
  const zone = sized.valid ? sized.values.zones[0] : undefined;
  const metrics = sized.valid ? sized.zones[0] : undefined;
  if (!sized.valid || zone === undefined || metrics === undefined) return null;
  const scale = Math.min(BOX.width / zone.lengthM, BOX.height / zone.widthM);
  const [width, height] = [zone.lengthM * scale, Math.max(10, zone.widthM * scale)];
  const { along, across } = gridOf(metrics.speakers, zone.lengthM, zone.widthM, zone.room === 'corridor');
  const isDrawn = along <= DRAWN_MAX && across <= DRAWN_MAX;
  const reach = (metrics.spacingM / 2) * scale;
  const top = BOX.top + (BOX.height - height) / 2;
  return (
    <Plan
      height={250}
      label={`分区 1，${numberText(zone.lengthM)} × ${numberText(zone.widthM)} 米，${metrics.speakers} 只扬声器，最大间距 ${numberText(metrics.spacingM)} 米`}
    >
      <defs>
        <clipPath id="rc-zone">
          <rect x={BOX.left} y={top} width={width} height={height} />
        </clipPath>
      </defs>
      <rect className="rc-t0 rc-edge" x={BOX.left} y={top} width={width} height={height} />
      {isDrawn ? (
        <>
          <g clipPath="url(#rc-zone)">
            {places(along, across).map(([i, j]) => (
              <circle key={`${i} ${j}`} className="rc-cover" cx={BOX.left + ((i + 0.5) * width) / along} cy={top + ((j + 0.5) * height) / across} r={reach} />
            ))}
          </g>
          {places(along, across).map(([i, j]) => (
            <circle
              key={`${i} ${j}`}
              className="rc-speaker"
              cx={BOX.left + ((i + 0.5) * width) / along}
              cy={top + ((j + 0.5) * height) / across}
              r={Math.max(1.6, Math.min(4.5, reach * 0.4))}
            />
          ))}
        </>
      ) : (
        <text className="rc-label" x={BOX.left + width / 2} y={top + height / 2} textAnchor="middle">
          {along} × {across} 只
        </text>
      )}
      <Across from={BOX.left} to={BOX.left + width} y={top - 8} text={`${numberText(zone.lengthM)} m · ${along} 只`} />
      <Upright x={BOX.left + width + 12} from={top} to={top + height} text={`${numberText(zone.widthM)} m · ${across} 排`} />
      <text className="rc-label" x={BOX.left} y="222">
        {`间距不超过 ${numberText(metrics.spacingM, 2)} m，每只 ${metrics.tapW} W，${numberText(metrics.levelDb)} dB（要求 ${numberText(metrics.requiredDb)}）`}
      </text>
      <text className="rc-label" x={BOX.left} y="241">
        {`功放 ${amplifierText(metrics)}，音频线 ${metrics.lineAreaMm2 === null ? '超长' : `${numberText(metrics.lineAreaMm2)} mm²`}`}
        {sized.zones.length > 1 && `；图示分区 1，共 ${sized.zones.length} 个`}
      </text>
    </Plan>
  );
}

/** `1 × 180 W（6 区合用）`. */
const amplifierText = ({ ampCount, ampW, ampZones }: { ampCount: number; ampW: number; ampZones: number }): string =>
  ampZones > 1 ? `${ampW} W（${ampZones} 区合用）` : `${ampCount} × ${ampW} W`;

/** How many along the length: of the ways to make up the number, the one nearest to equal spacing both ways. */
function gridOf(speakers: number, lengthM: number, widthM: number, isCorridor: boolean): { along: number; across: number } {
  if (isCorridor) return { along: speakers, across: 1 };
  const ways = upTo(Math.ceil(Math.sqrt(speakers)))
    .map((place) => place + 1)
    .filter((one) => speakers % one === 0)
    .flatMap((one) => [
      { along: one, across: speakers / one },
      { along: speakers / one, across: one },
    ]);
  const unevenness = ({ along, across }: { along: number; across: number }) => Math.abs(Math.log(lengthM / along / (widthM / across)));
  return ways.toSorted((a, b) => unevenness(a) - unevenness(b))[0] ?? { along: speakers, across: 1 };
}

const places = (along: number, across: number): [number, number][] => upTo(along).flatMap((i) => upTo(across).map((j): [number, number] => [i, j]));
