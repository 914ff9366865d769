/** How a list or an order is checked, as it travels. */
import { cameraFields, checkDefaults, checkFields } from '@portal/engines/compatibility';
import { errorText } from '@portal/engines/inputs';
import { z } from 'zod';
import { RoleLine } from '../../catalog/index.ts';
import { plainText, recordId } from '../../core/fields.ts';
import { isVisible } from '../../core/seen-text.ts';
import { designOrderCopy } from '../lines/copy.ts';
import {
  CHECK_ENTRIES_MAX,
  CHECK_LETTERS_MAX,
  IGNORE_REASON_MAX,
  ISSUE_SUBJECT_MAX,
  KEPT_NAME_MAX,
  MANDATORY_MAX,
  NOTE_TEXT_MAX,
  NOTES_MAX,
} from './limits.ts';

const SHORT_BY_MAX = 1_000_000_000_000;
const shortByRule = `应为 -${SHORT_BY_MAX} 到 ${SHORT_BY_MAX} 的数字`;

/** A problem the user has looked at and lets stand. It comes back when `shortBy` is no longer the one that was ignored. */
export const IgnoredIssue = z.strictObject({
  code: z.string().regex(/^[A-Z][A-Z0-9_]{0,40}$/),
  /** What of the list it is about where a code can occur more than once (a bracket type); '' otherwise. */
  subject: plainText(ISSUE_SUBJECT_MAX),
  shortBy: z.number().min(-SHORT_BY_MAX, { error: shortByRule }).max(SHORT_BY_MAX, { error: shortByRule }).nullable(),
  reason: plainText(IGNORE_REASON_MAX).refine(isVisible, { error: designOrderCopy.ignoreReasonRequired }),
});
export type IgnoredIssue = z.infer<typeof IgnoredIssue>;

const { scene } = checkFields;
/** A setting within its bounds, said in the words that the page says it in (CHECK-1). */
const setting = (field: 'retentionDays' | 'hoursPerDay' | 'avgCableM' | 'standbyHours' | 'gateRunM' | 'upsBlockAh') => {
  const { min, max } = checkFields[field];
  const error = errorText(checkFields, { field, code: 'OUT_OF_RANGE' }, {});
  return z.number({ error }).min(min, { error }).max(max, { error });
};
const { min: LEAST_KBPS, max: MOST_KBPS } = cameraFields.bitrateKbps;
const kbpsRule = `码率应为 ${LEAST_KBPS} 到 ${MOST_KBPS} 的整数`;

/** Ways of the cameras of a model, metres: the farthest is not nearer than the average (CHECK-21). */
export const CameraRun = z
  .strictObject({ skuNo: recordId, averageM: setting('avgCableM'), longestM: setting('avgCableM') })
  .refine(({ averageM, longestM }) => averageM <= longestM, { error: designOrderCopy.runOrder });
export type CameraRun = z.infer<typeof CameraRun>;

/** What a recommendation put into the list by a clause of a code (CHECK-13). */
export const MandatoryItem = z.strictObject({
  ...RoleLine.shape,
  /** Its scenario: applied again it gives its items anew. */
  scenario: plainText(KEPT_NAME_MAX),
  clause: plainText(ISSUE_SUBJECT_MAX),
  /** Roles of its system: without any of them in the list nothing asks for it. */
  beside: z.array(RoleLine.shape.role).max(CHECK_ENTRIES_MAX),
});
export type MandatoryItem = z.infer<typeof MandatoryItem>;

/** What a recommendation warned of when it was applied (SIZE-18). */
export const RecommendationNote = z.strictObject({
  /** Its scenario: applied again it gives its notes anew. */
  scenario: plainText(KEPT_NAME_MAX),
  /** `公共广播`. */
  scene: plainText(KEPT_NAME_MAX),
  code: z.string().regex(/^[A-Z][A-Z0-9_]{0,40}$/),
  text: plainText(NOTE_TEXT_MAX),
  /** About life, electricity or a code: it stands on the customer's paper. */
  isSafety: z.boolean(),
  /** Roles of its system: without any of them in the list it says nothing. */
  beside: z.array(RoleLine.shape.role).max(CHECK_ENTRIES_MAX),
  /** What the list holds, all of it, once the cause is gone; left out: no list can tell. */
  endedBy: z.array(RoleLine).max(CHECK_ENTRIES_MAX).optional(),
});
export type RecommendationNote = z.infer<typeof RecommendationNote>;

/** How a list or an order is checked (CHECK-1), what of it stands ignored, what the customer has already, what is mandatory, and what recommendations warned of. */
export const ListCheck = z.strictObject({
  retentionDays: setting('retentionDays').pipe(z.int()),
  hoursPerDay: setting('hoursPerDay'),
  avgCableM: setting('avgCableM'),
  headless: z.boolean(),
  /** How long doors are to work without the mains. */
  standbyHours: setting('standbyHours').default(checkDefaults.standbyHours),
  /** How far gates are from their closet. */
  gateRunM: setting('gateRunM').default(checkDefaults.gateRunM),
  /** What the batteries of UPS hosts are to have together, pieces × ampere-hours. */
  upsBlockAh: setting('upsBlockAh').default(checkDefaults.upsBlockAh),
  /** No sound is recorded, whatever microphones there are. */
  silent: z.boolean().default(checkDefaults.silent),
  /** How busy the pictures are whose camera does not say so; a check saved before it was asked takes the safe side. */
  scene: z.enum(scene.options.map(({ value }) => value)).default(checkDefaults.scene),
  /** Main streams as they are set on the devices, by model; without one the bitrate is estimated. */
  bitrates: z
    .array(z.strictObject({ skuNo: recordId, kbps: z.int({ error: kbpsRule }).min(LEAST_KBPS, { error: kbpsRule }).max(MOST_KBPS, { error: kbpsRule }) }))
    .max(CHECK_ENTRIES_MAX)
    .default([]),
  /** How far the cameras of a model are from their cabinet; without it the list's average holds for them. */
  runs: z.array(CameraRun).max(CHECK_ENTRIES_MAX).default([]),
  /** Where the cameras of a model hang; without it its own word and its housing say so. */
  places: z
    .array(z.strictObject({ skuNo: recordId, location: z.enum(['indoor', 'outdoor']) }))
    .max(CHECK_ENTRIES_MAX)
    .default([]),
  ignored: z.array(IgnoredIssue).max(CHECK_ENTRIES_MAX),
  /** Counted by the check, at no cost. `name`: as the user calls it. */
  kept: z.array(z.strictObject({ ...RoleLine.shape, name: plainText(KEPT_NAME_MAX) })).max(CHECK_ENTRIES_MAX),
  /** From recommendations alone: what a page saves of it is not looked at. */
  mandatory: z.array(MandatoryItem).max(MANDATORY_MAX).default([]),
  /** As `mandatory`. */
  notes: z.array(RecommendationNote).max(NOTES_MAX).default([]),
});
export type ListCheck = z.infer<typeof ListCheck>;

/** As it is saved: no larger, as far as people set it, than what anybody means by it (CHECK-17). */
export const SavedCheck = ListCheck.refine(
  ({ ignored, kept, bitrates, runs, places }) => JSON.stringify([ignored, kept, bitrates, runs, places]).length <= CHECK_LETTERS_MAX,
  {
    error: designOrderCopy.checkTooLarge,
  },
);
