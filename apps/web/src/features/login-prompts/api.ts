/** Calls of what is told after signing in; the contract loads with the first of them. */
import type { SessionInfo } from '@portal/contract/account';
import type { DataOf } from '@portal/contract/core';
import type { getEnterpriseNameRepeatTip, getVerification } from '@portal/contract/enterprise';
import type { LoginStep, PriceChange } from '@portal/contract/message';
import type { ProtocolAction, ProtocolText, ProtocolVersion, signVerify } from '@portal/contract/protocol';
import { AuditStatus } from '@portal/engines/states';
import { leavingCall, pageCall } from '../../lib/calls/call.ts';
import { oldChromeOf } from './model/old-browser.ts';

/** What a step shows. */
export type PromptShown =
  | { step: 'repeatName'; tip: NonNullable<DataOf<typeof getEnterpriseNameRepeatTip>> }
  | { step: 'browser'; version: number }
  | { step: 'protocol'; list: DataOf<typeof signVerify>['protocolList'] }
  | { step: 'waitingShare'; amount: string }
  | { step: 'priceChange'; notice: PriceChange }
  | { step: 'freeze'; companyName: string; isFrozen: boolean; gmtFreeze: string | null; freezeReason: string }
  | { step: 'verification'; auditStatus: DataOf<typeof getVerification>['auditStatus'] }
  | { step: 'serviceSafety'; text: ProtocolText };

const messages = () => import('@portal/contract/message');
const protocols = () => import('@portal/contract/protocol');
const enterprises = () => import('@portal/contract/enterprise');

/** Steps whose own call knows whether they were told; of the others that is known by the one call for all. */
const SELF_KNOWN: readonly LoginStep[] = ['protocol', 'priceChange'];

/**
 * Steps that have something to tell; the browser is looked at here. Where the call for all of them fails (`isKnown` false), those that can be
 * asked by themselves are.
 */
export async function findSteps(): Promise<{ steps: Set<LoginStep>; isKnown: boolean }> {
  const known = await messages()
    .then(({ listLoginPrompts }) => pageCall(listLoginPrompts))
    .catch(() => null);
  const steps = new Set<LoginStep>(known?.steps ?? SELF_KNOWN);
  if (oldChromeOf(navigator.userAgent) !== null) steps.add('browser');
  return { steps, isKnown: known !== null };
}

/** What a step shows by now; null: nothing after all. Rejects where its call fails. */
export const findTold: Readonly<Record<LoginStep, (session: SessionInfo) => Promise<PromptShown | null>>> = {
  async repeatName() {
    const tip = await pageCall((await enterprises()).getEnterpriseNameRepeatTip);
    return tip && { step: 'repeatName', tip };
  },
  async browser() {
    const version = oldChromeOf(navigator.userAgent);
    return version === null ? null : { step: 'browser', version };
  },
  async protocol() {
    const { protocolList: list } = await pageCall((await protocols()).signVerify);
    return list.length === 0 ? null : { step: 'protocol', list };
  },
  async waitingShare() {
    const { waitingShareMsg, NOTHING_WAITS } = await messages();
    const { amount } = await pageCall(waitingShareMsg);
    return amount === NOTHING_WAITS || amount === '' ? null : { step: 'waitingShare', amount };
  },
  async priceChange() {
    const notice = await pageCall((await messages()).getPriceChangeApi);
    return notice && { step: 'priceChange', notice };
  },
  freeze: async ({ willFreeze, companyName, auditStatus, gmtFreeze, freezeReason }) =>
    willFreeze ? { step: 'freeze', companyName, isFrozen: auditStatus === AuditStatus.frozen, gmtFreeze, freezeReason } : null,
  async verification() {
    const { verificationStatus, auditStatus } = await pageCall((await enterprises()).getVerification);
    return verificationStatus === 2 ? { step: 'verification', auditStatus } : null;
  },
  async serviceSafety() {
    const text = await pageCall((await protocols()).getProtocolConfirmTip);
    return text && { step: 'serviceSafety', text };
  },
};

/** Not told again since this sign-in; where that is not heard it is told once more, which does no harm. */
export async function answerStep(step: LoginStep): Promise<void> {
  await leavingCall((await messages()).answerLoginPrompt, { body: { step } }).catch(() => {});
}

export async function keepName(action: 1 | 2): Promise<void> {
  await pageCall((await enterprises()).enterpriseNameRepeatOperate, { body: { action } });
}

export async function answerProtocols(action: ProtocolAction, shown: readonly ProtocolVersion[]): Promise<void> {
  const { bindProtocol } = await protocols();
  await pageCall(bindProtocol, { body: { action, protocols: shown.map(({ protocolCode, version }) => ({ protocolCode, version })) } });
}

export async function seePriceChange(noticeNo: string): Promise<void> {
  await pageCall((await messages()).readPriceChange, { body: { noticeNo } });
}
