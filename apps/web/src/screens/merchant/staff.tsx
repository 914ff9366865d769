import { getLoginSessionInfo } from '@portal/contract/account';
import { listStaff } from '@portal/contract/staff';
import { mayCall } from '@portal/engines/access';
import { Button, Card, Empty } from '@portal/ui';
import { useState } from 'react';
import { InvitationTable, InviteDialog, isHandoverOpen, RoleTable, splitInvitations, StaffTable } from '../../features/staff/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { useReadWhenTold } from '../../lib/live/read-when-told.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { Route } from './+types/staff.ts';
import './staff.css';

/** /merchantCenter/staff: the people of the enterprise acted for, and whom it has invited (ENTERPRISE-7, ENTERPRISE-8). */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const { accountNo, staffRole, userType, companyName } = await call(getLoginSessionInfo);
  return { actor: { accountNo, staffRole }, mayScope: mayCall('assignsCustomers', userType, staffRole), companyName, ...(await call(listStaff)) };
});

export default function Staff({ loaderData: { actor, mayScope, companyName, members, invitations } }: Route.ComponentProps) {
  const readAnew = useReadWhenTold();
  const [isInviting, setInviting] = useState(false);
  const [known, setKnown] = useState<ReadonlySet<string>>();
  const handleChanged = () => void readAnew();
  const newId = known && invitations.find(({ invitationId }) => !known.has(invitationId))?.invitationId;
  /** Somebody is invited, or offered the enterprise: the row that comes with the next reading is the one. */
  const handleSent = () => {
    setInviting(false);
    setKnown(new Set(invitations.map(({ invitationId }) => invitationId)));
    handleChanged();
  };
  const { open, over } = splitInvitations(invitations);
  return (
    <>
      <div className="p-row p-row--apart">
        <p className="p-small">
          {companyName} · 共 {members.length} 位成员
        </p>
        <Button kind="primary" onClick={() => setInviting(true)}>
          邀请员工
        </Button>
      </div>
      <Card title="成员" flush>
        <StaffTable
          members={members}
          actor={actor}
          isHandoverOpen={isHandoverOpen(invitations)}
          mayScope={mayScope}
          onChanged={handleChanged}
          onSent={handleSent}
        />
      </Card>
      <Card title="邀请" flush>
        {open.length === 0 && <Empty text={over.length > 0 ? '没有待处理的邀请' : '还没有发出邀请，邀请同事后可一起选型、配单'} />}
        {open.length > 0 && <InvitationTable caption="邀请" invitations={open} actor={actor.staffRole} newId={newId} onChanged={handleChanged} />}
        {over.length > 0 && (
          <details className="mc-over">
            <summary>已结束的邀请（{over.length}）</summary>
            <InvitationTable caption="已结束的" invitations={over} actor={actor.staffRole} onChanged={handleChanged} />
          </details>
        )}
      </Card>
      <Card title="角色与权限" flush>
        <RoleTable />
      </Card>
      {isInviting && <InviteDialog actor={actor.staffRole} onClose={() => setInviting(false)} onInvited={handleSent} onMoved={handleChanged} />}
    </>
  );
}
