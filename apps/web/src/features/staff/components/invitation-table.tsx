import { invitationNames, staffCopy, type StaffInvitation } from '@portal/contract/staff';
import { mayManage, staffRoleName, type StaffRole } from '@portal/engines/access';
import { staffInvitationStates, type StaffInvitationState } from '@portal/engines/states';
import { Button, Table, Tag, type Column, type Tone } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { resend, withdraw } from '../api.ts';
import { useChange } from '../model/use-change.ts';
import { RowActions } from './row-actions.tsx';

interface InvitationTableProps {
  invitations: readonly StaffInvitation[];
  /** Of whoever looks at them. */
  actor: StaffRole | null;
  onChanged(): void;
}

const TONES: Readonly<Record<StaffInvitationState, Tone>> = {
  pending: 'accent',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  expired: 'warning',
};

/** Whom the enterprise has invited, those that wait first (ENTERPRISE-8). */
export function InvitationTable({ invitations, actor, onChanged }: InvitationTableProps) {
  const { busyId, perform } = useChange(onChanged);
  // what is handed over is the owner's to take back, and is not sent again
  const may = ({ staffRole, state }: StaffInvitation, act: 'resend' | 'withdraw') =>
    mayManage(actor, staffRole === 'owner' ? 'manager' : staffRole) &&
    (act === 'withdraw' || staffRole !== 'owner') &&
    staffInvitationStates.may(state, act, 'enterprise');
  const columns: Column<StaffInvitation>[] = [
    { key: 'phone', head: '手机号', phone: 'title', render: ({ phone }) => phone },
    { key: 'role', head: '角色', phone: 'fact', render: ({ staffRole }) => (staffRole === 'owner' ? '主账号（移交）' : staffRoleName(staffRole)) },
    { key: 'state', head: '状态', phone: 'fact', render: ({ state }) => <Tag tone={TONES[state]}>{invitationNames[state]}</Tag> },
    { key: 'inviter', head: '邀请人', phone: 'fact', render: ({ inviterName }) => inviterName },
    { key: 'until', head: '有效期至', phone: 'fact', render: ({ gmtExpire }) => formatDateTime(Date.parse(gmtExpire)) },
    {
      key: 'actions',
      head: <span className="p-hidden">操作</span>,
      kind: 'actions',
      render: (invitation) => (
        <RowActions>
          {may(invitation, 'resend') && (
            <Button
              kind="quiet"
              size="small"
              busy={busyId === `resend ${invitation.invitationId}`}
              onClick={() => void perform(`resend ${invitation.invitationId}`, () => resend(invitation.invitationId), staffCopy.resent)}
            >
              重新发送
            </Button>
          )}
          {may(invitation, 'withdraw') && (
            <Button
              kind="quiet"
              size="small"
              busy={busyId === invitation.invitationId}
              onClick={() => void perform(invitation.invitationId, () => withdraw(invitation.invitationId), staffCopy.withdrawn)}
            >
              撤回
            </Button>
          )}
        </RowActions>
      ),
    },
  ];
  return <Table caption="邀请" columns={columns} rows={invitations} rowKey={({ invitationId }) => invitationId} />;
}
