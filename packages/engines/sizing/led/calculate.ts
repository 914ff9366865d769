import {
  BEST_VIEW_PER_PITCH,
  DISTRIBUTION_BOXES_KW,
  FARTHEST_VIEW_PER_HEIGHT,
  LED_CABINETS,
  LED_MODULES,
  LED_PEAK_TO_AVERAGE,
  LED_PEAK_W_PER_M2,
  LED_PITCHES_MM,
  LED_POWER_FACTOR,
  LED_POWER_MARGIN,
  LED_SINGLE_PHASE_UP_TO_KW,
  MODULE_SUPPLY_W,
  PIXELS_PER_CONTROLLER,
  PIXELS_PER_PORT,
  PORTS_PER_CONTROLLER,
  RECEIVING_CARD_PX,
} from '../../constants/led.ts';
import { SINGLE_PHASE, THREE_PHASE } from '../../constants/mains.ts';
import { type CalcResult, ceil, firstAtLeast, floor, isAtMost, readInputs, refused, round, type ValuesOf, warningsOf } from '../../inputs/index.ts';
import { breakerFor, mainsCurrentA } from '../core/mains.ts';
import type { SizedOutputs } from '../core/plan.ts';
import { ledFields, type LedFields } from './fields.ts';
import { ledLines } from './lines.ts';

type Values = ValuesOf<LedFields>;

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

/** The wall as it is built, unrounded; what the lines and the drawing start from. */
export type LedWall = ReturnType<typeof ledWall>;

/**
 * An LED wall: cabinets, cards, senders, power and viewing distances. No CONFLICT; VIEW_TOO_CLOSE where the nearest viewer
 * stands closer than the pitch allows. Source: engineering handbook, scenarios §1: 5 × 3 m seen from 3 m → 8 × 6 cabinets of P2.5.
 */
export function scenarioLed(inputs: unknown): CalcResult<SizedOutputs<LedMetrics>> {
  const read = readInputs(ledFields, inputs);
  if (!read.ok) return refused(...read.errors);
  const { values } = read;
  const wall = ledWall(values);
  const viewTooClose = values.nearestViewM !== undefined && !isAtMost(wall.module.pitchMm, values.nearestViewM);
  return { valid: true, ...metricsOf(wall), warnings: warningsOf([['VIEW_TOO_CLOSE', viewTooClose]]), lines: ledLines(values, wall) };
}

/** The largest pitch (mm) that is not above the distance (m); the smallest there is where none. */
function pitchFor({ environment, nearestViewM = 0 }: Values): number {
  const pitches = LED_PITCHES_MM.value[environment];
  return pitches.findLast((pitchMm) => isAtMost(pitchMm, nearestViewM)) ?? Math.min(...pitches);
}

const wholeCabinets = { nearest: (count: number) => round(count, 0), floor, ceil };

export function ledWall(values: Values) {
  const { environment, widthM, heightM, fit } = values;
  const pitchMm = values.pitchMm ?? pitchFor(values);
  const module = LED_MODULES.value.find((one) => one.pitchMm === pitchMm);
  if (module === undefined) throw new Error(`no module of pitch ${pitchMm}`);
  const cabinet = LED_CABINETS.value[environment];
  const columns = Math.max(1, wholeCabinets[fit]((widthM * 1000) / cabinet.widthMm));
  const rows = Math.max(1, wholeCabinets[fit]((heightM * 1000) / cabinet.heightMm));
  const cabinets = columns * rows;
  const cabinetWidthPx = cabinet.modulesAcross * module.widthPx;
  const cabinetHeightPx = cabinet.modulesDown * module.heightPx;
  const totalPixels = cabinets * cabinetWidthPx * cabinetHeightPx;
  const cabinetsPerPort = floor(PIXELS_PER_PORT.value / (cabinetWidthPx * cabinetHeightPx));
  const sendingPorts = ceil(cabinets / cabinetsPerPort);
  const cabinetM2 = (cabinet.widthMm / 1000) * (cabinet.heightMm / 1000);
  const cabinetW = cabinetM2 * LED_PEAK_W_PER_M2.value[environment];
  const peakKW = (cabinets * cabinetW) / 1000;
  const needKW = peakKW * LED_POWER_MARGIN.value;
  const supply = (isAtMost(needKW, LED_SINGLE_PHASE_UP_TO_KW.value) ? SINGLE_PHASE : THREE_PHASE).value;
  return {
    module,
    cabinet,
    columns,
    rows,
    cabinets,
    widthM: (columns * cabinet.widthMm) / 1000,
    heightM: (rows * cabinet.heightMm) / 1000,
    areaM2: cabinets * cabinetM2,
    resolutionW: columns * cabinetWidthPx,
    resolutionH: rows * cabinetHeightPx,
    totalPixels,
    modules: cabinets * cabinet.modulesAcross * cabinet.modulesDown,
    receivingCards: cabinets * ceil(cabinetWidthPx / RECEIVING_CARD_PX.value.width) * ceil(cabinetHeightPx / RECEIVING_CARD_PX.value.height),
    cabinetsPerPort,
    sendingPorts,
    sendingControllers: Math.max(ceil(totalPixels / PIXELS_PER_CONTROLLER.value), ceil(sendingPorts / PORTS_PER_CONTROLLER.value)),
    powerSupplies: cabinets * ceil(cabinetW / MODULE_SUPPLY_W.value),
    peakKW,
    needKW,
    distributionKW: firstAtLeast(DISTRIBUTION_BOXES_KW.value, needKW),
    phases: supply.phases,
    currentA: mainsCurrentA(needKW * 1000, supply, LED_POWER_FACTOR.value),
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
  minViewM: round(wall.module.pitchMm, 2),
  bestViewM: round(wall.module.pitchMm * BEST_VIEW_PER_PITCH.value, 2),
  maxViewM: round(wall.heightM * FARTHEST_VIEW_PER_HEIGHT.value, 1),
});
