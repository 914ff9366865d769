import { DECODE_COST, DECODE_COST_12MP, DECODE_COST_BY_PIXELS } from '../constants/recorder.ts';
import { BASE_KBPS_CIF_D1, BASE_KBPS_HD, PIXELS } from '../constants/stream.ts';

export type ResolutionId = keyof typeof PIXELS.value;

const baseKbps: Readonly<Record<ResolutionId, number>> = { ...BASE_KBPS_CIF_D1.value, ...BASE_KBPS_HD.value };
const decodeCosts: Readonly<Record<ResolutionId, number>> = { ...DECODE_COST.value, ...DECODE_COST_12MP.value, ...DECODE_COST_BY_PIXELS.value };

export interface Resolution {
  value: ResolutionId;
  /** `1080P（1920×1080）` */
  label: string;
  widthPx: number;
  heightPx: number;
  /** H.264 at 25 frames a second, medium scene. */
  baseKbps: number;
  /** Decoding one stream of it, 1080P = 1. */
  decodeCost: number;
}

/** The eleven resolutions, ascending: a place in this list is also their rank. Source: CALC-0. */
export const resolutions: readonly Resolution[] = (Object.keys(PIXELS.value) as ResolutionId[]).map((value) => {
  const [widthPx, heightPx] = PIXELS.value[value];
  return { value, label: `${value}（${widthPx}×${heightPx}）`, widthPx, heightPx, baseKbps: baseKbps[value], decodeCost: decodeCosts[value] };
});

/** 0 for CIF, 10 for 12MP; -1 for what is none of them. */
export const resolutionRank = (resolution: unknown): number => resolutions.findIndex(({ value }) => value === resolution);

export const resolutionOf = (id: ResolutionId): Resolution => {
  const found = resolutions.find(({ value }) => value === id);
  if (found === undefined) throw new Error(`no resolution ${id}`);
  return found;
};
