import type { Fen } from '@portal/units';
import type { Db } from '../../platform/db/database.ts';
import type { Owner, Telling } from '../../platform/http/context.ts';

/** Of what the dealer had to hand back for an order itself, what it has not to any more, since the repayment was none; and what is left of it. */
export interface Forgone {
  shopOrderNo: string;
  forgoneFen: Fen;
  leftFen: Fen;
  /** The repayment, and who took it back. */
  movementId: number;
  by: string;
}

/** What credit asks of rooms above it. */
export interface CreditNeeds {
  /** Of these orders those that one may open. */
  listOwnOrderNos(db: Db, owner: Owner, shopOrderNos: readonly string[]): Promise<string[]>;
  /** Its order says so, in the same transaction (ORDER-50). */
  noteForgone(ctx: Telling, forgone: Forgone): Promise<void>;
}
