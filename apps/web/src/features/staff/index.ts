/** Front door of an enterprise's people on the pages: who they are, whom it invites, what one is oneself. */
export { InvitationTable } from './components/invitation-table.tsx';
export { InviteDialog } from './components/invite-dialog.tsx';
export { OwnEnterpriseList } from './components/own-enterprise-list.tsx';
export { ReceivedInvitations } from './components/received-invitations.tsx';
export { RoleTable } from './components/role-table.tsx';
export { StaffTable } from './components/staff-table.tsx';
export { actWords } from './model/act-words.ts';
export { isHandoverOpen, splitInvitations } from './model/invitations.ts';
