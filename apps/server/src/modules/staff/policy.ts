/** Who may do what with an enterprise's people, as it stands once everybody else waits. */
import { AppError, forbidden, notFound } from '@portal/contract/core';
import { mayManage, staffMay, type StaffRole } from '@portal/engines/access';
import type { Context, SignedInCaller } from '../../platform/http/context.ts';
import { findMember, lockMembers, type Member } from '../account/index.ts';

type Acting = Pick<Context<SignedInCaller>, 'db' | 'caller'>;

/** The caller, held with the enterprise's people; the role of a moment ago may be another by now. */
export async function lockedManager({ db, caller }: Acting, others: readonly string[] = []): Promise<Member> {
  await lockMembers(db, caller.merchantNo, [caller.accountNo, ...others]);
  const actor = await findMember(db, caller.merchantNo, caller.accountNo);
  if (actor === undefined || !staffMay(actor.staffRole, 'managesStaff')) throw new AppError(forbidden, { message: 'manages no longer' });
  return actor;
}

/** Caller and one of the enterprise's people whom the caller may manage; a stranger to it looks like nobody. */
export async function lockedPair(ctx: Acting, accountNo: string): Promise<{ actor: Member; target: Member }> {
  const actor = await lockedManager(ctx, [accountNo]);
  const target = await findMember(ctx.db, actor.merchantNo, accountNo);
  if (target === undefined) throw new AppError(notFound);
  assertManages(actor, target.staffRole);
  return { actor, target };
}

export function assertManages(actor: Member, role: StaffRole): void {
  if (!mayManage(actor.staffRole, role)) throw new AppError(forbidden, { message: `${actor.staffRole} does not manage ${role}` });
}
