import type { Changing } from '../../../platform/http/context.ts';
import type { LineToStore } from '../lines/line.ts';

/** Pieces of each model, by skuNo. */
export type PiecesByModel = ReadonlyMap<string, number>;

/** Lines that left the list for an order, with all that a listener needs to know of the list and the order. */
export interface TakenLines {
  designOrderId: string;
  /** What came into the order; the lines are gone from the list, whole. */
  taken: PiecesByModel;
  /** What stays in the list. */
  left: PiecesByModel;
  /** What the order held before. */
  before: PiecesByModel;
}

/** A higher room that keeps something about the list's lines follows them, within the transaction of `ctx`. */
export type OnLinesTaken = (ctx: Changing, lines: TakenLines) => Promise<void>;

export interface QuotesNeeds {
  /** What follows the list's lines into an order, in higher rooms. */
  onLinesTaken: readonly OnLinesTaken[];
}

export const piecesOf = (lines: readonly Pick<LineToStore, 'skuNo' | 'quantity'>[]): PiecesByModel => new Map(lines.map((line) => [line.skuNo, line.quantity]));

/** Tells every listener in turn: they share one transaction. */
export async function tell(listeners: readonly OnLinesTaken[], ctx: Changing, lines: TakenLines): Promise<void> {
  for (const listener of listeners) await listener(ctx, lines);
}
