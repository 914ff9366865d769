import type { SmsSender } from '../../platform/upstream/sms/index.ts';
import type { SignOnSettings } from './settings.ts';

/** What accounts need from outside. */
export interface AccountNeeds {
  sms: SmsSender;
  /** `providerBrand` stands in the agreements as they are shown. */
  settings: SignOnSettings & { providerBrand: string };
}
