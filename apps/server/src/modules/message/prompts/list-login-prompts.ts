import * as contract from '@portal/contract/message';
import { mayCall } from '@portal/engines/access';
import { ownerOf, type Context, type SignedInCaller } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { getSessionInfo } from '../../account/index.ts';
import { findNameRepeatTip, verificationOf } from '../../enterprise/index.ts';
import { findUnconfirmed, listUnsigned } from '../../protocol/index.ts';
import type { MessageNeeds } from '../needs.ts';
import { countTransitFen, findPriceNotice, listTold } from './store.ts';

type Asked = Context<SignedInCaller>;

/** Whether a step has something to tell that was not there at `toldAt`, when it was told. The browser's own has nothing here: it is looked at where it runs. */
const HAS: Readonly<Record<contract.LoginStep, (ctx: Asked, toldAt: Date | undefined, needs: MessageNeeds) => Promise<boolean>>> = {
  repeatName: async (ctx) => (await findNameRepeatTip(ctx)) !== null,
  browser: async () => false,
  // one that was published since is asked for although others were put off
  protocol: async ({ db, now, caller: { accountNo } }, toldAt) =>
    (await listUnsigned(db, { accountNo, now })).some(({ row }) => toldAt === undefined || row.gmtPublish > toldAt),
  waitingShare: async ({ db, caller }) => (await countTransitFen(db, ownerOf(caller))) > 0,
  priceChange: async (ctx, _toldAt, { ownPriceChanges }) =>
    (await ownPriceChanges.find(ctx)) !== null ||
    (mayCall('customerPrice', ctx.caller.userType) && (await findPriceNotice(ctx.db, ctx.caller.accountNo, ctx.now)) !== undefined),
  freeze: async ({ db, now, caller: { accountNo } }) => (await getSessionInfo(db, accountNo, now)).willFreeze,
  verification: async (ctx) => (await verificationOf(ctx)).verificationStatus === 2,
  serviceSafety: async ({ db, now, caller: { accountNo, userType } }) => (await findUnconfirmed(db, { accountNo, userType, now })) !== undefined,
};

/** A step whose question fails counts as one with nothing to tell. */
export const listLoginPrompts = operation(contract.listLoginPrompts, async function listLoginPrompts(ctx, _input, needs: MessageNeeds) {
  const told = new Map((await listTold(ctx.db, ctx.caller.sessionHash, ctx.caller.merchantNo)).map(({ step, gmtCreate }) => [step, gmtCreate]));
  const steps: contract.LoginStep[] = [];
  for (const step of contract.LOGIN_STEPS) {
    const toldAt = told.get(step);
    if (toldAt && step !== 'protocol') continue;
    const has = await HAS[step](ctx, toldAt, needs).catch((error: unknown) => {
      ctx.log.warn({ err: error, step }, 'a step after signing in could not be asked for');
      return false;
    });
    if (has) steps.push(step);
  }
  return { steps };
});
