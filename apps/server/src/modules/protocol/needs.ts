import type { ProtocolCode } from '@portal/contract/protocol';
import type { Db } from '../../platform/db/database.ts';
import type { Context, OperatorCaller, Telling } from '../../platform/http/context.ts';
import type { Signals } from '../../platform/live/signals.ts';
import type { PublishedProtocol } from './publish-protocol.ts';

/** Hears of a version when it comes into force. It may hear of it again: what is told is told once. */
export type OnProtocolPublished = (ctx: Telling, published: PublishedProtocol) => Promise<void>;

/** What agreements need from outside. */
export interface ProtocolNeeds {
  settings: { providerBrand: string };
  onPublished: readonly OnProtocolPublished[];
  /** In the transaction of whoever agrees. */
  onAgreed: readonly ((ctx: Telling, agreed: { accountNo: string; codes: readonly ProtocolCode[] }) => Promise<void>)[];
  /** How open connections learn of what the clock does. */
  signals: Pick<Signals, 'publish'>;
  /** Writes down what an operator does, in the transaction in which it is done. */
  recordAct(
    ctx: Context<OperatorCaller>,
    act: string,
    facts: { target: string; before?: Record<string, unknown>; after?: Record<string, unknown> },
  ): Promise<void>;
  /** Names of operators by their numbers. */
  listNamesOf(db: Db, operatorNos: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
