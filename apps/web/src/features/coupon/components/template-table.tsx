import { couponGroupNames, couponRefundRuleNames, type CouponTemplate } from '@portal/contract/coupon';
import { claimedWords, couponTermsWords } from '@portal/engines/pricing';
import { TemplateActs, TemplateState, type TemplateStep } from '@portal/promotions/coupon';
import { Table, type Column } from '@portal/ui';
import './template-table.css';

interface TemplateTableProps {
  templates: readonly CouponTemplate[];
  mayEdit: boolean;
  onEdit(template: CouponTemplate, isCopy: boolean): void;
  onStep(template: CouponTemplate, act: TemplateStep): void;
  onGrant(template: CouponTemplate): void;
  onVoid(template: CouponTemplate): void;
}

/** What a dealer gives out: what it is, how long, how much of it is claimed and used, and what can be done about it. */
export function TemplateTable({ templates, mayEdit, onEdit, onStep, onGrant, onVoid }: TemplateTableProps) {
  const columns: Column<CouponTemplate>[] = [
    {
      key: 'name',
      head: '优惠券',
      phone: 'title',
      render: (template) => (
        <span className="cp-name">
          <b>{template.name}</b>
          <span className="p-small">{couponTermsWords(template)}</span>
          <span className="p-small">
            {template.stackGroup === null ? '不可叠加' : couponGroupNames[template.stackGroup]}
            {template.refundRule === 'spent' && ` · ${couponRefundRuleNames.spent}`}
            {template.claimCode === null ? '' : ` · 口令 ${template.claimCode}`}
          </span>
        </span>
      ),
    },
    { key: 'state', head: '状态', render: (template) => <TemplateState template={template} /> },
    { key: 'claim', head: '领取时间', render: ({ claimFrom, claimTo }) => <span className="cp-days">{`${claimFrom} 至 ${claimTo}`}</span> },
    {
      key: 'use',
      head: '使用期限',
      render: ({ use }) => <span className="cp-days">{use.kind === 'days' ? `领取后 ${use.days} 天` : `${use.from} 至 ${use.to}`}</span>,
    },
    { key: 'claimed', head: '已领 / 总量', kind: 'figure', render: claimedWords },
    {
      key: 'used',
      head: '已用',
      kind: 'figure',
      render: ({ usedCount, lockedCount }) => (lockedCount === 0 ? usedCount : `${usedCount}（占用 ${lockedCount}）`),
    },
    ...(mayEdit
      ? [
          {
            key: 'acts',
            head: '操作',
            kind: 'actions',
            render: (template: CouponTemplate) => (
              <TemplateActs
                template={template}
                onEdit={(isCopy) => onEdit(template, isCopy)}
                onGrant={() => onGrant(template)}
                onStep={(act) => onStep(template, act)}
                onVoid={() => onVoid(template)}
              />
            ),
          } as const,
        ]
      : []),
  ];
  return <Table caption="优惠券" columns={columns} rows={templates} rowKey={({ templateNo }) => templateNo} />;
}
