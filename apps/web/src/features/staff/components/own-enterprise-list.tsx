import { enterpriseCopy } from '@portal/contract/enterprise';
import { staffCopy, type OwnEnterprise } from '@portal/contract/staff';
import { staffRoleName } from '@portal/engines/access';
import { Anchor, Button, Dialog, Tag, type Column } from '@portal/ui';
import { formatDate } from '@portal/units';
import { useState } from 'react';
import { leave } from '../api.ts';
import { useChange } from '../model/use-change.ts';
import { PeopleTable } from './people-table.tsx';
import { RowActions } from './row-actions.tsx';
import { TaggedName } from './tagged-name.tsx';

interface OwnEnterpriseListProps {
  enterprises: readonly OwnEnterprise[];
  onChanged(): void;
}

/** The enterprises one may act for, and the way out of each (ENTERPRISE-10). */
export function OwnEnterpriseList({ enterprises, onChanged }: OwnEnterpriseListProps) {
  const { busyId, perform } = useChange(onChanged);
  const [left, setLeft] = useState<OwnEnterprise>();
  const handleLeave = async (enterprise: OwnEnterprise) => {
    const arrival = enterprise.chooseOn ? staffCopy.left : undefined;
    await perform(enterprise.merchantNo, () => leave(enterprise.merchantNo, arrival), staffCopy.left);
    setLeft(undefined);
  };
  const columns: Column<OwnEnterprise>[] = [
    {
      key: 'name',
      head: '企业',
      phone: 'title',
      render: ({ companyName, chooseOn }) => (
        <TaggedName>
          {companyName} {chooseOn && <Tag tone="accent">当前身份</Tag>}
        </TaggedName>
      ),
    },
    { key: 'role', head: '我的角色', phone: 'fact', render: ({ staffRole }) => staffRoleName(staffRole) },
    { key: 'join', head: '加入时间', phone: 'fact', render: ({ gmtJoin }) => (gmtJoin === null ? '—' : formatDate(Date.parse(gmtJoin))) },
    {
      key: 'actions',
      head: <span className="p-hidden">操作</span>,
      kind: 'actions',
      render: (enterprise) => (
        <RowActions>
          <Button kind="quiet" size="small" onClick={() => setLeft(enterprise)}>
            离开企业
          </Button>
        </RowActions>
      ),
    },
  ];
  return (
    <>
      <PeopleTable caption="我的企业" columns={columns} rows={enterprises} rowKey={({ merchantNo }) => merchantNo} />
      {left?.isSoleOwner === true && (
        <Dialog open onClose={() => setLeft(undefined)} title={left.isCertified ? '请先移交主账号' : '暂时不能移交主账号'} cancelLabel="知道了">
          <p>
            您是{left.companyName}唯一的主账号。
            {left.isCertified ? '请以该企业身份进入商户中心，在「员工管理」中将主账号移交给一位成员，对方确认后即可离开。' : `${enterpriseCopy.handoverShut}。`}
          </p>
          {left.isCertified && left.chooseOn && (
            <p>
              <Anchor href="/merchantCenter/staff">去员工管理</Anchor>
            </p>
          )}
        </Dialog>
      )}
      {left?.isSoleOwner === false && (
        <Dialog
          open
          onClose={() => setLeft(undefined)}
          title={`离开${left.companyName}？`}
          action={{
            label: '离开企业',
            danger: true,
            busy: busyId !== undefined,
            onAct: () => void handleLeave(left),
          }}
        >
          离开后立即不能再以该企业身份访问。您在该企业名下的配单转到主账号名下，未保存的清单、收藏和收货地址会清除；再次加入需要重新邀请。
        </Dialog>
      )}
    </>
  );
}
