import type {
  BandwidthValues,
  FocalLengthValues,
  GenericCablingValues,
  PeopleCounterValues,
  PowerSupplyValues,
  RecorderAccessValues,
  SwitchAccessValues,
  VideoCapacityValues,
  WirelessBridgeValues,
} from '@portal/engines/calculators';
import type { Raw } from '@portal/engines/inputs';
import { answerOf, type BookAnswer, type EngineId } from '@portal/engines/calculation-book';
import type { SheetRow } from './expression.ts';
import { arithmeticOf } from './said-arithmetic.ts';
import { createSheet } from './sheet-builder.ts';
import { bandwidthSheet } from './bandwidth.ts';
import { focalLengthSheet } from './focal-length.ts';
import { genericCablingSheet } from './generic-cabling.ts';
import { peopleCounterSheet } from './people-counter.ts';
import { powerSupplySheet } from './power-supply.ts';
import { recorderAccessSheet } from './recorder-access.ts';
import { switchAccessSheet } from './switch-access.ts';
import { twistedPairSheet } from './twisted-pair.ts';
import { videoCapacitySheet } from './video-capacity.ts';
import { wirelessBridgeSheet } from './wireless-bridge.ts';

/** Of inputs with more rows the worksheet says the working alone. */
const ROWS_MAX = 400;

/**
 * An answer as a worksheet (BOOK-11): with inputs as cells and arithmetic that follows them where the calculator has it; else the
 * working step by step, with the numbers put in as a formula where that is what makes the value, and as the engine's value where not.
 * `follows`: the engine says today what it said; the arithmetic is then that of today.
 */
export function sheetOf(engine: EngineId, inputs: Raw, kept: BookAnswer, follows: boolean): { rows: SheetRow[]; isLive: boolean } {
  const today = follows ? answerOf(engine, inputs) : null;
  const live = today?.valid ? liveSheet(engine, today.values) : null;
  return live !== null && live.length <= ROWS_MAX ? { rows: live, isLive: true } : { rows: saidSheet(kept, follows), isLive: false };
}

function liveSheet(engine: EngineId, values: Raw): SheetRow[] | null {
  switch (engine) {
    case 'aVideoCapacity':
      return videoCapacitySheet(values as unknown as VideoCapacityValues);
    case 'bNVRChannelAccess':
      return recorderAccessSheet(values as unknown as RecorderAccessValues);
    case 'cCameraFocalLength':
      return focalLengthSheet(values as unknown as FocalLengthValues);
    case 'dBandWidth':
      return bandwidthSheet(values as unknown as BandwidthValues);
    case 'eSwitchAccess':
      return switchAccessSheet(values as unknown as SwitchAccessValues);
    case 'fGenericCabling':
      return genericCablingSheet(values as unknown as GenericCablingValues);
    case 'gCameraPowerSupply':
      return powerSupplySheet(values as unknown as PowerSupplyValues);
    case 'hTwistedPairAmount':
      return twistedPairSheet(values as never);
    case 'iVerticalBinocular':
      return peopleCounterSheet(values as unknown as PeopleCounterValues);
    case 'jWirelessIntelligent':
      return wirelessBridgeSheet(values as unknown as WirelessBridgeValues);
    default:
      return null;
  }
}

function saidSheet({ inputs, working }: BookAnswer, follows: boolean): SheetRow[] {
  const sheet = createSheet();
  for (const { title, lines } of inputs) {
    sheet.section(title === '' ? '输入' : title);
    for (const { label, text } of lines) sheet.rows.push({ name: '', kind: 'value', label, unit: '', value: text, words: '输入' });
  }
  sheet.section('计算');
  working.forEach(({ title, formula, substituted, value }, place) => {
    const found = follows ? arithmeticOf(substituted, value, formula) : null;
    const words = `${formula}；${substituted}`;
    if (found === null) sheet.value(`step${place}`, title, value, '', words);
    else sheet.formula(`step${place}`, title, found.expression, found.unit, words);
  });
  return sheet.rows;
}
