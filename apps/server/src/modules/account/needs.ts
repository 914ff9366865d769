import type { SmsSender } from '../../platform/upstream/sms/index.ts';
import type { SignOnSettings } from './settings.ts';

/** What accounts need from outside. */
export interface AccountNeeds {
  sms: SmsSender;
  settings: SignOnSettings;
}
