import { doriLabels, lensOf, numberText as n, viewBoxAt, type focalLength } from '@portal/engines/calculators';
import type { PropsOf } from './props.ts';
import { faceRuns, facePixels } from './face.ts';
import { Across, Paper, Person, Upright, Words } from './parts.tsx';

type Props = PropsOf<typeof focalLength>;

const WIDTH = 360;
const PERSON_M = 1.7;

/** The camera from above with how far what can be made out, and the picture it takes with a person at the distance. */
export function FocalLengthDrawing(props: Props) {
  return (
    <div className="cd-pair">
      <FromAbove {...props} />
      <Picture {...props} />
    </div>
  );
}

const BANDS = ['identify', 'recognise', 'observe', 'detect'] as const;

function FromAbove({ values, outputs }: Props) {
  const height = 236;
  const middle = height / 2 + 4;
  const reachM = values.distanceM * 1.25;
  const xOf = (m: number) => 34 + ((WIDTH - 60) * m) / reachM;
  const lens = lensOf(values);
  const half = Math.min(92, ((xOf(values.distanceM) - 34) * viewBoxAt(lens, values.distanceM).widthM) / values.distanceM / 2);
  const slope = half / (xOf(values.distanceM) - 34);
  const edge = (m: number) => `${xOf(m)} ${middle - slope * (xOf(m) - 34)}L${xOf(m)} ${middle + slope * (xOf(m) - 34)}`;
  const distances = outputs.doriDistancesM;
  const bands = distances ? BANDS.map((level) => ({ level, m: distances[level] })).filter(({ m }) => m < reachM) : [];
  return (
    <Paper width={WIDTH} height={height} says={`俯视：${n(values.distanceM)} m 处视场宽 ${n(outputs.viewWidthM)} m，水平视场角 ${n(outputs.hfovDeg)}°`}>
      <path className="cd-light" d={`M34 ${middle}L${edge(reachM)}z`} />
      {bands.map(({ level, m }, place) => (
        <g key={level}>
          <path className="cd-band" d={`M${edge(m)}`} />
          <Words x={xOf(m)} y={place % 2 === 0 ? 14 : 28} anchor="middle">
            {doriLabels[level]} {n(m)} m
          </Words>
        </g>
      ))}
      <path className="cd-mark" d={`M${edge(values.distanceM)}`} />
      <path className="cd-axis" d={`M34 ${middle}H${xOf(reachM)}`} />
      <g className="cd-device">
        <rect x={8} y={middle - 8} width={20} height={16} rx={3} />
        <path d={`M28 ${middle - 5}l7 -4v18l-7 -4z`} />
      </g>
      <Words x={42} y={middle - 6}>
        {n(outputs.hfovDeg)}°
      </Words>
      <Upright x={xOf(values.distanceM) + 8} from={middle - half} to={middle + half}>
        {n(outputs.viewWidthM)} m
      </Upright>
      <Across from={34} to={xOf(values.distanceM)} y={height - 8}>
        物距 {n(values.distanceM)} m
      </Across>
    </Paper>
  );
}

function Picture({ values, outputs }: Props) {
  const lens = lensOf(values);
  const ratio = lens.sensorHeightMm / lens.sensorWidthMm;
  const frame = { x: 12, y: 22, width: 210, height: Math.min(190, 210 * ratio) };
  const width = frame.height / ratio;
  const perM = frame.height / Math.max(outputs.viewHeightM, 1e-9);
  const person = PERSON_M * perM;
  const bottom = frame.y + frame.height;
  const isWhole = person <= frame.height;
  const density = outputs.pixelsPerMeter;
  const clip = 'cd-focal-frame';
  return (
    <Paper width={WIDTH} height={236} says={pictureSays(outputs)}>
      <Words x={12} y={14}>
        画面 {n(outputs.viewWidthM)} × {n(outputs.viewHeightM)} m，人高 {PERSON_M} m
      </Words>
      <clipPath id={clip}>
        <rect x={frame.x} y={frame.y} width={width} height={frame.height} rx={4} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect className="cd-sky" x={frame.x} y={frame.y} width={width} height={frame.height} />
        <rect className="cd-floor" x={frame.x} y={bottom - frame.height * 0.22} width={width} height={frame.height * 0.22} />
        <Person
          x={frame.x + width / 2}
          y={isWhole ? bottom - frame.height * 0.08 * (1 - person / frame.height) : bottom + (person - frame.height)}
          height={person}
        />
      </g>
      <rect className="cd-frame" x={frame.x} y={frame.y} width={width} height={frame.height} rx={4} />
      {!isWhole && (
        <Words x={frame.x} y={bottom + 18}>
          画面装不下整个人
        </Words>
      )}
      {density !== undefined && outputs.doriLevel !== undefined ? (
        <Face pixelsPerMeter={density} label={doriLabels[outputs.doriLevel]} />
      ) : (
        <Words x={236} y={60}>
          选分辨率看人脸清晰度
        </Words>
      )}
    </Paper>
  );
}

const FACE = 112;

function Face({ pixelsPerMeter, label }: { pixelsPerMeter: number; label: string }) {
  const pixels = facePixels(pixelsPerMeter);
  const side = FACE / pixels;
  return (
    <g>
      {faceRuns(pixels).map(({ row, from, length, tone }) => (
        <rect key={`${row} ${from}`} className={`cd-face--${tone}`} x={236 + from * side} y={22 + row * side} width={length * side + 0.3} height={side + 0.3} />
      ))}
      <rect className="cd-frame" x={236} y={22} width={FACE} height={FACE} />
      <Words x={236} y={152}>
        人脸约 {n(pixelsPerMeter * 0.16, 0)} 像素宽
      </Words>
      <Words x={236} y={174} tone="strong">
        {n(pixelsPerMeter)} px/m
      </Words>
      <Words x={236} y={194} tone="strong">
        {label === '–' ? '看不出有没有人' : `可${label}`}
      </Words>
    </g>
  );
}

const pictureSays = (outputs: Props['outputs']): string =>
  `画面：宽 ${n(outputs.viewWidthM)} m，高 ${n(outputs.viewHeightM)} m${
    outputs.pixelsPerMeter === undefined ? '' : `，像素密度 ${n(outputs.pixelsPerMeter)} px/m，${doriLabels[outputs.doriLevel ?? 'none']}`
  }`;
