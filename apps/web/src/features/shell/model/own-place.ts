import { outcomeOf, type Acting } from '@portal/engines/access';

export const MEMBER_CENTRE = '/member/accountInfo';
export const OWN_ENTERPRISES = '/member/enterprises';

/** Where what is one's own stands: the member centre; for whoever has that elsewhere, the enterprises one acts for (ACCESS-10). */
export const ownPlaceOf = (acting: Acting): string => (outcomeOf('memberCentre', acting) === 'open' ? MEMBER_CENTRE : OWN_ENTERPRISES);
