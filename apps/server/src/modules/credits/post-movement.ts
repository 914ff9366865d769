/** Credits move by these functions alone: both sides at once, the balance with them. */
import { otherSideOf, type CreditsKind } from '@portal/engines/pricing';
import type { Db } from '../../platform/db/database.ts';
import type { Owner } from '../../platform/http/context.ts';
import { insertMovement, lockHolder, updateBalance } from './ledger-store.ts';

interface At {
  db: Db;
  now: number;
  newId(): string;
}

interface Asked {
  owner: Owner;
  /** Below 0: they go. */
  points: number;
  sourceNo: string;
  words: string;
}

/** A refund takes what an order made though it is spent by now: the holder owes it. */
const OWING: CreditsKind = 'takeBack';

/** `done`: also where this source has moved them before. `short`: there are too few, and nothing has moved. */
type Outcome = { kind: 'done' } | { kind: 'short'; balance: number };

/** To or from one holder, within the caller's transaction. */
export async function postMovement({ db, now, newId }: At, kind: Exclude<CreditsKind, 'move'>, { owner, points, sourceNo, words }: Asked): Promise<Outcome> {
  if (points === 0) return { kind: 'done' };
  const { holderNo, balance } = await lockHolder(db, owner, newId);
  const after = balance + points;
  if (after < 0 && points < 0 && kind !== OWING) return { kind: 'short', balance };
  const isNew = await insertMovement(db, { postingNo: newId(), kind, sourceNo, words, gmtCreate: new Date(now) }, [
    { holderNo, points, balanceAfter: after },
    { holderNo: otherSideOf(kind), points: -points, balanceAfter: null },
  ]);
  if (isNew) await updateBalance(db, holderNo, after);
  return { kind: 'done' };
}

/** All that one holder has, to another. */
export async function moveAll({ db, now, newId }: At, from: Owner, to: Owner): Promise<void> {
  // in one order, whoever moves where
  const [first, second] = keyOf(from) < keyOf(to) ? [from, to] : [to, from];
  const held = [await lockHolder(db, first, newId), await lockHolder(db, second, newId)];
  const [source, target] = first === from ? held : held.toReversed();
  if (source === undefined || target === undefined || source.balance === 0) return;
  const postingNo = newId();
  await insertMovement(db, { postingNo, kind: 'move', sourceNo: postingNo, words: '身份变更', gmtCreate: new Date(now) }, [
    { holderNo: source.holderNo, points: -source.balance, balanceAfter: 0 },
    { holderNo: target.holderNo, points: source.balance, balanceAfter: target.balance + source.balance },
  ]);
  await updateBalance(db, source.holderNo, 0);
  await updateBalance(db, target.holderNo, target.balance + source.balance);
}

const keyOf = ({ accountNo, merchantNo }: Owner): string => `${accountNo}/${merchantNo}`;
