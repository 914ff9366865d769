import { numberText, type Raw } from '@portal/engines/inputs';
import { scenarioVideoSurveillance } from '@portal/engines/sizing';
import { Across, Plan, upTo, Upright } from './plan-parts.tsx';

const BOX = { left: 34, top: 44, width: 280, height: 140 };
/** Cameras are drawn one by one up to here each way. */
const DRAWN_MAX = 12;

/** The first area from above: its cameras at the left edge of what they serve, what each sees and what lies at its foot. */
export function VideoSurveillanceDrawing({ inputs }: { inputs: Raw }) {
  const sized = scenarioVideoSurveillance(inputs);
  const area = sized.valid ? sized.values.areas[0] : undefined;
  const served = sized.valid ? sized.areas[0] : undefined;
  if (!sized.valid || area === undefined || served === undefined) return null;
  const scale = Math.min(BOX.width / area.lengthM, BOX.height / area.widthM);
  const [width, height] = [Math.max(12, area.lengthM * scale), Math.max(12, area.widthM * scale)];
  const top = BOX.top + (BOX.height - height) / 2;
  const { rows, columns } = served;
  const isDrawn = rows <= DRAWN_MAX && columns <= DRAWN_MAX;
  const [deep, wide] = [width / rows, height / columns];
  const halfSeen = Math.min((served.viewM / 2) * scale, height);
  const blind = Math.min(deep, served.blindM * scale);
  return (
    <Plan
      height={250}
      label={`区域 1，纵深 ${numberText(area.lengthM)} 米，宽 ${numberText(area.widthM)} 米，${rows} 排 ${columns} 列摄像机，焦距 ${numberText(served.lensMm)} 毫米，最远处 ${numberText(served.reachedPpm)} 像素每米`}
    >
      <defs>
        <clipPath id="rc-area">
          <rect x={BOX.left} y={top} width={width} height={height} />
        </clipPath>
      </defs>
      <rect className="rc-t0 rc-edge" x={BOX.left} y={top} width={width} height={height} />
      {isDrawn ? (
        <>
          <g clipPath="url(#rc-area)">
            {places(rows, columns).map(([i, j]) => {
              const [x, y] = [BOX.left + i * deep, top + (j + 0.5) * wide];
              return <path key={`${i} ${j}`} className="rc-cover" d={`M${x} ${y}L${x + deep} ${y - halfSeen}V${y + halfSeen}z`} />;
            })}
          </g>
          {places(rows, columns).map(([i, j]) => (
            <g key={`${i} ${j}`} transform={`translate(${BOX.left + i * deep} ${top + (j + 0.5) * wide})`}>
              {blind > 3 && <path className="rc-loop" d={`M${blind} ${-Math.min(wide / 2, blind)}v${2 * Math.min(wide / 2, blind)}`} />}
              <path className="rc-t6" d="M-7 -4h10l4 -2v12l-4 -2h-10z" />
            </g>
          ))}
        </>
      ) : (
        <text className="rc-label" x={BOX.left + width / 2} y={top + height / 2} textAnchor="middle">
          {rows} 排 × {columns} 台
        </text>
      )}
      <Across from={BOX.left} to={BOX.left + width} y={top - 8} text={`纵深 ${numberText(area.lengthM)} m · ${rows} 排`} />
      <Upright x={BOX.left + width + 12} from={top} to={top + height} text={`${numberText(area.widthM)} m · ${columns} 台`} />
      <text className="rc-label" x={BOX.left - 7} y="222">
        {`${numberText(served.lensMm)} mm，最远处看 ${numberText(served.viewM, 1)} m 宽，${numberText(served.reachedPpm, 0)} 像素/m（要求 ${numberText(served.askedPpm)}）`}
      </text>
      <text className="rc-label" x={BOX.left - 7} y="241">
        {`近处 ${numberText(served.blindM, 1)} m 拍不到脸，俯角 ${numberText(served.tiltDeg)}°`}
        {area.cameras !== undefined &&
          `；填 ${numberText(area.cameras)} 台${served.cameras < served.wanted ? `，按要求算 ${numberText(served.wanted / area.count)} 台` : ''}`}
        {sized.areas.length > 1 && `；图示区域 1，共 ${sized.areas.length} 种`}
      </text>
    </Plan>
  );
}

const places = (rows: number, columns: number): [number, number][] => upTo(rows).flatMap((i) => upTo(columns).map((j): [number, number] => [i, j]));
