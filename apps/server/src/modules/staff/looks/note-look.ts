import type { LookAct } from '@portal/contract/staff';
import { formatDate } from '@portal/units';
import type { Context, SignedInCaller } from '../../../platform/http/context.ts';
import { putLook } from './store.ts';

interface Look {
  act: LookAct;
  /** Number of what was read; '' where it is of many. */
  target?: string;
  /** How many were read. */
  records?: number;
}

/** Writes down that one of a dealer's people reads data of its customers, before they are answered: what cannot be written down is not read (ENTERPRISE-17). */
export function noteLook({ db, caller, now }: Pick<Context<SignedInCaller>, 'db' | 'caller' | 'now'>, { act, target = '', records = 1 }: Look): Promise<void> {
  const at = new Date(now);
  const day = new Date(`${formatDate(now)}T00:00:00+08:00`);
  const gmtSpan = act === 'exportOrders' ? at : day;
  const { merchantNo, accountNo: actorNo } = caller;
  return putLook(db, { merchantNo, actorNo, act, target, gmtSpan, lookCount: 1, recordCount: records, gmtFirst: at, gmtLast: at });
}
