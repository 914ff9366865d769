/** What the cameras of the list ask for: counts, bandwidth, storage. Source: CHECK-2. */
import { gbPerDay, mbpsOf, usableTB } from '../calculators/index.ts';
import { FORMAT_LOSS_PERCENT } from '../constants/storage.ts';
import { numberText, sumOf, type ValuesOf } from '../inputs/index.ts';
import type { SearchBudget } from './budget.ts';
import { leftOutText, sumText } from './explain.ts';
import type { checkFields } from './check-fields.ts';

import type { Camera, Parts } from './parts.ts';
import type { ListedLine, MandatoryItem } from './read-lines.ts';

export interface CheckedList extends Parts {
  settings: ValuesOf<typeof checkFields>;
  /** What is left for saying whether the list holds together, and for what would complete it. */
  verdict: SearchBudget;
  cures: SearchBudget;
  /** The cameras as they are described; `cameras` are as the best of the recorders gets them. */
  described: readonly Camera[];
  /** Every line, those too that no rule looks at. */
  all: readonly ListedLine[];
  /** What a recommendation made the list of said may not be left out. */
  mandatory: readonly MandatoryItem[];
}

export const cameraCountOf = ({ cameras }: Parts): number => sumOf(cameras, ({ quantity }) => quantity);

/** A camera whose stream is known, with its main and sub stream in kbps. */
interface Streaming {
  quantity: number;
  kbps: number;
  subKbps: number;
}

function streamingOf(cameras: readonly Camera[]): Streaming[] {
  return cameras.flatMap(({ quantity, kbps, has: { subStreamKbps } }) =>
    kbps === null || subStreamKbps === undefined ? [] : [{ quantity, kbps, subKbps: subStreamKbps }],
  );
}

/** Mbps into the recorders: main and sub stream of every camera. 10 × (3072 + 512) ÷ 1000 = 35.84. */
export const requiredMbpsOf = ({ cameras }: Parts): number => sumOf(streamingOf(cameras), ({ quantity, kbps, subKbps }) => mbpsOf(quantity * (kbps + subKbps)));

export function requiredMbpsText(list: Parts): string {
  const streaming = streamingOf(list.cameras);
  const sum = sumText(streaming, ({ quantity, kbps, subKbps }) => `${numberText(quantity)} ×（${numberText(kbps)}＋${numberText(subKbps)}）`);
  return `${sum}÷ 1000 ＝ ${numberText(requiredMbpsOf(list))} Mbps${leftOutText(list.cameras, streaming)}`;
}

/** A list is recorded through all its hours. */
const ALWAYS_PERCENT = 100;

/** TB that one stream fills in the days kept, by the calculator's own rule. */
export const tbOf = (kbps: number, { hoursPerDay, retentionDays }: CheckedList['settings']): number =>
  (gbPerDay(kbps, hoursPerDay, ALWAYS_PERCENT) * retentionDays) / 1024;

/** What a disk of this label holds. */
export const usableTBOf = (sizeTB: number): number => usableTB({ diskSizeTB: sizeTB, formatLossPercent: FORMAT_LOSS_PERCENT.value });

const recordedOf = (cameras: readonly Camera[]) => cameras.flatMap(({ quantity, kbps }) => (kbps === null ? [] : [{ quantity, kbps }]));

/** TB of recordings to keep. 10 cameras of 3072 kbps, 24 hours, 30 days: 9.27. */
export const requiredTBOf = ({ cameras, settings }: CheckedList): number => sumOf(recordedOf(cameras), ({ quantity, kbps }) => quantity * tbOf(kbps, settings));

export function requiredTBText(list: CheckedList): string {
  const { hoursPerDay, retentionDays } = list.settings;
  const recorded = recordedOf(list.cameras);
  const sum = sumText(recorded, ({ quantity, kbps }) => `${numberText(quantity)} × ${numberText(kbps)}`);
  const formula = `${sum} ÷ 8 × 3600 × ${numberText(hoursPerDay)} ÷ 1024² × ${numberText(retentionDays)} ÷ 1024`;
  return `${formula} ＝ ${numberText(requiredTBOf(list))} TB${leftOutText(list.cameras, recorded)}`;
}
