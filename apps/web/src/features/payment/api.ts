/** Calls about paying; the contract loads with the first of them. Each answers what is to be paid as it is then. */
import type { Payable } from '@portal/contract/payment';
import { pageCall } from '../../lib/calls/call.ts';

const contract = () => import('@portal/contract/payment');

export type Channel = Payable['channels'][number];
type Business = Pick<Payable, 'businessType' | 'businessNo'>;

/** A code to pay by; the former channel's is closed first. Throws `CallError`, as the other does. */
export const fetchCode = async ({ businessType, businessNo }: Business, channel: Channel): Promise<Payable> =>
  pageCall((await contract()).startPayment, { body: { businessType, businessNo, channel } });

/** The same after the channel was asked, now. */
export const checkState = async ({ businessType, businessNo }: Business): Promise<Payable> =>
  pageCall((await contract()).checkPayment, { body: { businessType, businessNo } });

export const readState = async ({ businessType, businessNo }: Business): Promise<Payable> =>
  pageCall((await contract()).getPaymentState, { query: { businessType, businessNo } });
