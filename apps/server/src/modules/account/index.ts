/** Front door of accounts: signing in and out, sessions, identities, and the sign-on site's pages. */
export type { AccountEvent, Registered } from './needs.ts';
export { accountRoom } from './room.ts';
export { portalOriginFor, ssoOriginFor, type SignOnSettings } from './settings.ts';
export { listActing } from './session/store.ts';
export { createFindCaller } from './session/find-caller.ts';
export { issueSession, SESSION_COOKIE, sessionHashOf } from './session/session-token.ts';
export { hashPassword, isRightPassword } from './sign-in/password.ts';
export { beginPasswordTry, forgivePasswordTry, rememberAddress } from './sign-in/password-tries.ts';
export { giveOwnership } from './session/give-ownership.ts';
export { proveOwner } from './own-data/prove-owner.ts';
export { assertStillProved } from './security/renew-session.ts';
export {
  calledMembers,
  countOtherOwners,
  deleteMember,
  findMember,
  insertMember,
  listMembers,
  listNames,
  lockMembers,
  narrowedStaff,
  updateEmployeeTypes,
  updateMember,
  updateOwnCustomers,
  type Member,
} from './members/store.ts';
export { listIdentities } from './own-data/store.ts';
export { takeInvitation, takeInvitationSms } from './sign-in/invitation-sms.ts';
export { insertPeople, type PeopleRows } from './insert-people.ts';
export { findByPhone, hasAccounts, listAccountNos, listOwnerPhones, listPeopleNamed, listPeopleOf, lockOpenAccount, maskedAccounts } from './store.ts';
export { registerSignOnPages } from './pages/portal-pages.ts';
export { registerSsoPages } from './pages/sso-pages.ts';
export { publishedAccounts, updateDemoLocks } from './demo-accounts.ts';
export { listKnownExports } from './own-data/store.ts';
export { buyerReading, getContact } from './session/get-contact.ts';
export { isGeneratedNickname } from './registration/generated-nickname.ts';
export { getSessionInfo } from './session/session-info.ts';
