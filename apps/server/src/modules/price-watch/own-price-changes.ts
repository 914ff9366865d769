import type { PriceChange } from '@portal/contract/message';
import * as contract from '@portal/contract/price-watch';
import { ownerOf, type Context, type SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { findUnread, listTold, updateRead } from './store.ts';
import { textOf, titleOf } from './tell-price-changes.ts';

const DAYS_MAX = 30;

export const listToldPrices = operation(contract.listToldPrices, async function listToldPrices({ db, caller }) {
  return (await listTold(db, ownerOf(caller), DAYS_MAX)).map(({ toldNo, day, changes }) => ({ toldNo, day, changes }));
});

type Asked = Pick<Context<SignedInCaller>, 'db' | 'caller' | 'now'>;

/** For the prompt after signing in: what the identity was told and has not seen; its own alone. */
export const ownPriceChanges = {
  async find({ db, caller }: Asked): Promise<PriceChange | null> {
    const told = await findUnread(db, ownerOf(caller));
    return told ? { noticeNo: told.toldNo, title: titleOf(told.changes.length), text: textOf(told.changes), beginDate: told.day, endDate: told.day } : null;
  },
  see: ({ db, caller, now }: Asked, noticeNo: string): Promise<void> => updateRead(db, ownerOf(caller), noticeNo, now),
};
