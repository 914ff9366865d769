import { UserType, VISITOR } from '@portal/engines/access';
import { expect, it } from 'vitest';
import { ownPlaceOf } from './own-place.ts';

it('leads an individual to the member centre, and who has it elsewhere to the own enterprises (ACCESS-10, ACCESS-14)', () => {
  const person = { ...VISITOR, userType: UserType.Person };
  expect([ownPlaceOf(person), ownPlaceOf({ ...person, isMultRole: true })]).toEqual(['/member/accountInfo', '/member/enterprises']);
});
