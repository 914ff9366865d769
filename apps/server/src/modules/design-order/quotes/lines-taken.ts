import type { Changing } from '../../../platform/http/context.ts';

/** Lines that left the list for an order. */
export interface TakenLines {
  designOrderId: string;
  /** Of each model taken, by skuNo, the pieces that came into the order; its line is gone from the list, whole. */
  taken: ReadonlyMap<string, number>;
}

/** A higher room that keeps something about the list's lines lets it follow them, within the transaction of `ctx`. */
export type OnLinesTaken = (ctx: Changing, lines: TakenLines) => Promise<void>;
