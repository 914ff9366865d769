import type { PricingGroup } from '@portal/contract/customer';
import { Anchor, Button, ButtonLink, Table, Tag, type Column } from '@portal/ui';
import { groupAddress } from '../model/customers-query.ts';
import { groupWords } from '../model/group-words.ts';
import './group-table.css';

interface GroupTableProps {
  groups: readonly PricingGroup[];
  mayEdit: boolean;
  onEdit(group: PricingGroup): void;
  onRemove(group: PricingGroup): void;
}

export const groupHrefOf = (groupNo: string): string => groupAddress.href({ ...groupAddress.read(new URLSearchParams()), groupNo });

/** A dealer's pricing groups (PRICE-30). */
export function GroupTable({ groups, mayEdit, onEdit, onRemove }: GroupTableProps) {
  const columns: Column<PricingGroup>[] = [
    {
      key: 'name',
      head: '分组',
      phone: 'title',
      render: (group) => (
        <span className="cu-group-name">
          <Anchor href={groupHrefOf(group.groupNo)}>{group.groupName}</Anchor>
          {group.validity !== 'applies' && <Tag tone="warning">{groupWords.validity(group)}</Tag>}
        </span>
      ),
    },
    { key: 'rate', head: '定价方式', render: groupWords.rate },
    { key: 'prices', head: '单独定价', kind: 'figure', render: ({ priceCount }) => `${priceCount} 个型号` },
    { key: 'members', head: '客户', kind: 'figure', render: ({ memberCount }) => `${memberCount} 位` },
    { key: 'days', head: '有效期', render: groupWords.days },
    {
      key: 'acts',
      head: '操作',
      kind: 'actions',
      render: (group) => (
        <>
          <ButtonLink kind="quiet" size="small" href={groupHrefOf(group.groupNo)} aria-label={`${group.groupName}的定价`}>
            定价
          </ButtonLink>
          {mayEdit && (
            <>
              <Button kind="quiet" size="small" aria-label={`修改${group.groupName}`} onClick={() => onEdit(group)}>
                修改
              </Button>
              <Button kind="quiet" size="small" aria-label={`删除${group.groupName}`} onClick={() => onRemove(group)}>
                删除
              </Button>
            </>
          )}
        </>
      ),
    },
  ];
  return <Table caption="价格分组" columns={columns} rows={groups} rowKey={({ groupNo }) => groupNo} />;
}
