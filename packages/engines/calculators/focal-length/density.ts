/** Pixels a metre and what they are good for, by both editions of IEC 62676-4. */
import { DORI_PIXELS_PER_METER, OODPCVS_PIXELS_PER_METER } from '../../constants/lens.ts';
import { isAtMost, round } from '../../inputs/index.ts';

/** A lens on a sensor, millimetres, unrounded. */
export interface Lens {
  sensorWidthMm: number;
  sensorHeightMm: number;
  focalMm: number;
}

const LEVELS = { '2014': DORI_PIXELS_PER_METER.value, '2025': OODPCVS_PIXELS_PER_METER.value } as const;
export type Edition = keyof typeof LEVELS;
export type DoriLevel = keyof (typeof LEVELS)['2014'] | 'none';
export type OodpcvsLevel = keyof (typeof LEVELS)['2025'] | 'none';

export interface DensityOutputs {
  /** 1 decimal. */
  pixelsPerMeter: number;
  /** By the edition of 2014, and metres up to which its levels hold, 1 decimal. */
  doriLevel: DoriLevel;
  doriDistancesM: Readonly<Record<Exclude<DoriLevel, 'none' | 'monitor' | 'inspect'>, number>>;
  /** By the edition of 2025. */
  oodpcvsLevel: OodpcvsLevel;
  oodpcvsDistancesM: Readonly<Record<Exclude<OodpcvsLevel, 'none'>, number>>;
}

/** As far as this the picture keeps so many pixels a metre, metres, unrounded. */
export const distanceOfDensityM = ({ sensorWidthMm, focalMm }: Lens, pixelsWide: number, pixelsPerMeter: number): number =>
  (pixelsWide * focalMm) / (sensorWidthMm * pixelsPerMeter);

const levelOf = <Level extends string>(levels: Readonly<Record<Level, number>>, pixelsPerMeter: number): Level | 'none' =>
  (Object.entries(levels) as [Level, number][]).find(([, least]) => isAtMost(least, pixelsPerMeter))?.[0] ?? 'none';

/** The best that can be made out with so many pixels a metre. Source: IEC 62676-4:2014. */
export const doriLevelOf = (pixelsPerMeter: number): DoriLevel => levelOf(LEVELS['2014'], pixelsPerMeter);

/** The same by IEC 62676-4:2025. */
export const oodpcvsLevelOf = (pixelsPerMeter: number): OodpcvsLevel => levelOf(LEVELS['2025'], pixelsPerMeter);

export function densityOutputs(lens: Lens, widthPx: number, viewWidthM: number): DensityOutputs {
  const pixelsPerMeter = widthPx / viewWidthM;
  const upTo = (least: number): number => round(distanceOfDensityM(lens, widthPx, least), 1);
  const dori = LEVELS['2014'];
  const levels = LEVELS['2025'];
  return {
    pixelsPerMeter: round(pixelsPerMeter, 1),
    doriLevel: doriLevelOf(pixelsPerMeter),
    doriDistancesM: { detect: upTo(dori.detect), observe: upTo(dori.observe), recognise: upTo(dori.recognise), identify: upTo(dori.identify) },
    oodpcvsLevel: oodpcvsLevelOf(pixelsPerMeter),
    oodpcvsDistancesM: {
      overview: upTo(levels.overview),
      outline: upTo(levels.outline),
      discern: upTo(levels.discern),
      perceive: upTo(levels.perceive),
      characterise: upTo(levels.characterise),
      validate: upTo(levels.validate),
      scrutinise: upTo(levels.scrutinise),
    },
  };
}

const LABELS: Readonly<Record<DoriLevel | OodpcvsLevel, string>> = {
  inspect: '细查',
  identify: '鉴别',
  recognise: '识别',
  observe: '观察',
  detect: '探测',
  monitor: '监视',
  scrutinise: '细察',
  validate: '核验',
  characterise: '特征',
  perceive: '感知',
  discern: '辨别',
  outline: '轮廓',
  overview: '总览',
  none: '达不到最低一级',
};

export interface LevelReach {
  label: string;
  pixelsPerMeter: number;
  distanceM: number;
}

/** What is made out at the target, and how far each level reaches, nearest last; null without a resolution. */
export function levelsOf(edition: Edition, outputs: Partial<DensityOutputs>): { label: string; isNone: boolean; reaches: LevelReach[] } | null {
  const { doriLevel, doriDistancesM, oodpcvsLevel, oodpcvsDistancesM } = outputs;
  const level = edition === '2014' ? doriLevel : oodpcvsLevel;
  const distances: Readonly<Record<string, number>> | undefined = edition === '2014' ? doriDistancesM : oodpcvsDistancesM;
  if (level === undefined || distances === undefined) return null;
  const densities: Readonly<Record<string, number>> = LEVELS[edition];
  return {
    label: LABELS[level],
    isNone: level === 'none',
    reaches: Object.entries(distances).map(([code, distanceM]) => ({
      label: LABELS[code as keyof typeof LABELS],
      pixelsPerMeter: densities[code] ?? 0,
      distanceM,
    })),
  };
}
