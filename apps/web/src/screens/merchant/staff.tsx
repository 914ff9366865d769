import { getLoginSessionInfo } from '@portal/contract/account';
import { listStaff } from '@portal/contract/staff';
import { Button, Card, Empty } from '@portal/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { InvitationTable, InviteDialog, RoleTable, StaffTable } from '../../features/staff/index.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import { callContext } from '../../lib/server-context.ts';
import type { Route } from './+types/staff.ts';

/** /merchantCenter/staff: the people of the enterprise acted for, and whom it has invited (ENTERPRISE-7, ENTERPRISE-8). */
export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => {
  const call = context.get(callContext);
  const { accountNo, staffRole, companyName } = await call(getLoginSessionInfo);
  return { actor: { accountNo, staffRole }, companyName, ...(await call(listStaff)) };
});

export default function Staff({ loaderData: { actor, companyName, members, invitations } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [isInviting, setInviting] = useState(false);
  const handleChanged = () => void revalidate();
  const inviteButton = (
    <Button kind="primary" onClick={() => setInviting(true)}>
      邀请员工
    </Button>
  );
  return (
    <>
      <div className="p-row p-row--apart">
        <p className="p-small">
          {companyName} · 共 {members.length} 位成员
        </p>
        {inviteButton}
      </div>
      <Card title="成员" flush>
        <StaffTable members={members} actor={actor} onChanged={handleChanged} />
      </Card>
      <Card title="邀请" flush={invitations.length > 0}>
        {invitations.length === 0 ? (
          <Empty text="还没有发出邀请，邀请同事后可一起选型、配单" />
        ) : (
          <InvitationTable invitations={invitations} actor={actor.staffRole} onChanged={handleChanged} />
        )}
      </Card>
      <Card title="角色与权限" flush>
        <RoleTable />
      </Card>
      {isInviting && (
        <InviteDialog
          actor={actor.staffRole}
          onClose={() => setInviting(false)}
          onInvited={() => {
            setInviting(false);
            handleChanged();
          }}
        />
      )}
    </>
  );
}
