import {
  DISTRIBUTION_BOXES_KW,
  LED_CABINETS,
  LED_MODULES,
  LED_PEAK_W_PER_M2,
  LED_PITCHES_MM,
  LED_POWER_FACTOR,
  LED_POWER_MARGIN,
  LED_SINGLE_PHASE_UP_TO_KW,
  LED_VIEW_PER_PITCH,
  MODULE_SUPPLY_W,
  PIXELS_PER_CONTROLLER,
  PIXELS_PER_PORT,
  PORTS_PER_CONTROLLER,
  RECEIVING_CARD_PX,
} from '../../constants/led.ts';
import { SINGLE_PHASE, THREE_PHASE } from '../../constants/mains.ts';
import { ceil, firstAtLeast, floor, isAtMost, round, type ValuesOf } from '../../inputs/index.ts';
import { mainsCurrentA } from '../core/mains.ts';
import type { LedFields } from './fields.ts';

type Values = ValuesOf<LedFields>;

/** The wall as it is built, unrounded; what the lines and the drawing start from. */
export type LedWall = ReturnType<typeof ledWall>;

/** The largest pitch (mm) that suits the distance (m) for what is looked at, or the next finer one; the smallest there is where none does. */
function pitchFor({ environment, use, detail, nearestViewM = 0 }: Values): number {
  const pitches = LED_PITCHES_MM.value[environment];
  const place = pitches.findLastIndex((pitchMm) => isAtMost(pitchMm * LED_VIEW_PER_PITCH.value[use], nearestViewM));
  return pitches[place - (detail === 'finer' ? 1 : 0)] ?? Math.min(...pitches);
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
