import { fen, type Fen } from '@portal/units';

/** A line that was paid, and pieces of it that go back. */
interface PaidLine {
  /** What was paid for all of its pieces. */
  paid: Fen;
  quantity: number;
  /** Pieces the money went back for already. */
  refunded: number;
}

/** What is due for the pieces that are kept, cut to whole fen; of any size, since fen times pieces may be above 2^53. */
const dueFor = ({ paid, quantity }: PaidLine, kept: number): number => Number((BigInt(paid) * BigInt(kept)) / BigInt(quantity));

/**
 * What goes back for so many pieces more of a line: what was due for those kept before, less what is due for those kept after. However the pieces go back,
 * the parts come to what was paid, and never to more. Throws RangeError for pieces that are not there. Source: AFTER-4.
 */
export function refundOfPieces(line: PaidLine, pieces: number): Fen {
  const kept = line.quantity - line.refunded;
  if (!Number.isSafeInteger(pieces) || pieces < 1 || pieces > kept) throw new RangeError(`${pieces} of ${kept} pieces`);
  return fen(dueFor(line, kept) - dueFor(line, kept - pieces));
}
