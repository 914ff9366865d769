import type { DealerAct } from '@portal/contract/staff';
import type { Context, SignedInCaller } from '../../platform/http/context.ts';
import { insertHistory } from './store.ts';

/**
 * What one of a dealer's people did in its trade, written down in the transaction in which it is done (ENTERPRISE-18). `detail`: to what, with the
 * figures before and after, in words; no number of a person and no address.
 */
export const noteDealerAct = (
  { db, caller, now }: Pick<Context, 'db' | 'now'> & { caller: Pick<SignedInCaller, 'merchantNo' | 'accountNo'> },
  act: DealerAct,
  detail: string,
): Promise<void> => insertHistory(db, { merchantNo: caller.merchantNo, act, actorNo: caller.accountNo, detail, gmtCreate: new Date(now) });

/** `甲：1 改为 2` of each figure that is another; '' where none is. */
export const changesIn = (figures: readonly (readonly [name: string, before: string, after: string])[]): string =>
  figures.flatMap(([name, before, after]) => (before === after ? [] : [`${name} ${before} 改为 ${after}`])).join('，');
