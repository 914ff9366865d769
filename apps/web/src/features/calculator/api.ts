/** Calls of the calculator pages from the browser. Each answers or throws `CallError`. */
import { findCallError } from '@portal/client';
import { reportCalculatorUsage } from '@portal/contract/calculator';
import { leavingDeviceCall } from '../../lib/calls/call.ts';
import { isRefused } from '../../lib/calls/failure.ts';
import { usageTotal, type UsageReport } from './model/usage.ts';

/** True when the server has answered for good, be it with a refusal; false when the report is to be sent again later. */
export async function sendUsage({ key, counts }: UsageReport): Promise<boolean> {
  try {
    await leavingDeviceCall(reportCalculatorUsage, { body: { usageCount: usageTotal(counts), byCalculator: counts }, idempotencyKey: key });
    return true;
  } catch (failure) {
    return isRefused(failure) && findCallError(failure)?.status !== 429;
  }
}
