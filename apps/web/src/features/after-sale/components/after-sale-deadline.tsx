import type { AfterSaleSummary } from '@portal/contract/after-sale';
import { formatDateTime } from '@portal/units';
import { deadlineWords } from '../model/next-step.ts';

/** When the present state ends by itself, and what comes then; nothing where it does not. */
export function AfterSaleDeadline({ state, isUnsent, gmtDeadline }: Pick<AfterSaleSummary, 'state' | 'isUnsent' | 'gmtDeadline'>) {
  if (gmtDeadline === null) return null;
  return (
    <span className="p-small">
      <time dateTime={gmtDeadline}>{formatDateTime(Date.parse(gmtDeadline))}</time> {deadlineWords(state, isUnsent)}
    </span>
  );
}
