import type { DesignLine } from '@portal/contract/design-order';
import { totalsOf, type OrderTotals } from '@portal/engines/pricing';

export interface LineGroup {
  /** First category; '其他' for lines without one. */
  title: string;
  lines: DesignLine[];
  totals: OrderTotals;
}

/** Lines by first category, in the order in which the categories first occur; lines keep theirs. `productCategory` is `first > second`. */
export function groupLines(lines: readonly DesignLine[]): LineGroup[] {
  const groups = Map.groupBy(lines, (line) => line.productCategory.split('>')[0]?.trim() || '其他');
  return [...groups].map(([title, members]) => ({ title, lines: members, totals: totalsOf(members) }));
}
