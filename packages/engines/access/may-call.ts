import { UserType } from './user-type.ts';

/**
 * Who may call an endpoint or open a page, by role. `everyone` includes visitors; `signedIn` is everyone but visitors; a list
 * names the user types and nobody else. Who may for one record is not said here: that is the room's policy.
 */
export type Access = 'everyone' | 'signedIn' | readonly UserType[];

/** May this user type call what is declared with this access? An empty list lets nobody in. */
export function mayCall(access: Access, userType: UserType): boolean {
  if (access === 'everyone') return true;
  if (access === 'signedIn') return userType !== UserType.Tourist;
  return access.includes(userType);
}
