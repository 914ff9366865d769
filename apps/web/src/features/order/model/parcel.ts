/** A parcel as it is typed: which pieces of an order go into it. */
import type { OrderLine } from '@portal/contract/order';

/** Pieces of each line as typed, by the line's id; a line that is not there takes part with none. */
export type TypedPieces = Readonly<Record<string, number | null>>;

type Sent = Pick<OrderLine, 'id' | 'quantity' | 'shippedQuantity' | 'withdrawnQuantity' | 'heldQuantity'>;

/** What the money goes back for, or is asked back for, is not sent. */
export const piecesLeft = ({ quantity, shippedQuantity, withdrawnQuantity, heldQuantity }: Sent): number =>
  Math.max(0, quantity - shippedQuantity - withdrawnQuantity - heldQuantity);

/** Lines of which something is left to be sent. */
export const openLines = <Line extends Sent>(lines: readonly Line[]): Line[] => lines.filter((line) => piecesLeft(line) > 0);

/** All that is left, to begin with. */
export const wholeParcel = (lines: readonly Sent[]): TypedPieces => Object.fromEntries(openLines(lines).map((line) => [line.id, piecesLeft(line)]));

/** With other pieces of a line; one that was left out is taken in with all that can be taken of it (`max`). */
export const withPieces = (typed: TypedPieces, { id, max }: { id: string; max: number }, quantity: number | null): TypedPieces => ({
  ...typed,
  [id]: (typed[id] ?? null) === null && quantity !== null ? max : quantity,
});

/** What goes into the parcel: never more than is left; lines without a piece stay out. */
export const parcelLines = (lines: readonly Sent[], typed: TypedPieces): { id: string; quantity: number }[] =>
  openLines(lines)
    .map((line) => ({ id: line.id, quantity: Math.min(typed[line.id] ?? 0, piecesLeft(line)) }))
    .filter(({ quantity }) => quantity > 0);

/** Whether nothing is left to be sent after it. */
export const isLastParcel = (lines: readonly Sent[], typed: TypedPieces): boolean =>
  openLines(lines).every((line) => (typed[line.id] ?? 0) >= piecesLeft(line));
