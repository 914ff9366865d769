import { BEST_VIEW_PER_PITCH, FARTHEST_VIEW_PER_PITCH, LED_PEAK_TO_AVERAGE, LED_SIZE_OFF_PERCENT, LED_VIEW_PER_PITCH } from '../../constants/led.ts';
import { isAtMost, readInputs, refused, round, warningsOf, type CalcResult, type ValuesOf } from '../../inputs/index.ts';
import { breakerFor } from '../core/mains.ts';
import type { SizedOutputs } from '../core/plan.ts';
import { isBeyondCopper } from './fibre-lines.ts';
import { ledFields } from './fields.ts';
import { ledLines } from './lines.ts';
import { ledWall, type LedWall } from './wall.ts';

/** Metres, pixels, kilowatts and amperes, rounded as the handbook's output list says. `receivingCards` without spares. */
export type LedMetrics = {
  pitchMm: number;
  columns: number;
  rows: number;
  cabinets: number;
  actualWidthM: number;
  actualHeightM: number;
  areaM2: number;
  resolutionW: number;
  resolutionH: number;
  totalPixels: number;
  modules: number;
  receivingCards: number;
  sendingPorts: number;
  sendingControllers: number;
  powerSupplies: number;
  peakKW: number;
  averageKW: number;
  /** null: more than the largest box; several are listed. */
  distributionKW: number | null;
  phases: number;
  currentA: number;
  /** null: above the largest of the list. */
  breakerA: number | null;
  minViewM: number;
  bestViewM: number;
  maxViewM: number;
};

/** What a valid question is answered with. */
export type LedScreen = Extract<ReturnType<typeof scenarioLed>, { valid: true }>;

/**
 * An LED wall: cabinets, cards, senders, power and viewing distances. No CONFLICT; VIEW_TOO_CLOSE where the nearest viewer stands closer than the
 * pitch allows, TEXT_TOO_COARSE where that is for text, CONTROL_OVER_100M where copper does not reach, SIZE_OFF where whole cabinets come to another size by more than 5 %. Source: SIZE-1: 5 × 3 m seen from 3 m → 8 × 6 cabinets of P2.5.
 */
export function scenarioLed(inputs: unknown): CalcResult<SizedOutputs<LedMetrics>, ValuesOf<typeof ledFields>> {
  const read = readInputs(ledFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const wall = ledWall(values);
  const { pitchMm } = wall.module;
  const isFarEnough = (perPitch: number): boolean => values.nearestViewM === undefined || isAtMost(pitchMm * perPitch, values.nearestViewM);
  const isOff = (built: number, asked: number): boolean => !isAtMost(Math.abs(built / asked - 1) * 100, LED_SIZE_OFF_PERCENT.value);
  return {
    valid: true,
    values,
    ...metricsOf(wall),
    warnings: warningsOf([
      ['VIEW_TOO_CLOSE', !isFarEnough(LED_VIEW_PER_PITCH.value.video)],
      ['TEXT_TOO_COARSE', isFarEnough(LED_VIEW_PER_PITCH.value.video) && !isFarEnough(LED_VIEW_PER_PITCH.value[values.use])],
      ['CONTROL_OVER_100M', isBeyondCopper(values)],
      ['SIZE_OFF', isOff(wall.widthM, values.widthM) || isOff(wall.heightM, values.heightM)],
    ]),
    lines: ledLines(values, wall),
  };
}

const metricsOf = (wall: LedWall): LedMetrics => ({
  pitchMm: wall.module.pitchMm,
  columns: wall.columns,
  rows: wall.rows,
  cabinets: wall.cabinets,
  actualWidthM: round(wall.widthM, 3),
  actualHeightM: round(wall.heightM, 3),
  areaM2: round(wall.areaM2, 2),
  resolutionW: wall.resolutionW,
  resolutionH: wall.resolutionH,
  totalPixels: wall.totalPixels,
  modules: wall.modules,
  receivingCards: wall.receivingCards,
  sendingPorts: wall.sendingPorts,
  sendingControllers: wall.sendingControllers,
  powerSupplies: wall.powerSupplies,
  peakKW: round(wall.peakKW, 2),
  averageKW: round(wall.peakKW / LED_PEAK_TO_AVERAGE.value, 2),
  distributionKW: wall.distributionKW,
  phases: wall.phases,
  currentA: round(wall.currentA, 1),
  breakerA: breakerFor(wall.currentA),
  minViewM: round(wall.module.pitchMm * LED_VIEW_PER_PITCH.value.video, 2),
  bestViewM: round(wall.module.pitchMm * BEST_VIEW_PER_PITCH.value, 2),
  maxViewM: round(wall.module.pitchMm * FARTHEST_VIEW_PER_PITCH.value, 2),
});
