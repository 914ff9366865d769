/** How a list or an order is checked, as it travels. */
import { checkFields } from '@portal/engines/compatibility';
import { z } from 'zod';
import { RoleLine } from '../../catalog/index.ts';
import { plainText } from '../../core/fields.ts';
import { isVisible } from '../../core/seen-text.ts';
import { designOrderCopy } from '../lines/copy.ts';
import { CHECK_ENTRIES_MAX, IGNORE_REASON_MAX, KEPT_NAME_MAX } from './limits.ts';

/** A problem the user has looked at and lets stand. It comes back when `shortBy` is no longer the one that was ignored. */
export const IgnoredIssue = z.strictObject({
  code: z.string().regex(/^[A-Z][A-Z0-9_]{0,40}$/),
  /** What of the list it is about where a code can occur more than once (a bracket type); '' otherwise. */
  subject: plainText(40),
  shortBy: z.number().nullable(),
  reason: plainText(IGNORE_REASON_MAX).refine(isVisible, { error: designOrderCopy.ignoreReasonRequired }),
});
export type IgnoredIssue = z.infer<typeof IgnoredIssue>;

const { retentionDays, hoursPerDay, avgCableM } = checkFields;

/** How a list or an order is checked (CHECK-1), what of it stands ignored, and what the customer has already. */
export const ListCheck = z.strictObject({
  retentionDays: z.int().min(retentionDays.min).max(retentionDays.max),
  hoursPerDay: z.number().gt(hoursPerDay.min).max(hoursPerDay.max),
  avgCableM: z.number().gt(avgCableM.min).max(avgCableM.max),
  headless: z.boolean(),
  ignored: z.array(IgnoredIssue).max(CHECK_ENTRIES_MAX),
  /** Counted by the check, at no cost. `name`: as the user calls it. */
  kept: z.array(z.strictObject({ ...RoleLine.shape, name: plainText(KEPT_NAME_MAX) })).max(CHECK_ENTRIES_MAX),
});
export type ListCheck = z.infer<typeof ListCheck>;
