import { levelsOf, sightM, type focalLength, lensOf } from '@portal/engines/calculators';
import { numberText as n } from '@portal/engines/inputs';
import type { PropsOf } from './props.ts';
import { faceRuns, facePixels } from './face.ts';
import { LETTER_IN_PAIR, placed, within, type Label } from './labels.ts';
import { Across, EDGE, Paper, Person, Placed, Words } from './parts.tsx';
import './focal-length.css';

type Props = PropsOf<typeof focalLength>;

const WIDTH = 360;
const HEIGHT = 244;
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

/** Where the lens is, and how far beyond the distance is drawn. */
const LENS_X = 34;
const BEYOND = 1.4;
const HALF_MAX = 78;
const BANDS_MAX = 4;

function FromAbove({ values, outputs }: Props) {
  const middle = 128;
  const sight = sightM(values);
  const reachM = sight * BEYOND;
  const xOf = (m: number) => LENS_X + ((WIDTH - 60) * m) / reachM;
  const far = xOf(sight);
  const half = Math.min(HALF_MAX / BEYOND, ((far - LENS_X) * outputs.viewWidthM) / sight / 2);
  const halfAt = (m: number) => (half * (xOf(m) - LENS_X)) / (far - LENS_X);
  const edge = (m: number) => `${xOf(m)} ${middle - halfAt(m)}L${xOf(m)} ${middle + halfAt(m)}`;
  const reaches = levelsOf(values.edition, outputs)?.reaches ?? [];
  // the densest levels lie at the lens and close together: the few that reach farthest are drawn
  const bands = reaches
    .map(({ label, distanceM }) => ({ level: label, m: distanceM }))
    .filter(({ m }) => m < reachM)
    .toSorted((a, b) => b.m - a.m)
    .slice(0, BANDS_MAX);
  const labels = placed(
    bands.map(({ level, m }) => placesAbove(xOf(m), `${level} ${n(m)} m`)),
    LETTER_IN_PAIR,
  );
  return (
    <Paper width={WIDTH} height={HEIGHT} says={`俯视：${n(sight, 2)} m 处视场宽 ${n(outputs.viewWidthM)} m，水平视场角 ${n(outputs.hfovDeg)}°`}>
      <path className="cd-light" d={`M${LENS_X} ${middle}L${edge(reachM)}z`} />
      {bands.map(({ level, m }, place) => {
        const label = labels[place];
        return (
          <g key={level}>
            {label && <path className="cd-leader" d={`M${xOf(m)} ${label.y + 5}V${middle - halfAt(m)}`} />}
            <path className="cd-band" d={`M${edge(m)}`} />
          </g>
        );
      })}
      {labels.map((label, place) => (
        <Placed key={place} label={label} />
      ))}
      <path className="cd-mark" d={`M${edge(sight)}`} />
      <path className="cd-axis" d={`M${LENS_X} ${middle}H${xOf(reachM)}`} />
      <g className="cd-device">
        <rect x={EDGE} y={middle - 8} width={20} height={16} rx={3} />
        <path d={`M28 ${middle - 5}l7 -4v18l-7 -4z`} />
      </g>
      <Words x={EDGE} y={middle + 44}>
        视场角 {n(outputs.hfovDeg)}°
      </Words>
      <Words x={EDGE} y={middle + 62}>
        {n(lensOf(values).focalMm, 2)} mm
      </Words>
      <path className="cd-dimension" d={`M${far + 8} ${middle - half}V${middle + half}M${far + 4} ${middle - half}h8M${far + 4} ${middle + half}h8`} />
      <Words x={far + 15} y={middle - 7} isOver>
        {n(outputs.viewWidthM)} m
      </Words>
      <Across from={LENS_X} to={far} y={HEIGHT - 6}>
        物距 {n(sight, 2)} m
      </Across>
    </Paper>
  );
}

const placesAbove = (x: number, text: string): Label[] => [14, 32].map((y) => within({ x, y, text, anchor: 'middle' }, EDGE, WIDTH - EDGE, LETTER_IN_PAIR));

const FRAME_WIDTH = 196;

function Picture({ values, outputs }: Props) {
  const lens = lensOf(values);
  const ratio = lens.sensorHeightMm / lens.sensorWidthMm;
  const frame = { x: EDGE, y: 26, height: Math.min(190, FRAME_WIDTH * ratio) };
  const width = frame.height / ratio;
  const perM = frame.height / Math.max(outputs.viewHeightM, 1e-9);
  const person = PERSON_M * perM;
  const bottom = frame.y + frame.height;
  const isWhole = person <= frame.height;
  const levels = levelsOf(values.edition, outputs);
  const clip = 'cd-focal-frame';
  return (
    <Paper width={WIDTH} height={HEIGHT} says={pictureSays(values, outputs)}>
      <Words x={EDGE} y={14}>
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
      {person < SEEN_MIN && (
        <Words x={frame.x} y={bottom + 20}>
          人在画面里小得看不见
        </Words>
      )}
      {!isWhole && (
        <Words x={frame.x} y={bottom + 20}>
          画面装不下整个人
        </Words>
      )}
      {levels !== null ? (
        <Face pixelsPerMeter={outputs.pixelsPerMeter ?? 0} verdict={levels.isNone ? levels.label : `${levels.label}级`} isBad={levels.isNone} />
      ) : (
        <>
          <Words x={FACE.x} y={40}>
            选了分辨率，
          </Words>
          <Words x={FACE.x} y={60}>
            这里画出人脸的
          </Words>
          <Words x={FACE.x} y={80}>
            清晰程度
          </Words>
        </>
      )}
    </Paper>
  );
}

/** A person lower than this is no more than a speck. */
const SEEN_MIN = 3;
const FACE = { x: 222, y: 26, side: 122 };
/** More pixels across a face than these are no longer counted. */
const COUNTED_MAX = 9999;
const FACE_M = 0.16;

function Face({ pixelsPerMeter, verdict, isBad }: { pixelsPerMeter: number; verdict: string; isBad: boolean }) {
  const pixels = facePixels(pixelsPerMeter);
  const side = FACE.side / pixels;
  const across = pixelsPerMeter * FACE_M;
  const below = FACE.y + FACE.side;
  return (
    <g>
      {faceRuns(pixels).map(({ row, from, length, tone }) => (
        <rect
          key={`${row} ${from}`}
          className={`cd-face--${tone}`}
          x={FACE.x + from * side}
          y={FACE.y + row * side}
          width={length * side + 0.3}
          height={side + 0.3}
        />
      ))}
      <rect className="cd-frame" x={FACE.x} y={FACE.y} width={FACE.side} height={FACE.side} />
      <Words x={FACE.x} y={below + 20}>
        {across < 1 ? '人脸不到 1 像素' : across > COUNTED_MAX ? '人脸上万像素' : `人脸宽 ${n(across, 0)} 像素`}
      </Words>
      <Words x={FACE.x} y={below + 41} tone="strong">
        {n(pixelsPerMeter)} 像素/m
      </Words>
      <Words x={FACE.x} y={below + 62} tone={isBad ? 'bad' : 'strong'}>
        {verdict}
      </Words>
    </g>
  );
}

const pictureSays = (values: Props['values'], outputs: Props['outputs']): string => {
  const levels = levelsOf(values.edition, outputs);
  return `画面：宽 ${n(outputs.viewWidthM)} m，高 ${n(outputs.viewHeightM)} m${levels === null ? '' : `，像素密度 ${n(outputs.pixelsPerMeter)} 像素/m，${levels.label}`}`;
};
