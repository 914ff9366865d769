import type { Telling } from '../../platform/http/context.ts';
import type { SmsSender } from '../../platform/upstream/sms/index.ts';
import type { SignOnSettings } from './settings.ts';

/** What accounts need from outside. */
export interface AccountNeeds {
  sms: SmsSender;
  /** `providerBrand` stands in the agreements as they are shown. */
  settings: SignOnSettings & { providerBrand: string };
  onAccountEvent: readonly OnAccountEvent[];
}

/** What happens to an account that its owner must hear of, wherever it was done. */
export type AccountEvent =
  | { kind: 'passwordChanged'; accountNo: string }
  | { kind: 'phoneChanged'; accountNo: string }
  /** Signed in with a browser or system that none of the account's other sessions has. `place`: a shortened address, or ''. */
  | { kind: 'newDevice'; accountNo: string; device: string; place: string };

/** In the event's transaction. */
export type OnAccountEvent = (ctx: Telling, event: AccountEvent) => Promise<void>;

export async function tellAccount(ctx: Telling, listeners: readonly OnAccountEvent[], event: AccountEvent): Promise<void> {
  for (const listener of listeners) await listener(ctx, event);
}
