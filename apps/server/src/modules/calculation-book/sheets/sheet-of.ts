import {
  bandwidth,
  focalLength,
  genericCabling,
  peopleCounter,
  powerSupply,
  recorderAccess,
  switchAccess,
  twistedPair,
  videoCapacity,
  wirelessBridge,
  type CalculatorId,
} from '@portal/engines/calculators';
import type { BookAnswer, EngineId } from '@portal/engines/calculation-book';
import type { CalcResult, Raw } from '@portal/engines/inputs';
import { ups } from '@portal/engines/sizing';
import type { WorksheetRow } from './expression.ts';
import { arithmeticOf } from './said-arithmetic.ts';
import { createSheet } from './sheet-builder.ts';
import { bandwidthSheet } from './bandwidth.ts';
import { focalLengthSheet } from './focal-length.ts';
import { genericCablingSheet } from './generic-cabling.ts';
import { peopleCounterSheet } from './people-counter.ts';
import { powerSupplySheet } from './power-supply.ts';
import { recorderAccessSheet } from './recorder-access.ts';
import { switchAccessSheet } from './switch-access.ts';
import { upsSheet } from './ups.ts';
import { twistedPairSheet } from './twisted-pair.ts';
import { videoCapacitySheet } from './video-capacity.ts';
import { wirelessBridgeSheet } from './wireless-bridge.ts';

/** Of inputs with more rows the worksheet says the working alone. */
const ROWS_MAX = 400;

/**
 * An answer as a worksheet (BOOK-11): with inputs as cells and arithmetic that follows them where the engine has it; else the
 * working step by step, with the numbers put in as a formula where that is what makes the value, and as the engine's value where not.
 * `isAsToday`: the engine says today what it said; the arithmetic is then that of today.
 */
export function sheetOf(engine: EngineId, inputs: Raw, kept: BookAnswer, isAsToday: boolean): { rows: WorksheetRow[]; isLive: boolean } {
  const live = isAsToday && hasLiveSheet(engine) ? LIVE_SHEETS[engine](inputs) : null;
  return live !== null && live.length <= ROWS_MAX ? { rows: live, isLive: true } : { rows: saidSheet(kept, isAsToday), isLive: false };
}

/** A worksheet of the inputs as the calculator itself reads them; null: it takes them no longer, or they lead to no arithmetic. */
const follows =
  <Values>({ calculate }: { calculate: (inputs: unknown) => CalcResult<unknown, Values> }, sheet: (values: Values) => WorksheetRow[] | null) =>
  (inputs: Raw): WorksheetRow[] | null => {
    const found = calculate(inputs);
    return found.valid ? sheet(found.values) : null;
  };

type LiveEngine = CalculatorId | 'scenarioUps';

const LIVE_SHEETS: Readonly<Record<LiveEngine, (inputs: Raw) => WorksheetRow[] | null>> = {
  aVideoCapacity: follows(videoCapacity, videoCapacitySheet),
  bNVRChannelAccess: follows(recorderAccess, recorderAccessSheet),
  cCameraFocalLength: follows(focalLength, focalLengthSheet),
  dBandWidth: follows(bandwidth, bandwidthSheet),
  eSwitchAccess: follows(switchAccess, switchAccessSheet),
  fGenericCabling: follows(genericCabling, genericCablingSheet),
  gCameraPowerSupply: follows(powerSupply, powerSupplySheet),
  hTwistedPairAmount: follows(twistedPair, twistedPairSheet),
  iVerticalBinocular: follows(peopleCounter, peopleCounterSheet),
  jWirelessIntelligent: follows(wirelessBridge, wirelessBridgeSheet),
  scenarioUps: follows(ups, upsSheet),
};

const hasLiveSheet = (engine: EngineId): engine is LiveEngine => Object.hasOwn(LIVE_SHEETS, engine);

function saidSheet({ inputs, working }: BookAnswer, isAsToday: boolean): WorksheetRow[] {
  const sheet = createSheet();
  for (const { title, lines } of inputs) {
    sheet.section(title === '' ? '输入' : title);
    for (const { label, text } of lines) sheet.rows.push({ name: '', kind: 'given', label, unit: '', value: text, words: '输入' });
  }
  sheet.section('计算');
  working.forEach(({ title, formula, substituted, value }, place) => {
    const found = isAsToday ? arithmeticOf(substituted, value, formula) : null;
    const words = `${formula}；${substituted}`;
    if (found === null) sheet.value(`step${place}`, title, value, '', words);
    else sheet.formula(`step${place}`, title, found.expression, found.unit, words);
  });
  return sheet.rows;
}
