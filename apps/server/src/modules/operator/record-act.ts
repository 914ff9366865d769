import type { Context, OperatorCaller } from '../../platform/http/context.ts';
import { insertLogLine } from './log-chain.ts';

type Acting = Pick<Context, 'db' | 'now' | 'wire'> & { caller: Pick<OperatorCaller, 'operator'> };

interface Act {
  /** Number of what it is done to. */
  target?: string;
  /** Fields as they were and are; no secrets, no papers. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Writes down what an operator does, in the transaction in which it is done (OPERATOR-5). */
export async function recordAct({ db, now, wire, caller }: Acting, act: string, { target = '', before, after }: Act = {}): Promise<void> {
  const { operatorNo } = caller.operator;
  await insertLogLine(db, { operatorNo, act, target, before: before ?? null, after: after ?? null, ip: wire.ip, gmtCreate: new Date(now) });
}
