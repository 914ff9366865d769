import { AuthStatus, UserType, VISITOR } from '@portal/engines/access';
import { expect, it } from 'vitest';
import { ownPlaceOf } from './own-place.ts';

it('leads individuals to the member centre, owners to the merchant centre, and who has neither to the settings (ACCESS-10, ACCESS-14)', () => {
  const person = { ...VISITOR, userType: UserType.Person };
  const dealer = { ...VISITOR, userType: UserType.SecondLevel, authStatus: AuthStatus.Certified };
  const places = [person, { ...person, isMultRole: true }, { ...dealer, staffRole: 'owner' }, { ...dealer, staffRole: 'staff' }] as const;
  expect(places.map(ownPlaceOf)).toEqual(['/member/accountInfo', '/merchantCenter/accountSetting', '/merchantCenter', '/merchantCenter/accountSetting']);
});
