import { AppError } from '@portal/contract/core';
import { VERSION_NAME_MAX, VERSIONS_MAX, versionsCopy, versionsFull, type VersionCause } from '@portal/contract/design-order';
import { diffLists, isNoDifference, totalsWithFees } from '@portal/engines/pricing';
import { firstLetters, formatDate } from '@portal/units';
import { ownerOf, type Changing } from '../../../platform/http/context.ts';
import { comparedOf, type OrderContent } from './content.ts';
import { deleteVersion, findNewestVersion, insertVersion, listVersionHeads, takeNumber, type VersionHead } from './store.ts';

interface NewVersion {
  cause: VersionCause;
  /** Absent: called by its number and day. */
  name?: string | undefined;
  content: OrderContent;
  /** A version that must not give way for this one. */
  needed?: string;
}

/**
 * Keeps what an own order is, which the caller has locked. Of `VERSIONS_MAX` the oldest that came by itself gives way; null where none
 * may, because all were named by somebody.
 */
export async function keepVersion(ctx: Changing, orderId: string, { cause, name, content, needed }: NewVersion): Promise<VersionHead | null> {
  const heads = await listVersionHeads(ctx.db, orderId);
  if (heads.length >= VERSIONS_MAX) {
    const oldest = heads.find(({ id, isNamed }) => !isNamed && id !== needed);
    if (!oldest) return null;
    await deleteVersion(ctx.db, orderId, oldest.id);
  }
  const number = await takeNumber(ctx.db, ownerOf(ctx.caller), orderId);
  const { amount, lineCount } = totalsWithFees(content.lines, content.fees ?? []);
  const head: VersionHead = {
    id: ctx.newId(),
    designOrderId: orderId,
    number,
    name: firstLetters(name ?? versionsCopy.defaultName(number, formatDate(ctx.now)), VERSION_NAME_MAX),
    cause,
    isNamed: cause === 'hand',
    amount,
    lineCount,
    gmtCreate: new Date(ctx.now),
  };
  await insertVersion(ctx.db, { ...head, content });
  return head;
}

/** The version to go back to before something is changed by itself: the newest where it is the same, else a new one. Throws `versionsFull`. */
export async function keepBefore(ctx: Changing, orderId: string, version: NewVersion): Promise<string> {
  const newest = await findNewestVersion(ctx.db, orderId);
  if (newest && isSame(newest.content, version.content)) return newest.id;
  const kept = await keepVersion(ctx, orderId, version);
  if (!kept) throw new AppError(versionsFull);
  return kept.id;
}

export const isSame = (one: OrderContent, other: OrderContent): boolean => isNoDifference(diffLists(comparedOf(one), comparedOf(other)));
