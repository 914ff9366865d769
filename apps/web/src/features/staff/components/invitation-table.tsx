import { invitationNames, staffCopy, type StaffInvitation } from '@portal/contract/staff';
import { mayManage, staffRoleName, type StaffRole } from '@portal/engines/access';
import { staffInvitationStates, type StaffInvitationState } from '@portal/engines/states';
import { Button, Dialog, Tag, type Column, type Tone } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { useEffect, useState } from 'react';
import { resend, withdraw } from '../api.ts';
import { useChange } from '../model/use-change.ts';
import { PeopleTable } from './people-table.tsx';
import { RowActions } from './row-actions.tsx';

interface InvitationTableProps {
  /** Of the table, for a screen reader. */
  caption: string;
  invitations: readonly StaffInvitation[];
  /** Of whoever looks at them. */
  actor: StaffRole | null;
  /** The one just sent: it is brought into sight and stands out. */
  newId?: string | undefined;
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
export function InvitationTable({ caption, invitations, actor, newId, onChanged }: InvitationTableProps) {
  const { busyId, perform } = useChange(onChanged);
  const [withdrawn, setWithdrawn] = useState<StaffInvitation>();
  useEffect(() => {
    if (newId !== undefined) document.getElementById(rowId(newId))?.scrollIntoView({ block: 'center' });
  }, [newId]);
  const handleWithdraw = async ({ invitationId }: StaffInvitation) => {
    await perform(invitationId, () => withdraw(invitationId), staffCopy.withdrawn);
    setWithdrawn(undefined);
  };
  // what is handed over is the owner's to take back, and is not sent again
  const may = ({ staffRole, state }: StaffInvitation, act: 'resend' | 'withdraw') =>
    mayManage(actor, staffRole === 'owner' ? 'manager' : staffRole) &&
    (act === 'withdraw' || staffRole !== 'owner') &&
    staffInvitationStates.may(state, act, 'enterprise');
  const columns: Column<StaffInvitation>[] = [
    { key: 'phone', head: '手机号', phone: 'title', render: ({ phone }) => phone },
    { key: 'state', head: '状态', phone: 'fact', render: ({ state }) => <Tag tone={TONES[state]}>{invitationNames[state]}</Tag> },
    { key: 'role', head: '角色', phone: 'fact', render: ({ staffRole }) => (staffRole === 'owner' ? '主账号（移交）' : staffRoleName(staffRole)) },
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
            <Button kind="quiet" size="small" onClick={() => setWithdrawn(invitation)}>
              撤回
            </Button>
          )}
        </RowActions>
      ),
    },
  ];
  return (
    <>
      <PeopleTable
        caption={caption}
        columns={columns}
        rows={invitations}
        rowKey={({ invitationId }) => invitationId}
        rowProps={({ invitationId }) => (invitationId === newId ? { id: rowId(invitationId), className: 'st-people__new' } : {})}
      />
      {withdrawn && (
        <Dialog
          open
          onClose={() => setWithdrawn(undefined)}
          title={withdrawn.staffRole === 'owner' ? `取消移交给 ${withdrawn.phone}？` : `撤回给 ${withdrawn.phone} 的邀请？`}
          cancelLabel="返回"
          action={{
            label: withdrawn.staffRole === 'owner' ? '取消移交' : '撤回邀请',
            danger: true,
            busy: busyId !== undefined,
            onAct: () => void handleWithdraw(withdrawn),
          }}
        >
          {withdrawn.staffRole === 'owner'
            ? '对方不能再接收主账号，并会收到通知；需要时可重新申请移交。'
            : '对方不能再用它加入，并会收到通知；需要时可重新邀请。'}
        </Dialog>
      )}
    </>
  );
}

const rowId = (invitationId: string): string => `invitation-${invitationId}`;
