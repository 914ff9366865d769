import type { OrderVersion } from '@portal/contract/design-order';
import { fen, toFen, toYuan } from '@portal/units';
import type { VersionHead } from './store.ts';

/** A version as its owner sees it; `before` is the one made before it. */
export const shownVersion = ({ id, number, name, cause, amount, lineCount, gmtCreate }: VersionHead, before: VersionHead | undefined): OrderVersion => ({
  id,
  number,
  name,
  cause,
  amount,
  byAmount: before === undefined ? null : toYuan(fen(toFen(amount) - toFen(before.amount))),
  lineCount,
  gmtCreate: gmtCreate.getTime(),
});
