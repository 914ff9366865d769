import { outcomeOf, type Acting } from '@portal/engines/access';

export const MEMBER_CENTRE = '/member/accountInfo';
export const MERCHANT_CENTRE = '/merchantCenter';
export const MERCHANT_SETTINGS = '/merchantCenter/accountSetting';

/**
 * Where what is one's own stands: the member centre; for whoever has that elsewhere, the overview of the enterprise one owns or manages, else
 * the account's settings (ACCESS-10, ENTERPRISE-15).
 */
export function ownPlaceOf(acting: Acting): string {
  if (outcomeOf('memberCentre', acting) === 'open') return MEMBER_CENTRE;
  return outcomeOf('managesStaff', acting) === 'open' ? MERCHANT_CENTRE : MERCHANT_SETTINGS;
}
