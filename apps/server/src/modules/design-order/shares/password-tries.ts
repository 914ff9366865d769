/**
 * Wrong passwords of a link (DESIGN-37), counted by visitor, so that nobody keeps its customer out: a visitor is an address, as the portal knows it
 * behind its proxy. Above that a link takes wrong ones only so fast, from however many addresses; whoever was right once does not wait for others.
 * And it takes so many in all: with the last of them it is shut, for nobody mistypes that often, but to those who had entered it before, whose own are as
 * many again in all.
 */
import { AppError, tooManyRequests } from '@portal/contract/core';
import { shareGone, sharesCopy } from '@portal/contract/design-order';
import { SHARE_WRONG_TRIES_MAX } from '@portal/engines/states';
import { spokenWait } from '@portal/units';
import { createHmac } from 'node:crypto';
import type { Db } from '../../../platform/db/database.ts';
import { countedAs } from '../../../platform/http/address.ts';
import { findVisitor, lockTried, updateTried, type VisitorRow } from './store.ts';

const OF_VISITOR = { max: 5, windowMs: 15 * 60_000 } as const;
/** Of all visitors: so many at once, then one each `costMs`: whoever is slowed waits for seconds. */
const OF_LINK = { atOnce: 60, costMs: 5_000 } as const;

interface Visitor {
  shareId: string;
  ip: string;
  sealKey: Buffer;
}

/** Addresses are few enough to be tried out: under a key of the server their hashes say nothing. */
const rowKeyOf = ({ shareId, ip, sealKey }: Visitor) => ({
  shareId,
  visitor: createHmac('sha256', sealKey)
    .update(JSON.stringify(['visitor of a share', shareId, countedAs(ip)]))
    .digest('base64url'),
});

/**
 * Counts a try as a wrong one for now, and says whether it is the last the link takes. Throws `tooManyRequests` where there were too many, `shareGone`
 * where that last one was; then nothing is counted.
 */
export async function takeTry(db: Db, who: Visitor, now: number): Promise<{ isLast: boolean }> {
  const key = rowKeyOf(who);
  const link = await lockTried(db, who.shareId);
  const before = await findVisitor(db, key);
  const isKnown = before?.isKnown ?? false;
  if (link.wrongTries >= (isKnown ? 2 : 1) * SHARE_WRONG_TRIES_MAX) throw new AppError(shareGone);
  const tried = Math.max(link.tried, now);
  const own = ownTries(before, now);
  if (own.tries >= OF_VISITOR.max) throw refused(sharesCopy.wrongTooOften, own.gmtTried.getTime() + OF_VISITOR.windowMs - now);
  const waitMs = tried + OF_LINK.costMs - now - OF_LINK.atOnce * OF_LINK.costMs;
  if (!isKnown && waitMs > 0) throw refused(sharesCopy.triedByMany, waitMs);
  const row = { ...key, tries: own.tries + 1, gmtTried: own.gmtTried, isKnown };
  const wrongTries = link.wrongTries + 1;
  await updateTried(db, { wrongTries, tried: isKnown ? tried : tried + OF_LINK.costMs, row, forgetBefore: now - OF_VISITOR.windowMs });
  return { isLast: wrongTries === SHARE_WRONG_TRIES_MAX };
}

/** Whether this visitor has entered the link before. */
export const hasEntered = async (db: Db, who: Visitor): Promise<boolean> => (await findVisitor(db, rowKeyOf(who)))?.isKnown ?? false;

/** The password was right: it was no wrong one of the link, what this visitor had tried is forgotten, and it is known from now on. */
export async function forgiveTry(db: Db, who: Visitor, now: number): Promise<void> {
  const key = rowKeyOf(who);
  const { wrongTries, tried } = await lockTried(db, who.shareId);
  const before = await findVisitor(db, key);
  const paid = before?.isKnown === true ? 0 : (before?.tries ?? 0) * OF_LINK.costMs;
  const row = { ...key, tries: 0, gmtTried: new Date(now), isKnown: true };
  await updateTried(db, { wrongTries: wrongTries - 1, tried: Math.max(tried - paid, 0), row, forgetBefore: now - OF_VISITOR.windowMs });
}

/** What is still counted of a visitor. */
const ownTries = (row: VisitorRow | undefined, now: number): Pick<VisitorRow, 'tries' | 'gmtTried'> =>
  row === undefined || row.gmtTried.getTime() <= now - OF_VISITOR.windowMs ? { tries: 0, gmtTried: new Date(now) } : row;

function refused(sentence: (wait: string) => string, waitMs: number): AppError<typeof tooManyRequests> {
  const waitSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError(tooManyRequests, { msg: sentence(spokenWait(waitSeconds)), data: { waitSeconds } });
}
