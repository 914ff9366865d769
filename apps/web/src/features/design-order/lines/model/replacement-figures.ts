/** What a replacement does to the figures of a list. */
import type { DesignLine } from '@portal/contract/design-order';
import { totalsOf, withQuantity } from '@portal/engines/pricing';
import { fen, formatYuan, toFen, toYuan } from '@portal/units';

interface Chosen {
  line: Pick<DesignLine, 'quantity'>;
  chosen: readonly DesignLine[];
  keepsQuantity: boolean;
}

/** What the chosen models come to where they stand in the place of the line, yuan. */
export const newAmountOf = ({ line, chosen, keepsQuantity }: Chosen): number =>
  totalsOf(chosen.map((product) => withQuantity(product, keepsQuantity ? line.quantity : 1, 'selection').line)).amount;

/** `+¥1,200.00`, `-¥80.00`; 不变 where nothing changes. */
export function differenceText(before: number, after: number): string {
  const difference = toFen(after) - toFen(before);
  if (difference === 0) return '不变';
  const { text } = formatYuan(toYuan(fen(difference)));
  return difference > 0 ? `+${text}` : text;
}
