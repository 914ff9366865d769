import { levelsOf, type focalLength, lensOf } from '@portal/engines/calculators';
import { EDGE, lensPlan, lensSide } from '@portal/engines/drawings';
import { numberText as n } from '@portal/engines/inputs';
import type { PropsOf } from './props.ts';
import { faceRuns, facePixels } from './face.ts';
import { Drawn, Paper, Person, Words } from './parts.tsx';
import './focal-length.css';

type Props = PropsOf<typeof focalLength>;

const WIDTH = 360;
const HEIGHT = 244;
const PERSON_M = 1.7;

/** The camera from above with how far what can be made out, from the side where it is mounted, and the picture it takes with a person at the distance. */
export function FocalLengthDrawing(props: Props) {
  const side = lensSide(props.values, props.outputs);
  return (
    <div className="cd-pair">
      <Drawn drawing={lensPlan(props.values, props.outputs)} />
      {side && <Drawn drawing={side} />}
      <Picture {...props} />
    </div>
  );
}

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
