import { couponActNames, couponGroupNames, couponTemplateStateNames, type CouponTemplate } from '@portal/contract/coupon';
import { couponTermsWords } from '@portal/engines/pricing';
import { couponTemplateStates } from '@portal/engines/states';
import type { TemplateStep } from '@portal/promotions/coupon';
import { Button, Table, Tag, type Column, type Tone } from '@portal/ui';
import './template-table.css';

interface TemplateTableProps {
  templates: readonly CouponTemplate[];
  mayEdit: boolean;
  onEdit(template: CouponTemplate, isCopy: boolean): void;
  onStep(template: CouponTemplate, act: TemplateStep): void;
  onGrant(template: CouponTemplate): void;
  onVoid(template: CouponTemplate): void;
}

const TONES: Readonly<Record<CouponTemplate['state'], Tone>> = { draft: 'neutral', issuing: 'success', paused: 'warning', ended: 'neutral', voided: 'danger' };
const STEPS: readonly TemplateStep[] = ['issue', 'pause', 'resume', 'end', 'void'];

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
            {template.claimCode === null ? '' : ` · 口令 ${template.claimCode}`}
          </span>
        </span>
      ),
    },
    { key: 'state', head: '状态', render: ({ state }) => <Tag tone={TONES[state]}>{couponTemplateStateNames[state]}</Tag> },
    { key: 'claim', head: '领取时间', render: ({ claimFrom, claimTo }) => <span className="cp-days">{`${claimFrom} 至 ${claimTo}`}</span> },
    {
      key: 'use',
      head: '使用期限',
      render: ({ use }) => <span className="cp-days">{use.kind === 'days' ? `领取后 ${use.days} 天` : `${use.from} 至 ${use.to}`}</span>,
    },
    { key: 'claimed', head: '已领 / 总量', kind: 'figure', render: ({ claimedCount, totalCount }) => `${claimedCount} / ${totalCount}` },
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
              <span className="cp-acts">
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`${template.state === 'draft' ? '修改' : '复制'}${template.name}`}
                  onClick={() => onEdit(template, template.state !== 'draft')}
                >
                  {template.state === 'draft' ? '修改' : '复制'}
                </Button>
                {couponTemplateStates.may(template.state, 'end', 'issuer') && (
                  <Button kind="quiet" size="small" aria-label={`发放给客户：${template.name}`} onClick={() => onGrant(template)}>
                    发放给客户
                  </Button>
                )}
                {template.claimedCount > template.usedCount && (
                  <Button kind="quiet" size="small" aria-label={`作废已领取的${template.name}`} onClick={() => onVoid(template)}>
                    作废已领取
                  </Button>
                )}
                {STEPS.filter((act) => couponTemplateStates.may(template.state, act, 'issuer')).map((act) => (
                  <Button key={act} kind="quiet" size="small" aria-label={`${couponActNames[act]}${template.name}`} onClick={() => onStep(template, act)}>
                    {couponActNames[act]}
                  </Button>
                ))}
              </span>
            ),
          } as const,
        ]
      : []),
  ];
  return <Table caption="优惠券" columns={columns} rows={templates} rowKey={({ templateNo }) => templateNo} />;
}
