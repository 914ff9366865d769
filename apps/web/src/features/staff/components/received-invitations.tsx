import { invitationNames, staffCopy, type ReceivedInvitation } from '@portal/contract/staff';
import { staffRoleName } from '@portal/engines/access';
import { Button, Dialog, Tag } from '@portal/ui';
import { formatDate } from '@portal/units';
import { useState } from 'react';
import { accept, decline } from '../api.ts';
import { useChange } from '../model/use-change.ts';
import { Points } from './points.tsx';
import './received-invitations.css';

interface ReceivedInvitationsProps {
  invitations: readonly ReceivedInvitation[];
  /** For an enterprise; else one acts for the first that is joined. */
  isActing: boolean;
  onChanged(): void;
}

const titleOf = ({ companyName, staffRole }: ReceivedInvitation): string =>
  staffRole === 'owner' ? `${companyName}的主账号移交给您` : `邀请您加入${companyName}`;

const acceptedWords = ({ companyName, staffRole }: ReceivedInvitation): string =>
  staffRole === 'owner' ? `您已成为${companyName}的主账号` : `已加入${companyName}`;

/** Invitations to one's number: those that wait are answered here, the others are a record (ENTERPRISE-8). */
export function ReceivedInvitations({ invitations, isActing, onChanged }: ReceivedInvitationsProps) {
  const { busyId, perform } = useChange(onChanged);
  const [declined, setDeclined] = useState<ReceivedInvitation>();
  const [taken, setTaken] = useState<ReceivedInvitation>();
  const handleAccept = async (invitation: ReceivedInvitation) => {
    const words = acceptedWords(invitation);
    await perform(invitation.invitationId, () => accept(invitation.invitationId, isActing ? undefined : words), words);
    setTaken(undefined);
  };
  return (
    <>
      <ul className="st-received">
        {invitations.map((invitation) => (
          <li key={invitation.invitationId}>
            <div>
              <b>{titleOf(invitation)}</b> {invitation.state !== 'pending' && <Tag>{invitationNames[invitation.state]}</Tag>}
              <p className="p-small">
                {invitation.inviterName}发起 · 角色：{staffRoleName(invitation.staffRole)} ·{' '}
                {invitation.state === 'pending'
                  ? `${formatDate(Date.parse(invitation.gmtExpire))} 前有效`
                  : `${formatDate(Date.parse(invitation.gmtCreate))} 收到`}
              </p>
            </div>
            {invitation.state === 'pending' && (
              <div className="p-row">
                <Button onClick={() => setDeclined(invitation)}>拒绝</Button>
                <Button
                  kind="primary"
                  busy={busyId === invitation.invitationId && !declined && !taken}
                  onClick={() => (invitation.staffRole === 'owner' ? setTaken(invitation) : void handleAccept(invitation))}
                >
                  {invitation.staffRole === 'owner' ? '接收主账号' : '接受邀请'}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {taken && (
        <Dialog
          open
          onClose={() => setTaken(undefined)}
          title={`接收${taken.companyName}的主账号？`}
          action={{ label: '接收主账号', busy: busyId !== undefined, onAct: () => void handleAccept(taken) }}
        >
          <Points
            points={[
              '您成为企业的主账号，可管理成员、办理企业认证、查看操作记录。',
              `${taken.inviterName}的角色变更为管理员。`,
              '之后要离开企业，需先将主账号移交给他人。',
            ]}
          />
        </Dialog>
      )}
      {declined && (
        <Dialog
          open
          onClose={() => setDeclined(undefined)}
          title={declined.staffRole === 'owner' ? '拒绝接收主账号？' : '拒绝这个邀请？'}
          action={{
            label: '拒绝',
            danger: true,
            busy: busyId !== undefined,
            onAct: () => void perform(declined.invitationId, () => decline(declined.invitationId), staffCopy.declined).then(() => setDeclined(undefined)),
          }}
        >
          {titleOf(declined)}。拒绝后对方会收到通知，需要时可请对方重新发起。
        </Dialog>
      )}
    </>
  );
}
