import { staffCopy, type GivenRole, type StaffMember } from '@portal/contract/staff';
import { mayManage, staffMay, staffRoleName, type StaffRole } from '@portal/engines/access';
import { Button, Dialog, Tag, type Column } from '@portal/ui';
import { formatDate } from '@portal/units';
import { useState } from 'react';
import { changeRole, changeScope, remove } from '../api.ts';
import { useChange } from '../model/use-change.ts';
import { PeopleTable } from './people-table.tsx';
import { RowActions } from './row-actions.tsx';
import { TaggedName } from './tagged-name.tsx';
import { HandoverDialog } from './handover-dialog.tsx';

interface StaffTableProps {
  members: readonly StaffMember[];
  /** Who looks at them. */
  actor: { accountNo: string; staffRole: StaffRole | null };
  /** The enterprise is offered to somebody already: there is one offer at a time (ENTERPRISE-9). */
  isHandoverOpen: boolean;
  /** It has customers, and the caller says who sees which (ENTERPRISE-16). */
  mayScope: boolean;
  onChanged(): void;
  /** The enterprise has been offered to one of them. */
  onSent(): void;
}

const called = ({ nickname, phone }: StaffMember): string => nickname || phone;

/** The people of an enterprise, and what the caller may do with each (ENTERPRISE-7). */
export function StaffTable({ members, actor, isHandoverOpen, mayScope, onChanged, onSent }: StaffTableProps) {
  const { busyId, perform } = useChange(onChanged);
  const [removed, setRemoved] = useState<StaffMember>();
  const [receiver, setReceiver] = useState<StaffMember>();
  const handleRole = ({ accountNo, staffRole }: StaffMember) => {
    const [before, next] = (staffRole === 'manager' ? ['manager', 'staff'] : ['staff', 'manager']) as [GivenRole, GivenRole];
    void perform(
      accountNo,
      () => changeRole(accountNo, next),
      staffCopy.roleChanged,
      () => changeRole(accountNo, before),
    );
  };
  const handleScope = ({ accountNo, ownCustomers }: StaffMember) =>
    void perform(
      accountNo,
      () => changeScope(accountNo, !ownCustomers),
      ownCustomers ? staffCopy.widened : staffCopy.narrowed,
      () => changeScope(accountNo, ownCustomers),
    );
  const columns: Column<StaffMember>[] = [
    {
      key: 'name',
      head: '姓名',
      phone: 'title',
      render: (member) => (
        <TaggedName>
          {called(member)} {member.accountNo === actor.accountNo && <Tag tone="accent">本人</Tag>} {member.isAway && <Tag tone="warning">账号停用中</Tag>}
          {member.ownCustomers && <Tag>仅看自己的客户</Tag>}
        </TaggedName>
      ),
    },
    { key: 'role', head: '角色', phone: 'fact', render: ({ staffRole }) => staffRoleName(staffRole) },
    { key: 'phone', head: '手机号', phone: 'fact', render: ({ phone }) => phone },
    { key: 'join', head: '加入时间', phone: 'fact', render: ({ gmtJoin }) => (gmtJoin === null ? '—' : formatDate(Date.parse(gmtJoin))) },
    {
      key: 'actions',
      head: <span className="p-hidden">操作</span>,
      kind: 'actions',
      render: (member) =>
        member.accountNo !== actor.accountNo &&
        mayManage(actor.staffRole, member.staffRole) && (
          <RowActions>
            {staffMay(actor.staffRole, 'namesManagers') && (
              <Button kind="quiet" size="small" busy={busyId === member.accountNo && !removed} onClick={() => handleRole(member)}>
                {member.staffRole === 'manager' ? '改为员工' : '设为管理员'}
              </Button>
            )}
            {mayScope && member.staffRole === 'staff' && (
              <Button kind="quiet" size="small" busy={busyId === member.accountNo && !removed} onClick={() => handleScope(member)}>
                {member.ownCustomers ? '看全部客户' : '限自己客户'}
              </Button>
            )}
            {staffMay(actor.staffRole, 'handsOver') && !member.isAway && !isHandoverOpen && (
              <Button kind="quiet" size="small" onClick={() => setReceiver(member)}>
                移交主账号
              </Button>
            )}
            <Button kind="quiet" size="small" onClick={() => setRemoved(member)}>
              移除
            </Button>
          </RowActions>
        ),
    },
  ];
  return (
    <>
      <PeopleTable caption="企业成员" columns={columns} rows={members} rowKey={({ accountNo }) => accountNo} />
      {removed && (
        <Dialog
          open
          onClose={() => setRemoved(undefined)}
          title={`移除${called(removed)}？`}
          action={{
            label: '移除成员',
            danger: true,
            busy: busyId !== undefined,
            onAct: () => void perform(removed.accountNo, () => remove(removed.accountNo), staffCopy.removed).then(() => setRemoved(undefined)),
          }}
        >
          移除后立即不能再以本企业身份访问。其配单转到主账号名下，未保存的清单、收藏和收货地址会清除。
        </Dialog>
      )}
      {receiver && (
        <HandoverDialog
          receiver={receiver}
          onClose={() => setReceiver(undefined)}
          onMoved={onChanged}
          onOffered={() => {
            setReceiver(undefined);
            onSent();
          }}
        />
      )}
    </>
  );
}
