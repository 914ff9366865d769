import type { DesignOrder } from '@portal/contract/design-order';
import { notesAskedOf, safetyWordsOf } from '@portal/engines/compatibility';
import type { Asking } from '../../../platform/http/context.ts';
import { loadListCheck } from '../check/list-check.ts';

/** What the customer reads of the warnings that recommendations left with an own order (SIZE-18). */
export async function loadSafetyNotes(ctx: Asking, { id, lines }: DesignOrder): Promise<string[]> {
  const check = await loadListCheck(ctx, { kind: 'order', id });
  return safetyWordsOf(check.notes, notesAskedOf(lines, check));
}
