import { shareCopy, shareKindNames, shareStateNames, type Share } from '@portal/contract/share-out';
import { Anchor, Money, Table, Tag, type Column } from '@portal/ui';
import { formatDate, formatDateTime } from '@portal/units';
import './share-table.css';

const TONES = { waiting: 'warning', shared: 'success', void: 'neutral' } as const;

/** What of each order is the dealer's, and how it comes about (SHARE-1). */
export function ShareTable({
  rows,
  orderHrefOf,
  claimHrefOf,
}: {
  rows: readonly Share[];
  orderHrefOf(shopOrderNo: string): string;
  claimHrefOf(afterSaleNo: string): string;
}) {
  const columns: Column<Share>[] = [
    {
      key: 'order',
      head: '订单',
      phone: 'title',
      render: ({ shopOrderNo, buyerName, kind, payWay, isPlatformSeckill }) => (
        <span className="st-share__order">
          <Anchor href={orderHrefOf(shopOrderNo)}>{shopOrderNo}</Anchor>
          <span className="p-small">
            {buyerName}
            {kind === 'refund' && ` · ${shareKindNames.refund}`}
          </span>
          {isPlatformSeckill && <span className="p-small">{shareCopy.platformSeckill}</span>}
          {payWay === 'credit' && <span className="p-small">{shareCopy.onCredit}</span>}
        </span>
      ),
    },
    { key: 'time', head: '付款或接单时间', render: ({ gmtCreate }) => formatDateTime(Date.parse(gmtCreate)) },
    { key: 'paid', head: '订单金额', kind: 'figure', render: ({ paidAmount }) => (paidAmount === 0 ? '—' : <Money yuan={paidAmount} size="small" />) },
    {
      key: 'refunded',
      head: '退款',
      kind: 'figure',
      render: ({ refundedAmount }) => (refundedAmount === 0 ? '—' : <Money yuan={refundedAmount} size="small" />),
    },
    { key: 'fee', head: '平台手续费', kind: 'figure', render: ({ feeAmount }) => (feeAmount === 0 ? '—' : <Money yuan={feeAmount} size="small" />) },
    {
      key: 'subsidy',
      head: shareCopy.subsidy,
      kind: 'figure',
      render: ({ subsidyAmount }) => (subsidyAmount === 0 ? '—' : <Money yuan={subsidyAmount} size="small" />),
    },
    { key: 'share', head: '分账金额', kind: 'figure', render: ({ shareAmount }) => <Money yuan={shareAmount} /> },
    {
      key: 'state',
      head: '状态',
      render: ({ state, gmtDue, gmtShared, openClaimNos }) => (
        <span className="st-share__state">
          <Tag tone={TONES[state]}>{shareStateNames[state]}</Tag>
          <span className="p-small">{openClaimNos.length > 0 ? shareCopy.claimOpen : whenWords({ state, gmtDue, gmtShared })}</span>
          {openClaimNos.map((afterSaleNo) => (
            <Anchor key={afterSaleNo} href={claimHrefOf(afterSaleNo)}>
              {afterSaleNo}
            </Anchor>
          ))}
        </span>
      ),
    },
  ];
  return <Table caption="分账明细" columns={columns} rows={rows} rowKey={({ rowNo }) => rowNo} />;
}

function whenWords({ state, gmtDue, gmtShared }: Pick<Share, 'state' | 'gmtDue' | 'gmtShared'>): string {
  if (state === 'shared' && gmtShared !== null) return formatDate(Date.parse(gmtShared));
  if (state === 'waiting') return gmtDue === null ? '订单完成后开始计算' : `预计 ${formatDate(Date.parse(gmtDue))}`;
  return '';
}
