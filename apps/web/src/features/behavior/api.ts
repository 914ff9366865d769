/** Calls about what is looked at; the contract loads with the first of them. */
import { newIdempotencyKey } from '@portal/client/request-keys';
import { BehaviorEvent, TERMINAL_TYPE } from '@portal/contract/behavior';
import { leavingDeviceCall } from '../../lib/calls/call.ts';

/** Counts one look at a product. What goes wrong is nobody's loss. */
export async function trackProduct(spuNo: string): Promise<void> {
  const { trackBehavior } = await import('@portal/contract/behavior');
  const body = { terminalType: TERMINAL_TYPE, eventId: BehaviorEvent.ViewProduct, contentId: spuNo } as const;
  await leavingDeviceCall(trackBehavior, { body, idempotencyKey: newIdempotencyKey() }).catch(() => undefined);
}
